import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { DAY, HOUR, MINUTE, toPlainDate } from '#src/domain/time.ts'
import { digestDomain } from '#src/server/people/digest/index.ts'
import { writeDigests } from '#src/server/people/digest/write-digests.usecases.ts'
import { readAdminEvents, registerAdmin } from '#tests/server/support/admins.ts'
import type { Client } from '#tests/server/support/client.ts'
import { confirmAddress, registerNewcomer } from '#tests/server/support/fixtures.ts'
import { readMails } from '#tests/server/support/mailbox.ts'
import { serverOf, type TestServer } from '#tests/server/support/server-of.ts'
import { proposalDomain } from '../proposal/index.ts'
import { siteUpdateDomain } from './index.ts'

const startServer = serverOf(siteUpdateDomain, proposalDomain, digestDomain)

const PATH = '/server/admin/site-update'
const ENGLISH = { language: 'en', path: '/docs', subject: 'Search by port', body: 'You can search by port.\n\nTry it.' }
const REASON = 'The search by port is released.'

/** A draft with an English text. Returns its id. */
async function draft(admin: Client, kind = 'tech_updates'): Promise<string> {
  const { id } = (await admin.post(PATH, { kind })).body
  await admin.put(`${PATH}/${id}`, { version: 1, ...ENGLISH })
  return id
}

const propose = async (admin: Client, id: string, more: object = {}) => {
  const { version } = (await admin.get(`${PATH}/${id}`)).body
  return admin.post(`${PATH}/${id}/proposal`, { version, day: '', reason: REASON, ...more })
}

async function publish(admins: readonly [Client, Client], id: string, more: object = {}): Promise<void> {
  const { body } = await propose(admins[0], id, more)
  const answer = await admins[1].post(`${PATH}/proposal/${body.id}/confirmation`)
  if (answer.status !== 200) throw new Error(answer.text)
}

const registerTwo = async (server: TestServer) =>
  [await registerAdmin(server, ['content']), await registerAdmin(server, ['content'])] as const

async function registerReader(server: TestServer, language = 'en') {
  const reader = await registerNewcomer(server, language)
  await confirmAddress(reader.email)
  return reader
}

/** Updates that arrive within some days, by recipient. */
async function receive(server: TestServer, days = 1) {
  server.sent.length = 0
  for (let hour = 0; hour < days * 24; hour += 1) {
    server.wait(HOUR)
    await writeDigests(server.services, server.product.digests)
  }
  // A new mail domain gets few letters an hour; the queue sends the others later.
  const ids = [...server.sent]
  await readMails(server)
  server.wait(HOUR)
  server.sent.push(...ids)
  return (await readMails(server)).filter(({ kind }) => kind.endsWith('-update'))
}

beforeEach(async () => {
  await env.DB.batch(
    ['outbox', 'site_update', 'account', 'letter', 'letter_domain'].map((table) =>
      env.DB.prepare(`DELETE FROM ${table}`),
    ),
  )
})

describe('an update', () => {
  it('is sent once to everybody who wants it, after two admins agreed', async () => {
    const server = startServer()
    const reader = await registerReader(server)
    const declined = await registerReader(server)
    await declined.put('/server/user/notification-settings', { settings: { tech_updates: false } })
    const admins = await registerTwo(server)
    const id = await draft(admins[0])
    expect(await receive(server)).toEqual([])
    await publish(await registerTwo(server), id)
    const mails = await receive(server, 3)
    expect(mails.map(({ recipient }) => recipient)).toContain(reader.email)
    expect(mails.map(({ recipient }) => recipient)).not.toContain(declined.email)
    expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(mails.length)
    const mail = mails.find(({ recipient }) => recipient === reader.email)
    expect([mail?.subject, mail?.text.includes('Try it.'), mail?.text.includes('/subscribe/unsubscribe')]).toEqual([
      ENGLISH.subject,
      true,
      true,
    ])
    const row = await env.DB.prepare('SELECT letters FROM site_update WHERE id = ?').bind(id).first()
    expect(row?.letters).toBe(mails.length)
  })

  it('of product news is sent to those alone who asked for it', async () => {
    const server = startServer()
    const [reader, other] = [await registerReader(server), await registerReader(server)]
    await reader.put('/server/user/notification-settings', { settings: { product_updates: true } })
    const admins = await registerTwo(server)
    server.wait(MINUTE)
    await publish(admins, await draft(admins[0], 'product_updates'))
    const mails = await receive(server, 2)
    expect(mails.map(({ recipient }) => recipient)).toEqual([reader.email])
    expect(other.email).not.toBe(reader.email)
  })

  it('is read in the own language, or in English with its language named', async () => {
    const server = startServer()
    const [ukrainian, german] = [await registerReader(server, 'uk'), await registerReader(server, 'de')]
    const admins = await registerTwo(server)
    const id = await draft(admins[0])
    await admins[0].put(`${PATH}/${id}`, { version: 2, ...ENGLISH, language: 'uk', subject: 'Пошук за портом' })
    server.wait(MINUTE)
    await publish(admins, id)
    const mails = await receive(server, 2)
    const subjectOf = (email: string) => mails.find(({ recipient }) => recipient === email)
    expect(subjectOf(ukrainian.email)?.subject).toBe('Пошук за портом')
    expect(subjectOf(german.email)?.subject).toBe(ENGLISH.subject)
    expect(subjectOf(german.email)?.text).toContain('Englisch')
  })

  it('is one of two of the same day: the other is in the digest of the next day', async () => {
    const server = startServer()
    const reader = await registerReader(server)
    const admins = await registerTwo(server)
    const day = toPlainDate(server.now() + 2 * DAY)
    for (const id of [await draft(admins[0]), await draft(admins[0])]) await publish(admins, id, { day })
    const days: number[] = []
    for (let count = 0; count < 6; count += 1)
      days.push((await receive(server)).filter(({ recipient }) => recipient === reader.email).length)
    expect(days.filter((count) => count > 0)).toEqual([1, 1])
  })

  it('that was stopped reaches nobody else', async () => {
    const server = startServer()
    await registerReader(server)
    const admins = await registerTwo(server)
    const id = await draft(admins[0])
    await publish(admins, id)
    expect((await admins[0].post(`${PATH}/${id}/stop`)).status).toBe(200)
    expect((await admins[0].post(`${PATH}/${id}/stop`)).status).toBe(409)
    expect(await receive(server, 2)).toEqual([])
  })
})

describe('a draft', () => {
  it('needs an English text, another admin and the version that was proposed', async () => {
    const server = startServer()
    const [one, two] = await registerTwo(server)
    const { id } = (await one.post(PATH, { kind: 'tech_updates' })).body
    expect((await propose(one, id)).body.errors.proposal).toHaveProperty('day')
    await one.put(`${PATH}/${id}`, { version: 1, ...ENGLISH })
    const { body } = await propose(one, id)
    expect((await one.post(`${PATH}/proposal/${body.id}/confirmation`)).status).toBe(403)
    await one.put(`${PATH}/${id}`, { version: 2, ...ENGLISH, subject: 'Something else' })
    expect((await two.post(`${PATH}/proposal/${body.id}/confirmation`)).status).toBe(409)
    expect((await two.get(`${PATH}/${id}`)).body).toMatchObject({ state: 'draft', publishedAt: null })
  })

  it('cannot be changed after it was published, nor by an older version', async () => {
    const server = startServer()
    const admins = await registerTwo(server)
    const id = await draft(admins[0])
    expect((await admins[0].put(`${PATH}/${id}`, { version: 1, ...ENGLISH })).status).toBe(409)
    await publish(admins, id)
    expect((await admins[0].put(`${PATH}/${id}`, { version: 3, ...ENGLISH })).status).toBe(409)
  })

  it('refuses half a text, another site, and a day that is not to come', async () => {
    const server = startServer()
    const [admin] = await registerTwo(server)
    const id = await draft(admin)
    const save = async (change: object) =>
      (await admin.put(`${PATH}/${id}`, { version: 2, ...ENGLISH, ...change })).body.errors?.update
    expect(await save({ subject: '' })).toHaveProperty('subject')
    expect(await save({ body: '' })).toHaveProperty('body')
    for (const path of ['//evil.example', 'https://evil.example', '/\\evil'])
      expect(await save({ path })).toHaveProperty('path')
    for (const day of ['2020-01-01', 'tomorrow', '2027-02-30', '2099-01-01'])
      expect((await propose(admin, id, { day })).body.errors.proposal).toHaveProperty('day')
  })

  it('is mailed to its author alone, and previewed as it is read', async () => {
    const server = startServer()
    const [admin] = await registerTwo(server)
    const id = await draft(admin)
    server.sent.length = 0
    await admin.post(`${PATH}/${id}/trial`, { language: 'de' })
    const [mail, ...others] = await readMails(server)
    expect([mail?.recipient, others]).toEqual([admin.email, []])
    const { preview } = (await admin.get(`${PATH}/${id}?language=de`)).body
    expect(preview).toMatchObject({ language: 'en', subject: ENGLISH.subject })
    expect(mail?.text).toBe(preview.text)
  })

  it('leaves an event of each act', async () => {
    const server = startServer()
    const admins = await registerTwo(server)
    const id = await draft(admins[0])
    await publish(admins, id)
    server.wait(MINUTE)
    await admins[1].post(`${PATH}/${id}/stop`)
    const actions = (await readAdminEvents(id)).map(({ action }) => action)
    expect(actions.toSorted()).toEqual(
      [
        'update-created',
        'update-saved',
        'act-proposed',
        'update-published',
        'act-confirmed',
        'update-stopped',
      ].toSorted(),
    )
  })
})

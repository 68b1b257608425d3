import { env } from 'cloudflare:test'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  adminMailingSchema,
  adminMailingsSchema,
  failedLettersSchema,
  letterStreamSchema,
  mailDomainsSchema,
  suppressionsSchema,
} from '#src/contract/mailing-desk/schemas.ts'
import { DAY } from '#src/domain/time.ts'
import { DOMAINS } from '#src/server/domains.ts'
import { sendLetters } from '#src/server/exchange/mailing/engine/send-letters.usecases.ts'
import { digestRecipient } from '#src/server/ground/mail/letters/letter.ts'
import { sendLetter } from '#src/server/ground/mail/letters/send-letter.usecases.ts'
import { MailRefused } from '#src/server/platform/mail/mailer.ts'
import { readAdminEvents, registerAdmin } from '#tests/server/support/admins.ts'
import { insertCompany, insertRow } from '#tests/server/support/fixtures.ts'
import { letterTo } from '#tests/server/support/letters.ts'
import { createSink, insertReceiver, orderAs, report, runMailings } from '#tests/server/support/mailings.ts'
import { sendingMailers } from '#tests/server/support/sending-mailers.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { createSeamanBuyer, setRules } from '#tests/server/support/test-shop.ts'

const PATH = '/server/admin/mailing'
const WHY = { reason: 'Complaints about one seafarer' }
let refusal: Error | undefined
const left: string[] = []
const server = serverOf(...DOMAINS)({
  mailers: sendingMailers(async ({ to }) => {
    if (refusal) throw refusal
    left.push(to)
  }),
})
const { services } = server
type Admin = Awaited<ReturnType<typeof registerAdmin>>
let admin: Admin

const send = (to: string, scope: string | null = null) => sendLetter(services, letterTo(to, { scope }))
const readStream = async () => letterStreamSchema.parse((await admin.get(`${PATH}-stream`)).body)
const readSuppressions = async (query = '') =>
  suppressionsSchema.parse((await admin.get(`${PATH}-suppression${query}`)).body)

beforeAll(async () => {
  await setRules(server, 'price', 'tankers,USD,0.20,2026-01-01,,Board')
  admin = await registerAdmin(server, ['services'])
})
beforeEach(async () => {
  refusal = undefined
  await env.DB.exec("UPDATE mailing_rule SET frequency = 'none'")
  for (const table of ['letter', 'mail_suppression', 'mail_pause', 'letter_domain'])
    await env.DB.exec(`DELETE FROM ${table}`)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

describe('mailings for admins', () => {
  it('are found by state and by the reference of their order, with the progress of their letters', async () => {
    for (let count = 0; count < 11; count += 1) await insertReceiver()
    const buyer = await createSeamanBuyer(server)
    const id = await orderAs(server, buyer)
    const list = async (query = '') => adminMailingsSchema.parse((await admin.get(`${PATH}?${query}`)).body).items
    const [found] = await list(`q=${id}`)
    expect(found).toMatchObject({ id, email: buyer.email, state: 'running', counts: { letters: 11, waiting: 11 } })
    expect((await list(`q=${found?.reference?.toLowerCase()}`)).map((one) => one.id)).toEqual([id])
    expect((await list('state=running')).map((one) => one.id)).toContain(id)
    expect(await list(`state=ended&q=${id}`)).toEqual([])
    await runMailings(server, createSink())
    await report(server, id, 'delivered')
    await runMailings(server, createSink())
    expect((await list(`q=${id}`))[0]).toMatchObject({ state: 'ended', counts: { delivered: 11, captured: 11 } })
  })

  it('name every agency, lead to the order, and offer no inbox of the seafarer', async () => {
    await insertReceiver({ company: { name: 'Secret Crew' }, rule: { named: 0 } })
    const buyer = await createSeamanBuyer(server)
    const id = await orderAs(server, buyer)
    await env.DB.prepare("UPDATE mailing_recipient SET answer = 'interested', answered_at = 1 WHERE mailing_id = ?")
      .bind(id)
      .run()
    const found = adminMailingSchema.parse((await admin.get(`${PATH}/${id}`)).body)
    expect(found.rows).toMatchObject([{ agency: { name: 'Secret Crew' }, writeTo: null }])
    expect(found).toMatchObject({ accountId: buyer.accountId, orderId: null, mayStop: false })
    expect((await admin.get(`${PATH}/unknown`)).status).toBe(404)
  })

  it('are closed to admins without the permission and to seafarers', async () => {
    const other = await registerAdmin(server, ['finance'])
    const buyer = await createSeamanBuyer(server)
    for (const path of ['', '/x', '-stream', '-domain', '-letter', '-suppression', '-dns'])
      for (const client of [other, buyer]) expect((await client.get(`${PATH}${path}`)).status).toBe(403)
  })
})

describe('a pause by an admin', () => {
  const pause = (company: string, more = {}) => admin.post(`${PATH}-stream/pause`, { company, ...WHY, ...more })
  const resume = (scope: string | null) => admin.post(`${PATH}-stream/resumption`, { scope, ...WHY })

  it('of all letters holds the next one, also of a run under way, until an admin resumes', async () => {
    expect((await pause('')).status).toBe(200)
    expect((await readStream()).pause).toMatchObject({ reason: 'admin' })
    expect(await send('one@agency.example')).toMatchObject({ state: 'later' })
    expect((await pause('')).status).toBe(409)
    expect((await resume(null)).status).toBe(200)
    expect((await resume(null)).status).toBe(409)
    expect(await send('one@agency.example')).toEqual({ state: 'sent' })
    const events = (await readAdminEvents('subscribed')).slice(-2)
    expect(events.map(({ action, reason }) => [action, reason])).toEqual([
      ['letters-paused', WHY.reason],
      ['letters-resumed', WHY.reason],
    ])
  })

  it('of one company holds its letters alone; the address of its page names it', async () => {
    const { id, slug, name } = await insertCompany({ name: 'Alba Crew' })
    expect((await pause(`https://gangway.example/crewing/pl/${slug}`)).status).toBe(200)
    expect((await readStream()).agencies).toMatchObject([{ id, name, reason: 'admin' }])
    expect(await send('crew@alba.example', id)).toMatchObject({ state: 'later' })
    expect(await send('crew@other.example')).toEqual({ state: 'sent' })
    expect((await resume(id)).status).toBe(200)
    expect(await send('crew@alba.example', id)).toEqual({ state: 'sent' })
  })

  it('needs a company that exists and a reason, each with a message beside its field', async () => {
    const unknown = await pause('no-such-company')
    expect([unknown.status, unknown.body.errors.pause.company]).toEqual([422, 'No company has this page.'])
    expect((await pause('', { reason: ' ' })).body.errors.pause.reason).toBeTruthy()
    expect((await readStream()).pause).toBeNull()
  })
})

describe('suppressed addresses', () => {
  const remove = (more: object) =>
    admin.post(`${PATH}-suppression/removal`, { stream: 'subscribed', scope: null, ...WHY, ...more })

  it('are found by a typed address in any case, and get mail again once they are removed', async () => {
    const address = digestRecipient(services, 'crew@agency.example')
    const row = { stream: 'subscribed', address_digest: address, scope: '', reason: 'bounced', at: 1 }
    await insertRow('mail_suppression', row)
    await insertRow('mail_suppression', { ...row, address_digest: 'another' })
    expect((await readSuppressions('?q=Crew@Agency.example')).items).toMatchObject([{ address, reason: 'bounced' }])
    expect((await readSuppressions()).total).toBe(2)
    expect(await send('crew@agency.example')).toEqual({ state: 'suppressed' })
    expect((await remove({ address })).status).toBe(200)
    expect((await remove({ address })).status).toBe(409)
    expect(await send('crew@agency.example')).toEqual({ state: 'sent' })
    expect((await readAdminEvents('subscribed')).at(-1)).toMatchObject({
      ...{ action: 'suppression-removed', reason: WHY.reason },
      before: { 'suppression.reason': 'bounced' },
    })
  })

  it('are removed one by one: the same address stays suppressed for another company and in another stream', async () => {
    const row = { address_digest: 'digest', reason: 'asked', at: 1 }
    const { id } = await insertCompany({})
    await insertRow('mail_suppression', { ...row, stream: 'subscribed', scope: id })
    await insertRow('mail_suppression', { ...row, stream: 'subscribed', scope: '' })
    await insertRow('mail_suppression', { ...row, stream: 'account', scope: '' })
    expect((await remove({ address: 'digest', scope: id })).status).toBe(200)
    const { items } = await readSuppressions()
    expect(items.map(({ stream, agency }) => [stream, agency]).sort()).toEqual([
      ['account', null],
      ['subscribed', null],
    ])
  })

  it('that have ended are not listed', async () => {
    const row = { stream: 'account', address_digest: 'x', scope: '', reason: 'bounced', at: 1, until: server.now() - 1 }
    await insertRow('mail_suppression', row)
    expect((await readSuppressions()).items).toEqual([])
  })
})

describe('letters for admins', () => {
  it('are counted by mail domain with the pace of the day, and without those of earlier weeks', async () => {
    await send('one@agency.example')
    await env.DB.exec(`UPDATE letter SET at = at - ${8 * DAY}`)
    await env.DB.exec(`UPDATE letter_domain SET first_at = first_at - ${8 * DAY}`)
    const { id } = letterTo('')
    await sendLetter(services, letterTo('two@agency.example', { id }))
    await env.DB.prepare("UPDATE letter SET state = 'complained', event_at = ? WHERE id = ?")
      .bind(server.now(), id)
      .run()
    const { items } = mailDomainsSchema.parse((await admin.get(`${PATH}-domain?q=AGENCY`)).body)
    expect(items).toMatchObject([{ domain: 'agency.example', sent: 1, complained: 1, perDay: 12_000 }])
    expect(await readStream()).toMatchObject({ sent: 1, delivered: 1, complained: 1 })
    expect((await admin.get(`${PATH}-domain?q=%25`)).body.items).toHaveLength(1)
  })

  it('that a provider refused are read with their text, the error without the address, and no id of a page', async () => {
    const agency = await insertReceiver()
    const buyer = await createSeamanBuyer(server)
    const id = await orderAs(server, buyer)
    refusal = new MailRefused('refused', `SES 400 cannot send to crew@${agency.slug}.example`)
    await sendLetters(sendLetter)(services)
    const { items, total } = failedLettersSchema.parse((await admin.get(`${PATH}-letter`)).body)
    expect(total).toBe(1)
    expect(items[0]).toMatchObject({ state: 'open', mailings: [id], source: 'mailing', agency: { id: agency.id } })
    expect(items[0]?.error).toBe('SES 400 cannot send to …')
    expect(items[0]?.letter?.text).toContain('/mailing/review?id=xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx')
  })

  it('that fail stop no other letter', async () => {
    refusal = new MailRefused('refused', 'SES 400')
    await send('poison@agency.example').catch(() => undefined)
    refusal = undefined
    expect(await send('next@agency.example')).toEqual({ state: 'sent' })
    expect(left).toContain('next@agency.example')
  })
})

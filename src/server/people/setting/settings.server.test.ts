import { describe, expect, it } from 'vitest'
import { createOutboxEntry } from '#src/server/ground/mail/outbox.usecases.ts'
import { createStopId } from '#src/server/ground/mail/stop-address.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { type Client, createClient } from '#tests/server/support/client.ts'
import { findColumn, registerCompany, registerNewcomer, registerSeaman } from '#tests/server/support/fixtures.ts'
import { sendMail } from '#tests/server/support/mailbox.ts'
import { serverOf, type TestServer } from '#tests/server/support/server-of.ts'

const startServer = serverOf()

const SETTINGS = '/server/user/notification-settings'
const DEFAULTS = {
  application_updates: true,
  message_digest: true,
  vacancy_alerts: true,
  invitations: true,
  profile_views: true,
  mailing_reports: true,
  still_free: true,
  document_reminders: true,
  promoseaman_digest: false,
  product_updates: false,
  article_seaman_updates: false,
  tech_updates: true,
}

describe('notification settings', () => {
  it('of a seafarer begin as SPEC 3 says', async () => {
    const seaman = await registerSeaman(startServer())
    expect((await seaman.get(SETTINGS)).body).toEqual({ settings: DEFAULTS, mailLanguage: null, digestHour: 9 })
    expect(DEFAULTS).toMatchObject((await seaman.get('/server/seaman/profile')).body.profileNotificationSetting)
  })

  it('stay as chosen, for the person alone, and the profile tells them', async () => {
    const server = startServer()
    const [seaman, other] = [await registerSeaman(server), await registerSeaman(server)]
    const chosen = { ...DEFAULTS, promoseaman_digest: true, tech_updates: false }
    const answer = await seaman.put(SETTINGS, { settings: chosen, mailLanguage: 'uk' })
    expect([answer.status, answer.body]).toEqual([200, { settings: chosen, mailLanguage: 'uk', digestHour: 9 }])
    expect((await seaman.get(SETTINGS)).body).toEqual(answer.body)
    expect(chosen).toMatchObject((await seaman.get('/server/seaman/profile')).body.profileNotificationSetting)
    expect((await other.get(SETTINGS)).body.settings).toEqual(DEFAULTS)
  })

  it('that are not named stay as they are', async () => {
    const seaman = await registerSeaman(startServer())
    await seaman.put(SETTINGS, { settings: { product_updates: true }, mailLanguage: 'hi' })
    await seaman.put(SETTINGS, { settings: { tech_updates: false } })
    expect((await seaman.get(SETTINGS)).body).toEqual({
      settings: { ...DEFAULTS, product_updates: true, tech_updates: false },
      mailLanguage: 'hi',
      digestHour: 9,
    })
  })

  it('offer each role what is meant for it, and refuse the rest', async () => {
    const company = await registerCompany(startServer())
    expect(Object.keys((await company.get(SETTINGS)).body.settings)).toEqual([
      'message_digest',
      'article_company_updates',
      'product_updates',
      'tech_updates',
    ])
    const refused = await company.put(SETTINGS, { settings: { tech_updates: false, promoseaman_digest: true } })
    expect([refused.status, Object.keys(refused.body.errors.settings)]).toEqual([422, ['promoseaman_digest']])
    expect((await company.get(SETTINGS)).body.settings.tech_updates).toBe(true)
  })

  it.each([
    ['a kind that does not exist', { settings: { everything: true } }],
    ['a language that does not exist', { settings: {}, mailLanguage: 'xx' }],
    ['no settings', { mailLanguage: 'uk' }],
  ])('refuse %s', async (_, body) => {
    const seaman = await registerSeaman(startServer())
    expect((await seaman.put(SETTINGS, body)).status).toBe(422)
    expect((await seaman.get(SETTINGS)).body).toEqual({ settings: DEFAULTS, mailLanguage: null, digestHour: 9 })
  })

  it('keep the hour of digests, from 0 to 23', async () => {
    const seaman = await registerSeaman(startServer())
    for (const digestHour of [0, 23]) {
      await seaman.put(SETTINGS, { settings: {}, digestHour })
      expect((await seaman.get(SETTINGS)).body.digestHour).toBe(digestHour)
    }
    for (const digestHour of [-1, 24, 9.5, '9'])
      expect((await seaman.put(SETTINGS, { settings: {}, digestHour })).status).toBe(422)
    expect((await seaman.get(SETTINGS)).body.digestHour).toBe(23)
  })
})

async function writeMail(server: TestServer, accountId: string, more: { notification?: 'product_updates' }) {
  const entry = { cause: `test:${crypto.randomUUID()}`, kind: 'welcome' as const, accountId, payload: {}, ...more }
  const { id, statement } = createOutboxEntry(server.services, entry)
  await runBatch(server.services.db, [statement])
  return async () => {
    await sendMail(server, id)
    return findColumn('outbox', 'status', 'id', id)
  }
}

describe('a mail', () => {
  it('that may be declined leaves only to anyone who wants it when it leaves', async () => {
    const server = startServer()
    const seaman = await registerSeaman(server)
    const choose = (wanted: boolean) => seaman.put(SETTINGS, { settings: { product_updates: wanted } })
    const byDefault = await writeMail(server, seaman.accountId, { notification: 'product_updates' })
    expect(await byDefault()).toBe('failed')
    const wanted = await writeMail(server, seaman.accountId, { notification: 'product_updates' })
    await choose(true)
    expect(await wanted()).toBe('sent')
    const declined = await writeMail(server, seaman.accountId, { notification: 'product_updates' })
    await choose(false)
    expect(await declined()).toBe('failed')
  })

  it('about what a person did is sent whatever they chose', async () => {
    const server = startServer()
    const seaman = await registerSeaman(server)
    await seaman.put(SETTINGS, { settings: { product_updates: false, tech_updates: false } })
    expect(await (await writeMail(server, seaman.accountId, {}))()).toBe('sent')
  })

  it('is written in the language chosen for mails, else in that of the account', async () => {
    const server = startServer()
    const client = await registerNewcomer(server, 'de')
    const [id = ''] = server.sent
    await client.put(SETTINGS, { settings: {}, mailLanguage: 'uk' })
    await sendMail(server, id)
    expect((await client.get(`/server/dev/mail/${id}`)).body.language).toBe('uk')
  })
})

describe('the time zone', () => {
  const ZONE = '/server/user/time-zone'
  const zoneOf = async (client: Client) => (await client.get('/server/security/auth/session')).body.timeZone

  it('is unknown until the browser reports it, which does not overwrite a choice', async () => {
    const client = await registerNewcomer(startServer())
    expect(await zoneOf(client)).toBeNull()
    await client.put(ZONE, { timeZone: 'Europe/Kiev', isGuess: true })
    expect(await zoneOf(client)).toBe('Europe/Kyiv')
    await client.put(ZONE, { timeZone: 'Asia/Manila' })
    const late = await client.put(ZONE, { timeZone: 'America/New_York', isGuess: true })
    expect([late.body, await zoneOf(client)]).toEqual([{ timeZone: 'Asia/Manila' }, 'Asia/Manila'])
  })

  it.each(['Mars/Olympus', '+02:00', '', 'utc; DROP TABLE account', '__proto__'])(
    'refuses %j with a message',
    async (timeZone) => {
      const client = await registerNewcomer(startServer())
      const { status, body } = await client.put(ZONE, { timeZone })
      expect([status, body.errors.formats.timeZone]).toEqual([422, 'Choose a time zone from the list.'])
      expect(await zoneOf(client)).toBeNull()
    },
  )

  it('has a limit of its length', async () => {
    const client = await registerNewcomer(startServer())
    expect((await client.put(ZONE, { timeZone: `Europe/${'a'.repeat(700)}` })).status).toBe(422)
  })
})

describe('the link of a mail', () => {
  const LINK = '/server/subscribe/unsubscribe'

  it('shows the kind and all kinds of the account, stops it, undoes it and changes the choice', async () => {
    const server = startServer()
    const seaman = await registerSeaman(server)
    const reader = createClient(server)
    const id = createStopId(server.services, { of: seaman.accountId, kind: 'vacancy_alerts' })
    const read = async () => (await reader.get(`${LINK}?id=${id}`)).body
    expect(await read()).toEqual({ kind: 'vacancy_alerts', wanted: true, choices: DEFAULTS })
    await reader.post(LINK, { id, wanted: false })
    expect(await read()).toMatchObject({ wanted: false, choices: { vacancy_alerts: false, invitations: true } })
    await reader.post(LINK, { id, wanted: true })
    expect(await read()).toMatchObject({ wanted: true })
    const choices = { invitations: false, product_updates: true, article_company_updates: true }
    await reader.post(LINK, { id, choices })
    const after = { ...DEFAULTS, invitations: false, product_updates: true }
    expect((await seaman.get(SETTINGS)).body.settings).toEqual(after)
  })

  it('of another account, kind or signature is not found', async () => {
    const server = startServer()
    const [seaman, other] = [await registerSeaman(server), await registerSeaman(server)]
    const reader = createClient(server)
    const id = createStopId(server.services, { of: seaman.accountId, kind: 'vacancy_alerts' })
    const wrong = [
      id.replace(seaman.accountId, other.accountId),
      id.replace('vacancy_alerts', 'invitations'),
      id.replace('vacancy_alerts', 'cv-mailing'),
      id.slice(0, -1),
      createStopId(server.services, { of: crypto.randomUUID(), kind: 'vacancy_alerts' }),
      '',
    ]
    for (const one of wrong) {
      expect((await reader.get(`${LINK}?id=${one}`)).status).toBe(404)
      expect((await reader.post(LINK, { id: one, wanted: false })).status).toBe(404)
    }
    expect((await other.get(SETTINGS)).body.settings).toEqual(DEFAULTS)
  })
})

describe('formats', () => {
  it('are the page’s until someone chooses, and follow to every session', async () => {
    const client = await registerNewcomer(startServer())
    const formats = async () => (await client.get('/server/security/auth/session')).body.formats
    expect(await formats()).toBeNull()
    expect((await client.put('/server/user/formats', { formats: 'pt-BR' })).body).toEqual({ formats: 'pt-BR' })
    expect(await formats()).toBe('pt-BR')
    await client.put('/server/user/formats', { formats: null })
    expect(await formats()).toBeNull()
  })

  it.each(['xx', 'en-GB', '', '__proto__', 'x'.repeat(11)])('of %j do not exist', async (formats) => {
    const client = await registerNewcomer(startServer())
    expect((await client.put('/server/user/formats', { formats })).status).toBe(422)
  })
})

import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { DAY, HOUR } from '#src/domain/time.ts'
import { credentialDomain } from '#src/server/identity/credential/index.ts'
import { registerAdmin } from '#tests/server/support/admins.ts'
import { confirmAddress, registerCompany } from '#tests/server/support/fixtures.ts'
import { letterTo, readSuppressions, startLetters } from '#tests/server/support/letters.ts'
import { sendMail } from '#tests/server/support/mailbox.ts'
import { alarmOfPauses } from './alarm-of-pauses.usecases.ts'
import { applyReport } from './letter-events.ts'
import type { LetterReport } from './letter-states.ts'

const server = startLetters(async () => {}, {}, [credentialDomain])
const { services, product, send, left } = server

beforeEach(async () => {
  left.length = 0
  await env.DB.batch(
    ['letter', 'mail_suppression', 'mail_pause', 'letter_domain'].map((table) =>
      env.DB.prepare(`DELETE FROM ${table}`),
    ),
  )
})

const report = (letterId: string, name: LetterReport) =>
  applyReport(services, product, { letterId, messageId: null, report: name, at: server.now() })

async function sendTo(to: string, scope: string | null = null): Promise<string> {
  const letter = letterTo(to, { scope })
  expect((await send(letter)).state).toBe('sent')
  return letter.id
}

/** Letters that left in the last days. */
const insertSent = (count: number, at: number) =>
  env.DB.prepare(
    `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
     INSERT INTO letter (id, source, address_digest, domain, state, at) SELECT 'n' || ?2 || i, 'test', 'x', 'y', 'delivered', ?2 FROM n`,
  )
    .bind(count, at)
    .run()

const listPauses = async () =>
  (await env.DB.prepare('SELECT scope, reason FROM mail_pause ORDER BY scope').all()).results

const mailsTo = (address: string) => left.filter(({ to }) => to === address)

async function sendQueued(): Promise<void> {
  for (const { job, subject } of server.queued.splice(0)) if (job === 'send-mail') await sendMail(server, subject)
}

describe('a complaint', () => {
  it('about a letter does not stop the link to a new password of the same address', async () => {
    const company = await registerCompany(server)
    await confirmAddress(company.email)
    await report(await sendTo(company.email, company.companyId), 'complained')
    expect((await send(letterTo(company.email))).state).toBe('suppressed')
    server.queued.length = 0
    left.length = 0
    const asked = await company.post('/server/security/auth/forgot', { email: company.email })
    expect(asked.status, asked.text).toBeLessThan(300)
    await sendQueued()
    expect(mailsTo(company.email)).toHaveLength(1)
  })

  it('pauses the letters to its organisation at the first one, and no others', async () => {
    await report(await sendTo('one@agency.example', 'an-agency'), 'complained')
    expect(await listPauses()).toEqual([{ scope: 'an-agency', reason: 'complaint' }])
    expect((await send(letterTo('two@agency.example', { scope: 'an-agency' }))).state).toBe('later')
    expect((await send(letterTo('three@other.example', { scope: 'another' }))).state).toBe('sent')
  })

  it('pauses the stream as the third of seven days if there is one in a thousand letters', async () => {
    await insertSent(2997, server.now() - DAY)
    for (let count = 1; count <= 3; count += 1) {
      expect((await listPauses()).filter(({ scope }) => scope === '')).toEqual([])
      await report(await sendTo(`${count}@a${count}.example`), 'complained')
    }
    expect(await listPauses()).toEqual([{ scope: '', reason: 'complaints' }])
    expect((await send(letterTo('four@a4.example'))).state).toBe('later')
  })

  it('does not pause the stream if there are fewer of them, or fewer than three', async () => {
    await insertSent(3001, server.now() - DAY)
    const ids: string[] = []
    for (let count = 1; count <= 3; count += 1) ids.push(await sendTo(`${count}@a${count}.example`))
    for (const id of ids) await report(id, 'complained')
    expect(await listPauses()).toEqual([])

    await env.DB.prepare('DELETE FROM letter').run()
    for (let count = 4; count <= 5; count += 1) await report(await sendTo(`${count}@a${count}.example`), 'complained')
    expect(await listPauses()).toEqual([])
  })

  it('of more than seven days ago does not count', async () => {
    for (let count = 1; count <= 3; count += 1) {
      await report(await sendTo(`${count}@a${count}.example`), 'complained')
      server.wait(4 * DAY)
    }
    expect(await listPauses()).toEqual([])
  })

  it('is counted once when it comes twice, also at the same time', async () => {
    const [one, two] = [await sendTo('one@a.example'), await sendTo('two@b.example')]
    await Promise.all([one, one, one, two, two].map((id) => report(id, 'complained')))
    expect(await listPauses()).toEqual([])
  })

  it('is mailed to the admins of mailings, once for each pause', async () => {
    const admin = await registerAdmin(server)
    await confirmAddress(admin.email)
    server.queued.length = 0
    const company = await registerCompany(server, { name: 'Kraken Crewing' })
    const ids = [
      await sendTo('a@kraken.example', company.companyId),
      await sendTo('b@kraken.example', company.companyId),
    ]
    server.queued.length = 0
    await Promise.all(ids.map((id) => report(id, 'complained')))
    await alarmOfPauses(services, product.mails)
    await sendQueued()
    const mails = mailsTo(admin.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Letters are paused'])
    expect(mails[0]?.text).toContain('Kraken Crewing')
  })
})

describe('a bounce', () => {
  it('that is permanent suppresses the address in the stream of letters only; a temporary one does not', async () => {
    await report(await sendTo('gone@a.example'), 'bounced')
    await report(await sendTo('full@b.example'), 'soft-bounced')
    expect(await readSuppressions(server, 'Gone@A.example')).toEqual([
      { stream: 'subscribed', scope: '', reason: 'bounced' },
    ])
    expect(await readSuppressions(server, 'full@b.example')).toEqual([])
    server.wait(HOUR)
    expect((await send(letterTo('gone@a.example'))).state).toBe('suppressed')
    expect((await send(letterTo('full@b.example'))).state).toBe('sent')
  })
})

describe('where no letter leaves the machine', () => {
  const local = startLetters()

  it('a delivery is reported, or what the address asks for', async () => {
    const sent: string[] = []
    for (const name of ['office', 'bounce', 'complaint', 'slow']) {
      const letter = letterTo(`${name}@local-${name}.example`)
      expect(await local.send(letter)).toEqual({ state: 'sent' })
      sent.push(letter.id)
    }
    await local.runQueued()
    expect(local.news.map(({ letterId, event }) => [sent.indexOf(letterId), event])).toEqual([
      [0, 'delivered'],
      [1, 'bounced'],
      [2, 'complained'],
    ])
  })

  it('it can be read with the other mail', async () => {
    const letter = letterTo('reader@local.example')
    await local.send(letter)
    const reader = await registerCompany(local)
    const { items } = (await reader.get('/server/dev/mail')).body
    expect(items).toContainEqual(expect.objectContaining({ id: letter.id, recipient: letter.to, stream: 'subscribed' }))
    const mail = (await reader.get(`/server/dev/mail/${letter.id}`)).body
    expect(mail).toMatchObject({ id: letter.id, text: 'A CV', html: '<p>A CV</p>' })
  })
})

import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import { sendReminders } from '#src/server/people/document/reminders.usecases.ts'
import { createCloudflareMailer } from '#src/server/platform/mail/cloudflare-mailer.ts'
import { forBothStreams } from '#src/server/platform/mail/mailer.ts'
import { dataRightDomain } from '#src/server/trust/data-right/index.ts'
import { createClient, ORIGIN, START } from '#tests/server/support/client.ts'
import { confirmAddress, registerSeaman } from '#tests/server/support/fixtures.ts'
import { readMails, sendMail } from '#tests/server/support/mailbox.ts'
import { editOwnCv, readOwnCv } from '#tests/server/support/own-cv.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { documentDomain } from './index.ts'

const startServer = serverOf(documentDomain, dataRightDomain)

const server = startServer()
const { services } = server
const inDays = (days: number) => toPlainDate(START + days * DAY)

async function registerWith(papers: readonly [name: string, validDate: string][], language = 'en') {
  const seafarer = await registerSeaman(server, {}, language)
  await confirmAddress(seafarer.email)
  await keepPapers(seafarer, papers)
  server.sent.length = 0
  return seafarer
}

type Seafarer = Awaited<ReturnType<typeof registerSeaman>>

async function keepPapers(seafarer: Seafarer, papers: readonly [name: string, validDate: string][]) {
  const { data } = await readOwnCv(seafarer)
  const [first] = data.documents
  const documents = papers.map(([name, validDate]) => ({ ...first, id: name, type: 'certificate', name, validDate }))
  await editOwnCv(seafarer, { documents: documents as never })
}

const dueOf = async ({ seamanId }: Seafarer) =>
  env.DB.prepare('SELECT remind_on, told_until FROM paper_reminder WHERE seaman_id = ?').bind(seamanId).first()

async function remindOn(day: number) {
  server.wait(START + day * DAY - server.now())
  await sendReminders(services)
  return readMails(server)
}

const stopIdOf = (text = '') =>
  new URL(/https?:\/\/\S+unsubscribe\S+/.exec(text)?.[0] ?? 'none:').searchParams.get('id')

describe('reminders of papers', () => {
  it('come thirty, ninety and a hundred and eighty days before one ends, once each', async () => {
    const seafarer = await registerWith([['medical', inDays(200)]])
    const days = [0, 13, 19, 20, 21, 109, 110, 111, 170, 171, 199]
    const told: number[] = []
    for (const day of days) {
      const mails = await remindOn(day)
      if (mails.length > 0) told.push(day)
      for (const mail of mails) expect([mail.recipient, mail.kind]).toEqual([seafarer.email, 'papers-end'])
    }
    expect(told).toEqual([20, 110, 170])
    expect(await dueOf(seafarer)).toMatchObject({ remind_on: null })
  })

  it('name all papers of a week in one mail, in the reader’s language', async () => {
    server.wait(START - server.now())
    await registerWith(
      [
        ['medical', inDays(92)],
        ['pscrb', inDays(95)],
        ['gmdss-goc', inDays(300)],
      ],
      'de',
    )
    const [mail, ...others] = await remindOn(2)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('2 Ihrer Dokumente laufen bald ab')
    expect(mail?.text).toMatch(/Seediensttauglichkeit[\s\S]*PSCRB/)
    expect(mail?.text).not.toContain('GMDSS')
    expect(await remindOn(5)).toEqual([])
  })

  it('do not come for what was renewed, to an address that no one confirmed, or for what was over before it was typed', async () => {
    server.wait(START - server.now())
    const renewed = await registerWith([['medical', inDays(40)]])
    await keepPapers(renewed, [['medical', inDays(400)]])
    const late = await registerWith([['medical', inDays(20)]])
    expect(await dueOf(late)).toMatchObject({ remind_on: null })
    const silent = await registerSeaman(server)
    await keepPapers(silent, [['medical', inDays(40)]])
    server.sent.length = 0
    expect(await remindOn(11)).toEqual([])
    await confirmAddress(silent.email)
    expect(await remindOn(12)).toEqual([])
  })

  it('say nothing of a paper that was renewed between the writing and the sending', async () => {
    server.wait(START - server.now())
    const seafarer = await registerWith([['medical', inDays(40)]])
    server.wait(10 * DAY)
    await sendReminders(services)
    await keepPapers(seafarer, [['medical', inDays(700)]])
    expect(await readMails(server)).toEqual([])
  })

  it('are told once by runs that come together', async () => {
    server.wait(START - server.now())
    await registerWith([['medical', inDays(40)]])
    server.wait(10 * DAY)
    await Promise.all([sendReminders(services), sendReminders(services)])
    expect(await readMails(server)).toHaveLength(1)
  })
})

describe('the address in a mail that may be declined', () => {
  async function receive() {
    server.wait(START - server.now())
    const seafarer = await registerWith([['medical', inDays(40)]])
    const [mail] = await remindOn(10)
    return { seafarer, id: stopIdOf(mail?.text) ?? '' }
  }
  const wantedBy = async (seafarer: Seafarer) =>
    (await seafarer.get('/server/user/notification-settings')).body.settings.document_reminders

  it('stops such mails without signing in, and lets them come again', async () => {
    const { seafarer, id } = await receive()
    const stranger = createClient(server)
    const stopped = await stranger.post('/server/subscribe/unsubscribe', { id, wanted: false })
    expect(stopped.body).toMatchObject({ kind: 'document_reminders', wanted: false })
    expect(await wantedBy(seafarer)).toBe(false)
    await stranger.post('/server/subscribe/unsubscribe', { id, wanted: true })
    expect(await wantedBy(seafarer)).toBe(true)
  })

  it('is pressed by a program of mail without token or cookie, and then none is sent', async () => {
    const { seafarer, id } = await receive()
    const answer = await server.fetch(
      new Request(`${ORIGIN}/server/subscribe/one-click?id=${encodeURIComponent(id)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
        body: 'List-Unsubscribe=One-Click',
      }),
    )
    expect(answer.status).toBe(200)
    expect(await wantedBy(seafarer)).toBe(false)
    await keepPapers(seafarer, [['pscrb', inDays(60)]])
    expect(await remindOn(30)).toEqual([])
  })

  it('opens nothing else: another kind, another person or a guess is not found', async () => {
    const { id } = await receive()
    const [account, , signature] = id.split('.')
    const other = await registerSeaman(server)
    const stranger = createClient(server)
    for (const wrong of [
      `${account}.tech_updates.${signature}`,
      `${other.accountId}.document_reminders.${signature}`,
      `${account}.document_reminders.x`,
      'x',
    ])
      expect((await stranger.post('/server/subscribe/unsubscribe', { id: wrong, wanted: false })).status).toBe(404)
    const answer = await server.fetch(new Request(`${ORIGIN}/server/subscribe/one-click?id=x`, { method: 'POST' }))
    expect(answer.status).toBe(404)
  })

  it('is in the head of the mail that leaves, and in no mail that is always sent', async () => {
    const left: Record<string, unknown>[] = []
    const binding = { send: async (mail: Record<string, unknown>) => void left.push(mail) }
    const mailers = forBothStreams(
      createCloudflareMailer(binding as never, { email: 'office@gangway.example', name: 'Gangway' }),
    )
    server.wait(START - server.now())
    const seafarer = await registerWith([['medical', inDays(40)]])
    await seafarer.post('/server/user/copy')
    server.wait(10 * DAY)
    await sendReminders(services)
    for (const id of server.sent.splice(0)) await sendMail({ ...server, services: { ...services, mailers } }, id)
    expect(left[0]?.headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(/^<http:\/\/localhost:8787\/server\/subscribe\/one-click\?id=[^>]+>$/),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(left[0]).not.toHaveProperty('stopAt')
  })
})

import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '#src/domain/time.ts'
import { digestDomain } from '#src/server/people/digest/index.ts'
import { writeDigests } from '#src/server/people/digest/write-digests.usecases.ts'
import { confirmAddress, insertCompany, insertVacancy, registerSeaman } from '#tests/server/support/fixtures.ts'
import { readMails } from '#tests/server/support/mailbox.ts'
import { serverOf, type TestServer } from '#tests/server/support/server-of.ts'
import { vacancySearchDomain } from '../vacancy-search/index.ts'
import { savedDomain } from './index.ts'

const startServer = serverOf(savedDomain, vacancySearchDomain, digestDomain)

const SETTINGS = '/server/user/notification-settings'

async function subscribe(server: TestServer) {
  const seaman = await registerSeaman(server, { positionMain: 'second-engineer' })
  await confirmAddress(seaman.email)
  await seaman.put(SETTINGS, { settings: { promoseaman_digest: true } })
  server.wait(MINUTE)
  return seaman
}

const publish = async (server: TestServer, data: object = {}): Promise<string> => {
  const at = { published_at: server.now(), expires_at: server.now() + 30 * DAY }
  return (await insertVacancy(await insertCompany(), { rank: 'second-engineer', ...at, ...data })).id
}

/** The vacancies of the digests of a day, best first. */
async function receive(server: TestServer): Promise<string[]> {
  server.sent.length = 0
  for (let hour = 0; hour < 24; hour += 1) {
    server.wait(HOUR)
    await writeDigests(server.services, server.product.digests)
  }
  const mails = (await readMails(server)).filter(({ kind }) => kind === 'vacancy-digest')
  return mails.flatMap(({ text }) => [...text.matchAll(/\/vacancy\/([0-9a-f-]{36})/g)].map(([, id]) => String(id)))
}

beforeEach(async () => {
  await env.DB.batch(
    ['outbox', 'vacancy', 'account', 'letter', 'letter_domain'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
  )
})

describe('the digest of vacancies', () => {
  it('has new vacancies for the ranks of the CV, once', async () => {
    const server = startServer()
    await publish(server)
    server.wait(MINUTE)
    await subscribe(server)
    const fitting = await publish(server)
    await publish(server, { rank: 'cook' })
    expect(await receive(server)).toEqual([fitting])
    expect(await receive(server)).toEqual([])
    const next = await publish(server)
    expect(await receive(server)).toEqual([next])
  })

  it('has matches of saved searches without alerts, and none that the alerts of others report', async () => {
    const server = startServer()
    const seaman = await subscribe(server)
    await seaman.post('/server/seaman/saved-search', { query: 'rank=cook', alert: 'none' })
    await seaman.post('/server/seaman/saved-search', { query: 'rank=second-engineer', alert: 'weekly' })
    server.wait(MINUTE)
    const cook = await publish(server, { rank: 'cook' })
    await publish(server)
    expect(await receive(server)).toEqual([cook])
    await seaman.put(SETTINGS, { settings: { vacancy_alerts: false } })
    const reported = await publish(server)
    expect(await receive(server)).toEqual([reported])
  })

  it('is not sent when its vacancies have closed by then', async () => {
    const server = startServer()
    await subscribe(server)
    const id = await publish(server)
    for (let hour = 0; hour < 24; hour += 1) {
      server.wait(HOUR)
      await writeDigests(server.services, server.product.digests)
    }
    await env.DB.prepare("UPDATE vacancy SET status = 'closed' WHERE id = ?").bind(id).run()
    expect((await readMails(server)).filter(({ kind }) => kind === 'vacancy-digest')).toEqual([])
  })

  it('has at most eight', async () => {
    const server = startServer()
    await subscribe(server)
    for (let count = 0; count < 12; count += 1) await publish(server)
    expect(await receive(server)).toHaveLength(8)
  })
})

import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { DAY, HOUR, MINUTE, toPlainDate } from '#src/domain/time.ts'
import { findHour, localDay, readClock } from '#src/domain/time-zone/local-time.ts'
import { articleDomain } from '#src/server/exchange/article/index.ts'
import { confirmAddress, createId, findColumn, insertRow, registerSeaman } from '#tests/server/support/fixtures.ts'
import { readMails } from '#tests/server/support/mailbox.ts'
import { serverOf, type TestServer } from '#tests/server/support/server-of.ts'
import { IS_FULL } from '#tests/support/full.ts'
import { digestDomain } from './index.ts'
import { writeDigests } from './write-digests.usecases.ts'

const startServer = serverOf(digestDomain, articleDomain)

const SETTINGS = '/server/user/notification-settings'
const KIND = 'article_seaman_updates'

const run = ({ services, product }: TestServer) => writeDigests(services, product.digests)

/** Sets the clock to a later instant and runs the job. */
async function runAt(server: TestServer, at: number): Promise<void> {
  server.wait(at - server.now())
  await run(server)
}

async function publishArticle(publishedAt: number, category = 'seaman'): Promise<string> {
  const id = createId()
  const at = { created_at: publishedAt, updated_at: publishedAt }
  await insertRow('article', {
    ...{ id, slug: id, category, cover: 'documents', author: 'A. Marin', published_at: publishedAt },
    ...at,
  })
  const text = { title: `Article ${id}`, description: 'About documents.', minutes: 4, body: 'Text' }
  await insertRow('article_text', { article_id: id, language: 'en', ...text, ...at })
  return id
}

async function subscribe(server: TestServer, timeZone: string, digestHour = 9) {
  const seaman = await registerSeaman(server)
  await confirmAddress(seaman.email)
  await seaman.put('/server/user/time-zone', { timeZone })
  await seaman.put(SETTINGS, { settings: { [KIND]: true }, digestHour })
  return seaman
}

type Written = { accountId: string; at: number; ids: string[] }

async function readDigests(): Promise<Written[]> {
  const { results } = await env.DB.prepare(
    "SELECT account_id, created_at, payload FROM outbox WHERE kind = 'article-digest' ORDER BY created_at, id",
  ).all<{ account_id: string; created_at: number; payload: string }>()
  return results.map(({ account_id, created_at, payload }) => ({
    accountId: account_id,
    at: created_at,
    ids: String(JSON.parse(payload).ids).split(' '),
  }))
}

const ZONES = [
  ...['Europe/Kyiv', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Apia', 'Africa/Cairo'],
  ...['Asia/Tehran', 'America/St_Johns', 'Pacific/Chatham', 'Asia/Manila', 'UTC', 'America/Santiago'],
]

beforeEach(async () => {
  await env.DB.batch(['outbox', 'article', 'account'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
})

/** Days around clock changes; a whole year in the long form. */
const SPANS = IS_FULL
  ? [{ from: '2027-01-01', days: 365 }]
  : [
      { from: '2027-03-13', days: 3 },
      { from: '2027-10-30', days: 4 },
    ]

describe.each(SPANS)('digests of people in twelve time zones from $from', ({ from, days }) => {
  it(
    'come once a local day at the local hour, also over changes of clocks and an outage, without gaps',
    async () => {
      const server = startServer()
      const start = Date.parse(from)
      server.wait(start - DAY - server.now())
      const people = new Map<string, string>()
      for (const zone of ZONES) people.set((await subscribe(server, zone)).accountId, zone)
      const end = start + days * DAY
      const outage = { from: start + 1.3 * DAY, until: start + 2.4 * DAY }
      const isOut = (at: number) => at >= outage.from && at < outage.until
      const hours = ZONES.flatMap((zone) =>
        Array.from({ length: days + 2 }, (_, day) => findHour(toPlainDate(start + (day - 1) * DAY), { zone, hour: 9 })),
      )
      const moments = [...new Set(hours)].filter((at) => at >= start && at < end).toSorted((one, other) => one - other)
      const published: string[] = []
      for (const at of moments) {
        if (published.length * 5 * HOUR < at - start) published.push(await publishArticle(at - 10 * MINUTE))
        if (!isOut(at)) await runAt(server, at + MINUTE)
      }
      for (const hours of [48, 56, 64, 72]) await runAt(server, end + hours * HOUR)
      const digests = await readDigests()
      for (const [accountId, zone] of people) {
        const own = digests.filter((digest) => digest.accountId === accountId)
        const daysOf = own.map(({ at }) => localDay(at, zone))
        expect([zone, daysOf]).toEqual([zone, [...new Set(daysOf)].toSorted()])
        expect(own.flatMap(({ ids }) => ids.toReversed())).toEqual(published)
        const late = own.filter(({ at }) => at < end && new Date(readClock(at, zone)).getUTCHours() !== 9)
        expect(late.every(({ at }) => at >= outage.until && at < outage.until + DAY)).toBe(true)
        expect(own.length).toBeGreaterThanOrEqual(days - 2)
      }
    },
    days * 15_000,
  )
})

describe('a digest', () => {
  const at = (day: string, hour: number) => findHour(day, { zone: 'Europe/Kyiv', hour })

  it('is not sent without content, and covers what was published since the last one', async () => {
    const server = startServer()
    server.wait(at('2027-05-01', 12) - server.now())
    const seaman = await subscribe(server, 'Europe/Kyiv')
    await runAt(server, at('2027-05-02', 9) + MINUTE)
    expect(await readDigests()).toEqual([])
    const first = await publishArticle(at('2027-05-02', 10))
    await publishArticle(at('2027-05-02', 10), 'company')
    await runAt(server, at('2027-05-02', 23))
    expect(await readDigests()).toEqual([])
    await runAt(server, at('2027-05-03', 9))
    expect((await readDigests()).map(({ ids }) => ids)).toEqual([[first]])
    const mail = (await readMails(server)).find(({ kind }) => kind === 'article-digest')
    expect([mail?.recipient, mail?.text.includes(`Article ${first}`)]).toEqual([seaman.email, true])
  })

  it('is written once by two runs at the same time', async () => {
    const server = startServer()
    server.wait(at('2027-05-01', 12) - server.now())
    await subscribe(server, 'Europe/Kyiv')
    await publishArticle(server.now() + MINUTE)
    server.wait(at('2027-05-02', 9) - server.now())
    await Promise.all([run(server), run(server)])
    expect(await readDigests()).toHaveLength(1)
  })

  it('follows another hour and another time zone, and is not written twice on a day', async () => {
    const server = startServer()
    server.wait(at('2027-05-01', 12) - server.now())
    const seaman = await subscribe(server, 'Europe/Kyiv')
    await publishArticle(server.now() + MINUTE)
    await runAt(server, at('2027-05-01', 13))
    await seaman.put(SETTINGS, { settings: {}, digestHour: 20 })
    await runAt(server, at('2027-05-01', 20))
    expect(await readDigests()).toHaveLength(1)
    await publishArticle(server.now() + MINUTE)
    await seaman.put('/server/user/time-zone', { timeZone: 'America/New_York' })
    await runAt(server, at('2027-05-02', 3) + MINUTE)
    expect(await readDigests()).toHaveLength(1)
    await runAt(server, findHour('2027-05-02', { zone: 'America/New_York', hour: 20 }))
    expect(await readDigests()).toHaveLength(2)
  })

  it('that was stopped and wanted again within a day loses nothing; after a longer pause older content is left out', async () => {
    const server = startServer()
    server.wait(at('2027-05-01', 12) - server.now())
    const seaman = await subscribe(server, 'Europe/Kyiv')
    const first = await publishArticle(server.now() + MINUTE)
    server.wait(HOUR)
    await seaman.put(SETTINGS, { settings: { [KIND]: false } })
    await runAt(server, at('2027-05-02', 9))
    expect(await readDigests()).toEqual([])
    await seaman.put(SETTINGS, { settings: { [KIND]: true } })
    await runAt(server, at('2027-05-02', 10))
    expect((await readDigests()).flatMap(({ ids }) => ids)).toEqual([first])
    await seaman.put(SETTINGS, { settings: { [KIND]: false } })
    await publishArticle(at('2027-05-04', 12))
    server.wait(at('2027-05-08', 12) - server.now())
    await seaman.put(SETTINGS, { settings: { [KIND]: true } })
    await runAt(server, at('2027-05-09', 9))
    expect(await readDigests()).toHaveLength(1)
  })

  it('is not written to an unconfirmed address or a blocked account', async () => {
    const server = startServer()
    server.wait(at('2027-05-01', 12) - server.now())
    const [unconfirmed, blocked] = [await subscribe(server, 'UTC'), await subscribe(server, 'UTC')]
    await env.DB.batch([
      env.DB.prepare('UPDATE account SET email_verified_at = NULL WHERE email = ?').bind(unconfirmed.email),
      env.DB.prepare('UPDATE account SET blocked_at = 1 WHERE email = ?').bind(blocked.email),
    ])
    await publishArticle(server.now() + MINUTE)
    await runAt(server, server.now() + DAY)
    expect(await readDigests()).toEqual([])
  })

  it('is planned for nobody by a row of tech updates alone', async () => {
    const server = startServer()
    const seaman = await registerSeaman(server)
    await runAt(server, server.now() + DAY)
    expect(await findColumn('digest', 'due_at', 'account_id', seaman.accountId)).toBe('null')
  })
})

import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { DISTINCT_LIMITS } from '#src/contract/limits.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#src/contract/time.ts'
import { describeWait } from '#src/i18n/describe-wait.ts'
import { loadIntl } from '#src/i18n/load.ts'
import { type Client, createClient, startServer, type TestServer } from './support/client.ts'
import { createId, registerCompany, registerSeaman } from './support/fixtures.ts'
import { fillCrewList } from './support/many-cards.ts'

const pathOf = (id: string) => `/server/seamans/${id}`
const LIMIT = DISTINCT_LIMITS['people-account'].distinct

let cards: string[]
beforeAll(async () => {
  cards = await fillCrewList(1400)
})

/** Opens one after the other; gives how many were shown. */
async function open(client: Client, ids: readonly string[], headers: Record<string, string> = {}): Promise<number> {
  let shown = 0
  for (const id of ids) if ((await client.get(pathOf(id), { headers })).status === 200) shown += 1
  return shown
}

describe('how many different seafarers may be opened in a day', () => {
  it.each([
    ['a guest, by network', (server: TestServer) => Promise.resolve(createClient(server))],
    ['a seafarer', (server: TestServer) => registerSeaman(server)],
  ])('is two hundred for %s, and those that were opened stay open', async (_, enter) => {
    const server = startServer()
    const client = await enter(server)
    expect(await open(client, cards.slice(0, LIMIT + 5))).toBe(LIMIT)
    expect(await open(client, cards.slice(0, 50))).toBe(50)
    const refused = await client.get(pathOf(cards[LIMIT] as string))
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-people'])
    expect(await open(createClient(server), cards.slice(LIMIT, LIMIT + 1))).toBe(1)
  })

  it('says when there is room again, in the language of the reader, and keeps to it', async () => {
    const server = startServer()
    const client = createClient(server, { language: 'uk' })
    await open(client, cards.slice(0, 10))
    server.wait(HOUR)
    await open(client, cards.slice(10, LIMIT))
    const ask = () => client.get(pathOf(cards[LIMIT] as string))
    const refused = await ask()
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBe((DAY - HOUR) / SECOND)
    const { t } = await loadIntl('uk')
    expect(refused.body.message).toBe(t('error.code.too-many-people', { when: describeWait(t, wait) }))
    server.wait(wait * SECOND - 1)
    expect((await ask()).status).toBe(429)
    server.wait(1)
    expect(await open(client, cards.slice(LIMIT, LIMIT + 15))).toBe(10)
  })

  it('counts ids that are not there, and does not count a list whose rows have no name', async () => {
    const server = startServer()
    const client = createClient(server)
    for (let page = 1; page <= 20; page += 1) await client.get(`/server/seamans?page=${page}`)
    for (let made = 0; made < LIMIT; made += 1) await client.get(pathOf(createId()))
    expect(await open(client, cards.slice(0, 1))).toBe(0)
  })

  it('is one for all members of a company, and larger once its licence was checked', async () => {
    const server = startServer()
    const company = await registerCompany(server, { verified: false })
    const free = DISTINCT_LIMITS['people-new-company'].distinct
    expect(await open(company, cards.slice(0, free + 5))).toBe(free)
    await env.DB.prepare('UPDATE company SET verified = 1 WHERE id = ?').bind(company.companyId).run()
    expect(await open(company, cards.slice(free, free + 20))).toBe(20)
    const taken = { things: Array.from({ length: 1980 }, createId), now: server.now() }
    await server.services.distinct.take('people-company', company.companyId, taken)
    expect(await open(company, cards.slice(600, 605))).toBe(0)
  })
})

/** Numbers below one that are the same in every run. */
function createDice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** Accounts that share a list between them, each opening the next of its own part. */
function startHarvest(clients: readonly Client[], ids: readonly string[], headers: Record<string, string>) {
  const got = new Set<string>()
  let turn = 0
  const next = async () => {
    for (const client of clients) {
      const id = ids[turn % ids.length] as string
      turn += 1
      if ((await client.get(pathOf(id), { headers })).status === 200) got.add(id)
    }
  }
  return { got, next }
}

const findHeld = async () =>
  (
    await env.DB.prepare(
      "SELECT count(DISTINCT account_id) AS held FROM security_event WHERE kind = 'views-held-together'",
    ).first<{ held: number }>()
  )?.held

describe('five accounts that copy the list together', () => {
  it('get no more than one of them may, beside a recruiter of the same network whose day of eight hours is never stopped', async () => {
    const server = startServer()
    const headers = { 'x-client-ip': '203.0.113.7' }
    const recruiter = await registerCompany(server)
    const thieves = await Promise.all(Array.from({ length: 5 }, () => registerSeaman(server)))
    const { got, next } = startHarvest(thieves, cards, headers)
    const dice = createDice(7)
    const opened: string[] = []
    const statuses: number[] = []
    const read = async (path: string) => statuses.push((await recruiter.get(path, { headers })).status)
    const end = server.now() + 8 * HOUR
    for (let step = 0; server.now() < end; step += 1) {
      if (dice() < 0.7)
        await read(`/server/seamans?page=${1 + Math.floor(dice() * 20)}${dice() < 0.4 ? '&rank=bosun' : ''}`)
      const isBack = opened.length > 5 && dice() < 0.35
      const id = isBack ? opened[Math.floor(dice() * opened.length)] : cards[Math.floor(dice() * cards.length)]
      opened.push(id as string)
      await read(pathOf(id as string))
      for (let burst = 0; burst < 4 && step < 15; burst += 1) {
        await next()
        server.wait(2 * SECOND)
      }
      server.wait(20 * SECOND + Math.floor(dice() * MINUTE))
    }
    expect(new Set(opened).size).toBeGreaterThan(300)
    expect(statuses.filter((status) => status !== 200)).toEqual([])
    expect(got.size).toBeLessThanOrEqual(LIMIT)
    expect(await findHeld()).toBe(5)
  }, 240_000)
})

describe('several accounts of one network', () => {
  const walk = async (server: TestServer, who: string, thing: number, place: string) =>
    server.services.distinct.walk('people-together', place, { who, thing: String(thing), at: server.now() })

  it('are held together when each goes on like a clock to people whom no other opens, and open again a day later', async () => {
    const server = startServer()
    const rooms = []
    for (let turn = 0; turn < 70; turn += 1)
      for (let who = 0; who < 4; who += 1) {
        server.wait(MINUTE)
        rooms.push(await walk(server, `p${who}`, who * 100 + turn, 'clock'))
      }
    expect(rooms.filter(({ refusal }) => !refusal)).toHaveLength(LIMIT)
    expect(rooms.flatMap(({ noticed }) => noticed).sort()).toEqual(['p0', 'p1', 'p2', 'p3'])
    expect((await walk(server, 'p0', 100, 'clock')).refusal).toBeUndefined()
    expect((await walk(server, 'somebody else', 999, 'clock')).refusal).toBeUndefined()
    server.wait(DAY)
    expect((await walk(server, 'p0', 1000, 'clock')).refusal).toBeUndefined()
  })

  it('are not while people read at their own pace, or look at the same seafarers', async () => {
    const server = startServer()
    const dice = createDice(11)
    for (let turn = 0; turn < 90; turn += 1)
      for (let who = 0; who < 4; who += 1) {
        server.wait(2 * SECOND + Math.floor(dice() ** 3 * 4 * MINUTE))
        expect(await walk(server, `p${who}`, who * 100 + turn, 'people')).toEqual({ noticed: [] })
        server.wait(SECOND)
        expect(await walk(server, `p${who}`, who * 40 + turn, 'pupils')).toEqual({ noticed: [] })
      }
  })
})

import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { DISTINCT_LIMITS, type DistinctName } from '#src/contract/http/limits.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#src/domain/time.ts'
import { describeWait } from '#src/i18n/describe-wait.ts'
import { loadIntl } from '#src/i18n/load.ts'
import { type Client, createClient } from '#tests/server/support/client.ts'
import { createId, joinCompany, registerCompany, registerSeaman } from '#tests/server/support/fixtures.ts'
import { fillCrewList } from '#tests/server/support/many-cards.ts'
import { serverOf, type TestServer } from '#tests/server/support/server-of.ts'
import { profileViewDomain } from './index.ts'

const startServer = serverOf(profileViewDomain)

const pathOf = (id: string) => `/server/seamans/${id}`
const LIMIT = DISTINCT_LIMITS['people-account'].distinct

let cards: string[]
beforeAll(async () => {
  cards = await fillCrewList(1000)
})

/** Opens profiles one after another; returns the number of shown ones. */
async function open(client: Client, ids: readonly string[], headers: Record<string, string> = {}): Promise<number> {
  let shown = 0
  for (const id of ids) if ((await client.get(pathOf(id), { headers })).status === 200) shown += 1
  return shown
}

/** As if all of them had been opened. */
const spend = (server: TestServer, limit: DistinctName, subject: string, things: readonly string[]) =>
  server.services.distinct.take(limit, subject, { things, now: server.now() })

describe('how many different seafarers may be opened in a day', () => {
  it('is two hundred for a guest, by network, and those that were opened stay open', async () => {
    const server = startServer()
    const client = createClient(server)
    await spend(server, 'people-address', client.address, cards.slice(0, LIMIT - 2))
    expect(await open(client, cards.slice(LIMIT - 2, LIMIT + 3))).toBe(2)
    expect(await open(client, cards.slice(0, 3))).toBe(3)
    const refused = await client.get(pathOf(cards[LIMIT] as string))
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-people'])
    expect(await open(createClient(server), cards.slice(LIMIT, LIMIT + 1))).toBe(1)
  })

  it('is two hundred for a seafarer, wherever they are', async () => {
    const server = startServer()
    const person = await registerSeaman(server)
    await spend(server, 'people-account', person.accountId, cards.slice(0, LIMIT - 2))
    expect(await open(person, cards.slice(LIMIT - 2, LIMIT + 3), { 'x-client-ip': '198.51.100.9' })).toBe(2)
  })

  it('says when there is room again, in the language of the reader, and keeps to it', async () => {
    const server = startServer()
    const client = createClient(server, { language: 'uk' })
    await open(client, cards.slice(0, 2))
    server.wait(HOUR)
    await spend(server, 'people-address', client.address, cards.slice(2, LIMIT))
    const ask = () => client.get(pathOf(cards[LIMIT] as string))
    const refused = await ask()
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBe((DAY - HOUR) / SECOND)
    const { t } = await loadIntl('uk')
    expect(refused.body.message).toBe(t('error.code.too-many-people', { when: describeWait(t, wait) }))
    server.wait(wait * SECOND - 1)
    expect((await ask()).status).toBe(429)
    server.wait(1)
    expect(await open(client, cards.slice(LIMIT, LIMIT + 4))).toBe(2)
  })

  it('counts ids that are not there, and does not count a list whose rows have no name', async () => {
    const server = startServer()
    const client = createClient(server)
    await spend(server, 'people-address', client.address, cards.slice(0, LIMIT - 1))
    for (let page = 1; page <= 3; page += 1) expect((await client.get(`/server/seamans?page=${page}`)).status).toBe(200)
    expect((await client.get(pathOf(createId()))).status).toBe(404)
    expect((await client.get(pathOf(createId()))).status).toBe(429)
  })

  it('is one for all members of a company, and larger once its licence was checked', async () => {
    const server = startServer()
    const company = await registerCompany(server, { verified: false })
    const member = await joinCompany(server, company.companyId, 'viewer')
    const free = DISTINCT_LIMITS['people-new-company'].distinct
    await spend(server, 'people-new-company', company.companyId, cards.slice(0, free - 2))
    expect(await open(company, cards.slice(free - 2, free - 1))).toBe(1)
    expect(await open(member, cards.slice(free - 1, free + 2))).toBe(1)
    await env.DB.prepare('UPDATE organisation SET verified = 1 WHERE id = ?').bind(company.companyId).run()
    expect(await open(member, cards.slice(free, free + 1))).toBe(1)
    const others = Array.from({ length: DISTINCT_LIMITS['people-company'].distinct - 1 }, createId)
    await spend(server, 'people-company', company.companyId, others)
    expect(await open(company, cards.slice(free + 1, free + 2))).toBe(0)
  })
})

/** Returns a seeded generator of numbers below one. */
function createDice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

/** Accounts that share a list, each opening the next of its part. */
function startHarvest(clients: readonly Client[], ids: readonly string[], headers: Record<string, string>) {
  const got = new Set<string>()
  let turn = 0
  const next = async () => {
    const asked = clients.map((client, place) => ({ client, id: ids[turn + place] as string }))
    turn += clients.length
    const answers = await Promise.all(asked.map(({ client, id }) => client.get(pathOf(id), { headers })))
    for (const [place, { id }] of asked.entries()) if (answers[place]?.status === 200) got.add(id)
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
    const readList = () =>
      read(`/server/seamans?page=${1 + Math.floor(dice() * 20)}${dice() < 0.4 ? '&rank=bosun' : ''}`)
    const end = server.now() + 8 * HOUR
    for (let step = 0; server.now() < end; step += 1) {
      const isBack = opened.length > 5 && dice() < 0.3
      const id = isBack ? opened[Math.floor(dice() * opened.length)] : cards[Math.floor(dice() * cards.length)]
      opened.push(id as string)
      await Promise.all([read(pathOf(id as string)), dice() < 0.7 && readList()])
      for (let burst = 0; burst < 4 && step < 13; burst += 1) {
        await next()
        server.wait(2 * SECOND)
      }
      server.wait(50 * SECOND + Math.floor(dice() * MINUTE))
    }
    expect(opened.length).toBeGreaterThan(300)
    expect(new Set(opened).size).toBeGreaterThan(LIMIT)
    expect(statuses.filter((status) => status !== 200)).toEqual([])
    expect(got.size).toBeGreaterThan(LIMIT / 2)
    expect(got.size).toBeLessThanOrEqual(LIMIT)
    expect(await findHeld()).toBe(5)
  }, 240_000)
})

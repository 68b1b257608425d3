import { env } from 'cloudflare:test'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { crewListSchema } from '#src/contract/crew/schemas.ts'
import { withQuery } from '#src/contract/http/with-query.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import { type Client, createClient, START } from '#tests/server/support/client.ts'
import { startServer } from '#tests/server/support/product-server.ts'
import { IS_FULL } from '#tests/support/full.ts'

const MANY = 30_000
const MOST = 1000
const PAGE = 20
const SEARCHES = 40
const RANKS = ['second-engineer', 'bosun', 'master', 'eto', 'able-seaman', 'chief-officer']
const VESSELS = ['lng-carrier', 'psv', 'bulk-carrier']
const FLEETS = ['merchant-fleet', 'tanker-fleet']
const TODAY = toPlainDate(START)

/** A third is hidden, so that each filter and order meets hidden rows. */
const N = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${MANY})`
const PUBLIC_ID = "printf('%08x-0000-4000-8000-%012d', (i * 7919) % 65536, i)"
/** Ranges of different lengths, so that values are independent. */
const oneOf = (all: readonly string[], stretch: number) =>
  `(SELECT value FROM json_each('${JSON.stringify(all)}') WHERE key = i / ${stretch} % ${all.length})`

const FILLED = [
  `${N} INSERT INTO account (id, email, role, language, created_at, updated_at)
    SELECT 'a' || i, 'many' || i || '@mail.example', 'seaman', 'en', 0, 0 FROM n`,
  `${N} INSERT INTO seaman (id, account_id, public_id, ref_id, firstname, surname, citizenship, position_main, created_at, updated_at)
    SELECT 's' || i, 'a' || i, ${PUBLIC_ID}, 'r' || i, 'A', 'B', 'PH', 'bosun', 0, 0 FROM n`,
  `${N} INSERT INTO crew_card (id, seaman_id, public_id, is_hidden, rank, department, ready_from, months, rank_months, fleets, career, updated_on, told_ready)
    SELECT i, 's' || i, ${PUBLIC_ID}, i / 7 % 3 = 0, ${oneOf(RANKS, 11)}, 'deck', date('2026-08-01', '+' || (i * 37 % 300) || ' days'),
    i * 13 % 400, i * 17 % 120, 1 + i / 5 % 3, '[]', date('2026-01-01', '+' || (i * 11 % 320) || ' days'), '9999-12-31' FROM n`,
  `${N} INSERT INTO crew_vessel (vessel_type, card_id) SELECT ${oneOf(VESSELS, 13)}, i FROM n WHERE i / 7 % 3 > 0`,
]

type Texts = Record<'public_id' | 'rank' | 'ready_from' | 'updated_on' | 'vessel', string>
type Card = Texts & Record<'is_hidden' | 'months' | 'rank_months' | 'fleets', number>

type Asked = { rank?: string; fleet?: string; vessel?: string; readyTo?: string; inRank?: number }

const passes = (card: Card, { rank, fleet, vessel, readyTo, inRank = 0 }: Asked): boolean =>
  card.is_hidden === 0 &&
  (!rank || card.rank === rank) &&
  (!fleet || (card.fleets & (1 << FLEETS.indexOf(fleet))) > 0) &&
  (!vessel || card.vessel === vessel) &&
  (!readyTo || card.ready_from <= readyTo) &&
  card.rank_months >= inRank

const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

/** Available people first, by latest date; then those who will be next. */
function byReadiness(one: Card, other: Card): number {
  const [isLater, isOtherLater] = [one.ready_from > TODAY, other.ready_from > TODAY]
  if (isLater !== isOtherLater) return Number(isLater) - Number(isOtherLater)
  const order = byText(one.ready_from, other.ready_from) || byText(one.public_id, other.public_id)
  return isLater ? order : -order
}

const ORDERS: Record<string, (one: Card, other: Card) => number> = {
  ready: byReadiness,
  service: (one, other) => other.months - one.months || byText(one.public_id, other.public_id),
  updated: (one, other) => byText(other.updated_on, one.updated_on) || byText(one.public_id, other.public_id),
}

const seldom = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined, freq: 2 })
const searches = fc.record({
  asked: fc.record({
    rank: seldom(fc.constantFrom(...RANKS)),
    fleet: seldom(fc.constantFrom(...FLEETS)),
    vessel: seldom(fc.constantFrom(...VESSELS)),
    readyTo: seldom(fc.integer({ min: -90, max: 200 }).map((days) => toPlainDate(START + days * DAY))),
    inRank: seldom(fc.integer({ min: 1, max: 119 })),
  }),
  page: fc.constantFrom(1, 1, 3, 25),
  sort: fc.constantFrom('ready', 'service', 'updated'),
})

describe.runIf(IS_FULL)('a search of thirty thousand seafarers', () => {
  let client: Client
  let cards: Card[] = []

  beforeAll(async () => {
    await env.DB.batch(FILLED.map((sql) => env.DB.prepare(sql)))
    const all = await env.DB.prepare(
      'SELECT c.*, coalesce(v.vessel_type, ?) AS vessel FROM crew_card c LEFT JOIN crew_vessel v ON v.card_id = c.id',
    )
      .bind('')
      .all<Card>()
    cards = all.results
    client = createClient(startServer())
  }, 240_000)

  it('finds, counts and orders as looking at every one of them does, and no one who is hidden', async () => {
    expect(cards).toHaveLength(MANY)
    const sizes: number[] = []
    for (const { asked, page, sort } of fc.sample(searches, { seed: 30_000, numRuns: SEARCHES })) {
      const path = withQuery('/server/seamans', { ...asked, sort, page })
      const answer = await client.get(path)
      expect(answer.status, path).toBe(200)
      const list = crewListSchema.parse(answer.body)
      const found = cards.filter((card) => passes(card, asked as Asked))
      const ids = found
        .toSorted(ORDERS[sort])
        .slice((page - 1) * PAGE, page * PAGE)
        .map((card) => card.public_id)
      expect(
        list.items.map(({ id }) => id),
        path,
      ).toEqual(ids)
      expect([list.total, list.totalIsExact], path).toEqual([Math.min(found.length, MOST), found.length <= MOST])
      sizes.push(found.length)
    }
    expect(sizes.filter((size) => size > MOST).length).toBeGreaterThan(5)
    expect(sizes.filter((size) => size > 0 && size <= MOST).length).toBeGreaterThan(5)
  }, 240_000)
})

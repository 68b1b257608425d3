import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { withQuery } from '#src/contract/http/with-query.ts'
import { vacancyListSchema } from '#src/contract/vacancy-search/schemas.ts'
import { type Cv, createFirstCv } from '#src/domain/cv/cv.ts'
import { listMatch } from '#src/domain/match/match.ts'
import type { MatchFacts } from '#src/domain/match/match-facts.ts'
import { countLines } from '#src/domain/match/match-line.ts'
import { readMatchProfile } from '#src/domain/match/match-profile.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import { ENGLISH_LEVELS } from '#src/domain/vocabulary/english-levels.ts'
import { type Client, createClient, START } from '#tests/server/support/client.ts'
import { createContract, createPaper } from '#tests/server/support/cv-stores.ts'
import { registerSeaman } from '#tests/server/support/fixtures.ts'
import { ADVERT_WORDS, fillMarket, MARKET, type MarketRow } from '#tests/server/support/market.ts'
import { editOwnCv } from '#tests/server/support/own-cv.ts'
import { startServer } from '#tests/server/support/product-server.ts'
import { IS_FULL } from '#tests/support/full.ts'

const MANY = 30_000
const PAGE = 20
const MOST = 1000
const SEARCHES = 90

type Asked = Partial<
  Record<'rank' | 'fleet' | 'vessel' | 'flag' | 'country' | 'nationality' | 'english' | 'verified' | 'q', string>
> &
  Partial<Record<'payFrom' | 'durationMax' | 'published', number>> &
  Partial<Record<'joinFrom' | 'joinTo', string>>

const lists = (text: string) => JSON.parse(text) as string[]
const among = (asked: string, value: string | null) => asked.split(',').includes(value ?? '')

/** The meaning of each filter, implemented without an index. */
const MEANS: { [Name in keyof Asked]-?: (row: MarketRow, asked: NonNullable<Asked[Name]>) => boolean } = {
  rank: (row, asked) => among(asked, row.rank),
  fleet: (row, asked) => row.fleet === asked,
  vessel: (row, asked) => among(asked, row.vessel_type),
  flag: (row, asked) => row.flag === asked,
  country: (row, asked) => row.port_country === asked,
  nationality: (row, asked) => row.any_nationality === 1 || lists(row.nationalities).includes(asked),
  english: (row, asked) => row.english_order <= ENGLISH_LEVELS.indexOf(asked as never),
  verified: (row) => row.company.verified,
  q: (row, asked) => row.text.split(' ').includes(asked),
  payFrom: (row, asked) => row.pay_usd >= asked * 100,
  durationMax: (row, asked) =>
    row.duration_tenths === null ? (row.rotation_on ?? 0) <= asked * 30 : row.duration_tenths <= asked * 10,
  published: (row, asked) => row.published_at >= START - asked * DAY,
  joinFrom: (row, asked) => row.join_to >= asked,
  joinTo: (row, asked) => row.join_from <= asked,
}

const passes = (row: MarketRow, asked: Asked): boolean =>
  Object.entries(asked).every(([name, value]) => MEANS[name as keyof Asked](row, value as never))

const ORDERS = {
  newest: (one: MarketRow, other: MarketRow) => other.seq - one.seq,
  joining: (one: MarketRow, other: MarketRow) => one.join_from.localeCompare(other.join_from) || other.seq - one.seq,
  salary: (one: MarketRow, other: MarketRow) => other.pay_usd - one.pay_usd || other.seq - one.seq,
}

const seldom = <T>(one: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: one })
const day = fc.integer({ min: 0, max: 150 }).map((days) => toPlainDate(START + days * DAY))
const several = (all: readonly string[]) =>
  fc.subarray([...all], { minLength: 1, maxLength: 3 }).map((some) => some.join(','))

const searches = fc.record({
  asked: fc.record({
    rank: seldom(several(MARKET.ranks)),
    fleet: seldom(fc.constantFrom('tanker-fleet', 'merchant-fleet')),
    vessel: seldom(several(MARKET.vessels)),
    flag: seldom(fc.constantFrom(...MARKET.flags)),
    country: seldom(fc.constantFrom('SG', 'NO')),
    nationality: seldom(fc.constantFrom('PH', 'UA', 'GE')),
    english: seldom(fc.constantFrom(...ENGLISH_LEVELS)),
    verified: seldom(fc.constant('1')),
    q: seldom(fc.constantFrom(...ADVERT_WORDS)),
    payFrom: seldom(fc.integer({ min: 1000, max: 14_000 })),
    durationMax: seldom(fc.integer({ min: 1, max: 10 })),
    published: seldom(fc.constantFrom(1, 7, 30)),
    joinFrom: seldom(day),
    joinTo: seldom(day),
  }),
  page: fc.constantFrom(1, 1, 2, 7, 50),
  sort: fc.constantFrom('newest', 'joining', 'salary', 'match', 'match'),
})
type Search = { asked: Asked; page: number; sort: keyof typeof ORDERS | 'match' }

/** Returns the filters; a window that ends before it begins is dropped. */
function pickAsked({ joinFrom, joinTo, ...told }: Asked): Asked {
  const isWindow = !joinFrom || !joinTo || joinFrom <= joinTo
  const all = { ...told, joinFrom, joinTo: isWindow ? joinTo : undefined }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined))
}

const toFacts = (row: MarketRow): MatchFacts => ({
  ...{ rank: row.rank, vesselType: row.vessel_type, joinFrom: row.join_from, joinTo: row.join_to },
  duration:
    row.duration_tenths === null ? null : { months: row.duration_tenths / 10, plusMinus: row.duration_plus_minus },
  rotation: row.rotation_on === null ? null : { on: row.rotation_on, off: row.rotation_on },
  englishLevel: row.english_level,
  ...{ minMonthsInRank: row.min_months_in_rank, minMonthsOnType: row.min_months_on_type },
  ...{ certificates: lists(row.certificates), certificateMonths: {}, nationalities: [] },
})

const EXPECTED = {
  englishLevel: 'good',
  readyFrom: '2026-12-20',
  experience: [createContract({ startDate: '2023-01-15', endDate: '2025-07-14' })],
  documents: [
    createPaper({ name: 'medical', validDate: '2027-04-01' }),
    createPaper({ name: 'gmdss-goc', validDate: '2027-01-05' }),
    createPaper({ name: 'sso' }),
  ],
} as const

describe.runIf(IS_FULL)('a search of thirty thousand vacancies', () => {
  const server = startServer()
  let rows: MarketRow[] = []
  let guest: Client
  let hidden: Client
  const profile = readMatchProfile(toCv(), toPlainDate(START))

  beforeAll(async () => {
    rows = await fillMarket(MANY)
    guest = createClient(server)
    const seaman = await registerSeaman(server)
    await editOwnCv(seaman, { ...EXPECTED, experience: [...EXPECTED.experience], documents: [...EXPECTED.documents] })
    // Hidden from the crew list; the match still uses their data.
    await seaman.put('/server/seaman/visibility', { isHidden: true, isHideEnglish: true })
    hidden = seaman
  }, 240_000)

  function toCv(): Cv {
    const first = createFirstCv({
      ...{ firstname: 'Iryna', surname: 'Kovalenko', citizenship: 'UA' },
      ...{ positionMain: 'second-engineer', positionSecond: null },
    })
    const { englishLevel, readyFrom } = EXPECTED
    return {
      ...first,
      profileData: { ...first.profileData, englishLevel, readyFrom },
      experience: [...EXPECTED.experience],
      documents: [...EXPECTED.documents],
    }
  }

  function byMatch(found: readonly MarketRow[]): MarketRow[] {
    const places = found
      .toSorted(ORDERS.newest)
      .slice(0, MOST)
      .map((row) => {
        const lines = listMatch(toFacts(row), profile)
        const { met, of } = countLines(lines)
        return { row, isOwn: lines.some(({ kind, state }) => kind === 'rank' && state === 'met'), share: met / of }
      })
    const better = (one: (typeof places)[number], other: typeof one) =>
      Number(other.isOwn) - Number(one.isOwn) || other.share - one.share || other.row.seq - one.row.seq
    return places.sort(better).map(({ row }) => row)
  }

  async function compare({ asked: told, page, sort }: Search, from: Client): Promise<number> {
    const asked = pickAsked(told)
    const path = withQuery('/server/vacancy', { ...asked, sort, page })
    const answer = await from.get(path)
    expect(answer.status, path).toBe(200)
    const list = vacancyListSchema.parse(answer.body)
    const found = rows.filter((row) => passes(row, asked))
    const ordered = sort === 'match' ? byMatch(found) : found.toSorted(ORDERS[sort])
    const ids = ordered.slice((page - 1) * PAGE, page * PAGE).map(({ id }) => id)
    expect(
      list.items.map(({ id }) => id),
      path,
    ).toEqual(ids)
    const isAll = Object.keys(asked).length === 0
    expect([list.total, list.totalIsExact], path).toEqual(
      found.length > MOST && !isAll ? [MOST, false] : [found.length, true],
    )
    return found.length
  }

  it('finds, counts and orders as looking at every one of them does, by match for someone hidden too', async () => {
    const sizes: number[] = []
    for (const search of fc.sample(searches, { seed: 30_000, numRuns: SEARCHES }))
      sizes.push(await compare(search as Search, hidden))
    for (const most of [0, PAGE, MOST, MANY]) expect(sizes.some((size) => size <= most)).toBe(true)
    expect(sizes.filter((size) => size > MOST).length).toBeGreaterThan(10)
    expect(sizes.filter((size) => size > 0 && size <= MOST).length).toBeGreaterThan(10)
  }, 240_000)

  it('counts the choices of a group as counting every one of them does', async () => {
    const asked: Asked = { rank: 'eto', flag: 'MT', english: 'basic', published: 30 }
    const { facets } = vacancyListSchema.parse((await guest.get(withQuery('/server/vacancy', asked))).body)
    const countBy = (own: keyof Asked, of: (row: MarketRow) => string | null) => {
      const { [own]: _, ...others } = asked
      const counts = new Map<string, number>()
      for (const row of rows.filter((one) => passes(one, others))) {
        const value = of(row)
        if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
      }
      return Object.fromEntries(counts)
    }
    const told = (name: keyof typeof facets) =>
      Object.fromEntries(facets[name].filter(({ count }) => count).map(({ value, count }) => [value, count]))
    expect(told('vessel')).toEqual(countBy('vessel', (row) => row.vessel_type))
    expect(told('flag')).toEqual(countBy('flag', (row) => row.flag))
    expect(told('country')).toEqual(countBy('country', (row) => row.port_country))
  })
})

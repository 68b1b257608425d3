import { z } from 'zod'
import { PUBLISHED_WITHIN, vacancyListSchema } from '#src/contract/vacancy-search/schemas.ts'
import { DAY } from '#src/domain/time.ts'
import { ENGLISH_LEVELS } from '#src/domain/vocabulary/english-levels.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { expireVacancies } from '../vacancy/expire-vacancies.usecases.ts'
import { createTerm, findPayBucket, PAY_COARSE } from '../vacancy/search-terms.ts'
import type { TermShares } from '../vacancy-search/vacancy-match.ts'
import { countOpenVacancies, type OpenCounts, toFacet } from './open-figures.repository.ts'
import { freshenStatistic, getStatistic, refreshStatistic, type SharedFigure } from './statistic-cache.ts'

/** Totals, employers and facets of an unfiltered search, and the share of vacancies of each index term. */
const openFiguresSchema = vacancyListSchema
  .pick({ total: true, facets: true })
  .extend({ employers: z.int(), shares: z.record(z.string(), z.number()) })

export type OpenFigures = z.infer<typeof openFiguresSchema>

const countUpTo = (counts: OpenCounts['english'], order: number): number =>
  counts.reduce((sum, { value, count }) => (Number(value) <= order ? sum + count : sum), 0)

const PAY_ROW = 5000

/** Shares by term, for planning a search. */
function computeShares(counts: OpenCounts): TermShares {
  const shares: Record<string, number> = {}
  const add = (kind: string, value: string | number, count: number) => {
    const term = createTerm(kind, value)
    shares[term] = (shares[term] ?? 0) + count / Math.max(1, counts.total)
  }
  const choices = ['rank', 'department', 'fleet', 'vessel', 'flag', 'country', 'english', 'nationality'] as const
  for (const kind of choices) for (const { value, count } of counts[kind]) add(kind, value, count)
  for (const { value, count } of counts.anyNationality) if (value === 1) add('nationality', 'any', count)
  for (const { value, count } of counts.joinMonth) add('month', String(value).replace('-', ''), count)
  for (const { value, count } of counts.monthsOnBoard) add('duration', value, count)
  for (const { value, count } of counts.pay) {
    const step = findPayBucket(Number(value) * PAY_ROW)
    add('pay', step, count)
    add('payband', Math.floor(step / PAY_COARSE), count)
  }
  return shares
}

// Without a schedule, this removes expired vacancies from the search.
async function computeOpenFigures(services: Needs<'db' | 'clock'>): Promise<OpenFigures> {
  const { db, clock } = services
  await expireVacancies(services)
  const now = clock()
  const counts = await countOpenVacancies(
    db,
    PUBLISHED_WITHIN.map((days) => now - Number(days) * DAY),
  )
  const everybody = counts.anyNationality.find(({ value }) => value === 1)?.count ?? 0
  return {
    total: counts.total,
    employers: counts.employers,
    shares: computeShares(counts),
    facets: {
      rank: toFacet(counts.rank),
      department: toFacet(counts.department),
      fleet: toFacet(counts.fleet),
      vessel: toFacet(counts.vessel),
      flag: toFacet(counts.flag),
      country: toFacet(counts.country),
      nationality: toFacet(counts.nationality.map(({ value, count }) => ({ value, count: count + everybody }))),
      english: ENGLISH_LEVELS.map((value, order) => ({ value, count: countUpTo(counts.english, order) })),
      verified: [{ value: '1', count: counts.verified }],
      published: PUBLISHED_WITHIN.map((value, index) => ({ value, count: counts.published[index] ?? 0 })),
    },
  }
}

const OPEN_FIGURES: SharedFigure<OpenFigures> = {
  name: 'open-figures',
  schema: openFiguresSchema,
  compute: computeOpenFigures,
}

export const getOpenFigures = (services: Needs<'db' | 'clock'>): Promise<OpenFigures> =>
  getStatistic(services, OPEN_FIGURES)

export const refreshOpenFigures = (services: Needs<'db' | 'clock'>): Promise<OpenFigures> =>
  refreshStatistic(services, OPEN_FIGURES)

export const freshenOpenFigures = (services: Needs<'db' | 'clock'>): Promise<void> =>
  freshenStatistic(services, OPEN_FIGURES)

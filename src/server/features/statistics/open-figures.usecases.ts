import { PUBLISHED_WITHIN, type VacancyList } from '../../../contract/schemas/vacancy.ts'
import { ENGLISH_LEVELS } from '../../../contract/vocabulary/english-levels.ts'
import { DAY } from '../../platform/clock.ts'
import type { Services } from '../../platform/services.ts'
import { countOpenVacancies, type OpenCounts, toFacet } from './open-figures.repository.ts'
import { getStatistic, refreshStatistic } from './statistic-cache.ts'

/** Total, employers and counts of an unfiltered search. */
export type OpenFigures = Pick<VacancyList, 'total' | 'facets'> & { employers: number }

const countUpTo = (counts: OpenCounts['english'], order: number): number =>
  counts.reduce((sum, { value, count }) => (Number(value) <= order ? sum + count : sum), 0)

async function computeOpenFigures({ db, clock }: Services): Promise<OpenFigures> {
  const now = clock()
  const counts = await countOpenVacancies(db, PUBLISHED_WITHIN.map((days) => now - Number(days) * DAY))
  const everybody = counts.anyNationality.find(({ value }) => value === 1)?.count ?? 0
  return {
    total: counts.total,
    employers: counts.employers,
    facets: {
      rank: toFacet(counts.rank),
      department: toFacet(counts.department),
      fleet: toFacet(counts.fleet),
      vessel: toFacet(counts.vessel),
      flag: toFacet(counts.flag),
      country: toFacet(counts.country),
      nationality: toFacet(counts.nationality.map(({ value, count }) => ({ value, count: count + everybody }))),
      english: ENGLISH_LEVELS.map((value, order) => ({ value, count: countUpTo(counts.english, order) })),
      published: PUBLISHED_WITHIN.map((value, index) => ({ value, count: counts.published[index] ?? 0 })),
    },
  }
}

export const getOpenFigures = (services: Services): Promise<OpenFigures> =>
  getStatistic(services, 'open-figures', () => computeOpenFigures(services))

export const refreshOpenFigures = (services: Services): Promise<OpenFigures> =>
  refreshStatistic(services, 'open-figures', () => computeOpenFigures(services))

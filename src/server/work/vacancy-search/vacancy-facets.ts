import type { Facet, VacancyList } from '#src/contract/vacancy-search/schemas.ts'
import { DAY } from '#src/domain/time.ts'
import { ENGLISH_LEVELS } from '#src/domain/vocabulary/english-levels.ts'
import type { Candidate } from './candidates.ts'
import type { FacetName } from './vacancy-filters.ts'

export type Facets = VacancyList['facets']

const PERIODS = ['1', '7', '30']

const toFacet = (counts: ReadonlyMap<string, number>): Facet =>
  [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((first, second) => second.count - first.count || (first.value < second.value ? -1 : 1))

function countBy(candidates: readonly Candidate[], pick: (candidate: Candidate) => string | null): Map<string, number> {
  const counts = new Map<string, number>()
  for (const candidate of candidates) {
    const value = pick(candidate)
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}

// A vacancy for all nationalities counts for each.
function countNationalities(candidates: readonly Candidate[]): Facet {
  const open = candidates.filter((candidate) => candidate.nationalities === null).length
  const counts = new Map<string, number>()
  for (const code of candidates.flatMap((candidate) => candidate.nationalities ?? []))
    counts.set(code, (counts.get(code) ?? open) + 1)
  return toFacet(counts)
}

/** A level counts vacancies that ask for no higher one. */
const countEnglish = (candidates: readonly Candidate[]): Facet =>
  ENGLISH_LEVELS.map((value, order) => ({
    value,
    count: candidates.filter((candidate) => candidate.english <= order).length,
  }))

const countPublished = (candidates: readonly Candidate[], now: number): Facet =>
  PERIODS.map((value) => ({
    value,
    count: candidates.filter(({ publishedAt }) => publishedAt >= now - Number(value) * DAY).length,
  }))

/** Counts one group of filters over a complete list of candidates. */
export function countFacet(name: FacetName, candidates: readonly Candidate[], now: number): Facet {
  switch (name) {
    case 'nationality':
      return countNationalities(candidates)
    case 'english':
      return countEnglish(candidates)
    case 'published':
      return countPublished(candidates, now)
    case 'verified':
      return [{ value: '1', count: candidates.filter(({ verified }) => verified === 1).length }]
    default:
      return toFacet(countBy(candidates, (candidate) => candidate[name]))
  }
}

/** Keeps the choices without counts. */
export const withoutCounts = (facet: Facet): Facet => facet.map(({ value }) => ({ value, count: null }))

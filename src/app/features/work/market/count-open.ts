import type { VacancyList } from '#src/contract/vacancy-search/schemas.ts'

/** How many are open: as the search finds them now, and as they were counted where it stops counting or does not answer. */
export function countOpen(list: Pick<VacancyList, 'total' | 'totalIsExact'> | undefined, counted: number): number {
  if (!list) return counted
  return list.totalIsExact ? list.total : Math.max(list.total, counted)
}

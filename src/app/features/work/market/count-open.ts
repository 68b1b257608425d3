import type { VacancyList } from '#src/contract/vacancy-search/schemas.ts'

/** Returns the number of open vacancies: from the search, or the stored count above its limit or without an answer. */
export function countOpen(list: Pick<VacancyList, 'total' | 'totalIsExact'> | undefined, counted: number): number {
  if (!list) return counted
  return list.totalIsExact ? list.total : Math.max(list.total, counted)
}

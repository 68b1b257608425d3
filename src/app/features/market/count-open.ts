import type { VacancyList } from '../../../contract/schemas/vacancy.ts'

/** How many are open: as the search finds them now, and as they were counted where the search stops counting. */
export const countOpen = (
  { total, totalIsExact }: Pick<VacancyList, 'total' | 'totalIsExact'>,
  counted: number,
): number => (totalIsExact ? total : Math.max(total, counted))

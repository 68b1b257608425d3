import type { Order } from '#src/app/ui/sort-links.tsx'
import { addressOf, change, SORTS, type VacancyFilters } from './filters.ts'
import type { Words } from './words.ts'

const NAMES = {
  newest: 'vacancy.sort.newest',
  joining: 'vacancy.sort.joining',
  salary: 'vacancy.sort.salary',
} as const

/** The orders that a search may stand in, as `SortLinks` and `SortMenu` show them. */
export const listOrders = (filters: VacancyFilters, { t }: Words) => ({
  label: t('vacancy.sort.label'),
  current: filters.sort,
  orders: SORTS.map(
    (sort): Order => ({ value: sort, name: t(NAMES[sort]), path: addressOf(change(filters, { sort })) }),
  ),
})

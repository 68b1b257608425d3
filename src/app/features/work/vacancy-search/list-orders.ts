import type { Order } from '#src/app/ui/sort-links.tsx'
import type { VacancySort } from '#src/contract/vacancy-search/schemas.ts'
import { addressOf, change, SORTS, type VacancyFilters } from './filters.ts'
import type { Words } from './words.ts'

const NAMES = {
  newest: 'vacancy.sort.newest',
  joining: 'vacancy.sort.joining',
  salary: 'vacancy.sort.salary',
  match: 'vacancy.sort.match',
} as const

type Choice = { filters: VacancyFilters; current: VacancySort; isSeafarer: boolean }

/** Orders of a search for `SortLinks` and `SortMenu`; by match for seafarers only. */
export const listOrders = ({ filters, current, isSeafarer }: Choice, { t }: Words) => ({
  label: t('vacancy.sort.label'),
  current,
  orders: SORTS.filter((sort) => sort !== 'match' || isSeafarer).map(
    (sort): Order => ({ value: sort, name: t(NAMES[sort]), path: addressOf(change(filters, { sort })) }),
  ),
})

import type { Order } from '#src/app/ui/sort-links.tsx'
import type { AppIntl } from '#src/i18n/intl.ts'
import { addressOf, type CompanyFilters, change, SORTS } from './filters.ts'

/** The orders of the directory, as `SortLinks` and `SortMenu` show them. */
export const listOrders = (filters: CompanyFilters, t: AppIntl['t']) => ({
  label: t('vacancy.sort.label'),
  current: filters.sort,
  orders: SORTS.map(
    (sort): Order => ({
      value: sort,
      name: t(`crewing.sort.${sort}`),
      path: addressOf(change(filters, { sort })),
    }),
  ),
})

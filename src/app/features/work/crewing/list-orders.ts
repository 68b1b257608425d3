import type { Order } from '#src/app/ui/sort-links.tsx'
import type { AppIntl } from '#src/i18n/intl.ts'
import { addressOf, type CompanyFilters, change, SORTS } from './filters.ts'

/** Orders of the directory for `SortLinks` and `SortMenu`. */
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

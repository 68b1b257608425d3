import { FilterForm } from '#src/app/ui/table/index.ts'
import type { ListQuery } from '#src/contract/http/describe-list.ts'
import { OWN_VACANCIES } from '#src/contract/lists.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { OWN_PATH } from './own-path.ts'

export function OwnFilters({ query }: { query: ListQuery<typeof OWN_VACANCIES> }) {
  const { t } = useIntl()
  return (
    <FilterForm
      isRow
      list={OWN_VACANCIES}
      query={query}
      path={OWN_PATH}
      label={t('company.vacancies.search')}
      asks="/server/company/vacancy"
      fields={[{ filter: 'q', label: t('company.vacancies.search') }]}
      orders={OWN_VACANCIES.sorts.map((value) => ({ value, name: t(`company.sort.${value}`) }))}
    />
  )
}

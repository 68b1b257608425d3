import { definePage, type PageProps } from '#src/app/page.ts'
import { Link } from '#src/app/ui/link.tsx'
import { ListTabs, ListView } from '#src/app/ui/table/index.ts'
import { readList } from '#src/contract/http/describe-list.ts'
import { ADMIN_VACANCIES } from '#src/contract/moderation/list.ts'
import type { AdminVacancyList } from '#src/contract/moderation/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { adminVacancies, VACANCIES_PATH } from './queries.ts'
import { useVacanciesColumns } from './vacancies-columns.tsx'
import { VacanciesFilters } from './vacancies-filters.tsx'

type Data = { list: AdminVacancyList }

/** Vacancies in every status for admins; first the review queue, the longest waiting first. */
export const adminVacanciesPage = definePage<Data>({
  queries: (ctx) => ({ list: adminVacancies(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('layout.nav.all-vacancies'), noindex: true }),
  Component: Vacancies,
})

function Vacancies({ data: { list: data }, ctx }: PageProps<Data>) {
  const { t } = useIntl()
  const query = readList(ADMIN_VACANCIES, ctx.search)
  const shown = { list: ADMIN_VACANCIES, query, path: VACANCIES_PATH }
  const columns = useVacanciesColumns(query, ctx.now)
  const title = t('layout.nav.all-vacancies')
  return (
    <div className="wrap">
      <header className="page-head">
        <h1>{title}</h1>
        <Link to="/admin/nationality">{t('moderation.laws')}</Link>
      </header>
      <ListTabs
        {...shown}
        filter="state"
        label={title}
        tabs={ADMIN_VACANCIES.filters.state.words.map((value) => ({ value, name: t(`moderation.state.${value}`) }))}
      />
      <VacanciesFilters query={query} data={data} />
      <ListView
        {...shown}
        data={data}
        count={t(data.totalIsExact ? 'moderation.count' : 'moderation.count-many', { count: data.total })}
        file="/server/admin/vacancy.csv"
        ctx={ctx}
        caption={title}
        columns={columns}
        idOf={({ id }) => id}
        none={{ title: t('moderation.none-title'), text: query.state === 'waiting' ? t('moderation.none-text') : '' }}
      />
    </div>
  )
}

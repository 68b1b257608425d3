import type { PageProps } from '#src/app/page.ts'
import { Link } from '#src/app/ui/link.tsx'
import { ListTabs, ListView } from '#src/app/ui/table/index.ts'
import { UnverifiedNotice } from '#src/app/ui/unverified-notice.tsx'
import type { OwnVacancyList } from '#src/contract/application/schemas.ts'
import { type ListQuery, readList } from '#src/contract/http/describe-list.ts'
import { mayChangeCompany } from '#src/contract/http/session.ts'
import { OWN_VACANCIES, OWN_VACANCY_STATUSES } from '#src/contract/lists.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { useOwnColumns } from './own-columns.tsx'
import { OwnFilters } from './own-filters.tsx'
import { nameOwn } from './own-name.ts'
import { OWN_PATH } from './own-path.ts'
import { vacancyActs } from './vacancy-acts.ts'

export type OwnData = { vacancies: OwnVacancyList }

export function OwnVacancies({ data: { vacancies: data }, ctx }: PageProps<OwnData>) {
  const intl = useIntl()
  const { t } = intl
  const query = readList(OWN_VACANCIES, ctx.search)
  const columns = useOwnColumns(ctx.now)
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column u-gap-1">
          <h1>{t('company.vacancies.title')}</h1>
          {ctx.session && (
            <p className="muted">
              <bdi>{ctx.session.displayName}</bdi>
            </p>
          )}
        </div>
        {mayChangeCompany(ctx.session) && (
          <Link className="button primary" to="/vacancy/create">
            {t('vacancy-form.new')}
          </Link>
        )}
      </header>
      <UnverifiedNotice ctx={ctx} />
      <StatusTabs query={query} counts={data.facets.status} />
      <div className="row split u-pbs-4 u-pbe-4">
        <OwnFilters query={query} />
        <p className="small muted">{t('company.vacancies.count', { count: data.total })}</p>
      </div>
      <ListView
        list={OWN_VACANCIES}
        query={query}
        path={OWN_PATH}
        data={data}
        file="/server/company/vacancy.csv"
        ctx={ctx}
        caption={t('company.vacancies.title')}
        columns={columns}
        idOf={({ id }) => id}
        nameOf={(vacancy) => nameOwn(vacancy, intl)}
        acts={vacancyActs(ctx)}
        none={{ title: t('company.vacancies.none-title'), text: t('company.vacancies.none-text') }}
      />
    </div>
  )
}

type TabsProps = { query: ListQuery<typeof OWN_VACANCIES>; counts: OwnVacancyList['facets']['status'] }

function StatusTabs({ query, counts }: TabsProps) {
  const { t } = useIntl()
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  const tabs = OWN_VACANCY_STATUSES.map((value) => ({
    value,
    name: t(`company.status.${value}`),
    count: counts.find((one) => one.value === value)?.count ?? 0,
  }))
  return (
    <ListTabs
      list={OWN_VACANCIES}
      query={query}
      path={OWN_PATH}
      filter="status"
      label={t('company.vacancies.status')}
      tabs={[{ value: undefined, name: t('company.status.all'), count: all }, ...tabs]}
    />
  )
}

import { definePage, type PageProps } from '#src/app/page.ts'
import { PathLink } from '#src/app/ui/link.tsx'
import { FilterForm, ListTabs, ListView } from '#src/app/ui/table/index.ts'
import type { CompanyCheckList } from '#src/contract/company-check/admin-schemas.ts'
import { COMPANY_CHECKS } from '#src/contract/company-check/list.ts'
import { listPath, readList } from '#src/contract/http/describe-list.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { useCompaniesColumns } from './companies-columns.tsx'
import { COMPANIES_PATH, companyChecks } from './queries.ts'

type Data = { list: CompanyCheckList }

/** Companies for admins: those that wait for the check of their licence first. */
export const companyChecksPage = definePage<Data>({
  queries: (ctx) => ({ list: companyChecks(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('layout.nav.companies'), noindex: true }),
  Component: Companies,
})

function Companies({ data: { list: data }, ctx }: PageProps<Data>) {
  const { t } = useIntl()
  const shown = { list: COMPANY_CHECKS, query: readList(COMPANY_CHECKS, ctx.search), path: COMPANIES_PATH }
  const columns = useCompaniesColumns(ctx.now)
  const title = t('layout.nav.companies')
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column gap-1">
          <h1>{title}</h1>
          {data.late > 0 && (
            <p>
              <PathLink path={listPath(COMPANY_CHECKS, COMPANIES_PATH, { ...shown.query, queue: 'recheck', page: 1 })}>
                {t('company-check.admin.late', { count: data.late })}
              </PathLink>
            </p>
          )}
        </div>
      </header>
      <ListTabs
        {...shown}
        filter="queue"
        label={title}
        tabs={data.counts.map(({ queue, count }) => ({ value: queue, name: t(`company-check.queue.${queue}`), count }))}
      />
      <ListView
        {...shown}
        data={data}
        count={t('company-check.admin.count', { count: data.total })}
        filters={
          <FilterForm
            {...shown}
            isRow
            label={t('company-check.admin.search')}
            asks="/server/admin/company"
            fields={[{ filter: 'q', label: t('company-check.admin.search') }]}
          />
        }
        ctx={ctx}
        caption={title}
        columns={columns}
        idOf={({ id }) => id}
        none={{ title: t('company-check.admin.none-title'), text: t('company-check.admin.none-text') }}
      />
    </div>
  )
}

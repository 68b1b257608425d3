import { definePage, type PageProps } from '#src/app/page.ts'
import { Link } from '#src/app/ui/link.tsx'
import { FilterForm, ListTabs, ListView } from '#src/app/ui/table/index.ts'
import { readList } from '#src/contract/http/describe-list.ts'
import { REPORTS } from '#src/contract/lists.ts'
import type { ReportList } from '#src/contract/report/admin-schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { REPORTS_PATH, reports } from './queries.ts'
import { useReportsColumns } from './reports-columns.tsx'

type Data = { list: ReportList }

/** Reports for admins: the open ones oldest first, those that were decided newest first. */
export const reportsPage = definePage<Data>({
  queries: (ctx) => ({ list: reports(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('report.queue.title'), noindex: true }),
  Component: Reports,
})

function Reports({ data: { list: data }, ctx }: PageProps<Data>) {
  const { t } = useIntl()
  const shown = { list: REPORTS, query: readList(REPORTS, ctx.search), path: REPORTS_PATH }
  const columns = useReportsColumns(ctx.now, shown.query.state !== 'open')
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column u-gap-1">
          <h1>{t('report.queue.title')}</h1>
          {data.company && (
            <p className="small">
              {t('report.queue.against')}{' '}
              <Link to="/admin/companies/$id" params={{ id: data.company.id }}>
                <bdi>{data.company.name}</bdi>
              </Link>
            </p>
          )}
        </div>
      </header>
      <ListTabs
        {...shown}
        filter="state"
        label={t('report.queue.title')}
        tabs={REPORTS.filters.state.words.map((value) => ({
          value,
          name: t(`report.state.${value}`),
          ...data.counts.find(({ state }) => state === value),
        }))}
      />
      <ListView
        {...shown}
        data={data}
        count={t(data.totalIsExact ? 'report.queue.count' : 'report.queue.count-many', { count: data.total })}
        filters={
          <FilterForm
            {...shown}
            isRow
            label={t('report.queue.filter')}
            asks="/server/admin/report"
            fields={[
              {
                filter: 'kind',
                label: t('report.queue.kind'),
                options: REPORTS.filters.kind.words.map((value) => ({ value, name: t(`report.kind.${value}`) })),
              },
            ]}
          />
        }
        ctx={ctx}
        caption={t('report.queue.title')}
        columns={columns}
        idOf={({ id }) => id}
        none={{ title: t('report.queue.none-title'), text: t('report.queue.none-text') }}
      />
    </div>
  )
}

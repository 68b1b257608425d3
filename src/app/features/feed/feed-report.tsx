import type { PageContext } from '#src/app/page.ts'
import { Pager } from '#src/app/ui/pager.tsx'
import { countPages } from '#src/contract/paging.ts'
import type { FeedDetail, FeedReport } from '#src/contract/schemas/feed.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { feedPath, readRowQuery } from './feed-path.ts'
import { OutcomeTabs } from './outcome-tabs.tsx'
import { ReportTable } from './report-table.tsx'
import { SAID_ONCE } from './row-result.tsx'

/** The newest report: what it comes to, and its rows. */
export function FeedReportView({ data, ctx }: { data: FeedDetail; ctx: PageContext }) {
  const { t } = useIntl()
  const { dateTime } = useFormats()
  const { source, rows, total, page, pageSize } = data
  const { report } = source
  if (!report) return null
  const query = readRowQuery(ctx.search)
  const pages = countPages(data)
  return (
    <section className="column gap-4">
      <div className="column u-gap-1">
        <h2>{t('feed.report.title')}</h2>
        <p className="small muted">
          {t('feed.report.read', { when: dateTime(report.createdAt), count: report.items })}{' '}
          <ReportState report={report} />
        </p>
      </div>
      {rows.some(({ notes }) => notes.includes(SAID_ONCE)) && <p className="small">{t(`feed.note.${SAID_ONCE}`)}</p>}
      <OutcomeTabs id={source.id} counts={report.counts} current={query.outcome} />
      {rows.length === 0 ? <p className="muted">{t('feed.report.no-rows')}</p> : <ReportTable rows={rows} />}
      {pages > 1 && (
        <div className="row split">
          <p className="small muted">
            {t('company.list.range', { from: (page - 1) * pageSize + 1, to: Math.min(page * pageSize, total), total })}
          </p>
          <Pager page={page} pages={pages} pathFor={(to) => feedPath(source.id, { ...query, page: to })} />
        </div>
      )}
    </section>
  )
}

function ReportState({ report }: { report: FeedReport }) {
  const { t } = useIntl()
  const { dateTime } = useFormats()
  if (report.status !== 'confirmed' || report.confirmedAt === null) return t(`feed.status.${report.status}`)
  return t('feed.status.published-at', { when: dateTime(report.confirmedAt) })
}

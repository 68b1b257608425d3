import type { PageContext } from '#src/app/page.ts'
import { DataTable, FileLink, ListPages, ListTabs } from '#src/app/ui/table/index.ts'
import type { FeedCounts, FeedDetail, FeedReport } from '#src/contract/feed/schemas.ts'
import { type ListQuery, readList } from '#src/contract/http/describe-list.ts'
import { FEED_OUTCOMES, FEED_ROWS } from '#src/contract/lists.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { feedPath } from './feed-path.ts'
import { useReportColumns } from './report-columns.tsx'
import { NOTE_ABOVE_ROWS } from './row-result.tsx'

/** The newest report: summary and rows. */
export function FeedReportView({ data, ctx }: { data: FeedDetail; ctx: PageContext }) {
  const { t } = useIntl()
  const { dateTime } = useFormats()
  const columns = useReportColumns()
  const { source, items } = data
  const { report } = source
  if (!report) return null
  const shown = { list: FEED_ROWS, query: readList(FEED_ROWS, ctx.search), path: feedPath(source.id) }
  return (
    <section className="column gap-4">
      <div className="column u-gap-1">
        <h2>{t('feed.report.title')}</h2>
        <p className="small muted">
          {t('feed.report.read', { when: dateTime(report.createdAt), count: report.items })}{' '}
          <ReportState report={report} />
        </p>
      </div>
      {items.some(({ notes }) => notes.includes(NOTE_ABOVE_ROWS)) && (
        <p className="small">{t(`feed.note.${NOTE_ABOVE_ROWS}`)}</p>
      )}
      <OutcomeTabs {...shown} counts={report.counts} />
      {items.length === 0 ? (
        <p className="muted">{t('feed.report.no-rows')}</p>
      ) : (
        <DataTable
          ctx={ctx}
          name={FEED_ROWS.name}
          caption={t('feed.report.title')}
          className=""
          columns={columns}
          rows={items}
          tools={<FileLink {...shown} file={`/server/company/feed/${source.id}/row.csv`} />}
          idOf={({ position }) => String(position)}
        />
      )}
      <ListPages {...shown} data={data} />
    </section>
  )
}

type TabsProps = { list: typeof FEED_ROWS; query: ListQuery<typeof FEED_ROWS>; path: string; counts: FeedCounts }

/** Rows by outcome; empty ones are left out. */
function OutcomeTabs({ counts, ...shown }: TabsProps) {
  const { t } = useIntl()
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const outcomes = FEED_OUTCOMES.filter((outcome) => counts[outcome] > 0 || outcome === shown.query.outcome)
  const tabs = outcomes.map((value) => ({ value, name: t(`feed.outcome.${value}`), count: counts[value] }))
  return (
    <ListTabs
      {...shown}
      filter="outcome"
      label={t('feed.report.title')}
      tabs={[{ value: undefined, name: t('feed.outcome.all'), count: all }, ...tabs]}
    />
  )
}

function ReportState({ report }: { report: FeedReport }) {
  const { t } = useIntl()
  const { dateTime } = useFormats()
  if (report.status !== 'confirmed' || report.confirmedAt === null) return t(`feed.status.${report.status}`)
  return t('feed.status.published-at', { when: dateTime(report.confirmedAt) })
}

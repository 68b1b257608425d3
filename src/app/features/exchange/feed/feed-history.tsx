import { Disclosure } from '#src/app/ui/disclosure.tsx'
import type { FeedReport } from '#src/contract/feed/schemas.ts'
import { FEED_OUTCOMES } from '#src/contract/lists.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

/** Readings with their outcome, newest first. */
export function FeedHistory({ reports }: { reports: readonly FeedReport[] }) {
  const { t } = useIntl()
  if (reports.length === 0) return null
  return (
    <Disclosure summary={t('feed.history.title')}>
      <ul className="entries small">
        {reports.map((report) => (
          <Reading key={report.id} report={report} />
        ))}
      </ul>
    </Disclosure>
  )
}

function Reading({ report }: { report: FeedReport }) {
  const { t } = useIntl()
  const { dateTime, number } = useFormats()
  const outcomes = FEED_OUTCOMES.filter((outcome) => report.counts[outcome] > 0)
  return (
    <li className="column gap-1">
      <p className="row split">
        <b>{dateTime(report.createdAt)}</b>
        <span className="muted">{t(`feed.read-by.${report.readBy}`)}</span>
      </p>
      <p className="row tight">
        {outcomes.map((outcome) => (
          <span key={outcome} className="no-wrap">
            {t(`feed.outcome.${outcome}`)} <span className="faint">{number(report.counts[outcome])}</span>
          </span>
        ))}
      </p>
      <p className="muted">{t(`feed.status.${report.status}`)}</p>
    </li>
  )
}

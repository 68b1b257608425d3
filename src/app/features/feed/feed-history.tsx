import type { FeedReport } from '../../../contract/schemas/feed.ts'
import { useFormats, useIntl } from '../../../i18n/react.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'

/** Readings so far, newest first, with what became of each. */
export function FeedHistory({ reports }: { reports: readonly FeedReport[] }) {
  const { t } = useIntl()
  const { dateTime } = useFormats()
  if (reports.length === 0) return null
  return (
    <Disclosure summary={t('feed.history.title')}>
      <div className="scroll">
        <table className="tbl">
          <caption className="vh">{t('feed.history.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('feed.column.when')}</th>
              <th scope="col">{t('company.column.state')}</th>
              <th scope="col" className="num">
                {t('feed.outcome.new')}
              </th>
              <th scope="col" className="num">
                {t('feed.outcome.changed')}
              </th>
              <th scope="col" className="num">
                {t('feed.outcome.withdrawn')}
              </th>
              <th scope="col" className="num">
                {t('feed.outcome.refused')}
              </th>
            </tr>
          </thead>
          <tbody>
            {reports.map((report) => (
              <tr key={report.id}>
                <th scope="row">
                  {dateTime(report.createdAt)}
                  <div className="xs dim">{t(`feed.read-by.${report.readBy}`)}</div>
                </th>
                <td>{t(`feed.status.${report.status}`)}</td>
                <td className="num">{report.counts.new}</td>
                <td className="num">{report.counts.changed}</td>
                <td className="num">{report.counts.withdrawn}</td>
                <td className="num">{report.counts.refused}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Disclosure>
  )
}

import { Link } from '#src/app/ui/link.tsx'
import { PaySum } from '#src/app/ui/pay-sum.tsx'
import type { FeedRow } from '#src/contract/schemas/feed.ts'
import { describeDuration } from '#src/i18n/describe-duration.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { vesselText } from '#src/i18n/vessel-name.ts'
import { RowResult } from './row-result.tsx'

type Read = NonNullable<FeedRow['vacancy']>

/** Of an address its end, which is what tells one row from another. */
function shortId(id: string): string {
  if (!URL.canParse(id)) return id
  const { host, pathname, search } = new URL(id)
  const parts = pathname.split('/').filter(Boolean)
  return parts.length > 1 ? `…/${parts.slice(-2).join('/')}${search}` : `${host}${pathname}${search}`
}

export function ReportTable({ rows }: { rows: readonly FeedRow[] }) {
  const { t } = useIntl()
  return (
    <div className="scroll">
      <table className="table stack">
        <caption className="visually-hidden">{t('feed.report.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('feed.column.row')}</th>
            <th scope="col">{t('feed.column.result')}</th>
            <th scope="col">{t('company.column.vacancy')}</th>
            <th scope="col">{t('company.column.pay')}</th>
            <th scope="col">{t('company.column.joins')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ReportRow key={row.position} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ReportRow({ row }: { row: FeedRow }) {
  const { t } = useIntl()
  const { vacancy } = row
  return (
    <tr>
      <th scope="row" className="full">
        <span className="faint">{row.position}</span>{' '}
        {row.title ? <bdi className="bold">{row.title}</bdi> : t('feed.row.left')}
        <div className="smallest faint break-anywhere">
          <bdi dir="ltr">{shortId(row.externalId)}</bdi>
        </div>
      </th>
      <td className="full">
        <RowResult row={row} />
      </td>
      {vacancy ? (
        <VacancyCells vacancy={vacancy} vacancyId={row.vacancyId} />
      ) : (
        <td colSpan={3} className="not-on-phone" />
      )}
    </tr>
  )
}

function VacancyCells({ vacancy, vacancyId }: { vacancy: Read; vacancyId: string | null }) {
  const intl = useIntl()
  const formats = useFormats()
  const { pay, joinFrom, joinTo } = vacancy
  const rank = rankName(intl, vacancy.rank)
  return (
    <>
      <td className="full">
        {vacancyId ? (
          <Link to="/vacancy/$id" params={{ id: vacancyId }}>
            {rank}
          </Link>
        ) : (
          rank
        )}
        <div className="smallest faint">{vesselText(vacancy, intl)}</div>
      </td>
      <td className="no-wrap">
        <PaySum pay={pay} intl={intl} formats={formats} className="smallest faint" />
      </td>
      <td className="no-wrap">
        {formats.dateRange(joinFrom, joinTo)}
        <div className="smallest faint">{describeDuration(intl, formats, vacancy)}</div>
      </td>
    </>
  )
}

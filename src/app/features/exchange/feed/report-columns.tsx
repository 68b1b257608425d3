import { Link } from '#src/app/ui/link.tsx'
import { PaySum } from '#src/app/ui/pay-sum.tsx'
import type { Column } from '#src/app/ui/table/index.ts'
import type { FeedRow } from '#src/contract/feed/schemas.ts'
import { describeDuration } from '#src/i18n/describe-duration.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { vesselText } from '#src/i18n/vessel-name.ts'
import { RowResult } from './row-result.tsx'

type Read = NonNullable<FeedRow['vacancy']>

/** The end of a web address, which distinguishes rows. */
function shortId(id: string): string {
  if (!URL.canParse(id)) return id
  const { host, pathname, search } = new URL(id)
  const parts = pathname.split('/').filter(Boolean)
  return parts.length > 1 ? `…/${parts.slice(-2).join('/')}${search}` : `${host}${pathname}${search}`
}

export function useReportColumns(): readonly Column<FeedRow>[] {
  const intl = useIntl()
  const formats = useFormats()
  const { t } = intl
  return [
    { id: 'row', name: t('feed.column.row'), isHead: true, phone: 'line', cell: (row) => <Named row={row} /> },
    { id: 'result', name: t('feed.column.result'), phone: 'line', cell: (row) => <RowResult row={row} /> },
    {
      id: 'vacancy',
      name: t('company.column.vacancy'),
      phone: 'line',
      cell: ({ vacancy, vacancyId }) => vacancy && <Vacancy vacancy={vacancy} vacancyId={vacancyId} />,
    },
    {
      id: 'pay',
      name: t('company.column.pay'),
      className: 'no-wrap',
      phone: 'line',
      cell: ({ vacancy }) =>
        vacancy?.pay && <PaySum pay={vacancy.pay} intl={intl} formats={formats} className="smallest faint" />,
    },
    {
      id: 'joins',
      name: t('company.column.joins'),
      className: 'no-wrap',
      phone: 'line',
      cell: ({ vacancy }) => vacancy && <Joining vacancy={vacancy} />,
    },
  ]
}

function Named({ row: { position, title, externalId } }: { row: FeedRow }) {
  const { t } = useIntl()
  return (
    <>
      <span className="faint">{position}</span> {title ? <bdi className="bold">{title}</bdi> : t('feed.row.left')}
      <div className="smallest faint break-anywhere">
        <bdi dir="ltr">{shortId(externalId)}</bdi>
      </div>
    </>
  )
}

function Vacancy({ vacancy, vacancyId }: { vacancy: Read; vacancyId: string | null }) {
  const intl = useIntl()
  const rank = vacancy.rank && rankName(intl, vacancy.rank)
  const { vesselType, vesselClass } = vacancy
  return (
    <>
      {vacancyId && rank ? (
        <Link to="/vacancy/$id" params={{ id: vacancyId }}>
          {rank}
        </Link>
      ) : (
        rank
      )}
      <div className="smallest faint">{vesselType && vesselText({ vesselType, vesselClass }, intl)}</div>
    </>
  )
}

function Joining({ vacancy }: { vacancy: Read }) {
  const intl = useIntl()
  const formats = useFormats()
  const { joinFrom, joinTo } = vacancy
  return (
    <>
      {joinFrom && joinTo && formats.dateRange(joinFrom, joinTo)}
      <div className="smallest faint">{describeDuration(intl, formats, vacancy)}</div>
    </>
  )
}

import { PathLink } from '#src/app/ui/link.tsx'
import { StateMark } from '#src/app/ui/marks.tsx'
import { ShortDate } from '#src/app/ui/short-date.tsx'
import type { Column } from '#src/app/ui/table/index.ts'
import type { ReceivedCv } from '#src/contract/mailing/control-schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { useNames } from './use-names.ts'

/** The most vessel types of a line. */
const SHOWN_TYPES = 3

export function useReceivedColumns(): readonly Column<ReceivedCv>[] {
  const { t } = useIntl()
  return [
    {
      id: 'came',
      name: t('mailing-control.column.came'),
      className: 'no-wrap',
      cell: ({ sentAt }) => <ShortDate date={sentAt} />,
    },
    { id: 'cv', name: t('mailing-control.column.cv'), isHead: true, phone: 'line', cell: (cv) => <Facts cv={cv} /> },
    {
      id: 'ready',
      name: t('mailing-control.column.ready'),
      className: 'no-wrap',
      phone: 'line',
      isNamed: true,
      cell: ({ facts }) => facts?.readyFrom && <ShortDate date={facts.readyFrom} />,
    },
    {
      id: 'opened',
      name: t('mailing-control.column.opened'),
      className: 'no-wrap',
      isNamed: true,
      cell: ({ openedAt }) =>
        openedAt === null ? (
          <span className="faint">{t('mailing-control.received.unopened')}</span>
        ) : (
          <ShortDate date={openedAt} />
        ),
    },
    { id: 'answer', name: t('mailing-control.column.answer'), cell: (cv) => <Answered cv={cv} /> },
  ]
}

function Facts({ cv: { facts, review } }: { cv: ReceivedCv }) {
  const { t } = useIntl()
  const names = useNames()
  if (!facts) return <span className="faint">{t('mailing-control.received.withdrawn')}</span>
  const { list } = names.formats
  const rank = facts.rank ? names.rank(facts.rank) : t('mailing-control.received.other-rank')
  const types = facts.types
    .slice(0, SHOWN_TYPES)
    .map(({ vesselType, months }) =>
      t('mailing-control.received.type', { type: names.vessel(vesselType), count: months }),
    )
  return (
    <>
      {review ? (
        <PathLink className="plain name" path={review}>
          {rank}
        </PathLink>
      ) : (
        <span className="name">{rank}</span>
      )}
      {types.length > 0 && <div className="smallest faint">{list(types)}</div>}
    </>
  )
}

function Answered({ cv: { answer, openedAt, facts } }: { cv: ReceivedCv }) {
  const { t } = useIntl()
  if (answer) return t(`mailing-control.answer.${answer}`)
  return openedAt === null && facts ? <StateMark kind="note">{t('mailing-control.answer.new')}</StateMark> : null
}

import { type StateKind, StateMark } from '#src/app/ui/marks.tsx'
import type { Column } from '#src/app/ui/table/index.ts'
import type { ListedSlot } from '#src/contract/service/consultation-schemas.ts'
import type { SlotState } from '#src/contract/service/slot-list.ts'
import { OUTCOME_NAMES, type Outcome } from '#src/domain/service/consultation.ts'
import type { ServiceState } from '#src/domain/service/service-states.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

/** The state of a part after each outcome. */
const STATE_OF: Record<Outcome, ServiceState> = { held: 'done', absent: 'absent', missed: 'missed' }

const KINDS: Record<SlotState, StateKind> = { free: 'line', booked: 'note', open: 'warn', past: 'line' }

/** The columns of slots. Each start is shown in the zone in which it was entered. */
export function useSlotColumns(): readonly Column<ListedSlot>[] {
  const { t } = useIntl()
  const { dateTime, language: nameLanguage } = useFormats()
  return [
    {
      id: 'time',
      name: t('consultation.fact.time'),
      isHead: true,
      cell: ({ startsAt, timeZone }) => (
        <>
          {dateTime(startsAt, timeZone)}
          <div className="small muted">
            <bdi>{timeZone}</bdi>
          </div>
        </>
      ),
    },
    {
      id: 'state',
      name: t('order.column.state'),
      cell: ({ state, booking }) => {
        const outcome = booking && OUTCOME_NAMES.find((name) => STATE_OF[name] === booking.part)
        return (
          <StateMark kind={KINDS[state]}>
            {outcome ? t(`consultation.outcome.${outcome}`) : t(`consultation.state.${state}`)}
          </StateMark>
        )
      },
    },
    {
      id: 'person',
      name: t('consultation.fact.person'),
      cell: ({ person, language }) => (
        <>
          <bdi>{person}</bdi>
          <div className="small muted">{nameLanguage(language)}</div>
        </>
      ),
    },
    {
      id: 'way',
      name: t('consultation.field.way'),
      phone: 'line',
      className: 'break-anywhere',
      cell: ({ way, link, booking }) => (
        <>
          {t(`consultation.way.${way}`)}
          <div className="small">
            <bdi dir="ltr">{link ?? booking?.phone}</bdi>
          </div>
        </>
      ),
    },
    {
      id: 'seafarer',
      name: t('consultation.column.seafarer'),
      phone: 'line',
      cell: ({ booking }) =>
        booking && (
          <>
            <bdi>{booking.seafarer}</bdi>
            <div className="small">
              <bdi dir="ltr">{booking.reference}</bdi>
            </div>
          </>
        ),
    },
  ]
}

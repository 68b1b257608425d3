import { ServiceMark } from '#src/app/features/exchange/service/service-marks.tsx'
import { Link } from '#src/app/ui/link.tsx'
import type { Column } from '#src/app/ui/table/index.ts'
import type { DeskOrders } from '#src/contract/service-desk/schemas.ts'
import { OPEN_SERVICE_STATES } from '#src/domain/service/service-states.ts'
import type { MessageId } from '#src/i18n/intl.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

type Row = DeskOrders['items'][number]

/** Who fulfils an order, and what the seafarer wrote since. */
export function Assignee({ assignee }: Pick<Row, 'assignee'>) {
  const { t } = useIntl()
  if (!assignee) return t('service-form.desk.by-none')
  return assignee.isMe ? t('service-form.desk.by-me') : <bdi>{assignee.name}</bdi>
}

/** What the next time of an order is. */
export function nameDue({ kind, state }: Pick<Row, 'kind' | 'state'>): MessageId {
  if (kind === 'premium') return 'service.order.charge'
  if (kind === 'consultation') return 'service-form.desk.mark-by'
  return state === 'delivered' ? 'service-form.desk.correct-by' : 'service.order.due'
}

/** The next time of an order, and what it is unless the name of the column says so; a phone shows no names of columns. */
function Due({ order: { kind, state, dueAt } }: { order: Row }) {
  const { t } = useIntl()
  const { dateTime } = useFormats()
  if (dueAt === null) return OPEN_SERVICE_STATES.includes(state) && t('service-form.desk.no-time')
  const name = nameDue({ kind, state })
  return (
    <>
      <div className={name === 'service.order.due' ? 'small muted only-on-phone' : 'small muted'}>{t(name)}</div>
      {dateTime(dueAt)}
    </>
  )
}

export function useServiceColumns(): readonly Column<Row>[] {
  const { t } = useIntl()
  const { date, integer } = useFormats()
  return [
    {
      id: 'order',
      name: t('service-form.desk.service'),
      isHead: true,
      cell: ({ id, kind, reference }) => (
        <>
          <Link to="/admin/services/$id" params={{ id }}>
            {t(`service.kind.${kind}`)}
          </Link>
          <div className="small">
            <bdi dir="ltr">{reference}</bdi>
          </div>
        </>
      ),
    },
    { id: 'state', name: t('order.column.state'), cell: ({ state }) => <ServiceMark state={state} /> },
    {
      id: 'due',
      name: t('service.order.due'),
      phone: 'line',
      cell: (order) => <Due order={order} />,
    },
    {
      id: 'ordered',
      name: t('billing-document.fact.ordered'),
      isNamed: true,
      cell: ({ createdAt }) => date(createdAt),
    },
    {
      id: 'assignee',
      name: t('service-form.desk.assignee'),
      cell: ({ kind, assignee }) => kind === 'form' && <Assignee assignee={assignee} />,
    },
    {
      id: 'unanswered',
      name: t('service-form.desk.unanswered'),
      isNumber: true,
      isNamed: true,
      cell: ({ unanswered }) => unanswered > 0 && integer(unanswered),
    },
  ]
}

import { ServiceMark } from '#src/app/features/exchange/service/service-marks.tsx'
import { Link } from '#src/app/ui/link.tsx'
import type { Column } from '#src/app/ui/table/index.ts'
import type { DeskOrders } from '#src/contract/service-desk/schemas.ts'
import { OPEN_SERVICE_STATES } from '#src/domain/service/service-states.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

type Row = DeskOrders['items'][number]

/** Who fulfils an order, and what the seafarer wrote since. */
export function Assignee({ assignee }: Pick<Row, 'assignee'>) {
  const { t } = useIntl()
  if (!assignee) return t('service-form.desk.by-none')
  return assignee.isMe ? t('service-form.desk.by-me') : <bdi>{assignee.name}</bdi>
}

export function useServiceColumns(): readonly Column<Row>[] {
  const { t } = useIntl()
  const { date, dateTime, integer } = useFormats()
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
      isNamed: true,
      cell: ({ kind, state, dueAt }) => {
        if (dueAt === null) return OPEN_SERVICE_STATES.includes(state) && t('service-form.desk.no-time')
        return kind === 'premium' ? `${t('service.order.charge')}: ${dateTime(dueAt)}` : dateTime(dueAt)
      },
    },
    { id: 'ordered', name: t('billing-document.fact.ordered'), cell: ({ createdAt }) => date(createdAt) },
    { id: 'assignee', name: t('service-form.desk.assignee'), cell: (row) => <Assignee assignee={row.assignee} /> },
    {
      id: 'unanswered',
      name: t('service-form.desk.unanswered'),
      isNumber: true,
      isNamed: true,
      cell: ({ unanswered }) => integer(unanswered),
    },
  ]
}

import { OfficeList } from '#src/app/features/exchange/billing/office-list.tsx'
import { definePage, type PageProps } from '#src/app/page.ts'
import { Link } from '#src/app/ui/link.tsx'
import { type StateKind, StateMark } from '#src/app/ui/marks.tsx'
import { type Column, FilterForm } from '#src/app/ui/table/index.ts'
import { readList } from '#src/contract/http/describe-list.ts'
import { ORDERS } from '#src/contract/order/list.ts'
import type { ListedOrder, Orders } from '#src/contract/order/schemas.ts'
import { ORDER_STATES, type OrderState } from '#src/domain/order/order-states.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { ORDERS_PATH, orders } from './queries.ts'

type Data = { orders: Orders }

/** For admins: all orders, the newest first. */
export const ordersPage = definePage<Data>({
  queries: (ctx) => ({ orders: orders(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('page.admin-orders.title'), noindex: true }),
  Component: OrderList,
})

const KINDS: Partial<Record<OrderState, StateKind>> = { fulfilled: 'ok', held: 'note', 'part-fulfilled': 'note' }

export function OrderMark({ state }: { state: OrderState }) {
  const { t } = useIntl()
  return <StateMark kind={KINDS[state] ?? 'line'}>{t(`order.state.${state}`)}</StateMark>
}

export function OrderList({ data: { orders: data }, ctx }: PageProps<Data>) {
  const { t } = useIntl()
  const title = t('page.admin-orders.title')
  const shown = { list: ORDERS, path: ORDERS_PATH }
  return (
    <OfficeList
      {...shown}
      data={data}
      ctx={ctx}
      title={title}
      lead={t('order.page.lead')}
      filters={
        <FilterForm
          {...shown}
          query={readList(ORDERS, ctx.search)}
          label={title}
          isRow
          fields={[
            {
              filter: 'state',
              label: t('order.column.state'),
              options: ORDER_STATES.map((value) => ({ value, name: t(`order.state.${value}`) })),
            },
            { filter: 'q', label: t('order.filter.q') },
          ]}
        />
      }
      columns={useColumns()}
      idOf={({ id }) => id}
      none={{ title: t('order.none.title'), text: t('order.none.text') }}
    />
  )
}

function useColumns(): Column<ListedOrder>[] {
  const { t } = useIntl()
  const { amount, date } = useFormats()
  return [
    {
      id: 'order',
      name: t('billing-document.fact.order'),
      isHead: true,
      cell: ({ id, reference, buyer }) => (
        <>
          <Link to="/admin/payments/orders/$id" params={{ id }}>
            <bdi dir="ltr">{reference}</bdi>
          </Link>
          <div className="small">{buyer ? <bdi>{buyer.name}</bdi> : t('payments.found.erased')}</div>
        </>
      ),
    },
    { id: 'date', name: t('billing.column.date'), cell: ({ createdAt }) => date(createdAt) },
    { id: 'state', name: t('order.column.state'), phone: 'line', cell: ({ state }) => <OrderMark state={state} /> },
    { id: 'total', name: t('billing.column.amount'), isNumber: true, cell: ({ total }) => amount(total) },
    {
      id: 'charged',
      name: t('order.column.charged'),
      isNumber: true,
      isNamed: true,
      cell: (row) => amount(row.charged),
    },
    {
      id: 'refunded',
      name: t('order.column.refunded'),
      isNumber: true,
      isNamed: true,
      cell: (row) => amount(row.refunded),
    },
  ]
}

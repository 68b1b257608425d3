import { TaxNote } from '#src/app/features/exchange/billing-document/document-notes.tsx'
import { ConfirmNotice, isConfirmed } from '#src/app/features/identity/account/confirm-notice.tsx'
import { definePage, type PageProps } from '#src/app/page.ts'
import { Facts } from '#src/app/ui/facts.tsx'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { Link } from '#src/app/ui/link.tsx'
import type { AdminOrder } from '#src/contract/order/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { orderAction } from './order-actions.ts'
import { OrderDocuments, OrderHistory, OrderLines } from './order-tables.tsx'
import { OrderMark } from './orders-page.tsx'
import { order } from './queries.ts'
import { RefundForm, RefundProposals } from './refund-forms.tsx'

type Data = { order: AdminOrder }

/** For admins: an order, what was charged and refunded for it, and refunds by two. */
export const orderPage = definePage<Data>({
  queries: (ctx) => ({ order: order(ctx) }),
  head: ({ order: { reference } }, { intl }) => ({
    title: `${intl.t('billing-document.fact.order')} ${reference}`,
    noindex: true,
  }),
  action: orderAction,
  Component: OrderView,
})

const DONE = ['propose', 'confirm', 'decline'] as const

export function OrderView({ data: { order: found }, ...form }: PageProps<Data>) {
  const { t } = useIntl()
  const { ctx, failure } = form
  const isOpen = isConfirmed(ctx)
  const needsAdmin = found.mayRefund || found.proposals.length > 0
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column u-gap-1">
          <p className="small">
            <Link to="/admin/payments/orders">{t('page.admin-orders.title')}</Link>
          </p>
          <h1>
            {t('billing-document.fact.order')} <bdi dir="ltr">{found.reference}</bdi>
          </h1>
          <p>
            <OrderMark state={found.state} />
          </p>
        </div>
      </header>
      {DONE.map((act) => (
        <DoneNote key={act} ctx={ctx} act={act} text={`order.done.${act}`} />
      ))}
      {needsAdmin && !isOpen && <ConfirmNotice ctx={ctx} failure={failure} />}
      <OrderFacts order={found} />
      <OrderLines order={found} />
      <RefundProposals {...form} order={found} isOpen={isOpen} />
      {found.mayRefund && isOpen && <RefundForm {...form} order={found} />}
      <OrderDocuments documents={found.documents} />
      <OrderHistory events={found.events} />
    </div>
  )
}

function OrderFacts({ order: found }: Data) {
  const { t } = useIntl()
  const { amount, country, date } = useFormats()
  const { buyer, createdAt, until, endedAt, total, charged, refunded, holderId, priceVersion, tax } = found
  return (
    <section className="section column gap-4">
      <Facts
        rows={[
          {
            label: t('billing-document.part.buyer'),
            value: buyer ? (
              <>
                <bdi>{buyer.name}</bdi>
                <div className="small muted">{country(buyer.country)}</div>
              </>
            ) : (
              t('payments.found.erased')
            ),
          },
          {
            label: t('order.fact.balance'),
            value: (
              <Link to="/admin/payments/ledger" search={{ find: holderId }}>
                <bdi dir="ltr">{holderId}</bdi>
              </Link>
            ),
          },
          { label: t('billing-document.fact.ordered'), value: date(createdAt) },
          { label: t('order.fact.until'), value: endedAt === null && date(until) },
          { label: t('order.fact.ended'), value: endedAt !== null && date(endedAt) },
          { label: t('billing.column.amount'), value: amount(total) },
          { label: t('order.column.charged'), value: amount(charged) },
          { label: t('order.column.refunded'), value: amount(refunded) },
          { label: t('order.fact.prices'), value: String(priceVersion) },
        ]}
      />
      <TaxNote tax={tax} />
    </section>
  )
}

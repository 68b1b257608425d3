import { OfficeNotes } from '#src/app/features/exchange/billing/office-frame.tsx'
import { isConfirmed } from '#src/app/features/identity/account/confirm-notice.tsx'
import { definePage, type PageProps } from '#src/app/page.ts'
import { Link } from '#src/app/ui/link.tsx'
import { ListView } from '#src/app/ui/table/index.ts'
import { readList } from '#src/contract/http/describe-list.ts'
import type { AdjustmentProposals } from '#src/contract/proposal/adjustment-schemas.ts'
import { ADJUSTMENTS } from '#src/contract/proposal/list.ts'
import type { PaymentCounts } from '#src/contract/refund/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { useAdjustmentColumns } from './adjustment-columns.tsx'
import { PAYMENTS_PATH, paymentsAction } from './payments-actions.ts'
import { adjustments, paymentCounts } from './payments-queries.ts'
import { WaitingPayments } from './waiting-payments.tsx'

type Data = { adjustments: AdjustmentProposals; counts: PaymentCounts }

/** For admins: what needs a decision about money, and the way to the other pages about it. */
export const paymentsPage = definePage<Data>({
  queries: (ctx) => ({ adjustments: adjustments(ctx), counts: paymentCounts(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('page.admin-payments.title'), noindex: true }),
  action: paymentsAction,
  Component: Payments,
})

const DONE = { confirm: 'payments.done.confirm', decline: 'proposal.done.decline' } as const

export function Payments({ data, ...form }: PageProps<Data>) {
  const { t } = useIntl()
  const { ctx } = form
  const title = t('payments.proposals.title')
  const columns = useAdjustmentColumns({ ...form, isOpen: isConfirmed(ctx) })
  return (
    <div className="wrap">
      <header className="page-head">
        <div className="column u-gap-1">
          <h1>{t('page.admin-payments.title')}</h1>
          <p className="small">
            <Link to="/admin/payments/ledger">{t('page.admin-ledger.title')}</Link>
            {' · '}
            <Link to="/admin/payments/orders">{t('page.admin-orders.title')}</Link>
            {' · '}
            <Link to="/admin/payments/books">{t('page.admin-books.title')}</Link>
          </p>
        </div>
      </header>
      <WaitingPayments counts={data.counts} />
      <section className="section column gap-4">
        <h2>{title}</h2>
        <OfficeNotes {...form} done={DONE} />
        <ListView
          list={ADJUSTMENTS}
          query={readList(ADJUSTMENTS, ctx.search)}
          path={PAYMENTS_PATH}
          data={data.adjustments}
          ctx={ctx}
          caption={title}
          columns={columns}
          idOf={({ id }) => id}
          none={{ title: t('proposal.none.title'), text: t('payments.proposals.none') }}
        />
      </section>
    </div>
  )
}

import { OfficeNotes } from '#src/app/features/exchange/billing/office-frame.tsx'
import { OfficeList } from '#src/app/features/exchange/billing/office-list.tsx'
import { isConfirmed } from '#src/app/features/identity/account/confirm-notice.tsx'
import { definePage, type PageProps } from '#src/app/page.ts'
import type { ActProps } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import type { Column } from '#src/app/ui/table/index.ts'
import { REFUNDS } from '#src/contract/refund/list.ts'
import type { ProposedRefund, ProposedRefunds } from '#src/contract/refund/schemas.ts'
import { groupByFour } from '#src/domain/payment/mod-97.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { ProposalDecision, ProposalState } from '../proposal/proposal-parts.tsx'
import { refundAction } from './payback-actions.ts'
import { REFUNDS_PATH, refunds } from './queries.ts'
import { RefundForm } from './refund-form.tsx'

type Data = { refunds: ProposedRefunds }

/** For admins: refunds of payments and orders that wait for another admin. */
export const refundsPage = definePage<Data>({
  queries: (ctx) => ({ refunds: refunds(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('refund.proposals.title'), noindex: true }),
  action: refundAction,
  Component: RefundList,
})

const DONE = {
  refund: 'transfer.done.propose',
  confirm: 'transfer.done.confirm',
  decline: 'proposal.done.decline',
} as const

export function RefundList({ data: { refunds: found }, ...form }: PageProps<Data>) {
  const { t } = useIntl()
  const { ctx } = form
  const isOpen = isConfirmed(ctx)
  const columns = useColumns({ ...form, isOpen })
  return (
    <OfficeList
      list={REFUNDS}
      path={REFUNDS_PATH}
      data={found}
      ctx={ctx}
      title={t('refund.proposals.title')}
      lead={t('refund.proposals.lead')}
      notes={<OfficeNotes {...form} done={DONE} />}
      columns={columns}
      idOf={({ id }) => id}
      none={{ title: t('proposal.none.title'), text: t('refund.proposals.none') }}
    >
      {isOpen && <RefundForm {...form} />}
    </OfficeList>
  )
}

function useColumns(props: ActProps & { isOpen: boolean }): Column<ProposedRefund>[] {
  const { t } = useIntl()
  const { amount } = useFormats()
  return [
    { id: 'of', name: t('transfer.column.payment'), isHead: true, cell: (refund) => <What refund={refund} /> },
    { id: 'amount', name: t('billing.column.amount'), phone: 'line', cell: (row) => amount(row.amount) },
    {
      id: 'state',
      name: t('admin.column.state'),
      phone: 'line',
      cell: (refund) => <ProposalState proposal={refund} />,
    },
    {
      id: 'decision',
      name: t('transfer.propose.outcome'),
      phone: 'line',
      cell: (refund) => <Decision {...props} refund={refund} />,
    },
  ]
}

function What({ refund: { of, reason, proposedBy } }: { refund: ProposedRefund }) {
  const { t } = useIntl()
  return (
    <div className="column u-gap-1">
      {of.kind === 'order' ? (
        <Link to="/admin/payments/orders/$id" params={{ id: of.id }}>
          {t('billing-document.fact.order')} <bdi dir="ltr">{of.reference}</bdi>
        </Link>
      ) : (
        <>
          <span>
            <bdi dir="ltr">{groupByFour(of.reference)}</bdi>
          </span>
          <span className="small">{t(`payback.way.${of.way}`)}</span>
        </>
      )}
      <span className="small">
        <bdi>{reason}</bdi>
      </span>
      <span className="smallest faint">
        <bdi>{proposedBy}</bdi>
      </span>
    </div>
  )
}

/** An order's refund is decided on the page of the order, which shows its lines. */
function Decision({ refund, ...props }: ActProps & { refund: ProposedRefund; isOpen: boolean }) {
  const { t } = useIntl()
  const { of } = refund
  return (
    <div className="row tight">
      {of.kind === 'order' ? (
        <Link className="button dense" to="/admin/payments/orders/$id" params={{ id: of.id }}>
          {t('refund.proposals.order')}
        </Link>
      ) : (
        <ProposalDecision {...props} action={refundAction} proposal={refund} name={groupByFour(of.reference)} />
      )}
    </div>
  )
}

import type { ActProps } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import type { Column } from '#src/app/ui/table/index.ts'
import type { AdjustmentProposal } from '#src/contract/proposal/adjustment-schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { paymentsAction } from './payments-actions.ts'
import { useProposalColumns } from './proposal-columns.tsx'

/** The columns of proposed corrections and reversals, which another admin can confirm. */
export function useAdjustmentColumns(props: ActProps & { isOpen: boolean }): Column<AdjustmentProposal>[] {
  const { t } = useIntl()
  const decision = useProposalColumns<AdjustmentProposal>({
    ...props,
    action: paymentsAction,
    nameOf: ({ name, holderId }) => name ?? holderId,
  })
  return [
    {
      id: 'holder',
      name: t('refund.column.holder'),
      isHead: true,
      className: 'full',
      cell: (proposal) => <Correction proposal={proposal} />,
    },
    ...decision,
  ]
}

function Correction({ proposal }: { proposal: AdjustmentProposal }) {
  const { t } = useIntl()
  const { date, change } = useFormats()
  const { holderId, name, account, amount, reverses, reason, proposedBy, proposedAt } = proposal
  return (
    <>
      <Link to="/admin/payments/ledger" search={{ find: holderId }}>
        {name ? <bdi>{name}</bdi> : t('payments.found.erased')}
      </Link>
      <div>{t('billing.line.change', { account: t(`billing.account.${account}`), amount: change(amount) })}</div>
      {reverses && <div className="small break-anywhere">{t('payments.row.reverses', { reference: reverses })}</div>}
      <div className="small">
        <bdi>{reason}</bdi>
      </div>
      <div className="smallest faint">{t('proposal.row.by', { email: proposedBy, date: date(proposedAt) })}</div>
    </>
  )
}

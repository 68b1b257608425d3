import type { ActProps } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import type { AdjustmentProposal } from '#src/contract/proposal/adjustment-schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { paymentsAction } from './payments-actions.ts'
import { ProposalDecision, ProposalState } from './proposal-parts.tsx'

type RowProps = ActProps & { proposal: AdjustmentProposal; isOpen: boolean }

/** Proposed corrections, which another admin can confirm. */
export function AdjustmentTable({
  items,
  ...props
}: ActProps & { items: readonly AdjustmentProposal[]; isOpen: boolean }) {
  const { t } = useIntl()
  return (
    <table className="table middle stack">
      <caption className="visually-hidden">{t('payments.proposals.title')}</caption>
      <tbody>
        {items.map((proposal) => (
          <AdjustmentRow key={proposal.id} {...props} proposal={proposal} />
        ))}
      </tbody>
    </table>
  )
}

function AdjustmentRow({ proposal, isOpen, ...form }: RowProps) {
  const { t } = useIntl()
  const { date, change } = useFormats()
  const { holderId, name, account, amount, reason, proposedBy, proposedAt } = proposal
  return (
    <tr>
      <th scope="row" className="full">
        <Link to="/admin/payments" search={{ find: holderId }}>
          {name ? <bdi>{name}</bdi> : t('payments.found.erased')}
        </Link>
        <div>{t('billing.line.change', { account: t(`billing.account.${account}`), amount: change(amount) })}</div>
        <div className="small">{reason}</div>
        <div className="smallest faint">{t('proposal.row.by', { email: proposedBy, date: date(proposedAt) })}</div>
      </th>
      <td>
        <ProposalState proposal={proposal} />
      </td>
      <td className="number full">
        <div className="row tight">
          <ProposalDecision
            {...form}
            action={paymentsAction}
            proposal={proposal}
            isOpen={isOpen}
            name={name ?? holderId}
          />
        </div>
      </td>
    </tr>
  )
}

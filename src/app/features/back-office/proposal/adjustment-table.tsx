import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import { StateMark } from '#src/app/ui/marks.tsx'
import type { AdjustmentProposal } from '#src/contract/proposal/adjustment-schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { paymentsAction } from './payments-actions.ts'

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
  const { holderId, name, account, amount, reason, proposedBy, proposedAt, expiresAt, isVoid, mayConfirm } = proposal
  return (
    <tr>
      <th scope="row" className="full">
        <Link to="/admin/payments" search={{ find: holderId }}>
          {name ? <bdi>{name}</bdi> : t('payments.found.erased')}
        </Link>
        <div>{t('billing.line.change', { account: t(`billing.account.${account}`), amount: change(amount) })}</div>
        <div className="small">{reason}</div>
        <div className="smallest faint">
          {t('owner-recovery.row.proposed', { email: proposedBy, date: date(proposedAt) })}
        </div>
      </th>
      <td>
        <StateMark kind={isVoid ? 'warn' : 'line'}>
          {isVoid ? t('owner-recovery.row.void') : t('owner-recovery.row.until', { date: date(expiresAt) })}
        </StateMark>
      </td>
      <td className="number full">
        <div className="row tight">
          {mayConfirm && isOpen && <DecideForm {...form} act="confirm" proposal={proposal} />}
          {!isVoid && <DecideForm {...form} act="decline" proposal={proposal} />}
        </div>
      </td>
    </tr>
  )
}

const LABELS = { confirm: 'owner-recovery.act.confirm', decline: 'owner-recovery.act.decline' } as const

type Deciding = ActProps & { act: 'confirm' | 'decline'; proposal: AdjustmentProposal }

function DecideForm({ act, proposal: { id, name, holderId }, ...props }: Deciding) {
  const { t } = useIntl()
  const form = useActForm(act, paymentsAction, props, { entry: { field: 'proposal', id } })
  return (
    <ActForm form={form} act={act} className="column gap-1">
      <input type="hidden" name="proposal" value={id} />
      <SubmitButton className={act === 'confirm' ? 'button primary dense' : 'button dense'}>
        {t(LABELS[act])}
        <span className="visually-hidden">
          {' '}
          <bdi>{name ?? holderId}</bdi>
        </span>
      </SubmitButton>
    </ActForm>
  )
}

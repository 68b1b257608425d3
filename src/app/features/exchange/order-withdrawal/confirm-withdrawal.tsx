import type { Action } from '#src/app/page.ts'
import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import { Notice } from '#src/app/ui/states.tsx'
import type { OrderWithdrawal } from '#src/contract/order-withdrawal/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { WithdrawalFacts } from './withdrawal-facts.tsx'

type Props = ActProps & { withdrawal: OrderWithdrawal; action: Action }

/** The second step: what the buyer withdraws from and what returns, with the button that does it, or why it is not possible. */
export function ConfirmWithdrawal({ withdrawal, action, ...props }: Props) {
  const { t } = useIntl()
  const isOpen = withdrawal.state === 'open'
  return (
    <div className="column gap-4">
      {isOpen ? <p>{t('order-withdrawal.confirm.text')}</p> : <State withdrawal={withdrawal} />}
      <div className="sheet padded">
        <WithdrawalFacts withdrawal={withdrawal} />
      </div>
      {isOpen && withdrawal.beginAskedAt !== null && <p>{t('order-withdrawal.confirm.meanwhile')}</p>}
      {isOpen && <ConfirmForm {...props} action={action} />}
      <p className="small muted">{t('billing-document.note.no-fee')}</p>
    </div>
  )
}

function ConfirmForm({ action, ...props }: ActProps & { action: Action }) {
  const { t } = useIntl()
  const form = useActForm('withdraw', action, props)
  return (
    <ActForm form={form} act="withdraw">
      <p className="small">{t('order-withdrawal.confirm.receipt')}</p>
      <SubmitButton className="button primary">{t('order-withdrawal.confirm.submit')}</SubmitButton>
    </ActForm>
  )
}

/** When the buyer withdrew, or why the buyer cannot. */
function State({ withdrawal: { state, withdrawnAt, until } }: Pick<Props, 'withdrawal'>) {
  const { t } = useIntl()
  const { date, dateTime } = useFormats()
  if (state === 'withdrawn' && withdrawnAt !== null)
    return <Notice>{t('order-withdrawal.state.withdrawn', { date: dateTime(withdrawnAt) })}</Notice>
  if (state === 'late') return <Notice>{t('order-withdrawal.state.late', { date: date(until) })}</Notice>
  return (
    <Notice>{t(state === 'performed' ? 'order-withdrawal.state.performed' : 'order-withdrawal.state.ended')}</Notice>
  )
}

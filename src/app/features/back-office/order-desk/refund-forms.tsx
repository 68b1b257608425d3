import { ActForm, type ActProps, SelectField, TextField, useActForm } from '#src/app/ui/forms/index.ts'
import type { AdminOrder } from '#src/contract/order/schemas.ts'
import { MONEY_CURRENCIES, subtract } from '#src/domain/money/amount.ts'
import { parseAmount } from '#src/domain/money/parse-amount.ts'
import { REFUND_REASONS } from '#src/domain/order/order-states.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { ProposedAct, ReasonAndSubmit } from '../proposal/proposal-form.tsx'
import { orderAction } from './order-actions.ts'

type Props = ActProps & { order: AdminOrder }

/** Proposes a refund: everything that is left, or an amount of one line. */
export function RefundForm({ order, ...props }: Props) {
  const { t, code } = useIntl()
  const { amount } = useFormats()
  const form = useActForm('propose', orderAction, props, { initial: { line: 'all', why: 'withdrawal' } })
  const left = subtract(order.charged, order.refunded)
  return (
    <section className="section sheet padded column gap-4">
      <h2 className="heading-3">{t('order.refund.title')}</h2>
      <ActForm form={form} act="propose" label={t('order.refund.title')} className="column gap-4">
        <SelectField
          name="line"
          group="proposal"
          label={t('order.refund.what')}
          placeholder={t('order.refund.what')}
          options={[
            { value: 'all', label: t('order.refund.all', { amount: amount(left) }) },
            ...order.lines.map(({ position, texts, charged, refunded }) => ({
              value: String(position),
              label: `${position + 1}. ${texts[code]} (${amount(subtract(charged, refunded))})`,
            })),
          ]}
        />
        <TextField
          name="amount"
          group="proposal"
          inputMode="decimal"
          dir="ltr"
          label={t('order.refund.amount')}
          hint={t('order.refund.amount-hint')}
          optional
        />
        <SelectField
          name="why"
          group="proposal"
          label={t('order.refund.why')}
          placeholder={t('order.refund.why')}
          options={REFUND_REASONS.map((value) => ({ value, label: t(`billing-document.reason.${value}`) }))}
        />
        <ReasonAndSubmit />
      </ActForm>
    </section>
  )
}

/** Refunds that were proposed and not decided. */
export function RefundProposals({ order: { proposals }, ...form }: Props & { isOpen: boolean }) {
  const { t } = useIntl()
  if (proposals.length === 0) return null
  return (
    <section className="section column gap-4">
      <h2>{t('order.refund.proposed')}</h2>
      {proposals.map((proposal) => (
        <Proposal key={proposal.id} {...form} proposal={proposal} />
      ))}
    </section>
  )
}

type ProposalProps = ActProps & { proposal: AdminOrder['proposals'][number]; isOpen: boolean }

function Proposal(props: ProposalProps) {
  const { t } = useIntl()
  const { amount, integer } = useFormats()
  const { proposal } = props
  const { line, publicReason } = proposal
  const currency = MONEY_CURRENCIES.find((one) => one === proposal.currency) ?? 'USD'
  const sum = parseAmount(proposal.amount, currency)
  const lines = [
    ...(line === null ? [] : [t('order.refund.line', { number: integer(line) })]),
    t(`billing-document.reason.${publicReason}`),
  ]
  return (
    <article className="sheet padded column u-gap-1">
      <ProposedAct {...props} action={orderAction} title={sum && amount(sum)} lines={lines} />
    </article>
  )
}

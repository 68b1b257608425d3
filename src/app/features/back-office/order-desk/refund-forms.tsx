import {
  ActForm,
  type ActProps,
  SelectField,
  SubmitButton,
  TextArea,
  TextField,
  useActForm,
} from '#src/app/ui/forms/index.ts'
import type { AdminOrder } from '#src/contract/order/schemas.ts'
import { MONEY_CURRENCIES, subtract } from '#src/domain/money/amount.ts'
import { parseAmount } from '#src/domain/money/parse-amount.ts'
import { REFUND_REASONS } from '#src/domain/order/order-states.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { ProposalDecision, ProposalState } from '../proposal/proposal-parts.tsx'
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
        <TextArea name="reason" group="proposal" rows={2} label={t('proposal.field.reason')} />
        <div>
          <SubmitButton className="button primary dense">{t('proposal.act.propose')}</SubmitButton>
        </div>
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

function Proposal({ proposal, ...form }: ProposalProps) {
  const { t } = useIntl()
  const { amount, integer } = useFormats()
  const { line, publicReason, reason, proposedBy } = proposal
  const currency = MONEY_CURRENCIES.find((one) => one === proposal.currency) ?? 'USD'
  const sum = parseAmount(proposal.amount, currency)
  return (
    <article className="sheet padded column u-gap-1">
      <span className="bold">{sum && amount(sum)}</span>
      {line !== null && <span className="small">{t('order.refund.line', { number: integer(line) })}</span>}
      <span className="small">{t(`billing-document.reason.${publicReason}`)}</span>
      <bdi className="small">{reason}</bdi>
      <bdi className="small muted">{proposedBy}</bdi>
      <span>
        <ProposalState proposal={proposal} />
      </span>
      <div className="row tight">
        <ProposalDecision {...form} action={orderAction} proposal={proposal} />
      </div>
    </article>
  )
}

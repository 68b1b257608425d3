import {
  ActForm,
  type ActProps,
  SelectField,
  SubmitButton,
  TextArea,
  TextField,
  useActForm,
} from '#src/app/ui/forms/index.ts'
import type { ProposedRefund } from '#src/contract/refund/schemas.ts'
import { MONEY_CURRENCIES } from '#src/domain/money/amount.ts'
import { groupByFour } from '#src/domain/payment/mod-97.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { ProposalDecision, ProposalState } from '../proposal/proposal-parts.tsx'
import { refundAction } from './refund-actions.ts'

const CURRENCIES = MONEY_CURRENCIES.map((value) => ({ value, label: value }))

/** Refunds a payment, in full or in part: another admin confirms it. */
export function RefundForm(props: ActProps) {
  const { t } = useIntl()
  const form = useActForm('refund', refundAction, props, { initial: { currency: MONEY_CURRENCIES[0] } })
  const title = t('refund.form.title')
  const text = { group: 'refund', autoComplete: 'off' }
  return (
    <section className="sheet padded column gap-4 section">
      <h2 className="heading-3">{title}</h2>
      <p className="small muted">{t('refund.form.lead')}</p>
      <ActForm form={form} act="refund" label={title}>
        <TextField {...text} name="reference" label={t('refund.field.reference')} dir="ltr" />
        <SelectField
          name="currency"
          group="refund"
          label={t('billing.filter.currency')}
          placeholder={t('billing.filter.currency')}
          options={CURRENCIES}
        />
        <TextField {...text} name="amount" label={t('billing.column.amount')} inputMode="decimal" dir="ltr" />
        <TextArea name="reason" group="proposal" rows={2} label={t('proposal.field.reason')} />
        <div>
          <SubmitButton className="button primary">{t('proposal.act.propose')}</SubmitButton>
        </div>
      </ActForm>
    </section>
  )
}

/** Refunds that an admin proposed. `isOpen`: the identity of the admin is confirmed. */
export function ProposedRefunds({
  refunds,
  isOpen,
  ...form
}: ActProps & { refunds: readonly ProposedRefund[]; isOpen: boolean }) {
  const { t } = useIntl()
  const { amount } = useFormats()
  if (refunds.length === 0) return null
  return (
    <section className="section column gap-4">
      <h2>{t('refund.proposals.title')}</h2>
      {refunds.map((refund) => (
        <article key={refund.id} className="sheet padded column u-gap-1">
          <span className="bold">{amount(refund.amount)}</span>
          <span className="small">
            <bdi dir="ltr">{groupByFour(refund.reference)}</bdi>
          </span>
          <span className="small">{t(`payback.way.${refund.way}`)}</span>
          <bdi className="small">{refund.reason}</bdi>
          <bdi className="smallest faint">{refund.proposedBy}</bdi>
          <span>
            <ProposalState proposal={refund} />
          </span>
          <div className="row tight">
            <ProposalDecision
              {...form}
              action={refundAction}
              proposal={refund}
              isOpen={isOpen}
              name={groupByFour(refund.reference)}
            />
          </div>
        </article>
      ))}
    </section>
  )
}

import { ActForm, type ActProps, SelectField, TextField, useActForm } from '#src/app/ui/forms/index.ts'
import { MONEY_CURRENCIES } from '#src/domain/money/amount.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { ReasonAndSubmit } from '../proposal/proposal-form.tsx'
import { refundAction } from './payback-actions.ts'

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
        <ReasonAndSubmit />
      </ActForm>
    </section>
  )
}

import { ActForm, SelectField, SubmitButton, TextField, useActForm } from '#src/app/ui/forms/index.ts'
import type { TopUps } from '#src/contract/payment/schemas.ts'
import { compare } from '#src/domain/money/amount.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import type { TopUpProps } from './top-up-props.ts'

const GROUP = 'top-up'

/** Starts a transfer in one of the currencies that have an account. */
export function TopUpForm({ limits, action, ...props }: TopUpProps & Pick<TopUps, 'limits'>) {
  const { t } = useIntl()
  const { amount, list } = useFormats()
  const initial = { currency: limits[0]?.least.currency ?? '' }
  const form = useActForm('top-up', action, props, { initial })
  // A balance that has reached its cap accepts nothing: the answer to the form says why.
  const bounds = limits
    .filter(({ least, most }) => compare(most, least) >= 0)
    .map(({ least, most }) => t('top-up.form.bounds', { least: amount(least), most: amount(most) }))
  return (
    <div className="sheet padded column gap-4">
      <h3 className="heading-3">{t('top-up.form.title')}</h3>
      <p className="small muted">{t('top-up.form.lead')}</p>
      <ActForm form={form} act="top-up" label={t('top-up.form.title')}>
        <input type="hidden" name="key" value={props.ctx.actKey} />
        <SelectField
          name="currency"
          group={GROUP}
          label={t('billing.filter.currency')}
          placeholder={t('billing.filter.currency')}
          options={limits.map(({ least: { currency } }) => ({ value: currency, label: currency }))}
        />
        <TextField
          name="amount"
          group={GROUP}
          label={t('billing.column.amount')}
          hint={list(bounds)}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
        />
        <div>
          <SubmitButton className="button primary">{t('top-up.form.submit')}</SubmitButton>
        </div>
      </ActForm>
    </div>
  )
}

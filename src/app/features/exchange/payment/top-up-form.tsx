import { ActForm, RadioField, SelectField, SubmitButton, TextField, useActForm } from '#src/app/ui/forms/index.ts'
import type { TopUps } from '#src/contract/payment/schemas.ts'
import { compare } from '#src/domain/money/amount.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import type { TopUpProps } from './top-up-props.ts'

const GROUP = 'top-up'

/** Starts a payment in one of the currencies: by transfer, or where it is offered on the page of a provider. */
export function TopUpForm({ limits, providers, action, ...props }: TopUpProps & Pick<TopUps, 'limits' | 'providers'>) {
  const { t } = useIntl()
  const { amount, list } = useFormats()
  const [first] = providers
  const isTransfer = providers.length === 1 && first?.name === 'invoice'
  const initial = { currency: limits[0]?.least.currency ?? '', provider: first?.name ?? '' }
  const title = t(isTransfer ? 'top-up.form.title' : 'top-up.form.new')
  const form = useActForm('top-up', action, props, { initial })
  // A balance that has reached its cap accepts nothing: the answer to the form gives the reason.
  const bounds = limits
    .filter(({ least, most }) => compare(most, least) >= 0)
    .map(({ least, most }) => t('top-up.form.bounds', { least: amount(least), most: amount(most) }))
  return (
    <div className="sheet padded column gap-4">
      <h3 className="heading-3">{title}</h3>
      {isTransfer && <p className="small muted">{t('top-up.form.lead')}</p>}
      <ActForm form={form} act="top-up" label={title}>
        <input type="hidden" name="key" value={props.ctx.actKey} />
        {!isTransfer && (
          <RadioField
            name="provider"
            group={GROUP}
            legend={t('top-up.form.way')}
            options={providers.map(({ name }) => ({ value: name, label: t(`top-up.way.${name}`) }))}
          />
        )}
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
          <SubmitButton className="button primary">
            {t(isTransfer ? 'top-up.form.submit' : 'top-up.form.continue')}
          </SubmitButton>
        </div>
      </ActForm>
    </div>
  )
}

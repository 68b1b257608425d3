import { isConfirmed } from '#src/app/features/identity/account/confirm-notice.tsx'
import { ActForm, CheckField, SubmitButton, TextField, useActForm } from '#src/app/ui/forms/index.ts'
import { PathLink } from '#src/app/ui/link.tsx'
import type { PaybackOffer } from '#src/contract/payback/schemas.ts'
import { isPositive } from '#src/domain/money/amount.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import type { PaybackProps } from './payback-props.ts'

type Props = PaybackProps & { offer: PaybackOffer }

/** The second step: what will happen, and the form that does it. Without a recent confirmation of identity the form is left out. */
export function PaybackForm({ offer, ...props }: Props) {
  const { t } = useIntl()
  const { amount, date } = useFormats()
  const { bonus, parts } = offer
  return (
    <div className="sheet padded column gap-4">
      <h3 className="heading-3">{t('payback.confirm.title', { amount: amount(offer.amount) })}</h3>
      <ul className="column gap-1">
        {parts.map(({ id, way, amount: part, paidAt }) => (
          <li key={id}>{t(`payback.confirm.${way}`, { amount: amount(part), date: date(paidAt) })}</li>
        ))}
        <li>{t('payback.confirm.time')}</li>
        {isPositive(bonus) && <li>{t('payback.confirm.bonus', { amount: amount(bonus) })}</li>}
      </ul>
      {isConfirmed(props.ctx) && <ConfirmForm {...props} offer={offer} />}
      <p className="small">
        <PathLink path={props.path}>{t('payback.confirm.back')}</PathLink>
      </p>
    </div>
  )
}

function ConfirmForm({ offer, action, path: _, ...props }: Props) {
  const { t } = useIntl()
  const formats = useFormats()
  const { amount, needsAccount } = offer
  const form = useActForm('payback', action, props)
  const title = t('payback.section.open', { amount: formats.amount(amount) })
  return (
    <ActForm form={form} act="payback" label={title}>
      <input type="hidden" name="key" value={props.ctx.actKey} />
      <input type="hidden" name="currency" value={amount.currency} />
      <input type="hidden" name="seen" value={String(amount.minor)} />
      {needsAccount && <AccountFields payers={offer.payers} />}
      <div>
        <SubmitButton className="button primary">{title}</SubmitButton>
      </div>
    </ActForm>
  )
}

function AccountFields({ payers }: Pick<PaybackOffer, 'payers'>) {
  const { t } = useIntl()
  const { list } = useFormats()
  const hint = payers.length > 0 ? t('payback.confirm.payers', { names: list(payers) }) : t('payback.confirm.account')
  return (
    <>
      <TextField name="iban" group="payback" label={t('mail.fact.pay-iban')} autoComplete="off" dir="ltr" hint={hint} />
      <TextField name="name" group="payback" label={t('mail.fact.pay-name')} autoComplete="name" />
      {payers.length > 0 && <CheckField name="isOtherName" label={t('payback.confirm.other-name')} />}
    </>
  )
}

import type { Funds } from '#src/app/features/exchange/order/funds.ts'
import { type SplitPrice, splitPrice } from '#src/app/features/exchange/order/split-price.ts'
import { BeginField } from '#src/app/features/exchange/order-withdrawal/begin-field.tsx'
import { PayMissing } from '#src/app/features/exchange/payment/pay-missing.tsx'
import { sortCountries } from '#src/app/ui/forms/country-options.ts'
import { useForm } from '#src/app/ui/forms/form-context.ts'
import { ActionForm, type ActProps, SelectField, SubmitButton, useActionForm } from '#src/app/ui/forms/index.ts'
import { Link, PathLink } from '#src/app/ui/link.tsx'
import { withQuery } from '#src/contract/http/addresses.ts'
import type { ServiceQuote } from '#src/contract/service/schemas.ts'
import { servicePath } from '#src/contract/service/service-path.ts'
import { MONEY_CURRENCIES } from '#src/domain/money/amount.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { NO_FUNDS, orderAction, payOf, writeSeen } from './actions.ts'
import { currencyOf } from './queries.ts'
import { ServicePriceTable } from './service-price.tsx'

type Props = ActProps & Funds & { quote: ServiceQuote }

/** Where the person lives, the request to begin, the price, and the order. */
export function ServiceForm({ quote, balance, topUps, ...props }: Props) {
  const { t } = useIntl()
  const formats = useFormats()
  const { ctx } = props
  const initial = { residence: ctx.search.residence ?? '' }
  const form = useActionForm({ ...props, action: orderAction, initial, id: 'order' })
  const split = balance && splitPrice(payOf(quote), balance.balances)
  return (
    <ActionForm form={form} label={quote.title}>
      <input type="hidden" name="key" value={form.failure?.values.key ?? ctx.actKey} />
      <input type="hidden" name="seen" value={writeSeen(quote)} />
      <SelectField
        name="residence"
        group="service"
        label={t('mailing-order.field.residence')}
        hint={t('service.hint.residence')}
        placeholder={t('nationality.field.choose')}
        options={sortCountries(formats)}
        autoComplete="country"
      />
      <BeginField name="isBegunAtOnce" beginsAt={quote.beginsAt} />
      <div className="sheet padded pay">
        <div className="column">
          <h3 className="heading-3">{t('mailing-order.pay.title')}</h3>
          <Currencies {...props} quote={quote} />
          <ServicePriceTable price={quote.price} promo={quote.promo} split={split} />
        </div>
        <div className="column gap-4">
          <div className="column">
            <h3 className="heading-3">{t('mailing-order.pay.rule-title')}</h3>
            <p className="small">{t('service.pay.rule')}</p>
          </div>
          <OrderButton quote={quote} split={split} topUps={topUps} />
        </div>
      </div>
    </ActionForm>
  )
}

/** Links that show the price in another currency. */
function Currencies({ ctx, quote: { id } }: ActProps & Pick<Props, 'quote'>) {
  const { t } = useIntl()
  const chosen = currencyOf(ctx)
  return (
    <nav className="tabs" aria-label={t('billing.filter.currency')}>
      {MONEY_CURRENCIES.map((currency) => (
        <PathLink
          key={currency}
          path={withQuery(servicePath(id), { currency, residence: ctx.search.residence })}
          aria-current={currency === chosen ? 'page' : undefined}
        >
          {currency}
        </PathLink>
      ))}
    </nav>
  )
}

type ButtonProps = Pick<Props, 'quote' | 'topUps'> & { split: SplitPrice | undefined }

/** The button, or why nothing can be ordered and what to do. */
function OrderButton({ quote, split, topUps }: ButtonProps) {
  const { isAddressConfirmed } = quote
  const { t } = useIntl()
  const { amount } = useFormats()
  const { failure } = useForm()
  const isShort = Boolean(split?.lacks) || failure?.values[NO_FUNDS] !== undefined
  return (
    <>
      {split?.lacks && <p className="small">{t('service.pay.low', { amount: amount(split.lacks) })}</p>}
      {isShort && <PayMissing lacks={split?.lacks} topUps={topUps} />}
      {!isAddressConfirmed && (
        <Link className="button full" to="/seaman/profile/security" hash="email">
          {t('recovery.notice.title')}
        </Link>
      )}
      {!split?.lacks && isAddressConfirmed && (
        <SubmitButton name="act" value="order">
          {t('mailing-order.pay.order', { amount: amount(payOf(quote)) })}
        </SubmitButton>
      )}
    </>
  )
}

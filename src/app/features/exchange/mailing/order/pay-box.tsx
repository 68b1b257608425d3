import type { Funds } from '#src/app/features/exchange/order/funds.ts'
import { PaidLines, PriceLine } from '#src/app/features/exchange/order/price-line.tsx'
import { PromoLine } from '#src/app/features/exchange/order/promo-line.tsx'
import { type SplitPrice, splitPrice } from '#src/app/features/exchange/order/split-price.ts'
import { PayMissing } from '#src/app/features/exchange/payment/pay-missing.tsx'
import { useForm } from '#src/app/ui/forms/form-context.ts'
import { SubmitButton } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import type { MailingQuoteAnswer } from '#src/contract/mailing/order-schemas.ts'
import { negate, zeroOf } from '#src/domain/money/amount.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { NO_FUNDS } from './actions.ts'
import { payOf } from './seen.ts'

type Props = Funds & { quote: MailingQuoteAnswer }

/** The price, the rule of payment and refund, and the button that orders. */
export function PayBox({ quote, balance, topUps }: Props) {
  const { t } = useIntl()
  const [total, { paid }] = [payOf(quote), quote]
  const split = total && paid > 0 && balance ? splitPrice(total, balance.balances) : undefined
  return (
    <div className="sheet padded pay">
      <div className="column">
        <h3 className="heading-3">{t('mailing-order.pay.title')}</h3>
        <Prices quote={quote} split={split} />
      </div>
      <div className="column gap-4">
        <div className="column">
          <h3 className="heading-3">{t('mailing-order.pay.rule-title')}</h3>
          <p className="small">{t('mailing-order.pay.rule')}</p>
        </div>
        <OrderButton quote={quote} split={split} topUps={topUps} />
      </div>
    </div>
  )
}

type Split = { quote: MailingQuoteAnswer; split: SplitPrice | undefined }

function Prices({ quote, split }: Split) {
  const { free, paid, price, promo } = quote
  const pay = payOf(quote)
  const { t } = useIntl()
  const { amount } = useFormats()
  const letters = (count: number) => t('mailing.row.agencies', { count })
  return (
    <table className="sums">
      <caption className="visually-hidden">{t('mailing-order.pay.title')}</caption>
      <tbody>
        {free.letters > 0 && (
          <PriceLine text={letters(free.letters)} note={t('mailing-order.pay.free')}>
            {amount(zeroOf(price?.total.currency ?? 'USD'))}
          </PriceLine>
        )}
        {!price && paid > 0 && <PriceLine text={letters(paid)}>{null}</PriceLine>}
        {price?.parts.map((part) => (
          <PriceLine
            key={part.slug}
            text={letters(part.letters)}
            note={t('mailing-order.pay.paid', { price: amount(part.unitPrice) })}
          >
            {amount(part.amount)}
          </PriceLine>
        ))}
        <PackageLine price={price} />
        <PromoLine promo={promo} />
        {pay && (
          <PriceLine text={t('billing-document.total.gross')} isTotal>
            {amount(pay)}
          </PriceLine>
        )}
        <PaidLines split={split} />
      </tbody>
    </table>
  )
}

/** What a package takes from the prices of its parts. */
function PackageLine({ price }: Pick<MailingQuoteAnswer, 'price'>) {
  const { t } = useIntl()
  const { amount, percent } = useFormats()
  if (!price?.discount || price.parts.length === 0) return null
  const { percent: less, off } = price.discount
  return (
    <PriceLine
      text={t('mailing-order.package.discount')}
      note={t('service.price.discount', { percent: percent(Number(less) / 100) })}
    >
      {amount(negate(off))}
    </PriceLine>
  )
}

/** The button, or why nothing can be ordered and what to do. */
function OrderButton({ quote, split, topUps }: Split & Pick<Funds, 'topUps'>) {
  const { paid, isAddressConfirmed } = quote
  const total = payOf(quote)
  const { t } = useIntl()
  const { amount } = useFormats()
  const { failure } = useForm()
  if (paid > 0 && !total) return <p className="small">{t('mailing-order.pay.no-price')}</p>
  const isShort = Boolean(split?.lacks) || failure?.values[NO_FUNDS] !== undefined
  return (
    <>
      {split?.lacks && <p className="small">{t('mailing-order.pay.low', { amount: amount(split.lacks) })}</p>}
      {isShort && <PayMissing lacks={split?.lacks} topUps={topUps} />}
      {!isAddressConfirmed && (
        <Link className="button full" to="/seaman/profile/security" hash="email">
          {t('recovery.notice.title')}
        </Link>
      )}
      {!split?.lacks && isAddressConfirmed && (
        <SubmitButton name="act" value="order">
          {paid > 0 && total
            ? t('mailing-order.pay.order', { amount: amount(total) })
            : t('mailing-order.pay.order-free')}
        </SubmitButton>
      )}
    </>
  )
}

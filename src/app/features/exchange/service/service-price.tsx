import { PaidLines, PriceLine } from '#src/app/features/exchange/order/price-line.tsx'
import { PromoLine } from '#src/app/features/exchange/order/promo-line.tsx'
import type { SplitPrice } from '#src/app/features/exchange/order/split-price.ts'
import type { ServiceQuote } from '#src/contract/service/schemas.ts'
import { isPositive } from '#src/domain/money/amount.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

type Props = Pick<ServiceQuote, 'price' | 'promo'> & { split: SplitPrice | undefined }

/** What each part of a service costs, the discount of the first order, the sum, and what pays it. */
export function ServicePriceTable({ price, promo, split }: Props) {
  const { t } = useIntl()
  const { amount, percent } = useFormats()
  const { parts, saves } = price
  return (
    <table className="sums">
      <caption className="visually-hidden">{t('mailing-order.pay.title')}</caption>
      <tbody>
        {parts.map(({ kind, units, unitPrice, discount, total: sum }) => {
          const notes = [
            kind === 'premium' && t('service.price.days', { count: units, price: amount(unitPrice) }),
            discount !== null && t('service.price.discount', { percent: percent(Number(discount) / 100) }),
          ]
          return (
            <PriceLine key={kind} text={t(`service.kind.${kind}`)} note={notes.filter(Boolean).join(' · ')}>
              {amount(sum)}
            </PriceLine>
          )
        })}
        <PromoLine promo={promo} />
        <PriceLine
          text={t('billing-document.total.gross')}
          note={
            parts.length > 1 && !promo && isPositive(saves)
              ? t('service.price.saves', { amount: amount(saves) })
              : undefined
          }
          isTotal
        >
          {amount((promo ?? price).total)}
        </PriceLine>
        <PaidLines split={split} />
      </tbody>
    </table>
  )
}

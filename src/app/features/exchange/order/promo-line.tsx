import type { ShownPromo } from '#src/contract/order/promo.ts'
import { negate } from '#src/domain/money/amount.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { PriceLine } from './price-line.tsx'

/** The row of the discount of the first order, if the person may use it. */
export function PromoLine({ promo }: { promo: ShownPromo | null }) {
  const { t } = useIntl()
  const { amount, percent, plainDate } = useFormats()
  if (!promo) return null
  const values = { percent: percent(Number(promo.percent) / 100) }
  const note =
    promo.until === null
      ? t('mailing-order.pay.promo', values)
      : t('mailing-order.pay.promo-until', { ...values, date: plainDate(promo.until) })
  return (
    <PriceLine text={t('mailing.row.promo')} note={note}>
      {amount(negate(promo.off))}
    </PriceLine>
  )
}

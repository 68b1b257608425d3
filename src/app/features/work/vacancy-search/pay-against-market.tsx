import { PayScale } from '#src/app/ui/pay-scale.tsx'
import type { VacancyDetail } from '#src/contract/vacancy-search/schemas.ts'
import { EXCHANGE_RATES, isCurrency, toUsdPerMonth } from '#src/domain/vocabulary/currencies.ts'
import type { DetailProps } from './detail-props.ts'

/** The pay on a scale of the current market, in US dollars a month; nothing below the minimum. */
export function PayAgainstMarket({ vacancy, words: { t, formats } }: DetailProps) {
  const found = marketScale(vacancy)
  if (!found) return null
  const { scope, ...scale } = found
  const { currency, period } = vacancy.pay
  const dollars = (cents: number) => formats.money(cents, 'USD')
  const values = { count: scale.count, median: dollars(scale.median) }
  const offer = formats.payRange({ min: vacancy.pay.min && scale.low, max: scale.high, currency: 'USD' })
  return (
    <section className="section">
      <header>
        <h2>{t('vacancy.detail.market')}</h2>
      </header>
      <PayScale
        {...scale}
        label={t('vacancy.detail.market-label', { offer, ...values })}
        ends={[dollars(scale.from), dollars(scale.to)]}
      />
      <div className="small muted under">
        <p>{t('vacancy.detail.market-text', values)}</p>
        <p>{t('vacancy.detail.market-scope', { scope })}</p>
        {(currency !== 'USD' || period === 'day') && (
          <p>{t('vacancy.detail.market-compared', { date: formats.plainDate(EXCHANGE_RATES.date) })}</p>
        )}
      </div>
    </section>
  )
}

const HUNDRED_DOLLARS = 10_000

/** Returns the ends of the scale, the offer and the median, in cents a month. */
export function marketScale({ market, pay }: Pick<VacancyDetail, 'market' | 'pay'>) {
  if (!market || !isCurrency(pay.currency)) return undefined
  const high = toUsdPerMonth(pay.max, pay.currency, pay.period)
  // Without a lower limit the offer begins at the market's.
  const low = pay.min > 0 ? toUsdPerMonth(pay.min, pay.currency, pay.period) : Math.min(market.low, high)
  const from = Math.floor(Math.min(market.low, low) / HUNDRED_DOLLARS) * HUNDRED_DOLLARS
  const to = Math.ceil(Math.max(market.high, high) / HUNDRED_DOLLARS) * HUNDRED_DOLLARS
  return { from, to, low, high, median: market.median, count: market.count, scope: market.scope }
}

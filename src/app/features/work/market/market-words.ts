import type { MarketFigure } from '#src/contract/market/schemas.ts'
import type { PageFormats } from '#src/i18n/formats-for.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import { type TradeNames, tradeNames } from '#src/i18n/trade-names.ts'

/** Names and figures of the trade in one language. Pay is kept in US cents a month. */
export type MarketWords = TradeNames & {
  /** "USD 9,800", or a dash where too few are behind it. */
  median: (figure: MarketFigure) => string
  /** What the middle half of the offers pay: "USD 9,000–10,500"; empty where too few are behind it. */
  middleHalf: (figure: MarketFigure) => string
}

export const createMarketWords = (intl: AppIntl, formats: PageFormats): MarketWords => ({
  ...tradeNames(intl, formats),
  median: ({ pay }) => (pay ? formats.money(pay.median, 'USD') : '–'),
  middleHalf: ({ pay }) => (pay ? formats.payRange({ min: pay.low, max: pay.high, currency: 'USD' }) : ''),
})

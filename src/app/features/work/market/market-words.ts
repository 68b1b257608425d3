import type { MarketFigure } from '#src/contract/market/schemas.ts'
import type { PageFormats } from '#src/i18n/formats-for.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import { type TradeNames, tradeNames } from '#src/i18n/trade-names.ts'

/** Names and figures in one language. Pay is in US cents a month. */
export type MarketWords = TradeNames & {
  /** "USD 9,800", or a dash below the minimum. */
  median: (figure: MarketFigure) => string
  /** The middle half of offers: "USD 9,000–10,500"; empty below the minimum. */
  middleHalf: (figure: MarketFigure) => string
}

export const createMarketWords = (intl: AppIntl, formats: PageFormats): MarketWords => ({
  ...tradeNames(intl, formats),
  median: ({ pay }) => (pay ? formats.money(pay.median, 'USD') : '–'),
  middleHalf: ({ pay }) => (pay ? formats.payRange({ min: pay.low, max: pay.high, currency: 'USD' }) : ''),
})

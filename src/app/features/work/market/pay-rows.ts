import type { PayRow } from '#src/app/ui/pay-table.tsx'
import type { MarketFigure } from '#src/contract/market/schemas.ts'
import type { MarketWords } from './market-words.ts'

const THOUSAND_DOLLARS = 100_000

/** Returns the end of a scale for all figures, in whole thousands of dollars. */
export const findScaleEnd = (figures: readonly MarketFigure[]): number =>
  Math.ceil(Math.max(1, ...figures.map(({ pay }) => pay?.high ?? 0)) / THOUSAND_DOLLARS) * THOUSAND_DOLLARS

/** Returns the texts of a pay row. */
export const describeFigure = (figure: MarketFigure, words: MarketWords): Omit<PayRow, 'key' | 'name'> => ({
  count: words.t('market.table.count', { count: figure.count }),
  median: words.median(figure),
  middleHalf: words.middleHalf(figure),
  spread: figure.pay,
})

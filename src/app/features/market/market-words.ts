import type { MarketFigure } from '#src/contract/schemas/market.ts'
import type { PageFormats } from '#src/i18n/formats-for.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import { rankName } from '#src/i18n/rank-name.ts'

/** Names and figures of the trade in one language. Pay is kept in US cents a month. */
export type MarketWords = {
  intl: AppIntl
  t: AppIntl['t']
  formats: PageFormats
  rank: (slug: string) => string
  vessel: (slug: string) => string
  fleet: (slug: string) => string
  department: (slug: string) => string
  /** "USD 9,800", or a dash where too few stand behind it. */
  median: (figure: MarketFigure) => string
  /** What the middle half of the offers pay: "USD 9,000–10,500"; empty where too few stand behind it. */
  middleHalf: (figure: MarketFigure) => string
}

export const createMarketWords = (intl: AppIntl, formats: PageFormats): MarketWords => {
  const { t } = intl
  return {
    intl,
    t,
    formats,
    rank: (slug) => rankName(intl, slug),
    vessel: (slug) => (intl.has(`vessel.${slug}`) ? t(`vessel.${slug}`) : slug),
    fleet: (slug) => t(`vocabulary.fleet.${slug}`),
    department: (slug) => t(`vocabulary.department.${slug}`),
    median: ({ pay }) => (pay ? formats.money(pay.median, 'USD') : '–'),
    middleHalf: ({ pay }) => (pay ? formats.payRange({ min: pay.low, max: pay.high, currency: 'USD' }) : ''),
  }
}

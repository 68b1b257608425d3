import type { CREW } from '#src/contract/list/lists.ts'
import type { CrewCard, CrewQuery } from '#src/contract/schemas/crew.ts'
import type { PageFormats } from '#src/i18n/formats-for.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { type TradeNames, tradeNames } from '#src/i18n/trade-names.ts'

export type CrewWords = TradeNames & {
  /** "Ready now", a date, or that it is not given. */
  ready: (card: Pick<CrewCard, 'readyFrom'>, now: number) => string
}

/** A rank in words of one's own is not told in this list. */
export const nameRank = (intl: AppIntl, slug: string): string =>
  slug === '' ? intl.t('crew.detail.other-rank') : rankName(intl, slug)

export const crewWords = (intl: AppIntl, formats: PageFormats): CrewWords => ({
  ...tradeNames(intl, formats),
  rank: (slug) => nameRank(intl, slug),
  ready: ({ readyFrom }, now) => {
    if (!readyFrom) return intl.t('crew.row.unknown')
    return Date.parse(readyFrom) <= now ? intl.t('crew.row.ready-now') : formats.plainDate(readyFrom)
  },
})

/** What a filter in use says. */
export function describeFilter(filter: keyof typeof CREW.filters, query: CrewQuery, words: CrewWords): string {
  const value = String(query[filter] ?? '')
  switch (filter) {
    case 'readyTo':
      return words.t('crew.chip.ready-to', { date: words.formats.plainDate(value) })
    case 'inRank':
      return words.t('crew.chip.in-rank', { months: Number(value) })
    default:
      return words[filter](value)
  }
}

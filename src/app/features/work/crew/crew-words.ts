import type { CrewCard, CrewQuery } from '#src/contract/crew/schemas.ts'
import type { CREW } from '#src/contract/lists.ts'
import { confirmedText } from '#src/i18n/availability-text.ts'
import type { PageFormats } from '#src/i18n/formats-for.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { type TradeNames, tradeNames } from '#src/i18n/trade-names.ts'

export type CrewWords = TradeNames & {
  /** "Ready now", a date, withdrawn, or unknown. */
  ready: (card: Pick<CrewCard, 'readyFrom' | 'availability'>, now: number) => string
  /** The age of the confirmation; empty without a date. */
  confirmed: (card: Pick<CrewCard, 'readyFrom' | 'availability'>, now: number) => string
}

/** Free-text ranks are not shown in this list. */
export const nameRank = (intl: AppIntl, slug: string): string =>
  slug === '' ? intl.t('crew.detail.other-rank') : rankName(intl, slug)

export const crewWords = (intl: AppIntl, formats: PageFormats): CrewWords => ({
  ...tradeNames(intl, formats),
  rank: (slug) => nameRank(intl, slug),
  ready: ({ readyFrom, availability }, now) => {
    if (availability.isTakenBack) return intl.t('crew.row.not-ready')
    if (!readyFrom) return intl.t('crew.row.unknown')
    return Date.parse(readyFrom) <= now ? intl.t('crew.row.ready-now') : formats.plainDate(readyFrom)
  },
  confirmed: ({ readyFrom, availability }, now) =>
    readyFrom || availability.isTakenBack ? confirmedText(intl, availability, now) : '',
})

/** Returns the text of an active filter. */
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

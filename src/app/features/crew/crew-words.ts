import type { CrewCard } from '#src/contract/schemas/crew.ts'
import type { PageFormats } from '#src/i18n/formats-for.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import type { CrewFilter, CrewFilters } from './crew-filters.ts'

/** Names of the trade in the page's language; an unknown slug of an address comes back as it is. */
export type CrewWords = {
  intl: AppIntl
  formats: PageFormats
  t: AppIntl['t']
  rank: (slug: string) => string
  department: (slug: string) => string
  fleet: (slug: string) => string
  vessel: (slug: string) => string
  english: (level: string) => string
  /** "Ready now", a date, or that it is not given. */
  ready: (card: Pick<CrewCard, 'readyFrom'>, now: number) => string
}

export function crewWords(intl: AppIntl, formats: PageFormats): CrewWords {
  const { t } = intl
  const named = (idOf: (slug: string) => string) => (slug: string) => (intl.has(idOf(slug)) ? t(idOf(slug)) : slug)
  return {
    intl,
    formats,
    t,
    rank: (slug) => rankName(intl, slug),
    department: named((slug) => `vocabulary.department.${slug}`),
    fleet: named((slug) => `vocabulary.fleet.${slug}`),
    vessel: named((slug) => `vessel.${slug}`),
    english: named((level) => `vocabulary.english.${level}`),
    ready: ({ readyFrom }, now) => {
      if (!readyFrom) return t('crew.row.unknown')
      return Date.parse(readyFrom) <= now ? t('crew.row.ready-now') : formats.plainDate(readyFrom)
    },
  }
}

/** What a filter in use says. */
export function describeFilter(filter: CrewFilter, filters: CrewFilters, words: CrewWords): string {
  const value = filters[filter]
  switch (filter) {
    case 'readyTo':
      return words.t('crew.chip.ready-to', { date: words.formats.plainDate(value) })
    case 'inRank':
      return words.t('crew.chip.in-rank', { months: Number(value) })
    default:
      return words[filter](value)
  }
}

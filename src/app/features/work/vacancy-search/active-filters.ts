import type { VacancyList } from '#src/contract/vacancy-search/schemas.ts'
import { CURRENCY_EXPONENTS, type Currency } from '#src/domain/vocabulary/currencies.ts'
import { insideSentence } from '#src/i18n/inside-sentence.ts'
import type { MessageId } from '#src/i18n/intl.ts'
import { nameOf } from './facet-group.ts'
import {
  addressOf,
  change,
  LIST_FILTERS,
  type ListFilter,
  TEXT_FILTERS,
  type TextFilter,
  type VacancyFilters,
} from './filters.ts'
import type { Words } from './words.ts'

/** An active filter: its text, and the path of the search without it. */
export type ActiveFilter = { key: string; name: string; without: string }

/** Returns the active filters in address order. */
export function listActiveFilters(filters: VacancyFilters, words: Words, items: VacancyList['items']): ActiveFilter[] {
  const lists = LIST_FILTERS.flatMap((filter) =>
    filters[filter].map((value) => createListChip(filters, filter, value, words)),
  )
  const texts = (names: readonly TextFilter[]) =>
    names
      .filter((filter) => filters[filter] !== '')
      .map((filter) => ({
        key: filter,
        name: describeText(filter, filters, words, items),
        without: addressOf(change(filters, { [filter]: '' })),
      }))
  return [...texts(['q']), ...lists, ...texts(TEXT_FILTERS.filter((filter) => filter !== 'q'))]
}

function createListChip(filters: VacancyFilters, filter: ListFilter, value: string, words: Words): ActiveFilter {
  const rest = filters[filter].filter((other) => other !== value)
  const prefix = LIST_CHIPS[filter]
  const name = nameOf(filter, value, words)
  return {
    key: `${filter}-${value}`,
    name: prefix ? words.t(prefix, { name }) : name,
    without: addressOf(change(filters, { [filter]: rest })),
  }
}

/** Filters whose value alone is ambiguous. */
const LIST_CHIPS: Partial<Record<ListFilter, MessageId>> = {
  flag: 'vacancy.chip.flag',
  country: 'vacancy.chip.country',
  nationality: 'vacancy.chip.nationality',
}

const PUBLISHED_CHIPS: Record<string, MessageId> = {
  '1': 'vacancy.filter.published-1',
  '7': 'vacancy.filter.published-7',
  '30': 'vacancy.filter.published-30',
}

function describeText(filter: TextFilter, filters: VacancyFilters, words: Words, items: VacancyList['items']): string {
  const { t, formats } = words
  const value = filters[filter]
  switch (filter) {
    case 'q':
      return t('vacancy.chip.text', { text: value })
    case 'payFrom':
      return t('vacancy.chip.pay', { pay: formats.money(toMinor(value, filters.currency), filters.currency) })
    case 'joinFrom':
      return t('vacancy.chip.join-from', { date: formats.plainDate(value) })
    case 'joinTo':
      return t('vacancy.chip.join-to', { date: formats.plainDate(value) })
    case 'durationMax':
      return t('vacancy.filter.duration-max', { months: Number(value) })
    case 'company':
      return t('vacancy.chip.company', {
        name: items.find((item) => item.employer.slug === value)?.employer.name ?? value,
      })
    case 'english':
      return t('vacancy.chip.english', { name: insideSentence(words.intl, words.english(value)) })
    case 'published':
      return t(PUBLISHED_CHIPS[value] as MessageId)
    case 'verified':
      return t('vacancy.row.verified')
  }
}

const toMinor = (whole: string, currency: string): number =>
  Number(whole) * 10 ** CURRENCY_EXPONENTS[currency as Currency]

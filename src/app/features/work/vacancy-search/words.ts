import type { VacancyCard } from '#src/contract/vacancy-search/schemas.ts'
import { COUNTRIES } from '#src/domain/vocabulary/countries.ts'
import { FLAGS } from '#src/domain/vocabulary/flags.ts'
import { describeDuration } from '#src/i18n/describe-duration.ts'
import type { PageFormats } from '#src/i18n/formats-for.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import { type TradeNames, tradeNames } from '#src/i18n/trade-names.ts'
import { vesselText } from '#src/i18n/vessel-name.ts'

/** Names and short texts of vacancies in one language, created once per isolate. */
export type Words = TradeNames & {
  /** "LNG carrier, membrane" */
  vesselWithClass: (card: Pick<VacancyCard, 'vesselType' | 'vesselClass'>) => string
  size: (size: NonNullable<VacancyCard['size']>) => string
  /** "174,000 m³, built 2021"; empty if both are unknown. */
  sizeAndBuilt: (card: Pick<VacancyCard, 'size' | 'built'>) => string
  /** "4 ± 1 months" or "28 / 28 days"; empty if unknown. */
  duration: (card: Pick<VacancyCard, 'duration' | 'rotation'>) => string
  /** The alphabetical position of a country's name, by code. */
  countryOrder: (code: string) => number
}

const known = new WeakMap<PageFormats, Words>()

export function wordsFor(intl: AppIntl, formats: PageFormats): Words {
  const found = known.get(formats)
  if (found) return found
  const fresh = createWords(intl, formats)
  known.set(formats, fresh)
  return fresh
}

function createWords(intl: AppIntl, formats: PageFormats): Words {
  const { t } = intl
  const size: Words['size'] = ({ value, unit }) =>
    unit === 'pax' ? t('vacancy.size.passengers', { count: value }) : formats.measure(value, unit)
  return {
    ...tradeNames(intl, formats),
    vesselWithClass: (card) => vesselText(card, intl),
    size,
    sizeAndBuilt: (card) => joinSizeAndBuilt(t, card.size && size(card.size), card.built),
    duration: (card) => describeDuration(intl, formats, card),
    countryOrder: createCountryOrder(formats),
  }
}

function joinSizeAndBuilt(t: AppIntl['t'], size: string | null, year: number | null): string {
  if (size && year) return t('vacancy.row.size-built', { size, year })
  return size ?? (year ? t('vacancy.row.built', { year }) : '')
}

/** Comparing names is slow, so every country's position is computed once. */
function createCountryOrder(formats: PageFormats): (code: string) => number {
  const places = new Map<string, number>()
  return (code) => {
    if (places.size === 0) for (const [place, country] of orderCountries(formats).entries()) places.set(country, place)
    return places.get(code) ?? places.size
  }
}

function orderCountries(formats: PageFormats): readonly string[] {
  const codes = new Set([...COUNTRIES, ...FLAGS.map((flag) => flag.code)])
  const named = [...codes].map((code) => ({ code, name: formats.flag(code) }))
  return named.sort((a, b) => formats.compare(a.name, b.name)).map((entry) => entry.code)
}

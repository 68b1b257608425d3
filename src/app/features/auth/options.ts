import { COUNTRIES } from '../../../contract/vocabulary/countries.ts'
import { RANK_GROUPS, RANKS } from '../../../contract/vocabulary/ranks.ts'
import type { Formats } from '../../../i18n/formats.ts'
import type { AppIntl } from '../../../i18n/intl.ts'
import { rankName } from '../../../i18n/rank-name.ts'
import type { SelectGroup, SelectOption } from '../../ui/forms/index.ts'

const countries = new Map<string, readonly SelectOption[]>()

/** All countries by their names in the page's language, in the order of its alphabet; kept per locale. */
export function countryOptions(locale: string, formats: Pick<Formats, 'country' | 'compare'>): readonly SelectOption[] {
  const known = countries.get(locale)
  if (known) return known
  const options = COUNTRIES.map((value) => ({ value, label: formats.country(value) })).sort((a, b) =>
    formats.compare(a.label, b.label),
  )
  countries.set(locale, options)
  return options
}

/** Ranks under the headings of their groups, in the order of the ship's muster list. */
export const rankOptions = (intl: AppIntl): readonly SelectGroup[] =>
  RANK_GROUPS.map((group) => ({
    label: intl.t(`vocabulary.group.${group}`),
    options: RANKS.filter((rank) => rank.group === group).map(({ slug }) => ({
      value: slug,
      label: rankName(intl, slug),
    })),
  }))

import type { SelectGroup, SelectOption } from '#src/app/ui/forms/index.ts'
import { isLocaleCode, type LocaleCode } from '#src/contract/locales.ts'
import { COUNTRIES } from '#src/contract/vocabulary/countries.ts'
import { RANK_GROUPS, RANKS } from '#src/contract/vocabulary/ranks.ts'
import type { Formats } from '#src/i18n/formats.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import { rankName } from '#src/i18n/rank-name.ts'

const countries = new WeakMap<Named, readonly SelectOption[]>()

/** All countries by their names in the reader's formats, in the order of that alphabet; kept for all who have these formats. */
function sortCountries(formats: Named): readonly SelectOption[] {
  const known = countries.get(formats)
  if (known) return known
  const options = COUNTRIES.map((value) => ({ value, label: formats.country(value) })).sort((a, b) =>
    formats.compare(a.label, b.label),
  )
  countries.set(formats, options)
  return options
}

type Named = Pick<Formats, 'country' | 'compare'>

/** Where seafarers who read a language mostly come from. */
const LIKELY: Readonly<Record<LocaleCode, readonly string[]>> = {
  en: ['PH', 'IN', 'GB', 'NG', 'ZA'],
  uk: ['UA'],
  ru: ['RU', 'UA', 'GE', 'KZ', 'LV'],
  fr: ['FR', 'MA', 'SN', 'CI', 'MG'],
  ar: ['EG', 'SY', 'MA', 'TN', 'DZ'],
  es: ['ES', 'PE', 'HN', 'CO', 'CU'],
  de: ['DE', 'AT', 'CH'],
  tl: ['PH'],
  hi: ['IN'],
  pt: ['PT', 'BR', 'CV', 'AO'],
  id: ['ID'],
  zh: ['CN'],
}

/** The country of the reader's connection and those of the page's language first, then all others. */
export function countryOptions(
  { t, code }: AppIntl,
  formats: Named,
  near: string | undefined,
): readonly (SelectGroup | SelectOption)[] {
  const likely = new Set([...(near ? [near] : []), ...(isLocaleCode(code) ? LIKELY[code] : [])])
  const all = sortCountries(formats)
  return [
    { label: t('auth.country.likely'), options: all.filter(({ value }) => likely.has(value)) },
    { label: t('auth.country.others'), options: all.filter(({ value }) => !likely.has(value)) },
  ]
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

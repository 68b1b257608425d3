import { type NamesCountries, sortCountries } from '#src/app/ui/forms/country-options.ts'
import type { SelectGroup, SelectOption } from '#src/app/ui/forms/index.ts'
import { isLocaleCode, type LocaleCode } from '#src/domain/locales.ts'
import { RANK_GROUPS, RANKS } from '#src/domain/vocabulary/ranks.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import { rankName } from '#src/i18n/rank-name.ts'

/** Most frequent nationalities by language. */
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

/** Returns the country of the connection and those of the page's language first, then all others. */
export function countryOptions(
  { t, code }: AppIntl,
  formats: NamesCountries,
  near: string | undefined,
): readonly (SelectGroup | SelectOption)[] {
  const likely = new Set([...(near ? [near] : []), ...(isLocaleCode(code) ? LIKELY[code] : [])])
  const all = sortCountries(formats)
  return [
    { label: t('auth.country.likely'), options: all.filter(({ value }) => likely.has(value)) },
    { label: t('auth.country.others'), options: all.filter(({ value }) => !likely.has(value)) },
  ]
}

/** Returns ranks grouped in the order of the muster list. */
export const rankOptions = (intl: AppIntl): readonly SelectGroup[] =>
  RANK_GROUPS.map((group) => ({
    label: intl.t(`vocabulary.group.${group}`),
    options: RANKS.filter((rank) => rank.group === group).map(({ slug }) => ({
      value: slug,
      label: rankName(intl, slug),
    })),
  }))

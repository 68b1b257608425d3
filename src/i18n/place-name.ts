import type { LocaleCode } from '../contract/locales.ts'
import { createFormats, type Formats } from './formats.ts'
import type { AppIntl } from './intl.ts'

/** A city or port as it was given, in Latin letters as a rule, and its country's code. */
export type PlaceName = { city: string; country: string }

type Countries = Pick<Formats, 'country'>

/** Singapore is a city and a country: such a place has one name, which every language has its own word for. */
export const isCityState = ({ city, country }: PlaceName): boolean => createFormats('en').country(country) === city

/** The name of a city where it stands alone. */
export const cityText = (place: PlaceName, { country }: Countries): string =>
  isCityState(place) ? country(place.country) : place.city

/** "Gdynia, Poland", for texts without markup; what stands on a page is `ui/place.tsx`. */
export function placeText(place: PlaceName, { t, formats }: { t: AppIntl['t']; formats: Countries }): string {
  const country = formats.country(place.country)
  return isCityState(place) ? country : t('ui.place.text', { city: place.city, country })
}

const OTHER_SCRIPTS = new Set<LocaleCode>(['ar', 'hi', 'ru', 'uk', 'zh'])

/** Whether a name in Latin letters stands among another script: it is marked as English, so that it is read and set as such. */
export const isForeignName = (name: string, locale: LocaleCode): boolean =>
  OTHER_SCRIPTS.has(locale) && /\p{Script=Latin}/u.test(name)

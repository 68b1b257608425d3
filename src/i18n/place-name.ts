import type { LocaleCode } from '../domain/locales.ts'
import { createFormats, type Formats } from './formats.ts'
import type { AppIntl, MessageId } from './intl.ts'
import { memoise } from './memo.ts'

/** A city or port as given, usually in Latin letters, and its country's code. */
export type PlaceName = { city: string; country: string }

type Words = { intl: Pick<AppIntl, 'has' | 't'>; formats: Pick<Formats, 'country'> }

/** `place.pt-lisbon`: the message id of a place's name, if the catalogues have it. */
const idOf = memoise((key: string): MessageId => {
  const [country = '', city = ''] = key.split('\n')
  const letters = city.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const slug = `${country.toLowerCase()}-${letters.replace(/[^a-z0-9]/g, '-')}`
  return `place.${slug}`
})

/** Singapore is both city and country: such a place has one name. */
export const isCityState = ({ city, country }: PlaceName): boolean => createFormats('en').country(country) === city

/** Returns the city's name in the language, otherwise as given. */
export function cityName({ city, country }: PlaceName, { has, t }: Words['intl']): string {
  const id = idOf(`${country}\n${city}`)
  return has(id) ? t(id) : city
}

/** Returns the name of a city used alone. */
export const cityText = (place: PlaceName, { intl, formats }: Words): string =>
  isCityState(place) ? formats.country(place.country) : cityName(place, intl)

/** Returns "Gdynia, Poland" for texts without markup; pages use `ui/place.tsx`. */
export function placeText(place: PlaceName, { intl, formats }: Words): string {
  const country = formats.country(place.country)
  return isCityState(place) ? country : intl.t('ui.place.text', { city: cityName(place, intl), country })
}

const OTHER_SCRIPTS = new Set<LocaleCode>(['ar', 'hi', 'ru', 'uk', 'zh'])

/** Whether a name in Latin letters is among another script: it is marked as English, so that it is read and set as such. */
export const isForeignName = (name: string, locale: LocaleCode): boolean =>
  OTHER_SCRIPTS.has(locale) && /\p{Script=Latin}/u.test(name)

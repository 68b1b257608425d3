import { cityName, isCityState, isForeignName, type PlaceName } from '#src/i18n/place-name.ts'
import { T, useFormats, useIntl } from '#src/i18n/react.tsx'
import { useLocale } from './href.tsx'

/** "Gdynia, Poland" in the words of the page's language; a city that has none there stands as it is written, marked where it is in other letters. */
export function Place({ city, country }: PlaceName) {
  const intl = useIntl()
  const formats = useFormats()
  const locale = useLocale()
  const name = formats.country(country)
  if (isCityState({ city, country })) return name
  const known = cityName({ city, country }, intl)
  const marked = <bdi {...(isForeignName(known, locale) && { lang: 'en' })}>{known}</bdi>
  return <T id="ui.place.text" values={{ city: marked, country: name }} />
}

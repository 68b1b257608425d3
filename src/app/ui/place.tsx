import { isCityState, isForeignName, type PlaceName } from '../../i18n/place-name.ts'
import { T, useFormats } from '../../i18n/react.tsx'
import { useLocale } from './href.tsx'

/** "Gdynia, Poland": the country in the page's language, the city as it is written, marked where it is in other letters. */
export function Place({ city, country }: PlaceName) {
  const formats = useFormats()
  const locale = useLocale()
  const name = formats.country(country)
  if (isCityState({ city, country })) return name
  const marked = <bdi {...(isForeignName(city, locale) && { lang: 'en' })}>{city}</bdi>
  return <T id="ui.place.text" values={{ city: marked, country: name }} />
}

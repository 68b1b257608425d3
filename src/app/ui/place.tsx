import { cityName, isCityState, isForeignName, type PlaceName } from '#src/i18n/place-name.ts'
import { T, useFormats, useIntl } from '#src/i18n/react.tsx'
import { useLocale } from './href.tsx'

/** "Gdynia, Poland" in the page's language; an untranslated city is shown as written, and marked if it is in another script. */
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

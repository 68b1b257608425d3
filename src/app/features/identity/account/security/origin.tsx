import { Place } from '#src/app/ui/place.tsx'
import { useFormats } from '#src/i18n/react.tsx'

/** The origin of a request, as far as it is known. */
export function Origin({ country, city }: { country: string | null; city?: string | null }) {
  const formats = useFormats()
  if (!country) return null
  return city ? <Place city={city} country={country} /> : formats.country(country)
}

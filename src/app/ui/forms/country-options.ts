import { COUNTRIES } from '#src/domain/vocabulary/countries.ts'
import type { Formats } from '#src/i18n/formats.ts'
import type { SelectOption } from './select-field.tsx'

export type NamesCountries = Pick<Formats, 'country' | 'compare'>

const countries = new WeakMap<NamesCountries, readonly SelectOption[]>()

/** Countries by name in the reader's formats, sorted alphabetically; cached per formats. */
export function sortCountries(formats: NamesCountries): readonly SelectOption[] {
  const known = countries.get(formats)
  if (known) return known
  const options = COUNTRIES.map((value) => ({ value, label: formats.country(value) })).sort((a, b) =>
    formats.compare(a.label, b.label),
  )
  countries.set(formats, options)
  return options
}

import { wordsOf } from '#src/i18n/cv/field-words.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { ENTRY_NAMES, type NamedEntry } from './entry-names.ts'

type Path = readonly string[]

/** A field of the CV and what is in it, in the reader's words. */
export function useFieldWords() {
  const intl = useIntl()
  const nameOf = ([list]: Path, entry: NamedEntry): string =>
    (list === 'documents' ? ENTRY_NAMES.documents : ENTRY_NAMES.experience)(entry, intl)
  return {
    /** What an entry is called; empty when nothing is told yet. */
    nameOf,
    /** "Company, Halcyon Reach" of an entry's field. */
    labelOf: (path: Path, entry?: NamedEntry): string => {
      const field = intl.t(`cv.field.${path[0]}.${path.at(-1)}`)
      const name = entry && nameOf(path, entry)
      return name ? intl.t('cv.clash.of', { field, name }) : field
    },
    /** Empty without a value. `among`: other fields, such as the currency of an amount. */
    wordsOf: (path: Path, value: unknown, among: Readonly<Record<string, unknown>> = {}): string =>
      wordsOf(intl, [path[0] as string, path.at(-1) as string], value, among),
  }
}

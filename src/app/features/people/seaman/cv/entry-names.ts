import type { CvListName } from '#src/domain/cv/cv.ts'
import { nameTerm } from '#src/i18n/cv/term-names.ts'
import type { AppIntl } from '#src/i18n/intl.ts'

/** An entry, saved or in the form. */
export type NamedEntry = object

const textOf = (entry: NamedEntry, name: string): string => String(entry[name as keyof NamedEntry] ?? '')

const nameOfPaper = (entry: NamedEntry, intl: AppIntl): string => {
  const type = textOf(entry, 'type')
  return nameTerm('paper', textOf(entry, 'name'), intl) || (type && intl.t(`cv.choice.type.${type}`))
}

/** Names of entries; empty without data. */
export const ENTRY_NAMES: Record<CvListName, (entry: NamedEntry, intl: AppIntl) => string> = {
  experience: (entry) => textOf(entry, 'fleetVesselName') || textOf(entry, 'company'),
  documents: nameOfPaper,
}

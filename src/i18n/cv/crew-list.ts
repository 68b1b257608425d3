import type { Cv, CvDocument } from '#src/domain/cv/cv.ts'
import { COUNTRIES, isCountry } from '#src/domain/vocabulary/countries.ts'
import { formatsFor } from '../formats-for.ts'
import type { AppIntl } from '../intl.ts'
import { wordsOf } from './field-words.ts'

/** Columns of the IMO crew list (FAL Form 5). Missing data of a CV is left empty, to be filled in by hand. */
export const CREW_LIST_COLUMNS = [
  'family-name',
  'given-names',
  'rank',
  'nationality',
  'birth-date',
  'birth-place',
  'gender',
  'document',
  'number',
  'issuer',
  'expiry',
] as const

export type CrewListColumn = (typeof CREW_LIST_COLUMNS)[number]

/** Identity papers, best first. */
const IDENTITY: readonly (string | null)[] = ['international', 'passport', 'seaman', 'seamans-book']

function findIdentity({ documents }: Cv): CvDocument | undefined {
  const known = documents.filter(({ type, number }) => type === 'passport' && number !== null)
  const placeOf = ({ name }: CvDocument) => (IDENTITY.includes(name) ? IDENTITY.indexOf(name) : IDENTITY.length)
  return known.toSorted((one, other) => placeOf(one) - placeOf(other))[0]
}

/** Papers that only the state of citizenship issues. */
const PASSPORTS: readonly (string | null)[] = ['international', 'passport']

/** Returns the country code that a text, or its last part after a comma, names in English or as code. */
function findState(english: AppIntl, text: string): string | undefined {
  const { country } = formatsFor(english)
  const told = [text, text.split(',').at(-1) ?? ''].map((part) => part.trim().toLowerCase())
  return COUNTRIES.find((code) => told.includes(code.toLowerCase()) || told.includes(country(code).toLowerCase()))
}

/** Returns the issuing state in English. Empty if the CV only names an office, except for a passport: there it is the state of citizenship. */
function nameState(english: AppIntl, { name, issuedBy }: CvDocument, citizenship: string): string {
  const code = findState(english, issuedBy ?? '') ?? (PASSPORTS.includes(name) ? citizenship : '')
  return isCountry(code) ? formatsFor(english).country(code) : ''
}

/** Returns a seafarer's row of a crew list. The form is always in English, with ISO 8601 dates. */
export function writeCrewListRow(english: AppIntl, cv: Cv): Record<CrewListColumn, string> {
  const { firstname, surname, positionMain, citizenship, birthDate, birthPlace } = cv.profileData
  const paper = findIdentity(cv)
  return {
    'family-name': surname,
    'given-names': firstname,
    rank: wordsOf(english, ['profileData', 'positionMain'], positionMain),
    nationality: wordsOf(english, ['profileData', 'citizenship'], citizenship),
    'birth-date': birthDate ?? '',
    'birth-place': birthPlace ?? '',
    gender: '',
    document: paper ? wordsOf(english, ['documents', 'name'], paper.name) : '',
    number: paper?.number ?? '',
    issuer: paper ? nameState(english, paper, citizenship) : '',
    expiry: paper?.validDate ?? '',
  }
}

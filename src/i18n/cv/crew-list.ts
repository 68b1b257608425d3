import type { Cv, CvDocument } from '#src/domain/cv/cv.ts'
import { COUNTRIES, isCountry } from '#src/domain/vocabulary/countries.ts'
import { formatsFor } from '../formats-for.ts'
import type { AppIntl } from '../intl.ts'
import { wordsOf } from './field-words.ts'

/** Columns of the crew list of the IMO (FAL Form 5). What a CV does not tell stays empty, for anyone who fills in the form. */
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

/** The papers by which a seafarer is known, the best first. */
const IDENTITY: readonly (string | null)[] = ['international', 'passport', 'seaman', 'seamans-book']

function findIdentity({ documents }: Cv): CvDocument | undefined {
  const known = documents.filter(({ type, number }) => type === 'passport' && number !== null)
  const placeOf = ({ name }: CvDocument) => (IDENTITY.includes(name) ? IDENTITY.indexOf(name) : IDENTITY.length)
  return known.toSorted((one, other) => placeOf(one) - placeOf(other))[0]
}

/** Papers that only the state of a person's citizenship issues to them. */
const PASSPORTS: readonly (string | null)[] = ['international', 'passport']

/** The code of the country that a text, or its last part after a comma, names in English or by its code. */
function findState(english: AppIntl, text: string): string | undefined {
  const { country } = formatsFor(english)
  const told = [text, text.split(',').at(-1) ?? ''].map((part) => part.trim().toLowerCase())
  return COUNTRIES.find((code) => told.includes(code.toLowerCase()) || told.includes(country(code).toLowerCase()))
}

/** The state that issued a paper, in English. Empty where the CV names only an office, except for a passport: there it is the state of citizenship. */
function nameState(english: AppIntl, { name, issuedBy }: CvDocument, citizenship: string): string {
  const code = findState(english, issuedBy ?? '') ?? (PASSPORTS.includes(name) ? citizenship : '')
  return isCountry(code) ? formatsFor(english).country(code) : ''
}

/** One seafarer's row of a crew list. The form is English whatever the page is, and its dates are ISO 8601. */
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

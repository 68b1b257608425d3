import type { Cv, CvDocument } from '#src/contract/cv/cv.ts'
import type { AppIntl } from '../intl.ts'
import { wordsOf } from './field-words.ts'

/** Columns of the crew list of the IMO (FAL Form 5). What a CV does not tell stays empty, for whoever fills in the form. */
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

/** One seafarer's row of a crew list. The form is English whatever the page is, and its dates are ISO 8601. */
export function writeCrewListRow(english: AppIntl, cv: Cv): Record<CrewListColumn, string> {
  const { firstname, surname, positionMain, citizenship, birthDate, birthPlace } = cv.profileData
  const paper = findIdentity(cv)
  const ofPaper = (name: 'name' | 'issuedBy') => (paper ? wordsOf(english, ['documents', name], paper[name]) : '')
  return {
    'family-name': surname,
    'given-names': firstname,
    rank: wordsOf(english, ['profileData', 'positionMain'], positionMain),
    nationality: wordsOf(english, ['profileData', 'citizenship'], citizenship),
    'birth-date': birthDate ?? '',
    'birth-place': birthPlace ?? '',
    gender: '',
    document: ofPaper('name'),
    number: paper?.number ?? '',
    issuer: ofPaper('issuedBy'),
    expiry: paper?.validDate ?? '',
  }
}

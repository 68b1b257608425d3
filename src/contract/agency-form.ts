import { listMasked } from './cv/masks.ts'
import {
  BIOMETRIC_FIELDS,
  CONTACT_FIELDS,
  DOCUMENT_FIELDS,
  EXPERIENCE_FIELDS,
  KIN_FIELDS,
  PROFILE_FIELDS,
} from './cv/parts.ts'

/** Forms of one company that are there at a time. */
export const MAX_FORMS = 10

/** Bytes of a form unpacked. */
export const MAX_FORM_INFLATED = 20_000_000

/** Forms that a list for seafarers shows. */
export const MAX_LISTED_FORMS = 50

/** Lists of the CV, each of which fills a row of a table as often as it has entries. */
export const FORM_LISTS = ['experience', 'documents', 'passports', 'visas', 'certificates'] as const

export type FormList = (typeof FORM_LISTS)[number]

/** Papers that stand in a place of their own. */
export const FORM_PAPERS = ['passport', 'seamans-book'] as const

export type FormPaper = (typeof FORM_PAPERS)[number]

const within = (part: string, fields: object): string[] => Object.keys(fields).map((name) => `${part}.${name}`)

const SINGLE = [
  'full-name',
  ...Object.keys(PROFILE_FIELDS).filter((name) => !listMasked([]).has(`profileData.${name}`)),
  'today',
  'sea-service',
  ...within('contact', CONTACT_FIELDS),
  ...within('biometric', BIOMETRIC_FIELDS),
  ...within('kin', KIN_FIELDS),
  ...FORM_PAPERS.flatMap((paper) => within(paper, DOCUMENT_FIELDS)),
]

/** Every name that a form may have in double square brackets; what somebody wishes to be paid is none. */
export const FORM_PLACES: readonly string[] = [
  ...SINGLE,
  ...within('experience', { ...EXPERIENCE_FIELDS, duration: null }),
  ...FORM_LISTS.filter((list) => list !== 'experience').flatMap((list) => within(list, DOCUMENT_FIELDS)),
]

const BY_FOLDED = new Map(FORM_PLACES.map((place) => [place.toLowerCase(), place]))

/** The place that somebody typed, whichever letters are capitals; undefined for a name that is unknown. */
export const findFormPlace = (typed: string): string | undefined => BY_FOLDED.get(typed.trim().toLowerCase())

/** The list whose entries fill this place, if one does. */
export const listOfPlace = (place: string): FormList | undefined =>
  FORM_LISTS.find((list) => place.startsWith(`${list}.`))

/** Where forms say their names: `[[surname]]`. */
export const PLACE = /\[\[([^[\]]{1,80})\]\]/g

export const formFilePath = (id: string): string => `/server/seaman/form/${id}/filled`

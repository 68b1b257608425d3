import { listMasked } from '../cv/masks.ts'
import {
  BIOMETRIC_FIELDS,
  CONTACT_FIELDS,
  DOCUMENT_FIELDS,
  EXPERIENCE_FIELDS,
  KIN_FIELDS,
  PROFILE_FIELDS,
} from '../cv/parts.ts'
import { countEdits } from '../text/count-edits.ts'
import { PAPER_ALIASES, PLACE_ALIASES } from './agency-form-aliases.ts'

/** Limit of forms per company. */
export const MAX_FORMS = 10

/** Limit of an unpacked form in bytes. */
export const MAX_FORM_INFLATED = 20_000_000

/** Limit of listed forms for seafarers. */
export const MAX_LISTED_FORMS = 50

/** Lists of the CV that repeat a table row per entry. */
export const FORM_LISTS = ['experience', 'documents', 'passports', 'visas', 'certificates'] as const

export type FormList = (typeof FORM_LISTS)[number]

/** Papers with placeholders of their own. */
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

/** All placeholders of a form; pay wishes have none. */
export const FORM_PLACES: readonly string[] = [
  ...SINGLE,
  ...within('experience', { ...EXPERIENCE_FIELDS, duration: null }),
  ...FORM_LISTS.filter((list) => list !== 'experience').flatMap((list) => within(list, DOCUMENT_FIELDS)),
]

const PARTS_OF_PERSON = ['contact.', 'biometric.', 'kin.']

const fold = (typed: string): string => typed.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

const listNames = (): [name: string, place: string][] => [
  ...FORM_PLACES.flatMap((place): [string, string][] => {
    const part = PARTS_OF_PERSON.find((one) => place.startsWith(one))
    return part ? [[place.slice(part.length), place]] : []
  }),
  ...Object.entries(PLACE_ALIASES),
  ...[...FORM_PAPERS, ...FORM_LISTS.filter((list) => list !== 'experience')].flatMap((part) =>
    Object.entries(PAPER_ALIASES).map(([name, field]): [string, string] => [`${part}.${name}`, `${part}.${field}`]),
  ),
  ...FORM_PLACES.map((place): [string, string] => [place, place]),
]

const BY_FOLDED: ReadonlyMap<string, string> = new Map(listNames().map(([name, place]) => [fold(name), place]))

/** Returns the placeholder by any of its names; undefined if unknown. */
export const findFormPlace = (typed: string): string | undefined => BY_FOLDED.get(fold(typed))

/** Longer names are not compared, which bounds the work. */
const MAX_COMPARED = 40
/** Largest share of different characters of a similar name. */
const MAX_DIFFERENT = 0.34

/** Returns the placeholder with the most similar name; undefined if none is similar. */
export function findNearestPlace(typed: string): string | undefined {
  const name = fold(typed)
  if (name.length < 3 || name.length > MAX_COMPARED) return undefined
  let [nearest, least]: [string | undefined, number] = [undefined, Number.POSITIVE_INFINITY]
  for (const [known, place] of BY_FOLDED) {
    const most = Math.floor(MAX_DIFFERENT * Math.max(name.length, known.length))
    if (Math.abs(known.length - name.length) > most) continue
    const differing = countEdits(name, known)
    if (differing <= most && differing < least) [nearest, least] = [place, differing]
  }
  return nearest
}

/** Returns the list whose entries fill a placeholder, if any. */
export const listOfPlace = (place: string): FormList | undefined =>
  FORM_LISTS.find((list) => place.startsWith(`${list}.`))

/** Placeholders in forms: `[[surname]]`. */
export const PLACE = /\[\[([^[\]]{1,80})\]\]/g

export const formFilePath = (id: string): string => `/server/seaman/form/${id}/filled`

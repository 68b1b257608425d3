import { CV_LISTS, CV_PARTS, type Cv, type CvListName, type CvPartName } from '../cv/cv.ts'
import type { Evidence } from '../cv/evidence.ts'
import { type CvFields, createBlanks } from '../cv/fields.ts'
import { maskEvidence } from '../cv/masks.ts'

/** What a company is not shown of a CV, and why: it is named, so that nobody takes it for missing. */
export const WITHHELD = ['engines', 'contacts', 'numbers', 'person'] as const
export type Withheld = (typeof WITHHELD)[number]

type Rule = 'everybody' | 'verified' | 'never'
type Rules<Fields extends CvFields> = { readonly [Name in keyof Fields]: Rule }

type Table = {
  readonly [Part in CvPartName]: Rules<(typeof CV_PARTS)[Part]>
} & { readonly [List in CvListName]: Rules<(typeof CV_LISTS)[List]> }

const ALL_OF = <Fields extends CvFields>(fields: Fields, rule: Rule): Rules<Fields> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, rule])) as Rules<Fields>

/**
 * Who sees which field of a CV that was sent with an application. Whoever owns the vacancy sees what the work asks for; a company whose
 * licence was checked sees beside it how to reach the person, and what papers say. Next of kin, body, marital status and wishes of
 * pay are told by the seafarer when it is time, never by an application.
 */
const SHOWN: Table = {
  profileData: {
    ...ALL_OF(CV_PARTS.profileData, 'everybody'),
    birthDate: 'verified',
    birthPlace: 'verified',
    maritalStatus: 'never',
    desiredSalary: 'never',
    desiredCurrency: 'never',
    desiredPeriod: 'never',
    desiredContract: 'never',
    isHideEngines: 'never',
  },
  contact: ALL_OF(CV_PARTS.contact, 'verified'),
  biometric: ALL_OF(CV_PARTS.biometric, 'never'),
  kin: ALL_OF(CV_PARTS.kin, 'never'),
  experience: { ...ALL_OF(CV_LISTS.experience, 'everybody'), reasonForLeaving: 'never' },
  documents: {
    ...ALL_OF(CV_LISTS.documents, 'everybody'),
    number: 'verified',
    extra: 'verified',
    trackingNumber: 'verified',
    verifyAddress: 'verified',
  },
}

export const ENGINE_FIELDS: readonly string[] = [
  'engineName',
  'engineModel',
  'engineBuilder',
  'enginePower',
  'additionalEngine',
]

/** Who looks: whether the licence of the company was checked, and whether the seafarer hides engines by now. */
export type Viewer = { verified: boolean; hidesEngines: boolean }

type Values = Readonly<Record<string, unknown>>

function keep(part: keyof Table, values: Values, { verified, hidesEngines }: Viewer): Values {
  const fields: CvFields = { ...CV_PARTS, ...CV_LISTS }[part]
  const blanks: Values = createBlanks(fields)
  const rules = SHOWN[part] as Readonly<Record<string, Rule>>
  const isShown = (name: string) => {
    if (part === 'experience' && hidesEngines && ENGINE_FIELDS.includes(name)) return false
    return rules[name] === 'everybody' || (rules[name] === 'verified' && verified)
  }
  return Object.fromEntries(Object.keys(fields).map((name) => [name, isShown(name) ? values[name] : blanks[name]]))
}

/** The CV as a company sees it: the same document, in which what it may not see was never told. */
export function showToCompany(cv: Cv, viewer: Viewer): Cv {
  const parts = (Object.keys(CV_PARTS) as CvPartName[]).map((part) => [part, keep(part, cv[part], viewer)])
  const lists = (Object.keys(CV_LISTS) as CvListName[]).map((list) => [
    list,
    cv[list].map((entry) => ({ id: entry.id, ...keep(list, entry, viewer) })),
  ])
  return Object.fromEntries([...parts, ...lists]) as Cv
}

/** What others found of an entry, without what it repeats of fields that this viewer does not see. */
export const showEvidence = (evidence: Evidence, { verified }: Viewer): Evidence =>
  verified ? evidence : maskEvidence(evidence, ['numbers'])

/** What is kept from this viewer, whether or not anything was told there. */
export const listWithheld = ({ verified, hidesEngines }: Viewer): Withheld[] => [
  ...(hidesEngines ? (['engines'] as const) : []),
  ...(verified ? [] : (['contacts', 'numbers'] as const)),
  'person',
]

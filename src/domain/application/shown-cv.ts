import { CV_LISTS, CV_PARTS, type Cv, type CvListName, type CvPartName } from '../cv/cv.ts'
import type { Evidence } from '../cv/evidence.ts'
import { type CvFields, createBlanks } from '../cv/fields.ts'
import { maskEvidence } from '../cv/masks.ts'
import { type Privacy, sees } from '../privacy/privacy.ts'

/** What a company does not see of a CV, and why: named, so that it does not look missing. */
export const WITHHELD = ['engines', 'contacts', 'contacts-hidden', 'numbers', 'numbers-hidden', 'person'] as const
export type Withheld = (typeof WITHHELD)[number]

/** A part with a setting, or always or never shown. */
type Rule = 'everybody' | 'contacts' | 'numbers' | 'never'
type Rules<Fields extends CvFields> = { readonly [Name in keyof Fields]: Rule }

type Table = {
  readonly [Part in CvPartName]: Rules<(typeof CV_PARTS)[Part]>
} & { readonly [List in CvListName]: Rules<(typeof CV_LISTS)[List]> }

const ALL_OF = <Fields extends CvFields>(fields: Fields, rule: Rule): Rules<Fields> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, rule])) as Rules<Fields>

/**
 * Who sees which field of a sent CV. The owner of the vacancy sees what the work needs; contacts and paper numbers depend on the seafarer's
 * settings. Next of kin, body data, marital status and pay wishes are never part of an application.
 */
const SHOWN: Table = {
  profileData: {
    ...ALL_OF(CV_PARTS.profileData, 'everybody'),
    birthDate: 'numbers',
    birthPlace: 'numbers',
    maritalStatus: 'never',
    desiredSalary: 'never',
    desiredCurrency: 'never',
    desiredPeriod: 'never',
    desiredContract: 'never',
    isHideEngines: 'never',
  },
  contact: ALL_OF(CV_PARTS.contact, 'contacts'),
  biometric: ALL_OF(CV_PARTS.biometric, 'never'),
  kin: ALL_OF(CV_PARTS.kin, 'never'),
  experience: { ...ALL_OF(CV_LISTS.experience, 'everybody'), reasonForLeaving: 'never' },
  documents: {
    ...ALL_OF(CV_LISTS.documents, 'everybody'),
    number: 'numbers',
    extra: 'numbers',
    trackingNumber: 'numbers',
    verifyAddress: 'numbers',
  },
}

export const ENGINE_FIELDS: readonly string[] = [
  'engineName',
  'engineModel',
  'engineBuilder',
  'enginePower',
  'additionalEngine',
]

/** The company as viewer: whether its licence was checked, and the seafarer's current settings. */
export type Viewer = { verified: boolean; privacy: Privacy }

const seesPart = ({ verified, privacy }: Viewer, part: 'contacts' | 'numbers' | 'engines'): boolean =>
  sees({ by: 'application', isVerified: verified }, privacy, part)

/** Whether a company may see contacts. */
export const seesContacts = (viewer: Viewer): boolean => seesPart(viewer, 'contacts')

type Values = Readonly<Record<string, unknown>>

function keep(part: keyof Table, values: Values, viewer: Viewer): Values {
  const fields: CvFields = { ...CV_PARTS, ...CV_LISTS }[part]
  const blanks: Values = createBlanks(fields)
  const rules = SHOWN[part] as Readonly<Record<string, Rule>>
  const isShown = (name: string) => {
    if (part === 'experience' && ENGINE_FIELDS.includes(name)) return seesPart(viewer, 'engines')
    const rule = rules[name] ?? 'never'
    return rule === 'contacts' || rule === 'numbers' ? seesPart(viewer, rule) : rule === 'everybody'
  }
  return Object.fromEntries(Object.keys(fields).map((name) => [name, isShown(name) ? values[name] : blanks[name]]))
}

/** Returns the CV for a company: the same document with empty values for hidden fields. */
export function showToCompany(cv: Cv, viewer: Viewer): Cv {
  const parts = (Object.keys(CV_PARTS) as CvPartName[]).map((part) => [part, keep(part, cv[part], viewer)])
  const lists = (Object.keys(CV_LISTS) as CvListName[]).map((list) => [
    list,
    cv[list].map((entry) => ({ id: entry.id, ...keep(list, entry, viewer) })),
  ])
  return Object.fromEntries([...parts, ...lists]) as Cv
}

/** Returns evidence of an entry without fields that the viewer may not see. */
export const showEvidence = (evidence: Evidence, viewer: Viewer): Evidence =>
  seesPart(viewer, 'numbers') ? evidence : maskEvidence(evidence, ['numbers'])

/** Because of the setting, or the missing licence. */
function whyWithheld(viewer: Viewer, part: 'contacts' | 'numbers'): Withheld[] {
  if (seesPart(viewer, part)) return []
  return [viewer.privacy[part] === 'nobody' ? `${part}-hidden` : part]
}

/** Returns what is hidden from the viewer, whether filled or not. */
export const listWithheld = (viewer: Viewer): Withheld[] => [
  ...(seesPart(viewer, 'engines') ? [] : (['engines'] as const)),
  ...whyWithheld(viewer, 'contacts'),
  ...whyWithheld(viewer, 'numbers'),
  'person',
]

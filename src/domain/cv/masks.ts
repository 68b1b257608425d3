import { CV_LISTS, CV_PARTS, type Cv, type CvListName, type CvPartName } from './cv.ts'
import type { Evidence } from './evidence.ts'
import { type CvFields, createBlanks } from './fields.ts'

/** Fields by the part of the CV that they are in. */
type Fields = Readonly<Record<string, readonly string[]>>

/** What a seafarer may leave out when the CV goes to others. */
export const MASK_FIELDS = {
  contacts: { contact: Object.keys(CV_PARTS.contact) },
  kin: { kin: Object.keys(CV_PARTS.kin) },
  birth: { profileData: ['birthDate', 'birthPlace'] },
  looks: { profileData: ['maritalStatus'], biometric: Object.keys(CV_PARTS.biometric) },
  numbers: { documents: ['number', 'trackingNumber', 'verifyAddress'] },
  engines: { experience: ['engineName', 'engineModel', 'engineBuilder', 'enginePower', 'additionalEngine'] },
  ships: { experience: ['fleetVesselName', 'fleetVesselImo'] },
  companies: { experience: ['company', 'owner', 'manager', 'agency'] },
  leaving: { experience: ['reasonForLeaving'] },
  remarks: { documents: ['extra'] },
} as const satisfies Record<string, Fields>

export type Mask = keyof typeof MASK_FIELDS

export const MASKS = Object.keys(MASK_FIELDS) as Mask[]

export const isMask = (name: string): name is Mask => Object.hasOwn(MASK_FIELDS, name)

/** Fields that no document contains: wishes are negotiated, and a setting is not a fact. */
const NEVER_OUT: Fields = {
  profileData: ['desiredSalary', 'desiredCurrency', 'desiredPeriod', 'desiredContract', 'isHideEngines'],
}

/** Paths that these masks hide from everyone: `contact.mobile`, `documents.number`. */
export const listMasked = (masks: readonly Mask[]): ReadonlySet<string> =>
  new Set(
    [NEVER_OUT, ...masks.map((mask) => MASK_FIELDS[mask] as Fields)].flatMap((fields) =>
      Object.entries(fields).flatMap(([part, names]) => names.map((name) => `${part}.${name}`)),
    ),
  )

function blank<Values extends object>(
  part: string,
  fields: CvFields,
  values: Values,
  masked: ReadonlySet<string>,
): Values {
  const blanks: Record<string, unknown> = createBlanks(fields)
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, masked.has(`${part}.${name}`) ? blanks[name] : value]),
  ) as Values
}

/** Returns a CV as others get it: masked and private fields are empty. */
export function maskCv(cv: Cv, masks: readonly Mask[]): Cv {
  const masked = listMasked(masks)
  const parts = (Object.keys(CV_PARTS) as CvPartName[]).map((part) => [
    part,
    blank(part, CV_PARTS[part], cv[part], masked),
  ])
  const lists = (Object.keys(CV_LISTS) as CvListName[]).map((list) => [
    list,
    cv[list].map((entry) => ({ ...blank(list, CV_LISTS[list], entry, masked), id: entry.id })),
  ])
  return Object.fromEntries([...parts, ...lists]) as Cv
}

/** What others say of an entry repeats some of its fields. */
export const maskEvidence = ({ level, check, company }: Evidence, masks: readonly Mask[]): Evidence => ({
  level,
  check: check && masks.includes('numbers') ? { ...check, address: '', number: '' } : check,
  company: masks.includes('companies') ? null : company,
})

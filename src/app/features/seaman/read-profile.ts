import type { ProfileData, SeamanProfile } from '#src/contract/schemas/account.ts'

export type Contract = {
  key: string
  position: string
  vesselType: string
  vesselName: string
  company: string
  from: string
  to: string
}

export type Paper = {
  key: string
  name: string
  number: string
  extra: string
  issuedBy: string
  issued: string
  validTo: string | null
}

export type Fact = { name: string; value: string }

type Entry = Record<string, unknown>

const text = (entry: Entry, name: string): string => {
  const value = entry[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const nested = (entry: Entry, name: string): Entry => {
  const value = entry[name]
  return value && typeof value === 'object' ? (value as Entry) : {}
}

export const dataOf = (profile: SeamanProfile): ProfileData => {
  const [data] = profile.profileSeaman.profileData
  if (!data) throw new Error('A seaman without profile data')
  return data
}

/** The lines of a career, named as the specification names them. */
export const contractsOf = (data: ProfileData): Contract[] =>
  data.experience.map((entry, index) => ({
    key: text(entry, 'id') || String(index),
    position: text(entry, 'position'),
    vesselType: text(nested(entry, 'fleetTypeAndVesselType'), 'vesselType'),
    vesselName: text(entry, 'fleetVesselName'),
    company: text(entry, 'company'),
    from: text(entry, 'startDate'),
    to: text(entry, 'endDate'),
  }))

// SPEC 3 calls the two passports so; the vocabulary of certificates has its own words for them.
const PASSPORTS: Record<string, string> = { international: 'passport', seaman: 'seamans-book' }

const nameOf = (type: string, name: string): string => (type === 'passport' ? (PASSPORTS[name] ?? name) : name)

export const papersOf = (data: ProfileData): Paper[] =>
  data.documents.map((entry, index) => ({
    key: text(entry, 'id') || String(index),
    name: nameOf(text(entry, 'type'), text(entry, 'name')),
    number: text(entry, 'number'),
    extra: text(entry, 'extra'),
    issuedBy: text(entry, 'issuedBy'),
    issued: text(entry, 'issuedDate'),
    validTo: text(entry, 'validDate') || null,
  }))

const CONTACT = ['mobile', 'phone', 'viber', 'whatsapp', 'telegram', 'linkedin'] as const
const BIOMETRIC = ['height', 'weight', 'hairColor', 'eyesColor'] as const
const KIN = ['kinName', 'kinContact', 'kinAddress'] as const

/** What of the additional part is filled in; zero stands for "not given" there. */
export function additionalOf(data: ProfileData): Fact[] {
  const pick = (entry: Entry | null, names: readonly string[]): Fact[] =>
    names.map((name) => ({ name, value: text(entry ?? {}, name) })).filter(({ value }) => value !== '' && value !== '0')
  return [...pick(data.contact, CONTACT), ...pick(data.biometric, BIOMETRIC), ...pick(data.kin, KIN)]
}

import { LICENCE_LINES } from '#src/contract/company-check/company-check.ts'
import type { CompanyDetails, CompanyDetailsInput, LicenceInput } from '#src/contract/company-check/schemas.ts'
import { companyDetailsSchema } from '#src/contract/company-check/schemas.ts'
import type { Answer, Client } from './client.ts'
import { send } from './files.ts'
import { createPdf } from './hostile-scans.ts'

export const LICENCE_PATH = '/server/company/licence'
export const DETAILS = '/server/company/details'

/** A licence that is valid for a year after `START`. */
export const LICENCE = {
  legalName: 'Blue Anchor Crewing Inc.',
  licenceNumber: 'DMW-041-SB-2025',
  licenceIssuer: 'Department of Migrant Workers',
  licenceExpires: '2027-11-20',
}

export const readDetails = async (client: Client): Promise<CompanyDetails> =>
  companyDetailsSchema.parse((await client.get(DETAILS)).body)

const orEmpty = (text: string | null): string => text ?? ''

/** The form of the profile with its present values, some of them replaced. */
export function fillForm(details: CompanyDetails, typed: Partial<CompanyDetailsInput> = {}): CompanyDetailsInput {
  return {
    version: details.version,
    name: details.name,
    legalName: orEmpty(details.legalName),
    taxNumber: orEmpty(details.taxNumber),
    city: details.city,
    website: orEmpty(details.website),
    contactName: orEmpty(details.contactName),
    contactEmail: orEmpty(details.contactEmail),
    contactPhone: orEmpty(details.contactPhone),
    insurance: orEmpty(details.insurance),
    harassmentPolicy: orEmpty(details.harassmentPolicy),
    harassmentContact: orEmpty(details.harassmentContact),
    publicName: orEmpty(details.publicName),
    publicEmail: orEmpty(details.publicEmail),
    publicPhone: orEmpty(details.publicPhone),
    fleets: details.fleets,
    offices: details.offices.map((office) => ({ ...office, address: orEmpty(office.address) })),
    texts: [],
    ...typed,
  }
}

/** The form of the licence with its present values, some of them replaced. */
export const fillLicence = (details: CompanyDetails, typed: Partial<LicenceInput> = {}): LicenceInput => ({
  version: details.version,
  country: details.country,
  licenceNumber: orEmpty(details.licenceNumber),
  licenceIssuer: orEmpty(details.licenceIssuer),
  licenceExpires: orEmpty(details.licenceExpires),
  ...typed,
})

type Typed = Partial<CompanyDetailsInput & LicenceInput>

/** Saves the form that has the fields, or both one after the other; returns the last answer. */
export async function saveDetails(client: Client, { country, ...typed }: Typed = {}) {
  const { licenceNumber, licenceIssuer, licenceExpires, ...profile } = typed
  const all = Object.entries({ country, licenceNumber, licenceIssuer, licenceExpires })
  const licence: Partial<LicenceInput> = Object.fromEntries(all.filter(([, value]) => value !== undefined))
  const hasLicence = Object.keys(licence).length > 0
  const saved =
    hasLicence && Object.keys(profile).length === 0
      ? undefined
      : await client.put(DETAILS, fillForm(await readDetails(client), profile))
  if (!hasLicence || (saved && saved.status !== 200)) return saved as Answer
  return client.put(LICENCE_PATH, fillLicence(await readDetails(client), licence))
}

export const sendLicence = (client: Client, target = 'licence') =>
  send(client, createPdf({ inside: `/Target(${target})` }), { purpose: 'licence' })

/** Returns all that the check needs, and asks for it. */
export async function askForCheck(client: Client, typed: Typed = {}): Promise<CompanyDetails> {
  await saveDetails(client, { ...LICENCE, ...typed })
  await sendLicence(client)
  const asked = await client.post('/server/company/check')
  if (asked.status !== 200) throw new Error(`not asked: ${asked.text}`)
  return companyDetailsSchema.parse(asked.body)
}

/** Confirms every detail of a licence as an admin, so that it can be verified. */
export async function confirmLines(admin: Client, companyId: string): Promise<void> {
  const path = `/server/admin/company/${companyId}`
  const { version } = (await admin.get(path)).body
  for (const line of LICENCE_LINES) {
    const { status, text } = await admin.put(`${path}/line`, { version, line, state: 'agrees' })
    if (status !== 200) throw new Error(`not confirmed: ${text}`)
  }
}

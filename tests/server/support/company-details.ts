import type { CompanyDetails, CompanyDetailsInput } from '#src/contract/company-check/schemas.ts'
import { companyDetailsSchema } from '#src/contract/company-check/schemas.ts'
import type { Client } from './client.ts'
import { send } from './files.ts'
import { createPdf } from './hostile-scans.ts'

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

/** The form as it stands, with some of its fields typed again. */
export function fillForm(details: CompanyDetails, typed: Partial<CompanyDetailsInput> = {}): CompanyDetailsInput {
  return {
    version: details.version,
    name: details.name,
    legalName: orEmpty(details.legalName),
    country: details.country,
    city: details.city,
    website: orEmpty(details.website),
    licenceNumber: orEmpty(details.licenceNumber),
    licenceIssuer: orEmpty(details.licenceIssuer),
    licenceExpires: orEmpty(details.licenceExpires),
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

export const saveDetails = async (client: Client, typed: Partial<CompanyDetailsInput> = {}) =>
  client.put(DETAILS, fillForm(await readDetails(client), typed))

export const sendLicence = (client: Client, target = 'licence') =>
  send(client, createPdf({ inside: `/Target(${target})` }), { purpose: 'licence' })

/** Returns all that the check needs, and asks for it. */
export async function askForCheck(client: Client, typed: Partial<CompanyDetailsInput> = {}): Promise<CompanyDetails> {
  await saveDetails(client, { ...LICENCE, ...typed })
  await sendLicence(client)
  const asked = await client.post('/server/company/check')
  if (asked.status !== 200) throw new Error(`not asked: ${asked.text}`)
  return companyDetailsSchema.parse(asked.body)
}

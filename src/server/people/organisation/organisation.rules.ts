import type { CompanyCreation } from '#src/contract/account/schemas.ts'
import { countCharacters, normalizeName } from '#src/domain/text/text.ts'
import { MAX_CITY, MAX_COMPANY_NAME, MAX_LICENCE, MAX_WEBSITE } from '#src/domain/text/text-limits.ts'
import { isCountry } from '#src/domain/vocabulary/countries.ts'
import { foldText } from '#src/domain/vocabulary/fold-text.ts'
import type { Text } from '#src/server/platform/failure.ts'
import { isCleanName } from '#src/server/platform/plain-text.ts'
import { completeWebAddress, isWebAddress } from '#src/server/platform/web-address.ts'

const MAX_SLUG = 60

type OrganisationInput = CompanyCreation['profileCompany']

type NamedInput = Pick<OrganisationInput, 'name' | 'city' | 'website'>
type LicensedInput = Pick<OrganisationInput, 'country' | 'licenceNumber'>

export const normalizeNamed = ({ name, city, website }: NamedInput) => ({
  name: normalizeName(name),
  city: normalizeName(city),
  website: completeWebAddress((website ?? '').trim()) || null,
})

export const normalizeLicensed = ({ country, licenceNumber }: LicensedInput) => ({
  country: country.trim().toUpperCase(),
  licenceNumber: normalizeName(licenceNumber ?? '') || null,
})

/** Returns the normalised input. */
export const normalizeOrganisation = (input: OrganisationInput) => ({
  ...normalizeNamed(input),
  ...normalizeLicensed(input),
})

function checkLine(value: string, missing: string, most: number): Text | undefined {
  if (value === '') return { id: missing }
  if (!isCleanName(value)) return { id: 'field.common.characters' }
  return countCharacters(value) > most ? { id: 'field.name.long', values: { most } } : undefined
}

function checkCountry(code: string): Text | undefined {
  if (code === '') return { id: 'field.country.missing' }
  return isCountry(code) ? undefined : { id: 'field.country.unknown' }
}

function checkWebsite(address: string | null): Text | undefined {
  if (address === null) return undefined
  return isWebAddress(address) && countCharacters(address) <= MAX_WEBSITE ? undefined : { id: 'field.website.invalid' }
}

type Problem = [field: string, problem: Text | undefined]

/** @param missingName the message for a missing name */
export const checkNamed = (
  { name, city, website }: ReturnType<typeof normalizeNamed>,
  missingName: string,
): Problem[] => [
  ['name', checkLine(name, missingName, MAX_COMPANY_NAME)],
  ['city', checkLine(city, 'field.city.missing', MAX_CITY)],
  ['website', checkWebsite(website)],
]

export const checkLicensed = ({ country, licenceNumber }: ReturnType<typeof normalizeLicensed>): Problem[] => [
  ['country', checkCountry(country)],
  ['licenceNumber', licenceNumber === null ? undefined : checkLine(licenceNumber, '', MAX_LICENCE)],
]

/** Returns the messages by field; empty if all fields are valid. */
export const listProblems = (problems: readonly Problem[]): Record<string, Text> =>
  Object.fromEntries(problems.filter((problem): problem is [string, Text] => problem[1] !== undefined))

/** Returns messages for invalid fields; empty if all are valid. @param missingName the message for a missing name */
export const checkOrganisation = (
  organisation: ReturnType<typeof normalizeOrganisation>,
  missingName: string,
): Record<string, Text> => {
  const [name, ...rest] = checkNamed(organisation, missingName)
  // In the order of the form.
  return listProblems([...(name ? [name] : []), ...checkLicensed(organisation), ...rest])
}

/** Returns the slug of a name. @param otherwise the slug of a name without Latin letters and digits */
export function createSlug(name: string, otherwise: string): string {
  const slug = foldText(name)
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-|-$/g, '')
  return slug || otherwise
}

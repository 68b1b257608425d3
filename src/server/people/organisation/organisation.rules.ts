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

/** Returns the normalised input. */
export const normalizeOrganisation = (input: OrganisationInput) => ({
  name: normalizeName(input.name),
  country: input.country.trim().toUpperCase(),
  city: normalizeName(input.city),
  licenceNumber: normalizeName(input.licenceNumber ?? '') || null,
  website: completeWebAddress((input.website ?? '').trim()) || null,
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

/** Returns messages for invalid fields; empty if all are valid. @param missingName the message for a missing name */
export function checkOrganisation(
  organisation: ReturnType<typeof normalizeOrganisation>,
  missingName: string,
): Record<string, Text> {
  const problems: [string, Text | undefined][] = [
    ['name', checkLine(organisation.name, missingName, MAX_COMPANY_NAME)],
    ['country', checkCountry(organisation.country)],
    ['city', checkLine(organisation.city, 'field.city.missing', MAX_CITY)],
    [
      'licenceNumber',
      organisation.licenceNumber === null ? undefined : checkLine(organisation.licenceNumber, '', MAX_LICENCE),
    ],
    ['website', checkWebsite(organisation.website)],
  ]
  return Object.fromEntries(problems.filter((problem): problem is [string, Text] => problem[1] !== undefined))
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

import { type CompanyFlag, OFFICE_KINDS } from '#src/contract/company-check/company-check.ts'
import type { CompanyDetailsInput } from '#src/contract/company-check/schemas.ts'
import { countCharacters, normalizeName, normalizeText } from '#src/domain/text/text.ts'
import {
  MAX_CITY,
  MAX_COMPANY_NAME,
  MAX_COMPANY_TEXT,
  MAX_HARASSMENT_CONTACT,
  MAX_HARASSMENT_POLICY,
  MAX_INSURANCE,
  MAX_OFFICE_ADDRESS,
  MAX_PERSON_NAME,
  MAX_PHONE,
  MAX_TAX_NUMBER,
} from '#src/domain/text/text-limits.ts'
import { isCountry } from '#src/domain/vocabulary/countries.ts'
import { FLEETS } from '#src/domain/vocabulary/fleets.ts'
import { checkEmail } from '#src/server/identity/account/account.rules.ts'
import { checkNamed, listProblems, normalizeNamed } from '#src/server/people/organisation/organisation.rules.ts'
import { checkText } from '#src/server/platform/check-text.ts'
import type { Text } from '#src/server/platform/failure.ts'
import { isCleanName, normalizeEmail } from '#src/server/platform/plain-text.ts'
import { flagText } from './flag-text.ts'

export const orNull = (text: string): string | null => text || null

type OfficeInput = CompanyDetailsInput['offices'][number]

const normalizeOffice = ({ kind, country, city, address }: OfficeInput) => ({
  kind,
  country: country.trim().toUpperCase(),
  city: normalizeName(city),
  address: normalizeName(address),
})

/** What was typed, as it would be kept. */
export const normalizeDetails = (input: CompanyDetailsInput) => ({
  ...normalizeNamed(input),
  legalName: orNull(normalizeName(input.legalName)),
  taxNumber: orNull(normalizeName(input.taxNumber).toUpperCase()),
  contactName: orNull(normalizeName(input.contactName)),
  contactEmail: orNull(normalizeEmail(input.contactEmail)),
  contactPhone: orNull(normalizeName(input.contactPhone)),
  stated: {
    fleets: FLEETS.filter((fleet) => input.fleets.includes(fleet)),
    insurance: orNull(normalizeName(input.insurance)),
    harassmentPolicy: orNull(normalizeText(input.harassmentPolicy)),
    harassmentContact: orNull(normalizeName(input.harassmentContact)),
    publicName: orNull(normalizeName(input.publicName)),
    publicEmail: orNull(normalizeEmail(input.publicEmail)),
    publicPhone: orNull(normalizeName(input.publicPhone)),
  },
  offices: input.offices.map(normalizeOffice),
  texts: input.texts.map(({ language, text }) => ({ language, text: normalizeText(text) })),
})

export type NormalDetails = ReturnType<typeof normalizeDetails>
type NormalOffice = NormalDetails['offices'][number]

export const isBlankOffice = ({ city, address }: NormalOffice): boolean => city === '' && address === ''

export function checkLine(value: string | null, most: number): Text | undefined {
  if (value === null) return undefined
  if (!isCleanName(value)) return { id: 'field.common.characters' }
  return countCharacters(value) > most ? { id: 'field.name.long', values: { most } } : undefined
}

/** Checks a public line that no admin reviews: it must have none of the flags. */
function checkUnreviewed(value: string | null, most: number, flags: readonly CompanyFlag[]): Text | undefined {
  const flag = flagText(value ?? '').find((one) => flags.includes(one))
  return checkLine(value, most) ?? (flag && { id: `company-check.flag.${flag}` })
}

const TAX_NUMBER = /^[A-Z0-9][A-Z0-9 ./-]*$/

/** Only length and characters: each country has its own form, and registers are not asked. */
const checkTaxNumber = (value: string | null): Text | undefined =>
  value !== null && !TAX_NUMBER.test(value) ? { id: 'field.tax-number.wrong' } : checkLine(value, MAX_TAX_NUMBER)

type Problem = [field: string, problem: Text | undefined]

function checkOffice(office: NormalOffice, place: number): Problem[] {
  if (isBlankOffice(office)) return []
  const { kind, country, city, address } = office
  return [
    [`office-${place}-kind`, OFFICE_KINDS.some((one) => one === kind) ? undefined : { id: 'field.office.kind' }],
    [`office-${place}-country`, isCountry(country) ? undefined : { id: 'field.country.missing' }],
    [`office-${place}-city`, city === '' ? { id: 'field.city.missing' } : checkLine(city, MAX_CITY)],
    [`office-${place}-address`, checkLine(address, MAX_OFFICE_ADDRESS)],
  ]
}

const checkStated = (stated: NormalDetails['stated']): Problem[] => [
  ['insurance', checkLine(stated.insurance, MAX_INSURANCE)],
  ['harassmentPolicy', checkText(stated.harassmentPolicy ?? '', MAX_HARASSMENT_POLICY)],
  ['harassmentContact', checkUnreviewed(stated.harassmentContact, MAX_HARASSMENT_CONTACT, ['fee-words'])],
  ['publicName', checkUnreviewed(stated.publicName, MAX_PERSON_NAME, ['fee-words', 'contacts'])],
  ['publicEmail', stated.publicEmail === null ? undefined : checkEmail(stated.publicEmail)],
  ['publicPhone', checkUnreviewed(stated.publicPhone, MAX_PHONE, ['fee-words'])],
]

/** Messages for the fields that cannot be kept; empty when all can. */
export const checkDetails = (details: NormalDetails): Record<string, Text> =>
  listProblems([
    ...checkNamed(details, 'field.company.missing'),
    ['legalName', checkLine(details.legalName, MAX_COMPANY_NAME)],
    ['taxNumber', checkTaxNumber(details.taxNumber)],
    ['contactName', checkLine(details.contactName, MAX_PERSON_NAME)],
    ['contactEmail', details.contactEmail === null ? undefined : checkEmail(details.contactEmail)],
    ['contactPhone', checkLine(details.contactPhone, MAX_PHONE)],
    ...checkStated(details.stated),
    ...details.offices.flatMap(checkOffice),
    ...details.texts.map(({ language, text }): Problem => [`text-${language}`, checkText(text, MAX_COMPANY_TEXT)]),
  ])

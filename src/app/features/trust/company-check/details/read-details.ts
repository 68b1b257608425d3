import type { FormValues } from '#src/app/page.ts'
import { MAX_OFFICES } from '#src/contract/company-check/company-check.ts'
import type { CompanyDetails, CompanyDetailsInput } from '#src/contract/company-check/schemas.ts'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { FLEETS } from '#src/domain/vocabulary/fleets.ts'

/** Fields of one line, as the form and the server call them. */
const LINES = [
  ...(['name', 'legalName', 'taxNumber', 'city', 'website'] as const),
  ...(['contactName', 'contactEmail', 'contactPhone', 'publicName', 'publicEmail', 'publicPhone'] as const),
  ...(['insurance', 'harassmentPolicy', 'harassmentContact'] as const),
]

/** What the names of the boxes of fleets begin with. */
export const FLEET_BOX = 'fleet:'

/** Empty rows for offices that are to be added. */
const SPARE_OFFICES = 2

export const countOfficeRows = ({ offices }: CompanyDetails): number =>
  Math.min(MAX_OFFICES, offices.length + SPARE_OFFICES)

const OFFICE_PARTS = ['kind', 'country', 'city', 'address'] as const

/** Initial values of the fields: a waiting text takes the place of the public one. */
export function initialOf(details: CompanyDetails): FormValues {
  const waiting = Object.fromEntries(details.waiting.map(({ part, value }) => [part, value]))
  const lines = LINES.map((name) => [name, waiting[name] ?? details[name] ?? ''])
  const texts = LOCALE_CODES.map((code) => {
    const shown = details.texts.find(({ language }) => language === code)?.text
    return [`text-${code}`, waiting[`text-${code}`] ?? shown ?? '']
  })
  const offices = details.offices.flatMap((office, place) =>
    OFFICE_PARTS.map((part) => [`office-${place}-${part}`, office[part] ?? '']),
  )
  const fleets = details.fleets.map((fleet) => [FLEET_BOX + fleet, 'on'])
  return Object.fromEntries([...lines, ...texts, ...offices, ...fleets])
}

/** The form as the server takes it; rules are the server's. */
export function readDetails(values: FormValues): CompanyDetailsInput {
  const text = (name: string) => values[name] ?? ''
  const rows = Array.from({ length: MAX_OFFICES }, (_, place) => place).filter(
    (place) => values[`office-${place}-city`] !== undefined,
  )
  return {
    version: Number(text('version')) || 0,
    ...(Object.fromEntries(LINES.map((name) => [name, text(name)])) as Record<(typeof LINES)[number], string>),
    fleets: FLEETS.filter((fleet) => values[FLEET_BOX + fleet] !== undefined),
    offices: rows.map((place) => ({
      kind: text(`office-${place}-kind`),
      country: text(`office-${place}-country`),
      city: text(`office-${place}-city`),
      address: text(`office-${place}-address`),
    })),
    texts: LOCALE_CODES.map((language) => ({ language, text: text(`text-${language}`) })),
  }
}

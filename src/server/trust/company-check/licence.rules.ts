import type { CheckPart } from '#src/contract/company-check/company-check.ts'
import type { LicenceInput } from '#src/contract/company-check/schemas.ts'
import { readDay } from '#src/domain/sea-service/plain-days.ts'
import { normalizeName } from '#src/domain/text/text.ts'
import { MAX_LICENCE_ISSUER } from '#src/domain/text/text-limits.ts'
import { checkLicensed, listProblems, normalizeLicensed } from '#src/server/people/organisation/organisation.rules.ts'
import type { Text } from '#src/server/platform/failure.ts'
import { checkLine, orNull } from './company-details.rules.ts'

export const normalizeLicence = (input: LicenceInput) => ({
  ...normalizeLicensed(input),
  licenceIssuer: orNull(normalizeName(input.licenceIssuer)),
  licenceExpires: orNull(input.licenceExpires.trim()),
})

export type NormalLicence = ReturnType<typeof normalizeLicence>

const checkDay = (value: string | null): Text | undefined =>
  value !== null && readDay(value) === undefined ? { id: 'field.licence.expires' } : undefined

/** Messages for invalid fields; empty if all are valid. */
export const checkLicence = (licence: NormalLicence): Record<string, Text> =>
  listProblems([
    ...checkLicensed(licence),
    ['licenceIssuer', checkLine(licence.licenceIssuer, MAX_LICENCE_ISSUER)],
    ['licenceExpires', checkDay(licence.licenceExpires)],
  ])

type Checked = {
  legalName: string | null
  licenceNumber: string | null
  licenceIssuer: string | null
  licenceExpires: string | null
  hasScan: boolean
  emailVerified: boolean
}

/** What is missing before a company can ask for the check on a day. */
export function findMissingParts(given: Checked, today: string): CheckPart[] {
  const has: Record<CheckPart, boolean> = {
    legalName: given.legalName !== null,
    licenceNumber: given.licenceNumber !== null,
    licenceIssuer: given.licenceIssuer !== null,
    licenceExpires: given.licenceExpires !== null && given.licenceExpires >= today,
    scan: given.hasScan,
    email: given.emailVerified,
  }
  return (Object.keys(has) as CheckPart[]).filter((part) => !has[part])
}

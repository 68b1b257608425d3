import { accountRouteId } from '#src/contract/account-pages.ts'
import { ROLES } from '#src/contract/roles.ts'

/** What a page's form may send: its bytes, and whether there may be files among them. */
export type FormLimits = { bytes: number; files: boolean }

const USUAL: FormLimits = { bytes: 64_000, files: false }

/** A picture as it was chosen, and a little more: what is only somewhat too large is told so in its form. */
const PICTURE: FormLimits = { bytes: 12_000_000, files: true }

/** Pages that take a file; the rest take what people type. */
const WITH_FILES: Readonly<Record<string, FormLimits>> = {
  'company-feeds': { bytes: 1_000_000, files: true },
  'company-feed': { bytes: 1_000_000, files: true },
  'company-profile': PICTURE,
  ...Object.fromEntries(ROLES.map((role) => [accountRouteId(role, 'picture'), PICTURE])),
}

export const formLimitsOf = (routeId: string): FormLimits => WITH_FILES[routeId] ?? USUAL

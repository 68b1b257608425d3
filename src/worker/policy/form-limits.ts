import { FILE_PURPOSES, type FilePurpose } from '#src/contract/file/file.ts'
import { accountRouteId } from '#src/contract/http/account-pages.ts'
import { ROLES } from '#src/contract/http/roles.ts'

/** What a page's form may send: its bytes, and whether there may be files among them. */
export type FormLimits = { bytes: number; files: boolean }

const USUAL: FormLimits = { bytes: 64_000, files: false }

/** A file as it was chosen, and a little more: what is only somewhat too large is told so in its form. */
const takeFile = (...purposes: FilePurpose[]): FormLimits => ({
  bytes: Math.max(...purposes.map((purpose) => FILE_PURPOSES[purpose].maxBytes)) * 1.2,
  files: true,
})

/** Pages that take a file; the rest take what people type. */
const WITH_FILES: Readonly<Record<string, FormLimits>> = {
  'admin-prices': { bytes: 600_000, files: true },
  'admin-transfers': { bytes: 2_200_000, files: true },
  'admin-vocabularies': { bytes: 600_000, files: true },
  'company-feeds': takeFile('feed'),
  'company-feed': takeFile('feed'),
  'company-forms': takeFile('form'),
  'company-inbox': takeFile('attachment'),
  'company-licence': takeFile('licence'),
  'company-profile-edit': takeFile('logo'),
  'admin-service': takeFile('service-form'),
  'seaman-inbox': takeFile('attachment'),
  'seaman-service-order': takeFile('service-form'),
  ...Object.fromEntries(ROLES.map((role) => [accountRouteId(role, 'picture'), takeFile('avatar')])),
}

export const formLimitsOf = (routeId: string): FormLimits => WITH_FILES[routeId] ?? USUAL

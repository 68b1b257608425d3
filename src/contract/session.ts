import type { LocaleCode } from './locales.ts'
import type { Role } from './roles.ts'

/** The answer of GET /server/security/auth/session; `null` when nobody is signed in. */
export type SessionUser = {
  id: string
  email: string
  role: Role
  language: LocaleCode
  displayName: string
  avatar: string | null
  permissions: string[]
  impersonator: { id: string; email: string } | null
}

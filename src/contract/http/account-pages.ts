import type { Role } from './roles.ts'

/** Sections that every account has, whatever its role. */
export const ACCOUNT_SECTIONS = ['security', 'notifications', 'formats', 'picture', 'data'] as const
export type AccountSection = (typeof ACCOUNT_SECTIONS)[number]

/** The base paths of a role's account sections. */
export const ACCOUNT_BASES = {
  user: '/account',
  seaman: '/seaman/profile',
  company: '/company',
  'training-center': '/training-center',
  admin: '/admin',
} as const satisfies Record<Role, string>

export type AccountPath = `${(typeof ACCOUNT_BASES)[Role]}/${AccountSection}`

export const accountPath = (role: Role, section: AccountSection): AccountPath => `${ACCOUNT_BASES[role]}/${section}`

/** Returns the route id of a section of a role's account. */
export const accountRouteId = (role: Role, section: AccountSection): string =>
  `${role === 'user' ? 'account' : role}-${section}`

/** The page on which a person confirms their identity, and from which they return. */
export const CONFIRM_PATH = '/auth/confirm'

/** What the confirmation is for; each has a message `account.confirm.why-{purpose}`. */
export type ConfirmPurpose = 'sign-in' | 'data' | 'admin' | 'team' | 'money'

/** Returns the purpose by the path of the requesting page. */
export const confirmPurposeOf = (path: string): ConfirmPurpose => {
  if (/\/admin\/users?(?:[/?]|$)/.test(path)) return 'admin'
  if (/\/company\/team(?:[/?]|$)/.test(path)) return 'team'
  if (/\/(?:balance|payments)(?:[/?]|$)/.test(path)) return 'money'
  return /\/data(?:[/?]|$)/.test(path) ? 'data' : 'sign-in'
}

/** The page that asks for the passkey after a correct password. */
export const SECOND_STEP_PATH = '/auth/second-step'

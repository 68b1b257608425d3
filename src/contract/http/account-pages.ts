import type { Role } from './roles.ts'

/** What every account has, whatever its role. */
export const ACCOUNT_SECTIONS = ['security', 'notifications', 'formats', 'picture', 'data'] as const
export type AccountSection = (typeof ACCOUNT_SECTIONS)[number]

/** Under which path the sections of a role's account stand. */
export const ACCOUNT_BASES = {
  user: '/account',
  seaman: '/seaman/profile',
  company: '/company',
  'training-center': '/training-center',
  admin: '/admin',
} as const satisfies Record<Role, string>

export type AccountPath = `${(typeof ACCOUNT_BASES)[Role]}/${AccountSection}`

export const accountPath = (role: Role, section: AccountSection): AccountPath => `${ACCOUNT_BASES[role]}/${section}`

/** The row of the route table that a section of a role's account is. */
export const accountRouteId = (role: Role, section: AccountSection): string =>
  `${role === 'user' ? 'account' : role}-${section}`

/** Where a person shows again who they are, and comes back from. */
export const CONFIRM_PATH = '/auth/confirm'

/** What someone is about to do who shows again who they are; each has a message `account.confirm.why-{purpose}`. */
export type ConfirmPurpose = 'sign-in' | 'data' | 'admin'

/** The purpose by the path of the page that asks. */
export const confirmPurposeOf = (path: string): ConfirmPurpose => {
  if (/\/admin\/users?(?:[/?]|$)/.test(path)) return 'admin'
  return /\/data(?:[/?]|$)/.test(path) ? 'data' : 'sign-in'
}

/** Where the passkey is asked for after a right password. */
export const SECOND_STEP_PATH = '/auth/second-step'

import type { Role } from '../http/roles.ts'

/** Where the bar of an impersonation leads: what it is, its write mode and its end. */
export const IMPERSONATION_PATH = '/auth/impersonation'

/**
 * Everything that the write mode allows, and for which roles. The page that switches it on lists them, each as the message
 * `impersonation.allows.<name>`. Everything else is rejected: secrets, commitments, money, and messages to other people.
 */
export const WRITE_MODE = {
  language: ['user', 'seaman', 'company', 'training-center'],
  formats: ['user', 'seaman', 'company', 'training-center'],
  feeds: ['company'],
} as const satisfies Record<string, readonly Role[]>

export type WriteModeAct = keyof typeof WRITE_MODE

export const listWriteModeActs = (role: Role): WriteModeAct[] =>
  (Object.keys(WRITE_MODE) as WriteModeAct[]).filter((act) => (WRITE_MODE[act] as readonly Role[]).includes(role))

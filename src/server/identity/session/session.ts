import { CONFIRMED_FOR, type Factor } from '#src/contract/audit/security.ts'
import type { Permission } from '#src/contract/http/permissions.ts'
import type { MemberRole, Role } from '#src/contract/http/roles.ts'
import { COMPANY_CHANGE, type SessionUser } from '#src/contract/http/session.ts'
import { DAY, HOUR, MINUTE } from '#src/domain/time.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Config } from '#src/server/platform/services.ts'

/** Who is asking, as the pipeline found out. */
export type Session = {
  id: string
  tokenHash: string
  accountId: string
  /** The admin who acts for the person. */
  actorId: string | null
  /** The hash of the token of the admin's own session, which waits while they act. */
  keptSession: string | null
  seamanId: string | null
  /** Of the seafarer's row, as the request found it: where CVs are rows too, each write of one changes it. */
  seamanVersion: number | null
  /** The session's organisation, while the account is a member of it. */
  organisationId: string | null
  /** The same id, if it is a company. */
  companyId: string | null
  /** Whether the licence of that company was checked. */
  companyVerified: boolean
  /** Whether an owner of that organisation is active. Otherwise its members cannot change its data. */
  organisationIsActive: boolean
  /** The person's role in that organisation. */
  memberRole: MemberRole | null
  /** The person's permissions as an admin. */
  permissions: readonly Permission[]
  /** How it was opened or last confirmed. */
  factor: Factor
  lastSeenAt: number
  expiresAt: number
  user: SessionUser
}

/** The company that anyone who is signed in is a member of; `not-found` while there is none. */
export function companyOf({ companyId }: Session): string {
  if (!companyId) throw new Failure('not-found')
  return companyId
}

/** The organisation that the session acts for; `not-found` without one. */
export function organisationOf({ organisationId }: Session): string {
  if (!organisationId) throw new Failure('not-found')
  return organisationId
}

/** The seafarer who is signed in; `not-found` while there is no profile. */
export function seamanOf({ seamanId }: Session): string {
  if (!seamanId) throw new Failure('not-found')
  return seamanId
}

/** A seafarer who asks, with the version of their row that the request has found. */
export type AskingSeaman = { id: string; version: number }

/** Where anyone may ask: the seafarer who is signed in, null where no one is one. */
export const askingSeaman = ({ seamanId, seamanVersion }: Session): AskingSeaman | null =>
  seamanId !== null && seamanVersion !== null ? { id: seamanId, version: seamanVersion } : null

/** When anyone who is signed in last showed who they are. */
export const confirmedAtOf = ({ user: { confirmedUntil } }: Session): number =>
  confirmedUntil === null ? 0 : confirmedUntil - CONFIRMED_FOR

/** How long a session lives without being used, and at most (RULINGS "Accounts"). */
const LIFETIMES: Record<Role, { idle: number; absolute: number }> = {
  seaman: { idle: 30 * DAY, absolute: 90 * DAY },
  admin: { idle: 30 * MINUTE, absolute: 12 * HOUR },
  user: { idle: 7 * DAY, absolute: 30 * DAY },
  company: { idle: 7 * DAY, absolute: 30 * DAY },
  'training-center': { idle: 7 * DAY, absolute: 30 * DAY },
}

export const getLifetime = (role: Role) => LIFETIMES[role]

/** Whose role needs a passkey here, whatever the person wants. */
export const demandsPasskey = ({ adminTwoStep }: Pick<Config, 'adminTwoStep'>, role: Role): boolean =>
  adminTwoStep && role === 'admin'

/** However often it is used, an admin acts for someone no longer than this at a time. */
export const ACTING_FOR = HOUR

/** Devices that an account is signed in on at a time; another one signs out the one used longest ago. */
export const MAX_SESSIONS = 50

const PERMISSIONS: Record<Role, readonly string[]> = {
  user: ['profile:create'],
  seaman: ['application:create'],
  company: [COMPANY_CHANGE, 'vacancy:own', 'application:review'],
  'training-center': [],
  admin: [],
}

/** The permissions that the session returns: those of the role, none for a viewer, and the granted ones for an admin. */
export function listPermissions(
  role: Role,
  member: MemberRole | null | undefined,
  permitted: readonly Permission[],
): string[] {
  if (role === 'admin') return [...permitted]
  return member === 'viewer' ? [] : [...PERMISSIONS[role]]
}

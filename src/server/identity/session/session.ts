import { CONFIRMED_FOR, type Factor } from '#src/contract/audit/security.ts'
import type { Permission } from '#src/contract/http/permissions.ts'
import type { MemberRole, Role } from '#src/contract/http/roles.ts'
import { COMPANY_CHANGE, type SessionUser } from '#src/contract/http/session.ts'
import { DAY, HOUR, MINUTE } from '#src/domain/time.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Config } from '#src/server/platform/services.ts'

/** The caller, as the middleware found it. */
export type Session = {
  id: string
  tokenHash: string
  accountId: string
  /** The admin who acts for the person. */
  actorId: string | null
  /** The hash of the token of the admin's own session during an impersonation. */
  keptSession: string | null
  seamanId: string | null
  /** The version of the seafarer's row in this request: if CVs are rows too, each write changes it. */
  seamanVersion: number | null
  /** The session's organisation, while the account is a member of it and has the two-step sign-in that it requires. */
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
  /** The factor that opened or last confirmed the session. */
  factor: Factor
  lastSeenAt: number
  expiresAt: number
  user: SessionUser
}

/** Returns the company of the signed-in member; throws `not-found` without one. */
export function companyOf({ companyId }: Session): string {
  if (!companyId) throw new Failure('not-found')
  return companyId
}

/** Returns the organisation of the session; throws `not-found` without one. */
export function organisationOf({ organisationId }: Session): string {
  if (!organisationId) throw new Failure('not-found')
  return organisationId
}

/** Returns the signed-in seafarer; throws `not-found` without a profile. */
export function seamanOf({ seamanId }: Session): string {
  if (!seamanId) throw new Failure('not-found')
  return seamanId
}

/** The calling seafarer, with the version of the row in this request. */
export type AskingSeaman = { id: string; version: number }

/** For endpoints that anyone may call: the signed-in seafarer, or null. */
export const askingSeaman = ({ seamanId, seamanVersion }: Session): AskingSeaman | null =>
  seamanId !== null && seamanVersion !== null ? { id: seamanId, version: seamanVersion } : null

/** Returns when the caller last confirmed their identity. */
export const confirmedAtOf = ({ user: { confirmedUntil } }: Session): number =>
  confirmedUntil === null ? 0 : confirmedUntil - CONFIRMED_FOR

/** Idle and absolute lifetime of sessions (RULINGS "Accounts"). */
const LIFETIMES: Record<Role, { idle: number; absolute: number }> = {
  seaman: { idle: 30 * DAY, absolute: 90 * DAY },
  admin: { idle: 30 * MINUTE, absolute: 12 * HOUR },
  user: { idle: 7 * DAY, absolute: 30 * DAY },
  company: { idle: 7 * DAY, absolute: 30 * DAY },
  'training-center': { idle: 7 * DAY, absolute: 30 * DAY },
}

export const getLifetime = (role: Role) => LIFETIMES[role]

/** Whether the role requires a passkey, whatever the person chose. */
export const demandsPasskey = ({ adminTwoStep }: Pick<Config, 'adminTwoStep'>, role: Role): boolean =>
  adminTwoStep && role === 'admin'

/** Absolute limit of one impersonation. */
export const ACTING_FOR = HOUR

/** Limit of devices per account; another one signs out the longest unused. */
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

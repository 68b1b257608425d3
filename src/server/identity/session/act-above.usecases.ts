import type { Factor, SecurityEventKind } from '#src/contract/audit/security.ts'
import { createAdminEvent } from '#src/server/ground/audit/admin-event.usecases.ts'
import { createSecurityEvent } from '#src/server/ground/audit/audit.usecases.ts'
import type { Caller } from '#src/server/http/caller.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import type { Database } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { readReason } from '#src/server/platform/reason.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findAccount } from '../account/account.repository.ts'
import type { AccountRow } from '../account/account.tables.ts'
import type { OpenedSession } from './answer-session.ts'
import { demandSameEntry } from './open-session.repository.ts'
import type { ActingRequest } from './pending-sign-in.tables.ts'
import { noteReplaced } from './replaced.repository.ts'
import { insertSession } from './session.repository.ts'
import { ACTING_FOR, getLifetime } from './session.ts'
import type { NewSession } from './session.usecases.ts'

/** The page requires a reason; a call without one is logged as such in both logs. */
export const readActingReason = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : readReason(text, 'account')

async function findPerson(db: Database, userId: string): Promise<AccountRow> {
  const person = await findAccount(db, userId)
  if (!person) throw new Failure('not-found')
  if (person.role === 'admin') throw new Failure('forbidden')
  return person
}

/** The acting admin: their own session, which gets an unknown token, and the digest of the browser's cookie. */
type Admin = { id: string; factor: Factor; own: NewSession; cookieHash: string | undefined }

/** A session of the user's account: read mode, never confirmed, and ended by the idle limit of admins. */
function openActing(
  { db, clock, ids }: Needs<'db' | 'clock' | 'ids'>,
  person: AccountRow,
  admin: Admin,
  { origin }: Caller,
): NewSession {
  const now = clock()
  const token = ids.secret()
  const statement = insertSession(db, {
    tokenHash: hashText(token),
    id: ids.publicId(),
    accountId: person.id,
    actorId: admin.id,
    keptSession: hashText(admin.own.token),
    access: 'read',
    factor: admin.factor,
    confirmedAt: 0,
    ...origin,
    createdAt: now,
    lastSeenAt: now,
    idleExpiresAt: now + getLifetime('admin').idle,
    expiresAt: now + ACTING_FOR,
  })
  // The browser gets this session; the admin's own is kept behind it.
  const given = admin.cookieHash ? [noteReplaced(db, admin.cookieHash, now, hashText(token))] : []
  return { token, lifetime: ACTING_FOR, statements: [statement, ...given] }
}

/**
 * Opens a session of another account above the admin's own, to which its end returns; its statements follow those of the admin's session.
 * Admins cannot be acted for; blocked accounts only in read mode. Call it for a confirmed admin: `not-found` and `forbidden` reveal accounts.
 */
export async function actAbove(
  services: Needs<'db' | 'clock' | 'ids' | 'keys'>,
  { userId, reason }: ActingRequest,
  admin: Admin,
  caller: Caller,
): Promise<OpenedSession> {
  const person = await findPerson(services.db, userId)
  const acting = openActing(services, person, admin, caller)
  const note = (kind: SecurityEventKind, accountId: string) =>
    createSecurityEvent(services, { kind, accountId, actorId: admin.id, origin: caller.origin })
  const statements = [
    ...demandSameEntry(services.db, person),
    ...acting.statements,
    note('impersonation-started', person.id),
    createAdminEvent(services, {
      actor: admin.id,
      action: 'impersonation-started',
      object: { kind: 'account', id: person.id },
      accountId: person.id,
      reason,
    }),
    ...(reason === undefined ? [person, admin].map(({ id }) => note('impersonation-reason-missing', id)) : []),
  ]
  return { accountId: person.id, session: { ...acting, statements }, mails: [] }
}

import type { Impersonation } from '#src/contract/schemas/account.ts'
import type { SecurityEventKind } from '#src/contract/security.ts'
import { countCharacters, normalizeName } from '#src/contract/text.ts'
import { MAX_REASON, MIN_REASON } from '#src/contract/text-limits.ts'
import type { Caller } from '#src/server/http/caller.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import { isCleanName, normalizeEmail } from '#src/server/platform/plain-text.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findAccount } from '../accounts/accounts.repository.ts'
import type { AccountRow } from '../accounts/accounts.tables.ts'
import { createSecurityEvent } from '../audit/audit.usecases.ts'
import { demandPassword } from '../credentials/verify-password.usecases.ts'
import type { OpenedSession } from '../sessions/answer-session.ts'
import { needsSecondStep } from '../sessions/decide-entrance.ts'
import { noteReplaced } from '../sessions/replaced.repository.ts'
import { ACTING_FOR, confirmedAtOf, getLifetime, type Session } from '../sessions/session.ts'
import { insertSession } from '../sessions/sessions.repository.ts'
import { type NewSession, renewSession } from '../sessions/sessions.usecases.ts'
import { demandSameEntry } from '../sessions/standing.repository.ts'

/** The page asks for a reason; the call need not have one, which the log of both then says. */
function readReason(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const reason = normalizeName(text)
  const length = countCharacters(reason)
  const refuse = (id: string, values?: Record<string, number>) =>
    createFieldFailure('account', { reason: { id, ...(values && { values }) } })
  if (!isCleanName(reason)) throw refuse('field.common.characters')
  if (length < MIN_REASON) throw refuse('field.reason.short', { least: MIN_REASON })
  if (length > MAX_REASON) throw refuse('field.reason.long', { most: MAX_REASON })
  return reason
}

/** By the own address and password; where sign-in asks for a passkey, by a confirmation with it that is fresh. */
async function proveAdmin(
  services: Needs<'db' | 'clock' | 'ids' | 'keys' | 'hasher' | 'limiter' | 'config'>,
  session: Session,
  input: Impersonation,
  caller: Caller,
): Promise<AccountRow> {
  const account = await findAccount(services.db, session.accountId)
  if (!account) throw new Failure('not-signed-in')
  if (await needsSecondStep(services, account, 'password')) {
    if (session.factor !== 'passkey') throw new Failure('passkey-needed')
    if (services.clock() >= session.user.confirmedUntil) throw new Failure('confirmation-needed')
    return account
  }
  if (normalizeEmail(input.email) !== account.email) throw new Failure('wrong-credentials')
  await demandPassword(services, account, input.password, caller)
  return account
}

/** A session of the person's account: for reading, never confirmed, and over when the admin is idle as long as admins may be. */
function openActing(
  services: Needs<'db' | 'clock' | 'ids'>,
  person: AccountRow,
  kept: NewSession,
  session: Session,
  caller: Caller,
) {
  const { db, clock, ids } = services
  const now = clock()
  const token = ids.secret()
  const statement = insertSession(db, {
    tokenHash: hashText(token),
    id: ids.publicId(),
    accountId: person.id,
    actorId: session.accountId,
    keptSession: hashText(kept.token),
    access: 'read',
    factor: session.factor,
    confirmedAt: 0,
    ...caller.origin,
    createdAt: now,
    lastSeenAt: now,
    idleExpiresAt: now + getLifetime('admin').idle,
    expiresAt: now + ACTING_FOR,
  })
  // What the browser gets for its cookie is this one; the admin's own waits behind it.
  const given = noteReplaced(db, session.tokenHash, now, hashText(token))
  return { token, lifetime: ACTING_FOR, statements: [statement, given] }
}

/**
 * An admin signs in as somebody else, having shown anew who they are. Their own session gets a token that nobody holds and waits
 * until the end leads back to it. Admins cannot be acted for; blocked accounts can, for reading.
 */
export async function startImpersonation(
  services: Needs<'db' | 'clock' | 'ids' | 'keys' | 'hasher' | 'limiter' | 'config'>,
  userId: string,
  input: Impersonation,
  caller: Caller,
): Promise<OpenedSession> {
  const { db } = services
  const { session } = caller
  if (!session) throw new Failure('not-signed-in')
  if (session.user.role !== 'admin' || session.user.passkeyNeeded) throw new Failure('forbidden')
  const reason = readReason(input.reason)
  const admin = await proveAdmin(services, session, input, caller)
  const person = await findAccount(db, userId)
  if (!person) throw new Failure('not-found')
  if (person.role === 'admin') throw new Failure('forbidden')
  const kept = renewSession(services, admin, {
    caller,
    factor: session.factor,
    confirmedAt: confirmedAtOf(session),
  })
  const acting = openActing(services, person, kept, session, caller)
  const note = (kind: SecurityEventKind, accountId: string, detail?: string) =>
    createSecurityEvent(services, {
      kind,
      accountId,
      actorId: admin.id,
      ...(detail !== undefined && { detail }),
      origin: caller.origin,
    })
  await runBatch(db, [
    ...kept.statements,
    ...demandSameEntry(db, person),
    ...acting.statements,
    note('impersonation-started', person.id, reason),
    ...(reason === undefined ? [person, admin].map(({ id }) => note('impersonation-reason-missing', id)) : []),
  ])
  return { accountId: person.id, session: acting, mails: [] }
}

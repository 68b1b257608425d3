import type { Impersonation } from '#src/contract/account/schemas.ts'
import { hasPermission, PAGE_PERMISSIONS } from '#src/contract/http/permissions.ts'
import type { Caller } from '#src/server/http/caller.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { normalizeEmail } from '#src/server/platform/plain-text.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findAccount } from '../account/account.repository.ts'
import type { AccountRow } from '../account/account.tables.ts'
import { demandPassword } from '../credential/verify-password.usecases.ts'
import { actAbove, readActingReason } from '../session/act-above.usecases.ts'
import type { OpenedSession } from '../session/answer-session.ts'
import { needsSecondStep } from '../session/decide-entrance.ts'
import { confirmedAtOf, type Session } from '../session/session.ts'
import { renewSession } from '../session/session.usecases.ts'

/** Checks the admin's address and password; if sign-in requires a passkey, a recent confirmation with it. */
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
    if (services.clock() >= (session.user.confirmedUntil ?? 0)) throw new Failure('confirmation-needed')
    return account
  }
  if (normalizeEmail(input.email) !== account.email) throw new Failure('wrong-credentials')
  await demandPassword(services, account, input.password, caller)
  return account
}

/** Starts impersonation for a signed-in admin who has confirmed their identity. */
export async function startImpersonation(
  services: Needs<'db' | 'clock' | 'ids' | 'keys' | 'hasher' | 'limiter' | 'config'>,
  userId: string,
  input: Impersonation,
  caller: Caller,
): Promise<OpenedSession> {
  const { db } = services
  const { session } = caller
  if (!session) throw new Failure('not-signed-in')
  const isPermitted = hasPermission(session.permissions, PAGE_PERMISSIONS.impersonation)
  if (!isPermitted || session.user.passkeyNeeded) throw new Failure('forbidden')
  const reason = readActingReason(input.reason)
  const admin = await proveAdmin(services, session, input, caller)
  const kept = renewSession(services, admin, {
    caller,
    factor: session.factor,
    confirmedAt: confirmedAtOf(session),
  })
  const own = { id: admin.id, factor: session.factor, own: kept, cookieHash: session.tokenHash }
  const acting = await actAbove(services, { userId, reason }, own, caller)
  await runBatch(db, [...kept.statements, ...acting.session.statements])
  return acting
}

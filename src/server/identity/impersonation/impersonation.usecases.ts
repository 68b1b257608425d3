import { PAGE_PERMISSIONS } from '#src/contract/http/permissions.ts'
import { createAdminEvent } from '#src/server/ground/audit/admin-event.usecases.ts'
import { createSecurityEvent } from '#src/server/ground/audit/audit.usecases.ts'
import type { Caller } from '#src/server/http/caller.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findAccount } from '../account/account.repository.ts'
import { demandPermission, endOpenSession } from '../session/open-session.repository.ts'
import { noteReplaced } from '../session/replaced.repository.ts'
import { getLifetime, type Session } from '../session/session.ts'
import type { NewSession } from '../session/session.usecases.ts'
import { createActingEnd } from '../session/sign-out.usecases.ts'
import { findKeptSession, replaceToken, updateAccess } from './impersonation.repository.ts'

type Acting = Session & { actorId: string }

/** Throws `not-found` for callers who act for nobody. */
function demandActing(session: Session | null): Acting {
  if (!session?.actorId) throw new Failure('not-found')
  return { ...session, actorId: session.actorId }
}

/** Switches between read and write mode; a blocked account has no write mode. */
export async function setAccess(
  services: Needs<'db' | 'clock' | 'ids'>,
  { session, origin }: Caller,
  access: 'read' | 'write',
) {
  const { db } = services
  const acting = demandActing(session)
  const person = await findAccount(db, acting.accountId)
  if (access === 'write' && person?.blockedAt !== null) throw new Failure('account-blocked')
  const { impersonator } = acting.user
  await runBatch(db, [
    ...demandPermission(db, acting, PAGE_PERMISSIONS.impersonation),
    updateAccess(db, acting.tokenHash, access),
    createSecurityEvent(services, {
      kind: access === 'write' ? 'impersonation-write-on' : 'impersonation-write-off',
      accountId: acting.accountId,
      actorId: acting.actorId,
      origin,
    }),
    createAdminEvent(services, {
      actor: acting.actorId,
      action: 'impersonation-access-changed',
      object: { kind: 'account', id: acting.accountId },
      accountId: acting.accountId,
      before: { 'session.access': impersonator?.access ?? null },
      after: { 'session.access': access },
    }),
  ])
  return { ...acting.user, impersonator: impersonator && { ...impersonator, access } }
}

/** Ends the impersonation and renews the token of the admin's own session; null if that session has ended. */
export async function stopImpersonation(
  services: Needs<'db' | 'clock' | 'ids'>,
  { session, origin }: Caller,
): Promise<NewSession | undefined> {
  const { db, clock, ids } = services
  const acting = demandActing(session)
  const now = clock()
  const before = acting.keptSession
  const kept = before ? await findKeptSession(db, before, now) : undefined
  const token = ids.secret()
  const idle = now + getLifetime('admin').idle
  await runBatch(db, [
    ...endOpenSession(db, acting),
    noteReplaced(db, acting.tokenHash, now, kept && hashText(token)),
    ...(before && kept ? [replaceToken(db, before, hashText(token), now, idle)] : []),
    createSecurityEvent(services, {
      kind: 'impersonation-stopped',
      accountId: acting.accountId,
      actorId: acting.actorId,
      origin,
    }),
    createActingEnd(services, acting),
  ])
  return kept && { token, lifetime: kept.expiresAt - now, statements: [] }
}

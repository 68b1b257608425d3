import type { Role } from '#src/contract/http/roles.ts'
import { createSecurityEvent } from '#src/server/ground/audit/audit.usecases.ts'
import type { Caller } from '#src/server/http/caller.ts'
import {
  demandOneChange,
  isGuardFailure,
  isUniqueViolation,
  runBatch,
  type Statement,
} from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { chooseAccountRole, rememberReferral } from '../account/account.repository.ts'
import type { OpenedSession } from '../session/answer-session.ts'
import { confirmedAtOf, type Session } from '../session/session.ts'
import { renewSession } from '../session/session.usecases.ts'

const ONE_PROFILE = /UNIQUE constraint failed: seaman\.account_id/

const isSecondProfile = (error: unknown): boolean =>
  isGuardFailure(error) || (isUniqueViolation(error) && ONE_PROFILE.test(String((error as Error).cause ?? error)))

/**
 * Sets the role of an account: role, profile, a fresh session and the security event, in one batch. Violations of the profile's rules are
 * rethrown.
 */
export async function chooseRole(
  services: Needs<'db' | 'clock' | 'ids'>,
  session: Session,
  caller: Caller,
  role: Exclude<Role, 'user' | 'admin'>,
  profile: readonly Statement[],
): Promise<OpenedSession> {
  const { db, clock } = services
  const accountId = session.accountId
  const kept = { factor: session.factor, confirmedAt: confirmedAtOf(session) }
  const renewed = renewSession(services, { id: accountId, role }, { caller, ...kept })
  const event = createSecurityEvent(services, {
    kind: 'role-chosen',
    accountId,
    detail: role,
    origin: caller.origin,
  })
  try {
    await runBatch(db, [
      chooseAccountRole(db, accountId, role, clock()),
      ...demandOneChange(db),
      ...profile,
      ...(caller.referral ? [rememberReferral(db, accountId, caller.referral)] : []),
      ...renewed.statements,
      event,
    ])
  } catch (error) {
    if (isSecondProfile(error)) throw new Failure('role-already-chosen')
    throw error
  }
  return { accountId, session: renewed, mails: [] }
}

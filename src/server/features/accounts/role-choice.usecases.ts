import type { Role } from '../../../contract/roles.ts'
import {
  demandOneChange,
  isGuardFailure,
  isUniqueViolation,
  runBatch,
  type Statement,
} from '../../platform/database.ts'
import { Failure } from '../../platform/failure.ts'
import type { Services } from '../../platform/services.ts'
import { chooseAccountRole, insertSecurityEvent } from './accounts.repository.ts'
import type { Caller, SignedIn } from './accounts.usecases.ts'
import type { Session } from './session.ts'
import { renewSession } from './sessions.usecases.ts'

const ONE_PROFILE = /UNIQUE constraint failed: (seaman|company)\.account_id/

const isSecondProfile = (error: unknown): boolean =>
  isGuardFailure(error) || (isUniqueViolation(error) && ONE_PROFILE.test(String((error as Error).cause ?? error)))

/**
 * Gives an account without role its role and its profile: role, profile, a fresh session and the trace of it stand together
 * or not at all. Other violations of the profile's own rules are thrown as they come.
 */
export async function chooseRole(
  services: Services,
  session: Session,
  caller: Caller,
  role: Exclude<Role, 'user' | 'admin'>,
  profile: readonly Statement[],
): Promise<SignedIn> {
  const { db, clock, ids } = services
  const now = clock()
  const accountId = session.accountId
  const renewed = renewSession(services, { id: accountId, role }, { userAgent: caller.userAgent, before: session })
  const event = { id: ids.key(now), kind: 'role-chosen' as const, accountId, detail: role, createdAt: now }
  try {
    await runBatch(db, [
      chooseAccountRole(db, accountId, role, now),
      ...demandOneChange(db),
      ...profile,
      ...renewed.statements,
      insertSecurityEvent(db, event),
    ])
  } catch (error) {
    if (isSecondProfile(error)) throw new Failure('role-already-chosen')
    throw error
  }
  return { accountId, session: renewed, mails: [] }
}

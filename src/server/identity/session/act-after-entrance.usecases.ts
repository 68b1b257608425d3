import type { Factor } from '#src/contract/audit/security.ts'
import { hasPermission, PAGE_PERMISSIONS } from '#src/contract/http/permissions.ts'
import type { Caller } from '#src/server/http/caller.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { AccountRow } from '../account/account.tables.ts'
import { findPermissions } from '../permission/permission.repository.ts'
import { actAbove } from './act-above.usecases.ts'
import type { Entrance } from './decide-entrance.ts'
import type { ActingRequest } from './pending-sign-in.tables.ts'
import { demandsPasskey } from './session.ts'

/**
 * Completes the sign-in of an admin who acts for a user: opens the own session and the acting one above it. If the passkey is still required,
 * nothing changes.
 */
export async function actAfterEntrance(
  services: Needs<'db' | 'clock' | 'ids' | 'keys' | 'config'>,
  wish: ActingRequest,
  { account, factor, entrance }: { account: AccountRow; factor: Factor; entrance: Entrance },
  caller: Caller,
): Promise<Entrance> {
  const { session, statements, mails } = entrance
  if (!session) return entrance
  const permitted = account.role === 'admin' ? await findPermissions(services.db, account.id) : []
  if (!hasPermission(permitted, PAGE_PERMISSIONS.impersonation)) throw new Failure('forbidden')
  if (factor !== 'passkey' && demandsPasskey(services.config, account.role)) throw new Failure('passkey-needed')
  const cookieHash = caller.cookieHash ?? caller.session?.tokenHash
  const acting = await actAbove(services, wish, { id: account.id, factor, own: session, cookieHash }, caller)
  return { session: acting.session, statements: [...statements, ...acting.session.statements], mails }
}

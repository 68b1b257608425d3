import { PAGE_PERMISSIONS } from '#src/contract/http/permissions.ts'
import { createAdminEvent } from '#src/server/ground/audit/admin-event.usecases.ts'
import { demandPermission } from '#src/server/identity/session/open-session.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { readReason } from '#src/server/platform/reason.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findHolder } from './holders.repository.ts'
import { MAX_DIFFERENCES } from './reconcile.usecases.ts'
import { findStop, liftStop } from './stops.repository.ts'

/**
 * Lets a holder order again. Throws a message beside the reason, `not-found`, and `conflict` if the stop was lifted or no comparison of
 * everything shows that the difference is gone.
 */
export async function endStop(
  services: Needs<'db' | 'clock' | 'ids'>,
  session: Session,
  { id, reason: typed }: { id: string; reason: string },
): Promise<void> {
  const { db, clock } = services
  const reason = readReason(typed, 'stop')
  const stop = await findStop(db, id)
  if (!stop) throw new Failure('not-found')
  const holder = await findHolder(db, stop.holderId)
  try {
    await runBatch(db, [
      ...demandPermission(db, session, PAGE_PERMISSIONS.payments),
      ...liftStop(db, id, { now: clock(), mostListed: MAX_DIFFERENCES }),
      createAdminEvent(services, {
        actor: session.accountId,
        action: 'orders-allowed',
        object: { kind: 'ledger-holder', id: stop.holderId },
        accountId: holder?.accountId ?? null,
        organisationId: holder?.organisationId ?? null,
        reason,
      }),
    ])
  } catch (error) {
    throw isGuardFailure(error) ? new Failure('conflict') : error
  }
}

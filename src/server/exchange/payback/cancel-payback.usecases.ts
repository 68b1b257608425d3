import { findHolderId, type Owner } from '#src/server/exchange/billing/holders.repository.ts'
import { readLedgerCode, toLedgerFailure } from '#src/server/exchange/billing/ledger-failures.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { recordAct } from '#src/server/people/organisation/member-acts.repository.ts'
import { demandMember } from '#src/server/people/organisation/members.repository.ts'
import { isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findPayback, movePayback } from './payback.repository.ts'
import { createRelease } from './payback-entries.ts'

/**
 * Cancels a pay-back: the amount is available again, and with the last one of a request its bonus. Throws `not-found`, and `conflict` after
 * the transfer has begun.
 */
export async function cancelPayback(
  services: Needs<'db' | 'clock' | 'ids' | 'live'>,
  session: Session,
  owner: Owner,
  id: string,
): Promise<void> {
  const { db, clock } = services
  const [row, holderId] = await Promise.all([findPayback(db, id), findHolderId(db, owner)])
  if (!row || row.holderId !== holderId) throw new Failure('not-found')
  if (row.state === 'cancelled') return
  if (row.cause !== 'balance') throw new Failure('conflict')
  try {
    await runBatch(db, [
      ...demandMember(db, session, 'owner'),
      ...recordAct(services, session, 'payback-cancelled', id),
      ...movePayback(db, row, { event: 'cancel', now: clock() }),
      ...(await createRelease(services, row)),
    ])
  } catch (error) {
    if (isGuardFailure(error)) throw new Failure('conflict')
    throw readLedgerCode(error) ? toLedgerFailure(error) : error
  }
}

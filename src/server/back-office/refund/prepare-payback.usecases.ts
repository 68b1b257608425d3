import type { PaybackEvent } from '#src/domain/payment/payback-states.ts'
import { demandOrdersAllowed } from '#src/server/exchange/billing/holds.repository.ts'
import { toLedgerFailure } from '#src/server/exchange/billing/ledger-failures.ts'
import { notifyHolder } from '#src/server/exchange/billing/notify-holder.usecases.ts'
import { demandStillCovered, findPayback, movePayback } from '#src/server/exchange/payback/payback.repository.ts'
import { createAdminEvent } from '#src/server/ground/audit/admin-event.usecases.ts'
import { demandPermission } from '#src/server/identity/session/open-session.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'

type Preparing = Needs<'db' | 'clock' | 'ids' | 'live'>

const ACTIONS = { prepare: 'payback-prepared', release: 'payback-released' } as const
const STATES = { prepare: 'preparing', release: 'waiting' } as const

async function move(
  services: Preparing,
  session: Session,
  id: string,
  event: Extract<PaybackEvent, 'prepare' | 'release'>,
): Promise<void> {
  const { db, clock } = services
  const row = await findPayback(db, id)
  if (row?.way !== 'transfer') throw new Failure('not-found')
  if (row.state === STATES[event]) return
  try {
    await runBatch(db, [
      ...demandPermission(db, session, 'finance'),
      ...(event === 'prepare' ? [...demandOrdersAllowed(db, row.holderId), ...demandStillCovered(db, row)] : []),
      ...notifyHolder(services, row.holderId, movePayback(db, row, { event, now: clock() })),
      createAdminEvent(services, {
        actor: session.accountId,
        action: ACTIONS[event],
        object: { kind: 'payback', id },
        accountId: null,
        before: { 'payback.state': row.state },
        after: { 'payback.state': STATES[event] },
      }),
    ])
  } catch (error) {
    throw isGuardFailure(error) ? new Failure('conflict') : toLedgerFailure(error)
  }
}

/** Begins a transfer: from now on it cannot be cancelled. Throws `conflict` if it was cancelled or a dispute or recall took the money, `balance-owed` and `orders-stopped`. */
export const preparePayback = (services: Preparing, session: Session, id: string) =>
  move(services, session, id, 'prepare')

/** Reverses the preparation of a transfer that was not made. */
export const releasePayback = (services: Preparing, session: Session, id: string) =>
  move(services, session, id, 'release')

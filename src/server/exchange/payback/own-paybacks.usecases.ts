import type { Payback, Paybacks } from '#src/contract/payback/schemas.ts'
import { PAYBACK_MOVES } from '#src/domain/payment/payback-states.ts'
import { DAY } from '#src/domain/time.ts'
import { findHolderId, type Owner } from '#src/server/exchange/billing/holders.repository.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { amountOfRow, listPaybacks } from './payback.repository.ts'
import { findOffers } from './payback-offer.usecases.ts'

/** Ended ones are listed for a while; the entries of the balance remain. */
const LISTED_FOR = 60 * DAY
const MAX_LISTED = 30

type Listed = Awaited<ReturnType<typeof listPaybacks>>[number]

/** The pay-back as its owner sees it. What a recall of the bank took was not asked for, and cannot be cancelled. */
const toPayback = ({ payback, reference }: Listed): Payback => {
  const { id, cause, state, way, createdAt, dueAt, sentDay } = payback
  return {
    ...{ id, cause, state, way, createdAt, dueAt, sentDay, reference },
    amount: amountOfRow(payback),
    mayCancel: cause === 'balance' && PAYBACK_MOVES[state].cancel !== undefined,
  }
}

/** Open and recent pay-backs, and what can be paid back. */
export async function getPaybacks(services: Needs<'db' | 'clock'>, owner: Owner): Promise<Paybacks> {
  const { db, clock } = services
  const holderId = await findHolderId(db, owner)
  const [rows, offers] = await Promise.all([
    holderId ? listPaybacks(db, holderId, clock() - LISTED_FOR, MAX_LISTED) : [],
    findOffers(services, holderId),
  ])
  return { items: rows.map(toPayback), offers }
}

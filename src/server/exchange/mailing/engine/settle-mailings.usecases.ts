import type { Products } from '#src/server/exchange/order/product.ts'
import { forEachDue } from '#src/server/ground/job/each-due.ts'
import { runBatch } from '#src/server/platform/database.ts'
import type { Services } from '#src/server/platform/services.ts'
import { captureLetters } from './capture-letters.usecases.ts'
import { finishMailing } from './finish-mailing.usecases.ts'
import { findMailing, findUnsettled, releaseRows, stopLate } from './settle.repository.ts'

const MAX_AT_ONCE = 500

/**
 * Settles the rows of a mailing whose fate is decided. Delivered ones are charged, also those that nobody reported on for three days; what was
 * not delivered, or is unknown for a day, is released. A row is settled once.
 */
export async function settleMailing(services: Services, products: Products, id: string): Promise<void> {
  const { db, clock } = services
  const found = await findMailing(db, id)
  if (!found) return
  const now = clock()
  await runBatch(db, [stopLate(db, id, now), releaseRows(db, id, now)])
  await captureLetters(services, id, found.orderId)
  await finishMailing(services, products, id)
}

/** Settles what is due of all mailings. */
export const settleMailings =
  (products: Products) =>
  async (services: Services): Promise<void> => {
    const due = await findUnsettled(services.db, services.clock(), MAX_AT_ONCE)
    await forEachDue(due, { failure: 'mailing not settled', idOf: (id) => id }, (id) =>
      settleMailing(services, products, id),
    )
  }

import { fulfilOrder } from '#src/server/exchange/order/fulfil-order.usecases.ts'
import type { Products } from '#src/server/exchange/order/product.ts'
import { forEachDue } from '#src/server/ground/job/each-due.ts'
import { runBatch } from '#src/server/platform/database.ts'
import type { Services } from '#src/server/platform/services.ts'
import { finishMailing } from './finish-mailing.usecases.ts'
import { captureRows, findCharged, findMailing, findUnsettled, releaseRows, stopLate } from './settle.repository.ts'

const MAX_AT_ONCE = 500

/** Charges rows that were delivered: those of the quota, and those of the order in one entry of it. */
async function capture(services: Services, id: string, orderId: string | null): Promise<void> {
  const { db, clock } = services
  const now = clock()
  const charged = await findCharged(db, id, now)
  const positionsOf = (funds: 'quota' | 'paid') =>
    charged.filter((row) => row.funds === funds).map(({ position }) => position)
  const [free, paid] = [positionsOf('quota'), positionsOf('paid')]
  if (free.length > 0) await runBatch(db, captureRows(db, id, free, now))
  const [first] = paid
  if (first === undefined || !orderId) return
  // A row is charged once, so its position names one entry.
  const fulfilment = { orderId, cause: `letter-${first}`, delivered: [{ position: 0, units: paid.length }] }
  await fulfilOrder(services, fulfilment, captureRows(db, id, paid, now))
}

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
  await capture(services, id, found.orderId)
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

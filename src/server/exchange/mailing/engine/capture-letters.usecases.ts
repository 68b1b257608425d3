import type { Selling } from '#src/server/exchange/order/change-order.ts'
import { fulfilOrder } from '#src/server/exchange/order/fulfil-order.usecases.ts'
import { runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { captureRows, findCharged } from './settle.repository.ts'

/** Returns how many paid letters of a mailing were delivered and not charged yet. */
export async function countUncharged({ db, clock }: Needs<'db' | 'clock'>, id: string): Promise<number> {
  const rows = await findCharged(db, id, clock())
  return rows.filter(({ funds }) => funds === 'paid').length
}

/** Charges letters of a mailing that were delivered: those of the quota, and those of the order in one entry of it. */
export async function captureLetters(services: Selling, id: string, orderId: string | null): Promise<void> {
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

import type { Selling } from '#src/server/exchange/order/change-order.ts'
import { fulfilOrder } from '#src/server/exchange/order/fulfil-order.usecases.ts'
import type { Delivery } from '#src/server/exchange/order/product.ts'
import { runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { captureRows, findCharged } from './settle.repository.ts'

/** The letters of each line of the order. */
const deliveriesOf = (paid: readonly { line: number }[]): Delivery[] =>
  [...Map.groupBy(paid, ({ line }) => line)]
    .map(([position, { length: units }]) => ({ position, units }))
    .sort((one, other) => one.position - other.position)

/** Returns how many paid letters of a mailing were delivered and not charged yet, by line of its order. */
export async function listUncharged({ db, clock }: Needs<'db' | 'clock'>, id: string): Promise<Delivery[]> {
  const rows = await findCharged(db, id, clock())
  return deliveriesOf(rows.filter(({ funds }) => funds === 'paid'))
}

/** Charges letters of a mailing that were delivered: those of the quota, and those of the order in one entry of it. */
export async function captureLetters(services: Selling, id: string, orderId: string | null): Promise<void> {
  const { db, clock } = services
  const now = clock()
  const charged = await findCharged(db, id, now)
  const rowsOf = (funds: 'quota' | 'paid') => charged.filter((row) => row.funds === funds)
  const [free, paid] = [rowsOf('quota'), rowsOf('paid')]
  const capture = (rows: typeof charged) =>
    captureRows(
      db,
      id,
      rows.map(({ position }) => position),
      now,
    )
  if (free.length > 0) await runBatch(db, capture(free))
  const [first] = paid
  if (!first || !orderId) return
  // A row is charged once, so its position names one entry.
  const fulfilment = { orderId, cause: `letter-${first.position}`, delivered: deliveriesOf(paid) }
  await fulfilOrder(services, fulfilment, capture(paid))
}

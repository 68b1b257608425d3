import { REFUND_REASONS } from '#src/domain/order/order-states.ts'
import { proposeAct } from '#src/server/back-office/proposal/propose-act.usecases.ts'
import { cancelOrder, closeOrder } from '#src/server/exchange/order/end-order.usecases.ts'
import { fulfilOrder } from '#src/server/exchange/order/fulfil-order.usecases.ts'
import { placeOrder } from '#src/server/exchange/order/place-order.usecases.ts'
import { refundOrder } from '#src/server/exchange/order/refund-order.ts'
import { pickAdmin } from '../acts/transfers.ts'
import { pickCurrency, pickPayer } from '../choose.ts'
import { readRows } from '../database.ts'
import { holderOf, ownerOf, sessionOf } from '../people.ts'
import { nameNext, product } from '../world.ts'
import { REASON } from './paybacks.ts'
import { askFor, type Choice } from './shop.ts'
import { findRichest, type OwnedRow, pickRow, type TradeAct } from './trade-act.ts'
import type { TradeWorld } from './trade-world.ts'

const { products } = product

const place: TradeAct = {
  name: 'place an order',
  weight: 16,
  plan: (world) => {
    const { acts } = world.random
    const person = pickPayer(world)
    const found = findRichest(world, person)
    if (!found && acts.chance(0.85)) return []
    const [key, currency] = [nameNext(world, 'o'), found?.currency ?? pickCurrency(world)]
    const choice: Choice = Array.from({ length: 1 + acts.below(2) }, () => ({
      ...{ price: 1 + acts.below(currency === 'UAH' ? 9000 : 300), quantity: 1 + acts.below(7) },
      discount: acts.pick([null, '12.5', '33']) ?? null,
    }))
    const by = { session: sessionOf(person), owner: ownerOf(holderOf(person)) }
    const planned = {
      run: (services: Parameters<typeof placeOrder>[0]) =>
        placeOrder(services, products, by, { input: askFor(choice, currency), key }),
    }
    return acts.chance(0.2) ? [planned, planned] : [planned]
  },
}

type Order = OwnedRow & { state: string }
const ORDERS = `SELECT o.id, o.state, h.account_id AS accountId, h.organisation_id AS organisationId
  FROM purchase_order o JOIN ledger_holder h ON h.id = o.holder_id`
const pickOrder = (world: TradeWorld, states: string) =>
  pickRow<Order>(world, `${ORDERS} WHERE o.state IN (${states}) ORDER BY o.created_at, o.id`)
const OPEN = "'held', 'part-fulfilled'"

type Line = { position: number; quantity: number; delivered: number }
const linesOf = ({ database }: TradeWorld, id: string) =>
  readRows<Line>(
    database,
    'SELECT position, quantity, delivered FROM order_line WHERE order_id = ? ORDER BY position',
    id,
  )

/** Some units or all; the same cause may come twice at the same time, and what was delivered is noted once the answer is there. */
const fulfil: TradeAct = {
  name: 'deliver of an order',
  weight: 18,
  plan: (world) => {
    const { acts } = world.random
    const found = pickOrder(world, OPEN)
    if (!found) return []
    const lines = linesOf(world, found.id)
    const isAll = acts.chance(0.4)
    const units = lines.map(({ quantity, delivered }) => {
      const left = quantity - delivered
      return isAll ? left : acts.below(left + 1 + Number(acts.chance(0.05)))
    })
    const delivered = units.map((count, position) => ({ position, units: count })).filter((one) => one.units > 0)
    if (delivered.length === 0) return []
    const asked = { orderId: found.id, cause: nameNext(world, 'd'), delivered }
    const known = world.fulfilled.get(found.id) ?? new Map<string, readonly number[]>()
    world.fulfilled.set(found.id, known)
    const planned = {
      run: async (services: Parameters<typeof fulfilOrder>[0]) => {
        await fulfilOrder(services, asked)
        known.set(asked.cause, units)
      },
    }
    return acts.chance(0.3) ? [planned, planned] : [planned]
  },
}

const stop: TradeAct = {
  name: 'end an order',
  weight: 5,
  plan: (world) => {
    const found = pickOrder(world, world.random.acts.chance(0.9) ? OPEN : "'fulfilled'")
    if (!found) return []
    const { person, owner, id } = found
    const isBuyer = world.random.acts.chance(0.6)
    return [
      {
        run: (services) =>
          isBuyer
            ? cancelOrder(services, products, { session: sessionOf(person), owner }, id)
            : closeOrder(services, products, id),
      },
    ]
  },
}

const refund: TradeAct = {
  name: 'propose a refund of an order',
  weight: 10,
  plan: (world) => {
    const { acts } = world.random
    const found = pickOrder(world, "'fulfilled', 'part-cancelled', 'part-refunded'")
    if (!found) return []
    const admin = pickAdmin(world)
    const part = acts.chance(0.7) ? { line: 0, amount: `0.${10 + acts.below(89)}` } : undefined
    const input = { reason: acts.pick(REFUND_REASONS) ?? 'goodwill', part }
    const asked = { objectId: found.id, input, reason: REASON }
    return [{ run: (services) => proposeAct(services, refundOrder, { session: sessionOf(admin) }, asked) }]
  },
}

export const orderActs = [place, fulfil, stop, refund]

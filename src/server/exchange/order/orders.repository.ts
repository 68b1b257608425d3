import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { Amount } from '#src/domain/money/amount.ts'
import { OPEN_ORDER_STATES, ORDER_MOVES, type OrderEvent, type OrderState } from '#src/domain/order/order-states.ts'
import { exactly } from '#src/server/exchange/billing/entries.repository.ts'
import { ledgerTransactionTable } from '#src/server/exchange/billing/ledger.tables.ts'
import { type Database, demand, demandOneChange, isAmong, type Statement } from '#src/server/platform/database.ts'
import {
  orderEventTable as event,
  type LineChange,
  orderLineTable as line,
  type OrderEventRow,
  type OrderLineRow,
  type OrderRow,
  orderTable as order,
} from './order.tables.ts'

export const findOrder = (db: Database, id: string): Promise<OrderRow | undefined> =>
  db.select().from(order).where(eq(order.id, id)).get()

export const findLines = (db: Database, orderId: string): Promise<OrderLineRow[]> =>
  db.select().from(line).where(eq(line.orderId, orderId)).orderBy(asc(line.position))

/** Changes of the same millisecond are in the order in which they were made. */
export const eventOrder = [asc(event.at), asc(sql`${event}.rowid`)]

export const findEvents = (db: Database, orderId: string): Promise<OrderEventRow[]> =>
  db
    .select()
    .from(event)
    .where(eq(event.orderId, orderId))
    .orderBy(...eventOrder)

export const findEventByCause = (db: Database, cause: string): Promise<OrderEventRow | undefined> =>
  db.select().from(event).where(eq(event.cause, cause)).get()

/** Orders that were not fulfilled in time, the longest overdue first. */
export const findOverdue = (db: Database, now: number, limit: number): Promise<OrderRow[]> =>
  db
    .select()
    .from(order)
    .where(and(isAmong(order.state, OPEN_ORDER_STATES), lte(order.until, now)))
    .orderBy(asc(order.until))
    .limit(limit)

export type NewOrder = Omit<
  OrderRow,
  'holdId' | 'state' | 'charged' | 'refunded' | 'total' | 'currency' | 'endedAt' | 'version'
> & {
  total: Amount
  /** The reference of the hold, which is in the same batch before it. */
  hold: string
}

export const insertOrder = (db: Database, { total, hold, ...row }: NewOrder): Statement =>
  db.insert(order).values({
    ...row,
    currency: total.currency,
    total: exactly(total) as never,
    charged: sql`0`,
    refunded: sql`0`,
    holdId: sql`(SELECT ${ledgerTransactionTable.id} FROM ${ledgerTransactionTable} WHERE ${ledgerTransactionTable.reference} = ${hold})`,
  })

export type NewLine = Omit<OrderLineRow, 'delivered' | 'charged' | 'refunded' | 'unitPrice'> & { unitPrice: Amount }

export const insertLine = (db: Database, { unitPrice, ...row }: NewLine): Statement =>
  db.insert(line).values({
    ...row,
    unitPrice: exactly(unitPrice),
    delivered: 0,
    charged: sql`0`,
    refunded: sql`0`,
  })

export type NewEvent = Omit<OrderEventRow, 'amount' | 'state'> & { amount: Amount }

/** Adds to the history; after the move, whose state it stores. */
export const insertEvent = (db: Database, { amount, ...row }: NewEvent): Statement =>
  db.insert(event).values({
    ...row,
    amount: exactly(amount),
    state: sql`(SELECT ${order.state} FROM ${order} WHERE ${order.id} = ${row.orderId})`,
  })

/** The next state in `ORDER_MOVES`, null if the event is refused. */
const nextState = (event: OrderEvent): SQL<OrderState> =>
  sql`(${JSON.stringify(ORDER_MOVES)} -> ${order.state} ->> ${event})`

type Move = { event: OrderEvent; now: number; charged?: Amount; refunded?: Amount }

const plus = (column: SQL | typeof order.charged | typeof order.refunded, amount: Amount | undefined) =>
  amount ? sql`${column} + ${exactly(amount)}` : sql`${column}`

/** Moves an order. Aborts the batch if it changed since it was read, or its state does not allow the event. */
export const moveOrder = (
  db: Database,
  { id, version }: Pick<OrderRow, 'id' | 'version'>,
  { event, now, charged, refunded }: Move,
): Statement[] => [
  db
    .update(order)
    .set({
      state: nextState(event),
      charged: plus(order.charged, charged),
      refunded: plus(order.refunded, refunded),
      endedAt: event === 'part' ? sql`${order.endedAt}` : sql`coalesce(${order.endedAt}, ${now})`,
      version: sql`${order.version} + 1`,
    })
    .where(and(eq(order.id, id), eq(order.version, version), sql`${nextState(event)} IS NOT NULL`)),
  ...demandOneChange(db),
]

/** Aborts the batch if the order changed since it was read. */
export const demandSameOrder = (db: Database, { id, version }: Pick<OrderRow, 'id' | 'version'>): Statement[] =>
  demand(db, sql`EXISTS (SELECT 1 FROM ${order} WHERE ${and(eq(order.id, id), eq(order.version, version))})`)

const ofLine = (orderId: string, position: number) => and(eq(line.orderId, orderId), eq(line.position, position))

export const deliverLine = (db: Database, orderId: string, { position, units, amount }: LineChange): Statement =>
  db
    .update(line)
    .set({ delivered: sql`${line.delivered} + ${units}`, charged: sql`${line.charged} + ${amount}` })
    .where(ofLine(orderId, position))

export const refundLine = (db: Database, orderId: string, { position, amount }: LineChange): Statement =>
  db
    .update(line)
    .set({ refunded: sql`${line.refunded} + ${amount}` })
    .where(ofLine(orderId, position))

import { and, desc, eq, or, sql } from 'drizzle-orm'
import type { OrderState } from '#src/domain/order/order-states.ts'
import { orderTable as order, orderEventTable } from '#src/server/exchange/order/order.tables.ts'
import { eventOrder } from '#src/server/exchange/order/orders.repository.ts'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import type { Database } from '#src/server/platform/database.ts'

type Filter = { state?: OrderState | undefined; q?: string | undefined }

/** The reference of an order, or a part of the name of its buyer. SQLite ignores the case of Latin letters only. */
const isFound = (q: string) =>
  or(
    eq(order.reference, q.toUpperCase()),
    eq(order.id, q.toLowerCase()),
    sql`instr(lower(${order.buyer} ->> 'name'), lower(${q})) > 0`,
  )

const isListed = ({ state, q }: Filter) =>
  and(state === undefined ? undefined : eq(order.state, state), q === undefined ? undefined : isFound(q))

/** A page of orders, the newest first. */
export const listOrders = (db: Database, filter: Filter, page: { limit: number; offset: number }) =>
  db
    .select()
    .from(order)
    .where(isListed(filter))
    .orderBy(desc(order.createdAt), desc(order.id))
    .limit(page.limit)
    .offset(page.offset)

export const countOrders = (db: Database, filter: Filter): Promise<number> => db.$count(order, isListed(filter))

/** The changes of an order with the address of who made them. */
export const findNamedEvents = (db: Database, orderId: string) =>
  db
    .select({ event: orderEventTable, actor: accountTable.email })
    .from(orderEventTable)
    .leftJoin(accountTable, eq(accountTable.id, orderEventTable.actorId))
    .where(eq(orderEventTable.orderId, orderId))
    .orderBy(...eventOrder)

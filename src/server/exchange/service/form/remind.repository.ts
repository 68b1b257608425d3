import { and, asc, eq, exists, gt, isNotNull, isNull, lte, max, not, type SQL, sql } from 'drizzle-orm'
import { orderTable } from '#src/server/exchange/order/order.tables.ts'
import { outboxTable } from '#src/server/ground/mail/mail.tables.ts'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import { isReached } from '#src/server/identity/account/reached.repository.ts'
import { type Database, demandOneChange, type Statement } from '#src/server/platform/database.ts'
import { serviceOrderTable } from '../service.tables.ts'
import { serviceMessageTable } from './form.tables.ts'

const service = serviceOrderTable
const message = serviceMessageTable

/** The cause of a reminder. */
export const causeOfReminder = (id: string, step: 'first' | 'last'): string => `service-form-missing:${id}:${step}`

const wasReminded = (db: Database, step: 'first' | 'last'): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(outboxTable)
      .where(eq(outboxTable.cause, sql`'service-form-missing:' || service_order.id || ${`:${step}`}`)),
  )

type Unsent = { step: 'first' | 'last'; until: SQL; now: number; limit: number }

/** Orders of forms of which no file was sent, for a reminder that was not written before. */
export const findUnsentForms = (db: Database, { step, until, now, limit }: Unsent) =>
  db
    .select({ id: service.id, accountId: service.accountId })
    .from(service)
    .innerJoin(orderTable, eq(orderTable.id, service.id))
    .innerJoin(accountTable, eq(accountTable.id, service.accountId))
    .where(
      and(
        ...[eq(service.kind, 'form'), eq(service.state, 'open'), isNull(service.dueAt)],
        ...[gt(orderTable.until, now), until, isReached, not(wasReminded(db, step))],
      ),
    )
    .orderBy(asc(service.createdAt))
    .limit(limit)

export const orderedBefore = (at: number): SQL => lte(service.createdAt, at)
export const heldBefore = (at: number): SQL => lte(orderTable.until, at)

/** Orders with messages of the team that the seafarer has not read and was not mailed about, written before an instant. */
export const findUnmailed = (db: Database, { before, limit }: { before: number; limit: number }) =>
  db
    .select({ orderId: message.orderId, accountId: message.accountId, newest: max(message.id) })
    .from(message)
    .innerJoin(accountTable, eq(accountTable.id, message.accountId))
    .where(
      and(
        ...[eq(message.side, 'team'), isNull(message.readAt), isNull(message.mailedAt)],
        ...[lte(message.createdAt, before), isReached],
      ),
    )
    .groupBy(message.orderId, message.accountId)
    .limit(limit)

/** Marks the unread messages of an order as mailed; aborts the batch if one of them was read meanwhile. */
export const markMailed = (
  db: Database,
  { orderId, newest }: { orderId: string; newest: string },
  now: number,
): Statement[] => [
  db
    .update(message)
    .set({ mailedAt: now })
    .where(
      and(eq(message.orderId, orderId), eq(message.side, 'team'), isNull(message.readAt), lte(message.id, newest)),
    ),
  db
    .update(message)
    .set({ mailedAt: now })
    .where(and(eq(message.id, newest), isNull(message.readAt), isNotNull(message.mailedAt))),
  ...demandOneChange(db),
]

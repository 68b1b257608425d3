import { and, eq, isNotNull, isNull, lte, max } from 'drizzle-orm'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import { isReached } from '#src/server/identity/account/reached.repository.ts'
import { type Database, demandOneChange, type Statement } from '#src/server/platform/database.ts'
import { serviceMessageTable } from './form.tables.ts'

const message = serviceMessageTable

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

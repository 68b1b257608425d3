import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Amount } from '#src/domain/money/amount.ts'
import { REFUNDABLE_STATES } from '#src/domain/order/order-states.ts'
import { exactly } from '#src/server/exchange/billing/entries.repository.ts'
import { ledgerHolderTable } from '#src/server/exchange/billing/ledger.tables.ts'
import { orderTable } from '#src/server/exchange/order/order.tables.ts'
import { type Database, isAmong, type Statement } from '#src/server/platform/database.ts'
import { type OrderWithdrawalRow, orderWithdrawalTable as table } from './order-withdrawal.tables.ts'

export const findWithdrawal = (db: Database, orderId: string): Promise<OrderWithdrawalRow | undefined> =>
  db.select().from(table).where(eq(table.orderId, orderId)).get()

/** The account that a person's order belongs to; undefined for an order of an organisation, and after an erasure. */
export async function findBuyingAccount(db: Database, holderId: string): Promise<string | undefined> {
  const row = await db
    .select({ accountId: ledgerHolderTable.accountId })
    .from(ledgerHolderTable)
    .where(eq(ledgerHolderTable.id, holderId))
    .get()
  return row?.accountId ?? undefined
}

export type NewWithdrawal = Pick<OrderWithdrawalRow, 'orderId' | 'at' | 'way'> &
  Record<'charged' | 'balance' | 'bonus' | 'refund', Amount>

/** Fails if the buyer withdrew before. */
export const insertWithdrawal = (db: Database, { charged, balance, bonus, refund, ...row }: NewWithdrawal): Statement =>
  db.insert(table).values({
    ...row,
    charged: exactly(charged),
    balance: exactly(balance),
    bonus: exactly(bonus),
    refund: exactly(refund),
  })

/** Orders whose charged part is refunded by a withdrawal and was not refunded yet, the oldest first. */
export const findUnrefunded = (db: Database, limit: number): Promise<{ orderId: string }[]> =>
  db
    .select({ orderId: table.orderId })
    .from(table)
    .innerJoin(orderTable, eq(orderTable.id, table.orderId))
    .where(
      and(
        gt(table.refund, sql`0`),
        lt(orderTable.refunded, table.refund),
        isAmong(orderTable.state, REFUNDABLE_STATES),
      ),
    )
    .orderBy(asc(table.at))
    .limit(limit)

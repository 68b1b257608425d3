import { and, asc, desc, eq, getTableColumns, lt, type SQL, sql } from 'drizzle-orm'
import type { PaybackTab } from '#src/contract/refund/list.ts'
import { OPEN_PAYBACK_STATES } from '#src/domain/payment/payback-states.ts'
import { orderTable } from '#src/server/exchange/order/order.tables.ts'
import { paybackTable as payback } from '#src/server/exchange/payback/payback.tables.ts'
import { paymentTable } from '#src/server/exchange/payment/payment.tables.ts'
import { type Database, isAmong } from '#src/server/platform/database.ts'

const isOpen = isAmong(payback.state, OPEN_PAYBACK_STATES)
const inTab = (tab: PaybackTab): SQL => (tab === 'open' ? isOpen : eq(payback.state, tab))

/** Who paid, by the statements of the bank, in JSON. */
const payers = sql<string>`(SELECT json_group_array(DISTINCT b.payer) FROM bank_payment b WHERE b.payment_id = ${payback.paymentId}
  AND b.state = 'credited' AND b.payer <> '')`

const isOwing = sql<number>`EXISTS (SELECT 1 FROM ledger_account a WHERE a.holder_id = ${payback.holderId} AND a.kind = 'receivable'
  AND a.balance < 0)`

/** Rows of a tab: open ones by their deadline, ended ones from the last. */
export const listAdminPaybacks = (db: Database, tab: PaybackTab, limit: number, offset: number) =>
  db
    .select({ payback: getTableColumns(payback), reference: paymentTable.reference, payers, isOwing })
    .from(payback)
    .innerJoin(paymentTable, eq(paymentTable.id, payback.paymentId))
    .where(inTab(tab))
    .orderBy(...(tab === 'open' ? [asc(payback.dueAt), asc(payback.id)] : [desc(payback.endedAt), desc(payback.id)]))
    .limit(limit)
    .offset(offset)

export type ListedPayback = Awaited<ReturnType<typeof listAdminPaybacks>>[number]

export const countPaybacks = (db: Database, tab: PaybackTab): Promise<number> => db.$count(payback, inTab(tab))

export const countLate = (db: Database, now: number): Promise<number> =>
  db.$count(payback, and(isOpen, lt(payback.dueAt, now)))

/** The references of orders, by id. */
export async function findOrderReferences(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { id, reference } = orderTable
  const rows = await db.select({ id, reference }).from(orderTable).where(isAmong(id, ids))
  return new Map(rows.map((row) => [row.id, row.reference]))
}

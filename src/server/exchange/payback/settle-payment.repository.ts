import { and, eq, sql } from 'drizzle-orm'
import { nextPaymentState } from '#src/server/exchange/payment/payment.repository.ts'
import { paymentTable as payment } from '#src/server/exchange/payment/payment.tables.ts'
import type { Database, Statement } from '#src/server/platform/database.ts'

/** What left by a payment in its currency. */
const LEFT = sql`coalesce((SELECT sum(r.amount) FROM payback r WHERE r.payment_id = ${payment.id} AND r.currency = ${payment.currency}
  AND r.state IN ('pending', 'sent')), 0)`

/** After a change of what was paid back: a payment of which all was paid back is refunded, and no longer is when money came back. */
export const settlePayment = (db: Database, paymentId: string): Statement[] => [
  db
    .update(payment)
    .set({ state: nextPaymentState('refund'), version: sql`version + 1` })
    .where(
      and(
        eq(payment.id, paymentId),
        sql`${nextPaymentState('refund')} IS NOT NULL`,
        sql`${payment.received} > 0 AND ${LEFT} >= ${payment.received}`,
      ),
    ),
  db
    .update(payment)
    .set({ state: nextPaymentState('full'), version: sql`version + 1` })
    .where(and(eq(payment.id, paymentId), eq(payment.state, 'refunded'), sql`${LEFT} < ${payment.received}`)),
]

import { sql } from 'drizzle-orm'
import { type ErasedRows, organisationsOf } from '#src/server/platform/erasure.ts'
import { bankPaymentTable } from './payment.tables.ts'

/** Empties who paid and what they wrote. The amount remains with the books. */
export const erasePayers: ErasedRows = (db, accountId) => [
  db
    .update(bankPaymentTable)
    .set({ payer: '', remittance: '' })
    .where(
      sql`payment_id IN (SELECT p.id FROM payment p JOIN ledger_holder h ON h.id = p.holder_id
        WHERE h.account_id = ${accountId} OR h.organisation_id IN ${organisationsOf(accountId)})`,
    ),
]

import { and, isNotNull, sql } from 'drizzle-orm'
import { paybackTable } from '#src/server/exchange/payback/payback.tables.ts'
import { type ErasedRows, organisationsOf } from '#src/server/platform/erasure.ts'
import { bankPaymentTable } from './payment.tables.ts'

const ofErased = (accountId: string) =>
  sql`IN (SELECT h.id FROM ledger_holder h WHERE h.account_id = ${accountId} OR h.organisation_id IN ${organisationsOf(accountId)})`

/**
 * Empties who paid and what they wrote, and the bank accounts of ended pay-backs. The amounts remain with the books. An open transfer needs its
 * account until it ends.
 */
export const erasePayers: ErasedRows = (db, accountId) => [
  db
    .update(bankPaymentTable)
    .set({ payer: '', remittance: '' })
    .where(sql`payment_id IN (SELECT p.id FROM payment p WHERE p.holder_id ${ofErased(accountId)})`),
  db
    .update(paybackTable)
    .set({ iban: '', accountName: '' })
    .where(and(isNotNull(paybackTable.endedAt), sql`holder_id ${ofErased(accountId)}`)),
]

import { type SQL, sql } from 'drizzle-orm'
import type { Amount, MinorUnits, MoneyCurrency } from '#src/domain/money/amount.ts'
import { UNDONE_STATES } from '#src/domain/payment/payback-states.ts'
import { exactly } from '#src/server/exchange/billing/entries.repository.ts'
import { houseAccount } from '#src/server/exchange/billing/ledger-accounts.ts'
import type { PaymentRow } from '#src/server/exchange/payment/payment.tables.ts'
import type { Database } from '#src/server/platform/database.ts'

const UNDONE = JSON.stringify(UNDONE_STATES)

/** What arrived by a payment in a currency, also in another one than it asked for. */
const receivedBy = (paymentId: SQL, currency: MoneyCurrency): SQL =>
  sql`(SELECT iif(p.currency = ${currency}, p.received, coalesce((SELECT sum(b.amount) FROM bank_payment b
    WHERE b.payment_id = p.id AND b.state = 'credited' AND b.currency = ${currency}), 0)) FROM payment p WHERE p.id = ${paymentId})`

const paidBackOf = (paymentId: SQL, currency: MoneyCurrency): SQL =>
  sql`coalesce((SELECT sum(r.amount) FROM payback r WHERE r.payment_id = ${paymentId} AND r.currency = ${currency}
    AND r.state NOT IN (SELECT value FROM json_each(${UNDONE}))), 0)`

/**
 * What disputes took of a payment and did not give back, by the entries of the ledger; and what a dispute that has not ended will take, as long as
 * that entry is missing. An inquiry takes nothing.
 */
const disputedOf = (paymentId: SQL, currency: MoneyCurrency): SQL =>
  sql`(SELECT coalesce(sum(o.amount), 0) + max(coalesce((SELECT sum(d.amount) FROM provider_dispute d WHERE d.payment_id = ${paymentId}
      AND d.currency = ${currency} AND d.state IN ('open', 'reviewed')), 0) - coalesce(sum(iif(e.effect = 'withdrawn', o.amount, 0)), 0), 0)
    FROM provider_effect e JOIN ledger_transaction t ON t.reference = e.entry_reference
      JOIN ledger_posting o ON o.transaction_id = t.id AND o.account_id = ${houseAccount('clearing', currency).id}
    WHERE e.payment_id = ${paymentId} AND e.effect IN ('withdrawn', 'reinstated'))`

/** What is left of a payment: what was received by it, without what left it or is about to. Below 0 if more left it. */
const leftOf = (paymentId: SQL, currency: MoneyCurrency): SQL =>
  sql`(${receivedBy(paymentId, currency)} - ${paidBackOf(paymentId, currency)} - ${disputedOf(paymentId, currency)})`

/** The condition that an amount is left of a payment. */
export const isLeft = (paymentId: string, amount: Amount): SQL =>
  sql`${leftOf(sql`${paymentId}`, amount.currency)} >= ${exactly(amount)}`

/** The condition that a payment covers its pay-backs: no dispute and no recall took the money of one that was not sent yet. */
export const isCovered = (paymentId: SQL, currency: MoneyCurrency): SQL => sql`${leftOf(paymentId, currency)} >= 0`

export type RestRow = Pick<PaymentRow, 'id' | 'provider' | 'createdAt'> & {
  minor: MinorUnits
  /** Whether the provider could not refund it before. */
  hasFailed: number
  /** Who paid, by the statements of the bank, in JSON. */
  payers: string
}

const selectRests = (currency: MoneyCurrency, condition: SQL): SQL =>
  sql`SELECT id, provider, createdAt, minor, hasFailed, payers FROM (SELECT one.id AS id, one.provider AS provider, one.created_at AS createdAt,
      ${leftOf(sql`one.id`, currency)} AS minor,
      EXISTS (SELECT 1 FROM payback f WHERE f.payment_id = one.id AND f.way = 'provider' AND f.state = 'failed') AS hasFailed,
      (SELECT json_group_array(DISTINCT b.payer) FROM bank_payment b WHERE b.payment_id = one.id AND b.state = 'credited' AND b.payer <> '') AS payers
    FROM payment one WHERE ${condition}) WHERE minor > 0 ORDER BY createdAt DESC, id DESC`

/** The payments of a holder of which something is left in a currency, the latest first. */
export const findRests = (db: Database, holderId: string, currency: MoneyCurrency): Promise<RestRow[]> =>
  db.all(selectRests(currency, sql`one.holder_id = ${holderId}`))

export async function findRest(db: Database, paymentId: string, currency: MoneyCurrency): Promise<RestRow | undefined> {
  const [row] = await db.all<RestRow>(selectRests(currency, sql`one.id = ${paymentId}`))
  return row
}

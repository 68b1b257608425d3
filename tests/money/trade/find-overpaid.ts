import { readRows } from '../database.ts'
import type { TradeWorld } from './trade-world.ts'

/** When a pay-back was reserved, when the provider was asked, and when an admin began the transfer. */
const MOMENTS = `SELECT id, created_at AS at, 'reserved' AS what FROM payback WHERE cause IN ('balance', 'refund')
  UNION ALL SELECT id, asked_at, 'asked for' FROM payback WHERE asked_at IS NOT NULL AND cause IN ('balance', 'refund')
  UNION ALL SELECT object_id, at, 'prepared' FROM admin_event WHERE action = 'payback-prepared'`

/**
 * What banks had taken of a payment before a moment, and what left it by other pay-backs that were there then. Acts of one moment have no order:
 * money that was reinstated in it counts as returned before.
 */
const TAKEN = `(SELECT coalesce(sum(o.amount), 0) FROM provider_effect e JOIN ledger_transaction t ON t.reference = e.entry_reference
    JOIN ledger_posting o ON o.transaction_id = t.id AND o.account_id = 'house:clearing:' || b.currency
  WHERE e.payment_id = b.payment_id AND (e.effect = 'withdrawn' AND t.at < m.at OR e.effect = 'reinstated' AND t.at <= m.at))`
const PAID_BACK = `(SELECT coalesce(sum(r.amount), 0) FROM payback r WHERE r.payment_id = b.payment_id AND r.currency = b.currency
  AND r.id <> b.id AND r.created_at < m.at AND r.state NOT IN ('failed', 'cancelled'))`

const OVERPAID = `SELECT 'pay-back ' || b.id || ' of ' || b.amount || ' was ' || m.what || ' when ' || (p.received - ${TAKEN} - ${PAID_BACK})
    || ' was left of payment ' || p.reference AS name
  FROM (${MOMENTS}) m JOIN payback b ON b.id = m.id JOIN payment p ON p.id = b.payment_id AND p.currency = b.currency
  WHERE b.amount > p.received - ${TAKEN} - ${PAID_BACK}`

/** Pay-backs of money that had left before: by a dispute, or by another pay-back. A dispute may open only after the money was sent. */
export const findOverpaid = ({ database }: TradeWorld): string[] =>
  readRows<{ name: string }>(database, OVERPAID).map(({ name }) => name)

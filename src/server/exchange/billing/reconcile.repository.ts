import { sql } from 'drizzle-orm'
import type { LedgerDifference } from '#src/contract/billing/admin-schemas.ts'
import type { Database } from '#src/server/platform/database.ts'

/** Entries whose legs and postings differ, or do not sum to 0. */
const ENTRIES = sql`SELECT 'entry' AS kind, t.id AS subject, t.reference AS reference FROM ledger_transaction t
  WHERE json_array_length(t.legs) <> (SELECT count(*) FROM ledger_posting p WHERE p.transaction_id = t.id)
    OR EXISTS (SELECT 1 FROM ledger_posting p LEFT JOIN json_each(t.legs) leg ON leg.key = p.position WHERE p.transaction_id = t.id
      AND (p.account_id, p.currency, p.amount, p.at)
        IS NOT (leg.value ->> 'account', leg.value ->> 'currency', leg.value ->> 'amount', t.at))
    OR EXISTS (SELECT 1 FROM json_each(t.legs) leg GROUP BY leg.value ->> 'currency' HAVING sum(leg.value ->> 'amount') <> 0)`

/** Currencies whose postings do not sum to 0, with the first entry of which that is true. */
const CURRENCIES = sql`SELECT 'currency', p.currency, (SELECT t.reference FROM ledger_posting q
    JOIN ledger_transaction t ON t.id = q.transaction_id WHERE q.currency = p.currency
    GROUP BY q.transaction_id HAVING sum(q.amount) <> 0 ORDER BY min(q.at), min(q.id) LIMIT 1)
  FROM ledger_posting p GROUP BY p.currency HAVING sum(p.amount) <> 0`

/** Accounts whose balance is not the sum of their postings, with their first entry that is not in a sealed month, or else their last. */
const BALANCES = sql`SELECT 'balance', a.id, (SELECT t.reference FROM ledger_posting p
    JOIN ledger_transaction t ON t.id = p.transaction_id WHERE p.account_id = a.id
    ORDER BY p.at < (SELECT max(ends_at) FROM ledger_seal), iif(p.at < (SELECT max(ends_at) FROM ledger_seal), -p.at, p.at) LIMIT 1)
  FROM ledger_account a WHERE a.balance <> coalesce((SELECT sum(p.amount) FROM ledger_posting p WHERE p.account_id = a.id), 0)`

/** Holds that differ from the postings of their entries. */
const HOLDS = sql`SELECT 'hold', h.id, (SELECT reference FROM ledger_transaction WHERE id = h.id)
  FROM ledger_hold h LEFT JOIN ledger_transaction t ON t.id = h.id OR t.hold_id = h.id
    LEFT JOIN ledger_posting p ON p.transaction_id = t.id LEFT JOIN ledger_account a ON a.id = p.account_id
  GROUP BY h.id HAVING h.held <> sum(iif(a.kind = 'held', p.amount, 0)) OR h.bonus_held <> sum(iif(a.kind = 'bonus-held', p.amount, 0))
    OR h.captured <> -sum(iif(t.kind = 'capture' AND a.kind = 'held' OR t.kind = 'refund' AND a.kind = 'available', p.amount, 0))
    OR h.bonus_captured <> -sum(iif(t.kind = 'capture' AND a.kind = 'bonus-held' OR t.kind = 'refund' AND a.kind = 'bonus', p.amount, 0))`

/** Sealed months whose balance is not the sum of the postings until their end, with the first entry of the account in the month. */
const MONTHS = sql`SELECT 'month', m.account_id || ' ' || m.month, (SELECT t.reference FROM ledger_posting p
    JOIN ledger_transaction t ON t.id = p.transaction_id
    WHERE p.account_id = m.account_id AND p.at >= unixepoch(m.month || '-01') * 1000 AND p.at < s.ends_at ORDER BY p.at, p.id LIMIT 1)
  FROM ledger_month m JOIN ledger_seal s ON s.month = m.month WHERE m.balance <>
    coalesce((SELECT sum(p.amount) FROM ledger_posting p WHERE p.account_id = m.account_id AND p.at < s.ends_at), 0)`

/** Accounts with postings in a sealed month that has no balance of them. */
const UNSEALED = sql`SELECT 'month', p.account_id || ' ' || s.month, min(t.reference)
  FROM ledger_seal s JOIN ledger_posting p ON p.at >= unixepoch(s.month || '-01') * 1000 AND p.at < s.ends_at
    JOIN ledger_transaction t ON t.id = p.transaction_id LEFT JOIN ledger_month m ON m.account_id = p.account_id AND m.month = s.month
  WHERE m.account_id IS NULL GROUP BY p.account_id, s.month`

/** D1 accepts five parts of a UNION. */
const ALL_MONTHS = sql`SELECT * FROM (${MONTHS} UNION ALL ${UNSEALED})`

/** Everything in the ledger that contradicts its postings. */
export const findLedgerDifferences = (db: Database, limit: number): Promise<LedgerDifference[]> =>
  db.all(sql`${sql.join([ENTRIES, CURRENCIES, BALANCES, HOLDS, ALL_MONTHS], sql` UNION ALL `)} LIMIT ${limit}`)

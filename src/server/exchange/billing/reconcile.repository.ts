import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#src/server/platform/database.ts'
import type { FoundDifference } from './ledger-check.ts'
import { monthOf } from './months.ts'

type Scope = { from: number; limit: number }

/** The last month before a time that ends a month; before all months for 0. */
const monthBefore = (from: number): string => (from === 0 ? '' : monthOf(from - 1))

const list = (db: Database, statement: SQL, limit: number): Promise<FoundDifference[]> =>
  db.all(sql`${statement} LIMIT ${limit}`)

/** Legs that can be read; none of text that is no JSON. */
const LEGS = sql.raw(`iif(json_valid(t.legs), t.legs, '[]')`)

/** The holder of an entry. */
const HOLDER = sql.raw(`(SELECT a.holder_id FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id
  WHERE p.transaction_id = t.id AND a.holder_id IS NOT NULL LIMIT 1)`)

/** How much later than now an entry may be: clocks of servers differ. */
const MAX_AHEAD = 3_600_000

/**
 * Entries whose legs and postings differ, or do not sum to 0; whose time is not that of their id, or in the future; and entries before which
 * postings are missing, because their numbers have no gaps.
 */
export const findWrongEntries = (db: Database, now: number, { from, limit }: Scope) =>
  list(
    db,
    sql`SELECT t.id AS subject, t.reference AS reference, ${HOLDER} AS "holderId" FROM ledger_transaction t
      WHERE t.at >= ${from} AND (json_array_length(${LEGS}) <> (SELECT count(*) FROM ledger_posting p WHERE p.transaction_id = t.id)
        OR json_array_length(${LEGS}) < 2
        OR t.at > ${now + MAX_AHEAD}
        OR (t.id GLOB '????????-????-7*' AND substr(t.id, 1, 8) || substr(t.id, 10, 4) <> printf('%012x', t.at))
        OR EXISTS (SELECT 1 FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id
          LEFT JOIN json_each(${LEGS}) leg ON leg.key = p.position WHERE p.transaction_id = t.id
          AND (p.account_id, p.currency, p.amount, p.at, a.currency)
            IS NOT (leg.value ->> 'account', leg.value ->> 'currency', leg.value ->> 'amount', t.at, p.currency))
        OR EXISTS (SELECT 1 FROM json_each(${LEGS}) leg GROUP BY leg.value ->> 'currency' HAVING sum(leg.value ->> 'amount') <> 0))
      UNION SELECT t.id, t.reference, ${HOLDER} FROM (
          SELECT transaction_id, id - lag(id, 1, iif(${from} = 0, 0, id - 1)) OVER (ORDER BY id) AS step FROM ledger_posting
          WHERE id >= (SELECT min(id) FROM ledger_posting WHERE at >= ${from})) placed
        JOIN ledger_transaction t ON t.id = placed.transaction_id WHERE placed.step > 1`,
    limit,
  )

/** Currencies whose postings do not sum to 0, with the first entry of which that is true. */
export const findWrongCurrencies = (db: Database, { from, limit }: Scope) =>
  list(
    db,
    sql`SELECT p.currency AS subject, (SELECT t.reference FROM ledger_posting q
        JOIN ledger_transaction t ON t.id = q.transaction_id WHERE q.currency = p.currency AND q.at >= ${from}
        GROUP BY q.transaction_id HAVING sum(q.amount) <> 0 ORDER BY min(q.at), min(q.id) LIMIT 1) AS reference, NULL AS "holderId"
      FROM ledger_posting p WHERE p.at >= ${from} GROUP BY p.currency HAVING sum(p.amount) <> 0`,
    limit,
  )

/** The balance of an account at the end of a sealed month. */
const sealedBalance = (accountId: SQL, month: string) => sql`coalesce((SELECT m.balance FROM ledger_month m
  WHERE m.account_id = ${accountId} AND m.month <= ${month} ORDER BY m.month DESC LIMIT 1), 0)`

/** Accounts whose balance is not the sum of their postings, with their first entry that is not in a sealed month, or else their last. */
export const findWrongBalances = (db: Database, { from, limit }: Scope) =>
  list(
    db,
    sql`SELECT a.id AS subject, (SELECT t.reference FROM ledger_posting p
        JOIN ledger_transaction t ON t.id = p.transaction_id WHERE p.account_id = a.id
        ORDER BY p.at < (SELECT max(ends_at) FROM ledger_seal), iif(p.at < (SELECT max(ends_at) FROM ledger_seal), -p.at, p.at) LIMIT 1)
        AS reference, a.holder_id AS "holderId"
      FROM ledger_account a WHERE a.balance <> ${sealedBalance(sql`a.id`, monthBefore(from))}
        + coalesce((SELECT sum(p.amount) FROM ledger_posting p WHERE p.account_id = a.id AND p.at >= ${from}), 0)`,
    limit,
  )

/** Holds that are missing, or differ from the postings of their entries. */
export const findWrongHolds = (db: Database, { from, limit }: Scope) =>
  list(
    db,
    sql`SELECT o.id AS subject, o.reference AS reference, max(a.holder_id) AS "holderId"
      FROM ledger_transaction o LEFT JOIN ledger_hold h ON h.id = o.id LEFT JOIN ledger_transaction t ON t.id = o.id OR t.hold_id = o.id
        LEFT JOIN ledger_posting p ON p.transaction_id = t.id LEFT JOIN ledger_account a ON a.id = p.account_id
      WHERE o.kind = 'hold' AND o.id IN (
        SELECT coalesce(since.hold_id, since.id) FROM ledger_transaction since WHERE since.at >= ${from} AND since.kind IN ('hold', 'capture', 'void', 'refund'))
      GROUP BY o.id HAVING h.id IS NULL OR h.until IS NOT o.until OR h.holder_id IS NOT max(a.holder_id)
        OR h.held <> sum(iif(a.kind = 'held', p.amount, 0)) OR h.bonus_held <> sum(iif(a.kind = 'bonus-held', p.amount, 0))
        OR h.captured <> -sum(iif(t.kind = 'capture' AND a.kind = 'held' OR t.kind = 'refund' AND a.kind = 'available', p.amount, 0))
        OR h.bonus_captured <> -sum(iif(t.kind = 'capture' AND a.kind = 'bonus-held' OR t.kind = 'refund' AND a.kind = 'bonus', p.amount, 0))`,
    limit,
  )

/**
 * The first sealed month of each account whose balance is not the sum of the postings until its end, or which has postings and no balance, with
 * the first entry of the account in the month; and months that are sealed before their end.
 */
export const findWrongMonths = (db: Database, now: number, { from, limit }: Scope) =>
  list(
    db,
    sql`WITH moved AS (
        SELECT account_id, strftime('%Y-%m', at / 1000, 'unixepoch') AS month, amount, NULL AS sealed FROM ledger_posting
          WHERE at >= ${from} AND at < (SELECT max(ends_at) FROM ledger_seal)
        UNION ALL SELECT account_id, month, 0, balance FROM ledger_month WHERE month > ${monthBefore(from)}),
      months AS (SELECT account_id, month, sum(amount) AS amount, max(sealed) AS sealed FROM moved GROUP BY account_id, month),
      summed AS (SELECT account_id, month, sealed, sum(amount) OVER (PARTITION BY account_id ORDER BY month) AS amount FROM months),
      wrong AS (SELECT account_id, min(month) AS month FROM summed
        WHERE sealed IS NOT amount + ${sealedBalance(sql`summed.account_id`, monthBefore(from))} GROUP BY account_id)
      SELECT w.account_id || ' ' || w.month AS subject, (SELECT t.reference FROM ledger_posting p
          JOIN ledger_transaction t ON t.id = p.transaction_id WHERE p.account_id = w.account_id
            AND p.at >= unixepoch(w.month || '-01') * 1000 AND p.at < unixepoch(w.month || '-01', '+1 month') * 1000
          ORDER BY p.at, p.id LIMIT 1) AS reference, a.holder_id AS "holderId"
        FROM wrong w JOIN ledger_account a ON a.id = w.account_id
      UNION ALL SELECT month, NULL, NULL FROM ledger_seal WHERE ends_at > ${now + MAX_AHEAD}`,
    limit,
  )

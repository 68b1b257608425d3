import { sql } from 'drizzle-orm'
import type { FoundDifference } from '#src/server/exchange/billing/ledger-check.ts'
import type { Database } from '#src/server/platform/database.ts'

/** What the entries of a bonus changed on the account of its holder. */
const movedOf = (sign: '>' | '<') =>
  sql.raw(`(SELECT coalesce(sum(p.amount), 0) FROM ledger_transaction t JOIN ledger_posting p ON p.transaction_id = t.id
    WHERE t.kind = 'bonus' AND t.reference > 'bonus:' || b.id || ':' AND t.reference < 'bonus:' || b.id || ';'
      AND p.account_id = b.holder_id || ':bonus:' || b.currency AND p.amount ${sign} 0)`)

/** Booked bonuses whose entries have other amounts, and entries of bonuses that were not booked. */
export const compareBonuses = (db: Database, limit = 100): Promise<FoundDifference[]> =>
  db.all(sql`
    SELECT b.id AS subject, 'bonus:' || b.id || ':' || b.kind AS reference, b.holder_id AS "holderId" FROM bonus b
    WHERE b.state = 'booked' AND (b.amount <> ${movedOf('>')} OR b.returned <> -${movedOf('<')})
    UNION ALL SELECT t.id, t.reference, a.holder_id FROM ledger_transaction t
      JOIN ledger_posting p ON p.transaction_id = t.id JOIN ledger_account a ON a.id = p.account_id AND a.holder_id IS NOT NULL
    WHERE t.kind = 'bonus' AND t.reference > 'bonus:' AND t.reference < 'bonus;'
      AND NOT EXISTS (SELECT 1 FROM bonus b WHERE b.state = 'booked' AND b.holder_id = a.holder_id
        AND t.reference > 'bonus:' || b.id || ':' AND t.reference < 'bonus:' || b.id || ';')
    LIMIT ${limit}`)

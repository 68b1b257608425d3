import { sql } from 'drizzle-orm'
import type { Database } from '#src/server/platform/database.ts'

/**
 * Whether two people paid, or were paid back, by the same means: the payer that a bank names, or the bank account of a pay-back. They are compared
 * without spaces and case.
 */
export async function havePaidAlike(db: Database, one: string, other: string): Promise<boolean> {
  const [row] = await db.all<{ found: number }>(sql`
    WITH means AS (
      SELECT h.account_id AS account, upper(replace(b.payer, ' ', '')) AS code
      FROM ledger_holder h JOIN payment p ON p.holder_id = h.id JOIN bank_payment b ON b.payment_id = p.id
      WHERE h.account_id IN (${one}, ${other})
      UNION SELECT h.account_id, upper(replace(r.iban, ' ', '')) FROM ledger_holder h JOIN payback r ON r.holder_id = h.id
      WHERE h.account_id IN (${one}, ${other}))
    SELECT EXISTS (SELECT 1 FROM means a JOIN means b ON b.code = a.code
      WHERE a.account = ${one} AND b.account = ${other} AND a.code <> '') AS found`)
  return row?.found === 1
}

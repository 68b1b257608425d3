import { sql } from 'drizzle-orm'
import type { ErasedRows } from '#src/server/platform/erasure.ts'

/** Those whom the person invited forget who did. */
export const forgetInviter: ErasedRows = (db, accountId) => [
  db.run(
    sql`UPDATE account SET referred_by = NULL WHERE id IN (SELECT account_id FROM referral WHERE inviter_id = ${accountId})`,
  ),
]

/** With everything below it. */
export const eraseAccountRow: ErasedRows = (db, accountId) => [db.run(sql`DELETE FROM account WHERE id = ${accountId}`)]

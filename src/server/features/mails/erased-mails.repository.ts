import { sql } from 'drizzle-orm'
import type { ErasedRows } from '#src/server/platform/erasure.ts'

/** What waits for the account's address without belonging to the account; the rest goes with the account. */
export const eraseWaitingMails: ErasedRows = (db, accountId) => [
  db.run(
    sql`DELETE FROM outbox WHERE account_id IS NULL AND address = (SELECT email FROM account WHERE id = ${accountId})`,
  ),
]

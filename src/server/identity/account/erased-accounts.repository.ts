import { eq, sql } from 'drizzle-orm'
import type { ErasedRows } from '#src/server/platform/erasure.ts'
import { accountTable } from './account.tables.ts'

/** Those whom the person invited forget who did. */
export const forgetInviter: ErasedRows = (db, accountId) => [
  db
    .update(accountTable)
    .set({ referredBy: null })
    .where(sql`${accountTable.id} IN (SELECT account_id FROM referral WHERE inviter_id = ${accountId})`),
]

/** With everything below it. */
export const eraseAccountRow: ErasedRows = (db, accountId) => [
  db.delete(accountTable).where(eq(accountTable.id, accountId)),
]

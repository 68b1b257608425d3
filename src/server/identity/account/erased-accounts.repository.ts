import { eq, sql } from 'drizzle-orm'
import type { ErasedRows } from '#src/server/platform/erasure.ts'
import { accountTable } from './account.tables.ts'

/** Clears the inviter of people whom the account invited. */
export const forgetInviter: ErasedRows = (db, accountId) => [
  db
    .update(accountTable)
    .set({ referredBy: null })
    .where(sql`${accountTable.id} IN (SELECT account_id FROM referral WHERE inviter_id = ${accountId})`),
]

/** Deletes the row and everything below it. */
export const eraseAccountRow: ErasedRows = (db, accountId) => [
  db.delete(accountTable).where(eq(accountTable.id, accountId)),
]

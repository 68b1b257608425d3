import { sql } from 'drizzle-orm'
import { withoutActiveOwner } from '#src/server/platform/active-account.ts'
import type { Withdraw } from '#src/server/platform/withdrawal.ts'
import { directoryEntryTable } from './directory-entry.tables.ts'

/** The directory entries of the account's organisations. */
export const withdrawListing: Withdraw = (db, accountId) => [
  db.delete(directoryEntryTable).where(sql`${directoryEntryTable.organisationId} IN ${withoutActiveOwner(accountId)}`),
]

import { sql } from 'drizzle-orm'
import { withoutActiveOwner } from '#src/server/platform/active-account.ts'
import type { Withdraw } from '#src/server/platform/withdrawal.ts'
import { agencyListingTable } from './listing.tables.ts'

/** The directory entries of the account's companies. */
export const withdrawListing: Withdraw = (db, accountId) => [
  db.delete(agencyListingTable).where(sql`${agencyListingTable.companyId} IN ${withoutActiveOwner(accountId)}`),
]

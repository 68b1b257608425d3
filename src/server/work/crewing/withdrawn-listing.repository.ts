import { sql } from 'drizzle-orm'
import { companyOfAccount } from '#src/server/platform/erasure.ts'
import type { Withdraw } from '#src/server/platform/withdrawal.ts'
import { agencyListingTable } from './listing.tables.ts'

/** The entry of the account's company in the directory. */
export const withdrawListing: Withdraw = (db, accountId) => [
  db.delete(agencyListingTable).where(sql`${agencyListingTable.companyId} IN ${companyOfAccount(accountId)}`),
]

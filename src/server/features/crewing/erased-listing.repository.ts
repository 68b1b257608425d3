import { sql } from 'drizzle-orm'
import { type Closing, companyOfAccount } from '#src/server/platform/erasure.ts'
import { agencyListingTable } from './listing.tables.ts'

/** The entry of the account's company in the directory; when the account stays, it follows by itself. */
export const hideListing: Closing = (db, accountId) => [
  db.delete(agencyListingTable).where(sql`${agencyListingTable.companyId} IN ${companyOfAccount(accountId)}`),
]

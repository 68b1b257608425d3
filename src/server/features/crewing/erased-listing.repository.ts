import { sql } from 'drizzle-orm'
import { type Closing, companyOfAccount } from '#src/server/platform/erasure.ts'

/** The entry of the account's company in the directory; when the account stays, it follows by itself. */
export const hideListing: Closing = (db, accountId) => [
  db.run(sql`DELETE FROM agency_listing WHERE company_id IN ${companyOfAccount(accountId)}`),
]

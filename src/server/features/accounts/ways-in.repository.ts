import { sql } from 'drizzle-orm'
import { type Database, demand, type Statement } from '#src/server/platform/database.ts'

/** Aborts the batch when after its statements before nothing would open the account any more. */
export const demandWayIn = (db: Database, accountId: string): Statement[] =>
  demand(
    db,
    sql`EXISTS (SELECT 1 FROM account WHERE id = ${accountId} AND password_hash IS NOT NULL)
      OR EXISTS (SELECT 1 FROM passkey WHERE account_id = ${accountId})
      OR EXISTS (SELECT 1 FROM social_identity WHERE account_id = ${accountId})`,
  )

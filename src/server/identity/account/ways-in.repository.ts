import { eq, sql } from 'drizzle-orm'
import { type Database, demand, type Statement } from '#src/server/platform/database.ts'
import { passkeyTable } from '../passkey/passkey.tables.ts'
import { socialIdentityTable } from '../social/social.tables.ts'
import { accountTable } from './account.tables.ts'

/** Aborts the batch if nothing would open the account after the previous statements. */
export const demandWayIn = (db: Database, accountId: string): Statement[] =>
  demand(
    db,
    sql`EXISTS (SELECT 1 FROM account WHERE id = ${accountId} AND password_hash IS NOT NULL)
      OR EXISTS (SELECT 1 FROM passkey WHERE account_id = ${accountId})
      OR EXISTS (SELECT 1 FROM social_identity WHERE account_id = ${accountId})`,
  )

/** Deletes all sign-in methods besides the password: someone else may have added them, or hold the device. */
export const deleteOtherWaysIn = (db: Database, id: string): Statement[] => [
  db.update(accountTable).set({ twoStepAt: null }).where(eq(accountTable.id, id)),
  db.delete(passkeyTable).where(eq(passkeyTable.accountId, id)),
  db.delete(socialIdentityTable).where(eq(socialIdentityTable.accountId, id)),
]

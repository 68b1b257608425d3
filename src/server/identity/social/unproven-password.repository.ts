import { and, eq, ne, sql } from 'drizzle-orm'
import { type Database, demandStillValid, type Statement } from '#src/server/platform/database.ts'
import { accountTable } from '../account/account.tables.ts'
import { deleteOtherWaysIn } from '../account/ways-in.repository.ts'
import { endEntries, endSessions } from '../session/open-session.repository.ts'
import { sessionTable } from '../session/session.tables.ts'

/** Confirms the address, and removes the previous sign-in methods and all sessions but one. */
export const dropUnprovenPassword = (db: Database, accountId: string, keep: string, now: number): Statement[] => [
  ...demandStillValid(db, sql`EXISTS (SELECT 1 FROM account WHERE id = ${accountId} AND email_verified_at IS NULL)`),
  db
    .update(accountTable)
    .set({ emailVerifiedAt: now, passwordHash: null, updatedAt: now })
    .where(eq(accountTable.id, accountId)),
  ...deleteOtherWaysIn(db, accountId),
  ...endSessions(db, accountId, keep),
]

/** Ends other sessions opened by the linked account, and pending sign-ins. */
export const endSocialSessions = (db: Database, accountId: string, keep: string): Statement[] => [
  db
    .delete(sessionTable)
    .where(
      and(eq(sessionTable.accountId, accountId), eq(sessionTable.factor, 'social'), ne(sessionTable.tokenHash, keep)),
    ),
  ...endEntries(db, accountId),
]

import { and, eq, ne } from 'drizzle-orm'
import type { Database, Statement } from '../../platform/database.ts'
import { accountTable } from '../accounts/accounts.tables.ts'
import { deleteOtherWaysIn } from '../credentials/credentials.repository.ts'
import { sessionTable } from '../sessions/sessions.tables.ts'

/** The address is confirmed from now on; whatever opened the account before goes, and every session but one. */
export const dropUnprovenPassword = (db: Database, accountId: string, keep: string, now: number): Statement[] => [
  db
    .update(accountTable)
    .set({ emailVerifiedAt: now, passwordHash: null, updatedAt: now })
    .where(eq(accountTable.id, accountId)),
  ...deleteOtherWaysIn(db, accountId),
  db.delete(sessionTable).where(and(eq(sessionTable.accountId, accountId), ne(sessionTable.tokenHash, keep))),
]

/** Other sessions that were opened by a social account: they end with the link. */
export const deleteSocialSessions = (db: Database, accountId: string, keep: string) =>
  db
    .delete(sessionTable)
    .where(
      and(eq(sessionTable.accountId, accountId), eq(sessionTable.factor, 'social'), ne(sessionTable.tokenHash, keep)),
    )

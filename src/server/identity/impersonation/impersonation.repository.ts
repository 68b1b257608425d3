import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '#src/server/platform/database.ts'
import { sessionTable } from '../session/session.tables.ts'

export const updateAccess = (db: Database, tokenHash: string, access: 'read' | 'write') =>
  db.update(sessionTable).set({ access }).where(eq(sessionTable.tokenHash, tokenHash))

/** Returns the admin's own session if it is still open. */
export const findKeptSession = (db: Database, tokenHash: string, now: number) =>
  db
    .select({ expiresAt: sessionTable.expiresAt })
    .from(sessionTable)
    .where(
      and(eq(sessionTable.tokenHash, tokenHash), gt(sessionTable.expiresAt, now), gt(sessionTable.idleExpiresAt, now)),
    )
    .get()

/** Replaces the token of a session: the previous one is void. */
export const replaceToken = (db: Database, before: string, after: string, now: number, idleExpiresAt: number) =>
  db
    .update(sessionTable)
    .set({ tokenHash: after, lastSeenAt: now, idleExpiresAt })
    .where(eq(sessionTable.tokenHash, before))

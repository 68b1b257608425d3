import { desc, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#src/server/platform/database.ts'
import { replacedSessionTable, sessionTable } from './session.tables.ts'

/**
 * Records that this answer deletes or replaces the browser's cookie.
 * @param successor digest of the new one
 */
export const noteReplaced = (db: Database, tokenHash: string, replacedAt: number, successor?: string) =>
  db
    .insert(replacedSessionTable)
    .values({ tokenHash, replacedAt, successor: successor ?? null })
    .onConflictDoUpdate({
      target: replacedSessionTable.tokenHash,
      set: { replacedAt, successor: sql`coalesce(excluded.successor, ${replacedSessionTable.successor})` },
    })

export const findReplaced = (db: Database, tokenHash: string) =>
  db.select().from(replacedSessionTable).where(eq(replacedSessionTable.tokenHash, tokenHash)).get()

export const deleteReplaced = (db: Database, before: number) =>
  db.delete(replacedSessionTable).where(lt(replacedSessionTable.replacedAt, before))

/** More replacements than limits allow while they are remembered. */
const MAX_LINE = 1000

/** The cookie, its successors, and the admin's own session behind an impersonation. */
const isInLine = (tokenHash: string): SQL => sql`${sessionTable.tokenHash} IN (
  WITH RECURSIVE line (hash) AS (
    VALUES (${tokenHash})
    UNION SELECT successor FROM line JOIN replaced_session ON token_hash = hash WHERE successor IS NOT NULL
    UNION SELECT kept_session FROM line JOIN session ON token_hash = hash WHERE kept_session IS NOT NULL
    LIMIT ${sql.raw(String(MAX_LINE))}
  ) SELECT hash FROM line)`

/** Returns the session that a cookie has become; for an admin who acts for a user, the acting one. */
export const findLast = (db: Database, tokenHash: string) =>
  db
    .select({ accountId: sessionTable.accountId, actorId: sessionTable.actorId })
    .from(sessionTable)
    .where(isInLine(tokenHash))
    .orderBy(desc(isNotNull(sessionTable.actorId)))
    .get()

/** Ends the sessions of a cookie and its successors, and returns their accounts. */
export const deleteLine = (db: Database, tokenHash: string) =>
  db.delete(sessionTable).where(isInLine(tokenHash)).returning({ account_id: sessionTable.accountId })

import { and, desc, eq, gt, ne, or, sql } from 'drizzle-orm'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { accountTable } from '../account/account.tables.ts'
import { actorTable, mayBeUsed } from './session.repository.ts'
import { sessionTable } from './session.tables.ts'

const isOpen = (now: number) => and(gt(sessionTable.expiresAt, now), gt(sessionTable.idleExpiresAt, now))

/** Open sessions of an account, the one used last first. */
export const listOpenSessions = (db: Database, accountId: string, now: number) =>
  db
    .select({
      id: sessionTable.id,
      actorId: sessionTable.actorId,
      device: sessionTable.device,
      country: sessionTable.country,
      city: sessionTable.city,
      createdAt: sessionTable.createdAt,
      lastSeenAt: sessionTable.lastSeenAt,
      factor: sessionTable.factor,
    })
    .from(sessionTable)
    .where(and(eq(sessionTable.accountId, accountId), isOpen(now)))
    .orderBy(desc(sessionTable.lastSeenAt))

/** Those that the next request of their page would find open too. */
export async function findOpenSessionIds(db: Database, accountId: string, now: number): Promise<Set<string>> {
  const rows = await db
    .select({ id: sessionTable.id })
    .from(sessionTable)
    .innerJoin(accountTable, eq(accountTable.id, sessionTable.accountId))
    .leftJoin(actorTable, eq(actorTable.id, sessionTable.actorId))
    .where(and(eq(sessionTable.accountId, accountId), isOpen(now), mayBeUsed))
  return new Set(rows.map(({ id }) => id))
}

/** Whether a session is open, and anyone who uses it not blocked. */
export const isSessionOpen = async (db: Database, tokenHash: string, now: number): Promise<boolean> =>
  (await db
    .select({ id: sessionTable.id })
    .from(sessionTable)
    .innerJoin(accountTable, eq(accountTable.id, sessionTable.accountId))
    .leftJoin(actorTable, eq(actorTable.id, sessionTable.actorId))
    .where(and(eq(sessionTable.tokenHash, tokenHash), isOpen(now), mayBeUsed))
    .get()) !== undefined

/** Ends what an admin does in someone's name out of a session, while that waits behind it. */
export const deleteActing = (db: Database, accountId: string, id: string): Statement =>
  db.delete(sessionTable).where(sql`${sessionTable.actorId} = ${accountId}
    AND ${sessionTable.keptSession} IN (SELECT token_hash FROM session WHERE id = ${id} AND account_id = ${accountId})`)

export const deleteOwnSession = (db: Database, accountId: string, id: string): Statement =>
  db.delete(sessionTable).where(and(eq(sessionTable.id, id), eq(sessionTable.accountId, accountId)))

export const deleteOtherSessions = (db: Database, accountId: string, tokenHash: string): Statement =>
  db
    .delete(sessionTable)
    .where(
      or(
        and(eq(sessionTable.accountId, accountId), ne(sessionTable.tokenHash, tokenHash)),
        eq(sessionTable.actorId, accountId),
      ),
    )

/** Leaves room for one more session below the most that an account may have: those used longest ago go. */
export const endOldestSessions = (db: Database, accountId: string, most: number): Statement =>
  db.delete(sessionTable).where(sql`${sessionTable.tokenHash} IN (SELECT token_hash FROM session
    WHERE account_id = ${accountId} ORDER BY last_seen_at DESC LIMIT -1 OFFSET ${most - 1})`)

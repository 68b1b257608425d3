import { and, desc, eq, gt, ne, or, sql } from 'drizzle-orm'
import { meetsTwoStep } from '#src/server/platform/active-account.ts'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { accountTable } from '../account/account.tables.ts'
import { actorTable, mayBeUsed } from './session.repository.ts'
import { sessionTable } from './session.tables.ts'

const isOpen = (now: number) => and(gt(sessionTable.expiresAt, now), gt(sessionTable.idleExpiresAt, now))

/** Open sessions of an account, last used first. */
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

/** The organisation that the next request would act for. */
const ACTED_FOR = sql<string | null>`CASE WHEN ${sql.raw(meetsTwoStep('session.account_id', 'session.organisation_id'))}
  THEN session.organisation_id END`

/** Sessions that the next request would find open, by id, with their organisations. */
export async function findOpenSessions(
  db: Database,
  accountId: string,
  now: number,
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db
    .select({ id: sessionTable.id, organisationId: ACTED_FOR })
    .from(sessionTable)
    .innerJoin(accountTable, eq(accountTable.id, sessionTable.accountId))
    .leftJoin(actorTable, eq(actorTable.id, sessionTable.actorId))
    .where(and(eq(sessionTable.accountId, accountId), isOpen(now), mayBeUsed))
  return new Map(rows.map(({ id, organisationId }) => [id, organisationId]))
}

type Held = { tokenHash: string; organisationId: string | null }

/** Whether a session is open, its account is not blocked, and it still acts for the organisation. */
export const isSessionOpen = async (db: Database, { tokenHash, organisationId }: Held, now: number): Promise<boolean> =>
  (await db
    .select({ id: sessionTable.id })
    .from(sessionTable)
    .innerJoin(accountTable, eq(accountTable.id, sessionTable.accountId))
    .leftJoin(actorTable, eq(actorTable.id, sessionTable.actorId))
    .where(and(eq(sessionTable.tokenHash, tokenHash), sql`${ACTED_FOR} IS ${organisationId}`, isOpen(now), mayBeUsed))
    .get()) !== undefined

/** Ends an impersonation that was started from a session. */
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

/** Deletes the longest unused sessions above the limit, minus one for a new session. */
export const endOldestSessions = (db: Database, accountId: string, most: number): Statement =>
  db.delete(sessionTable).where(sql`${sessionTable.tokenHash} IN (SELECT token_hash FROM session
    WHERE account_id = ${accountId} ORDER BY last_seen_at DESC LIMIT -1 OFFSET ${most - 1})`)

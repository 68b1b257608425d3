import { and, asc, desc, eq, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { ReportQuery } from '#src/contract/report/admin-schemas.ts'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import { type Database, demand, isAmong, type Statement } from '#src/server/platform/database.ts'
import { inboxMessageTable } from '#src/server/work/inbox/inbox.tables.ts'
import { reportTable } from './report.tables.ts'

export type ReportRow = typeof reportTable.$inferSelect
type Target = Pick<ReportRow, 'kind' | 'targetId'>

const isAbout = ({ kind, targetId }: Target): SQL | undefined =>
  and(eq(reportTable.kind, kind), eq(reportTable.targetId, targetId))
const IS_OPEN = eq(reportTable.status, 'open')

const where = ({ state, kind }: ReportQuery): SQL | undefined =>
  and(eq(reportTable.status, state), kind && eq(reportTable.kind, kind))

/** Open reports oldest first, decided ones newest first. */
export const findReports = (db: Database, query: ReportQuery, limit: number, offset: number): Promise<ReportRow[]> =>
  db
    .select()
    .from(reportTable)
    .where(where(query))
    .orderBy(query.state === 'open' ? asc(reportTable.createdAt) : desc(reportTable.decidedAt), asc(reportTable.id))
    .limit(limit)
    .offset(offset)
    .all()

export const countReports = (db: Database, query: ReportQuery): Promise<number> => db.$count(reportTable, where(query))

/** How many reports are open about each of some objects. */
export const countOpen = (db: Database, targetIds: readonly string[]) =>
  db
    .select({ kind: reportTable.kind, targetId: reportTable.targetId, open: sql<number>`count(*)` })
    .from(reportTable)
    .where(and(IS_OPEN, isAmong(reportTable.targetId, targetIds)))
    .groupBy(reportTable.kind, reportTable.targetId)
    .all()

export const findReport = (db: Database, id: string): Promise<ReportRow | undefined> =>
  db.select().from(reportTable).where(eq(reportTable.id, id)).get()

/** Other open reports about the same object, the newest first. */
export const findOthers = (db: Database, report: ReportRow, limit: number): Promise<ReportRow[]> =>
  db
    .select()
    .from(reportTable)
    .where(and(isAbout(report), IS_OPEN, ne(reportTable.id, report.id)))
    .orderBy(desc(reportTable.createdAt))
    .limit(limit)
    .all()

export const findNamedAccounts = (db: Database, ids: readonly string[]) =>
  db
    .select({
      id: accountTable.id,
      email: accountTable.email,
      role: accountTable.role,
      blockedAt: accountTable.blockedAt,
    })
    .from(accountTable)
    .where(isAmong(accountTable.id, ids))
    .all()

/** The latest messages of a conversation up to a time, newest first; their words are sealed with the seafarer's key. */
export const findMessagesUntil = (db: Database, threadId: string, until: number, limit: number) =>
  db
    .select()
    .from(inboxMessageTable)
    .where(and(eq(inboxMessageTable.threadId, threadId), lte(inboxMessageTable.createdAt, until)))
    .orderBy(desc(inboxMessageTable.number))
    .limit(limit)
    .all()

type Decision = Required<Pick<ReportRow, 'status' | 'note' | 'decidedBy' | 'decidedAt'>> & { updatedAt: number }

/**
 * Closes reports about one object. Aborts the batch unless all of them are open, are about the object of `report`, and it is as it was seen.
 * `ids` holds `report` too.
 */
export const closeReports = (
  db: Database,
  report: ReportRow,
  ids: readonly string[],
  decision: Decision,
): Statement[] => [
  ...demand(
    db,
    sql`EXISTS (SELECT 1 FROM report WHERE id = ${report.id} AND status = 'open' AND updated_at = ${report.updatedAt})
      AND (SELECT count(*) FROM report WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))
        AND status = 'open' AND kind = ${report.kind} AND target_id = ${report.targetId}) = ${ids.length}`,
  ),
  db.update(reportTable).set(decision).where(isAmong(reportTable.id, ids)),
]

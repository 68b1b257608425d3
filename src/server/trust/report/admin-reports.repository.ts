import { and, asc, desc, eq, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { ReportQuery } from '#src/contract/report/admin-schemas.ts'
import { REPORT_OUTCOMES } from '#src/contract/report/report.ts'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import { firstOwner } from '#src/server/people/organisation/members.repository.ts'
import { type Database, demand, isAmong, type Statement } from '#src/server/platform/database.ts'
import { inboxMessageTable } from '#src/server/work/inbox/inbox.tables.ts'
import { reportLetterTable, reportTable } from './report.tables.ts'

export type ReportRow = typeof reportTable.$inferSelect
type Target = Pick<ReportRow, 'kind' | 'targetId'>

const isAbout = ({ kind, targetId }: Target): SQL | undefined =>
  and(eq(reportTable.kind, kind), eq(reportTable.targetId, targetId))
const IS_OPEN = eq(reportTable.status, 'open')

/** Whose appeal is not answered. */
const IS_APPEALED = sql`${reportTable.id} IN (SELECT report_id FROM report_appeal WHERE outcome IS NULL)`

const isListed = (state: ReportQuery['state']): SQL => {
  if (state === 'appealed') return IS_APPEALED
  return state === 'decided' ? isAmong(reportTable.status, REPORT_OUTCOMES) : eq(reportTable.status, state)
}

const where = ({ state, kind, company }: ReportQuery): SQL | undefined =>
  and(
    isListed(state),
    kind && eq(reportTable.kind, kind),
    company === undefined ? undefined : eq(reportTable.organisationId, company),
  )

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

/** The number of reports up to a limit. */
export const countReports = (db: Database, query: ReportQuery, most: number): Promise<number> =>
  db.$count(db.select({ id: reportTable.id }).from(reportTable).where(where(query)).limit(most).as('found'))

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

export type NamedAccount = Awaited<ReturnType<typeof findNamedAccounts>>[number]

export const findNamedAccounts = (db: Database, ids: readonly string[]) =>
  db
    .select({
      id: accountTable.id,
      email: accountTable.email,
      role: accountTable.role,
      blockedAt: accountTable.blockedAt,
      createdAt: accountTable.createdAt,
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

/** Decided cases about the same object, or against the same company or person; newest first. */
export const findEarlier = (db: Database, report: ReportRow, limit: number): Promise<ReportRow[]> =>
  db
    .select()
    .from(reportTable)
    .where(
      and(
        ne(reportTable.status, 'open'),
        ne(reportTable.id, report.id),
        or(
          isAbout(report),
          report.organisationId ? eq(reportTable.organisationId, report.organisationId) : undefined,
          report.againstId ? eq(reportTable.againstId, report.againstId) : undefined,
        ),
      ),
    )
    .orderBy(desc(reportTable.createdAt))
    .limit(limit)
    .all()

/** The open reports before and after one in the queue. */
export async function findQueue(db: Database, { id, createdAt }: ReportRow) {
  const position = sql`(${reportTable.createdAt}, ${reportTable.id})`
  const idOf = async (place: SQL, order: SQL[]) => {
    const where = and(IS_OPEN, place)
    const row = await db
      .select({ id: reportTable.id })
      .from(reportTable)
      .where(where)
      .orderBy(...order)
      .limit(1)
      .get()
    return row?.id ?? null
  }
  const [previous, next, open] = await Promise.all([
    idOf(sql`${position} < (${createdAt}, ${id})`, [desc(reportTable.createdAt), desc(reportTable.id)]),
    idOf(sql`${position} > (${createdAt}, ${id})`, [asc(reportTable.createdAt), asc(reportTable.id)]),
    db.$count(reportTable, IS_OPEN),
  ])
  return { previous, next, open }
}

type Decision = Required<Pick<ReportRow, 'status' | 'note' | 'decidedBy' | 'decidedAt' | 'acts' | 'regulator'>> & {
  updatedAt: number
}

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

/** Aborts the batch if another account is the first owner of the organisation by now. */
export const demandFirstOwner = (db: Database, organisationId: string, accountId: string): Statement[] =>
  demand(
    db,
    sql`EXISTS (SELECT 1 FROM organisation WHERE id = ${organisationId} AND ${sql.raw(firstOwner('organisation.id'))} = ${accountId})`,
  )

/** Aborts the batch unless a report is open. */
export const demandOpen = (db: Database, id: string): Statement[] =>
  demand(db, sql`EXISTS (SELECT 1 FROM report WHERE id = ${id} AND status = 'open')`)

/** The text to the reported side; undefined if there is none. */
export const findLetter = async (db: Database, reportId: string): Promise<string | undefined> => {
  const row = await db.select().from(reportLetterTable).where(eq(reportLetterTable.reportId, reportId)).get()
  return row?.text
}

export const insertLetter = (db: Database, row: typeof reportLetterTable.$inferInsert): Statement =>
  db.insert(reportLetterTable).values(row)

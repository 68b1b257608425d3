import { and, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import { hasAdminEvent } from '#src/server/ground/audit/audit.repository.ts'
import { type Database, demand, type Statement } from '#src/server/platform/database.ts'
import type { ReportRow } from './admin-reports.repository.ts'
import { reportAppealTable, reportLetterTable, reportTable } from './report.tables.ts'

/** Whose complaints: of a company if the caller acts for one, otherwise of the account. */
export type Side = { organisationId: string | null; accountId: string }
export type AppealRow = typeof reportAppealTable.$inferSelect

/** A dismissed report of a conversation is left out: only the other side of the conversation can have sent it. */
const isAgainst = ({ organisationId, accountId }: Side): SQL | undefined =>
  and(
    ne(reportTable.status, 'open'),
    or(ne(reportTable.kind, 'thread'), eq(reportTable.status, 'upheld')),
    organisationId === null ? eq(reportTable.againstId, accountId) : eq(reportTable.organisationId, organisationId),
  )

const find = (db: Database, where: SQL | undefined, limit: number) =>
  db
    .select({ report: reportTable, appeal: reportAppealTable, letter: reportLetterTable.text })
    .from(reportTable)
    .leftJoin(reportAppealTable, eq(reportAppealTable.reportId, reportTable.id))
    .leftJoin(reportLetterTable, eq(reportLetterTable.reportId, reportTable.id))
    .where(where)
    .orderBy(desc(reportTable.decidedAt), desc(reportTable.id))
    .limit(limit)
    .all()

export type FoundComplaint = { report: ReportRow; appeal: AppealRow | null; letter: string | null }

/** Decided reports against a side, newest first. */
export const findComplaints = (db: Database, side: Side, limit: number): Promise<FoundComplaint[]> =>
  find(db, isAgainst(side), limit)

export const findComplaint = async (db: Database, side: Side, id: string): Promise<FoundComplaint | undefined> =>
  (await find(db, and(isAgainst(side), eq(reportTable.id, id)), 1))[0]

/** Whether any admin opened the reported conversation. */
export const wasRead = async (db: Database, { id, kind }: Pick<ReportRow, 'id' | 'kind'>): Promise<boolean> =>
  kind === 'thread' && hasAdminEvent(db, { action: 'conversation-read', objectKind: 'report', objectId: id })

export const findAppeal = (db: Database, reportId: string): Promise<AppealRow | undefined> =>
  db.select().from(reportAppealTable).where(eq(reportAppealTable.reportId, reportId)).get()

/** Fails if there is an appeal already. Aborts the batch if the case is not decided as it was read. */
export const insertAppeal = (
  db: Database,
  report: ReportRow,
  row: typeof reportAppealTable.$inferInsert,
): Statement[] => [
  ...demand(
    db,
    sql`EXISTS (SELECT 1 FROM report WHERE id = ${report.id} AND status = 'upheld' AND updated_at = ${report.updatedAt})`,
  ),
  db.insert(reportAppealTable).values(row),
]

type AppealDecision = Pick<AppealRow, 'outcome' | 'note' | 'decidedBy' | 'decidedAt'>

/** Aborts the batch if the appeal was answered meanwhile, or if the same admin decided the case. */
export const decideAppeal = (db: Database, reportId: string, decision: AppealDecision): Statement[] => [
  ...demand(
    db,
    sql`EXISTS (SELECT 1 FROM report_appeal a JOIN report r ON r.id = a.report_id WHERE a.report_id = ${reportId} AND a.outcome IS NULL
      AND r.decided_by IS NOT ${decision.decidedBy})`,
  ),
  db.update(reportAppealTable).set(decision).where(eq(reportAppealTable.reportId, reportId)),
]

import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { ReportKind } from '#src/contract/report/report.ts'
import type { Database } from '#src/server/platform/database.ts'
import { type ErasedRows, organisationsOf, seamanOfAccount } from '#src/server/platform/erasure.ts'
import { reportAppealTable, reportLetterTable, reportTable } from './report.tables.ts'

const areOf = (kind: ReportKind, among: SQL) =>
  and(eq(reportTable.kind, kind), sql`${reportTable.targetId} IN ${among}`)

/** Gives rows of a member about a company that remains to its first other owner: the company has one appeal for each case. */
function handOver(db: Database, table: typeof reportLetterTable | typeof reportAppealTable, accountId: string) {
  const heir = sql`(SELECT oth.account_id FROM report r JOIN organisation_member oth ON oth.organisation_id = r.organisation_id
    WHERE r.id = ${table.reportId} AND oth.role = 'owner' AND oth.account_id <> ${accountId} ORDER BY oth.created_at, oth.account_id LIMIT 1)`
  return db
    .update(table)
    .set({ accountId: sql`coalesce(${heir}, ${table.accountId})` })
    .where(eq(table.accountId, accountId))
}

/** What the person reported stays, without who did, the words and the reply; what was reported of them goes. The log keeps who decided. */
export const eraseReports: ErasedRows = (db, accountId) => {
  const company = organisationsOf(accountId)
  return [
    db.update(reportTable).set({ accountId: null, text: null, note: null }).where(eq(reportTable.accountId, accountId)),
    handOver(db, reportLetterTable, accountId),
    handOver(db, reportAppealTable, accountId),
    db.update(reportTable).set({ decidedBy: null }).where(eq(reportTable.decidedBy, accountId)),
    db.update(reportAppealTable).set({ decidedBy: null }).where(eq(reportAppealTable.decidedBy, accountId)),
    ...[
      areOf('seaman', sql`(SELECT public_id FROM seaman WHERE account_id = ${accountId})`),
      areOf('company', company),
      areOf('vacancy', sql`(SELECT id FROM vacancy WHERE company_id IN ${company})`),
      areOf(
        'thread',
        sql`(SELECT id FROM inbox_thread WHERE organisation_id IN ${company} OR seaman_id IN ${seamanOfAccount(accountId)})`,
      ),
    ].map((reported) => db.delete(reportTable).where(reported)),
  ]
}

import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { ReportKind } from '#src/contract/report/report.ts'
import { type ErasedRows, organisationsOf, seamanOfAccount } from '#src/server/platform/erasure.ts'
import { reportAppealTable, reportTable } from './report.tables.ts'

const areOf = (kind: ReportKind, among: SQL) =>
  and(eq(reportTable.kind, kind), sql`${reportTable.targetId} IN ${among}`)

/** What the person reported stays, without who did, the words and the reply; what was reported of them goes. The log keeps who decided. */
export const eraseReports: ErasedRows = (db, accountId) => {
  const company = organisationsOf(accountId)
  return [
    db
      .update(reportTable)
      .set({ accountId: null, text: null, note: null, decidedBy: null })
      .where(eq(reportTable.accountId, accountId)),
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

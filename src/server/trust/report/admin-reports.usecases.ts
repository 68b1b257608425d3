import { REPORTS } from '#src/contract/lists.ts'
import type { QueuedReport, ReportList, ReportQuery } from '#src/contract/report/admin-schemas.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { countOpen, countReports, findReports, type ReportRow } from './admin-reports.repository.ts'
import { findObjects, type ReportedObject } from './reported-objects.repository.ts'
import { findCompanyFacts } from './risk-signs.repository.ts'

const { pageSize } = REPORTS

const describeObject = (kind: ReportRow['kind'], row: ReportedObject | undefined): QueuedReport['object'] =>
  row ? { kind, id: row.id, name: row.name, rank: row.rank, vesselType: row.vesselType } : null

export const describeQueued = (row: ReportRow, object: ReportedObject | undefined, open: number): QueuedReport => ({
  id: row.id,
  reason: row.reason,
  state: row.status,
  createdAt: row.createdAt,
  decidedAt: row.decidedAt,
  kind: row.kind,
  acts: row.acts ?? [],
  object: describeObject(row.kind, object),
  open,
})

/** A page of the reports in a state. */
export async function listReports({ db }: Needs<'db'>, query: ReportQuery): Promise<ReportList> {
  const [rows, total, company] = await Promise.all([
    findReports(db, query, pageSize, (query.page - 1) * pageSize),
    countReports(db, query),
    query.company === undefined ? undefined : findCompanyFacts(db, query.company),
  ])
  const [objectOf, counts] = await Promise.all([
    findObjects(db, rows),
    countOpen(
      db,
      rows.map(({ targetId }) => targetId),
    ),
  ])
  const openOf = ({ kind, targetId }: ReportRow) =>
    counts.find((one) => one.kind === kind && one.targetId === targetId)?.open ?? 0
  return {
    items: rows.map((row) => describeQueued(row, objectOf(row), openOf(row))),
    company: company && query.company ? { id: query.company, name: company.name } : null,
    total,
    page: query.page,
    pageSize,
  }
}

import { REPORTS } from '#src/contract/lists.ts'
import type { QueuedReport, ReportList, ReportQuery } from '#src/contract/report/admin-schemas.ts'
import { WAITING_CASES } from '#src/contract/report/report.ts'
import type { Database } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { countOpen, countReports, findReports, type ReportRow } from './admin-reports.repository.ts'
import { findObjects, type ReportedObject } from './reported-objects.repository.ts'
import { findCompanyFacts } from './risk-signs.repository.ts'

const { pageSize } = REPORTS

/** Exact up to this number. */
const MAX_COUNT = 1000

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

/** Counts a list up to the exact limit. */
async function countCases(db: Database, query: ReportQuery) {
  const found = await countReports(db, query, MAX_COUNT + 1)
  return { count: Math.min(found, MAX_COUNT), hasMore: found > MAX_COUNT }
}

/** A page of the reports in a state, and the number of those that wait. */
export async function listReports({ db }: Needs<'db'>, query: ReportQuery): Promise<ReportList> {
  const [rows, total, waiting, company] = await Promise.all([
    findReports(db, query, pageSize, (query.page - 1) * pageSize),
    countCases(db, query),
    Promise.all(WAITING_CASES.map(async (state) => ({ state, ...(await countCases(db, { ...query, state })) }))),
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
    total: total.count,
    totalIsExact: !total.hasMore,
    counts: waiting,
    page: query.page,
    pageSize,
  }
}

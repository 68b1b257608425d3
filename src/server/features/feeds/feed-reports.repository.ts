import { sql } from 'drizzle-orm'
import type { FeedOutcome, FeedReport } from '#src/contract/schemas/feed.ts'
import { type Database, demand, runBatch, type Statement } from '#src/server/platform/database.ts'
import type { ReportLine, ReportRow } from './feeds.tables.ts'
import type { Plan } from './plan-import.ts'

/** Rows travel as one JSON parameter, which has a limit of its own. */
const CHUNK = 50
/** Reports whose rows are kept, and reports that are kept at all. */
const ROWS_KEPT = 2
const REPORTS_KEPT = 20

export type NewReport = {
  id: string
  sourceId: string
  status: 'open' | 'idle'
  readBy: FeedReport['readBy']
  items: number
  plan: Plan
  /** What was published last when the plan was made. */
  basis: string | null
  now: number
}

function insertRows(db: Database, { id, plan }: NewReport): Statement[] {
  const rows = plan.rows.map((row) => [
    row.position,
    row.externalId,
    row.title,
    row.outcome,
    JSON.stringify(row.reasons),
    JSON.stringify(row.notes),
    JSON.stringify(row.changes),
    row.duplicateOf,
    row.vacancyId,
    row.contentHash,
    row.facts && JSON.stringify(row.facts),
  ])
  return Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, index) => {
    const json = JSON.stringify(rows.slice(index * CHUNK, (index + 1) * CHUNK))
    return db.run(sql`INSERT INTO feed_report_row (report_id, position, external_id, title, outcome, reasons, notes, changes, duplicate_of,
        vacancy_id, content_hash, facts)
      SELECT ${id}, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6, value ->> 7, value ->> 8,
        value ->> 9, value ->> 10 FROM json_each(${json})`)
  })
}

const olderThan = (sourceId: string, kept: number) =>
  sql`SELECT id FROM feed_report WHERE source_id = ${sourceId} ORDER BY created_at DESC, rowid DESC LIMIT -1 OFFSET ${kept}`

const lastConfirmed = (sourceId: string) =>
  sql`(SELECT id FROM feed_report WHERE source_id = ${sourceId} AND status = 'confirmed' ORDER BY rowid DESC LIMIT 1)`

/** The report by which the source's vacancies are what they are: a plan holds as long as it is the same. */
export const findBasis = async (db: Database, sourceId: string): Promise<string | null> =>
  (await db.get<{ id: string | null }>(sql`SELECT ${lastConfirmed(sourceId)} AS id`)).id

/** Aborts the batch when something was published of the source since. */
export const demandBasis = (db: Database, sourceId: string, basis: string | null): Statement[] =>
  demand(db, sql`${lastConfirmed(sourceId)} IS ${basis}`)

/** Keeps a report in place of one that was not confirmed, and lets go of what is old. A guard failure when its basis is gone. */
export async function insertReport(db: Database, report: NewReport): Promise<void> {
  const { id, sourceId, status, readBy, items, plan, basis, now } = report
  await runBatch(db, [
    ...demandBasis(db, sourceId, basis),
    db.run(sql`UPDATE feed_report SET status = 'replaced' WHERE source_id = ${sourceId} AND status = 'open'`),
    db.run(sql`INSERT INTO feed_report (id, source_id, status, read_by, items, counts, plan_hash, created_at)
      VALUES (${id}, ${sourceId}, ${status}, ${readBy}, ${items}, ${JSON.stringify(plan.counts)}, ${plan.hash}, ${now})`),
    ...insertRows(db, report),
    db.run(sql`DELETE FROM feed_report_row WHERE report_id IN (${olderThan(sourceId, ROWS_KEPT)})`),
    db.run(sql`DELETE FROM feed_report WHERE id IN (${olderThan(sourceId, REPORTS_KEPT)})`),
  ])
}

/** Whether a report waits that was read since, and comes to the same. */
export async function hasOpenReport(
  { $client: d1 }: Database,
  sourceId: string,
  hash: string,
  since: number,
): Promise<boolean> {
  const open = "SELECT 1 FROM feed_report WHERE source_id = ? AND status = 'open' AND plan_hash = ? AND created_at > ?"
  return (await d1.prepare(open).bind(sourceId, hash, since).first()) !== null
}

/** Takes back a report that was not confirmed, because its source says something else by now. */
export const replaceOpenReport = (db: Database, sourceId: string): Promise<unknown> =>
  runBatch(db, [
    db.run(sql`UPDATE feed_report SET status = 'replaced' WHERE source_id = ${sourceId} AND status = 'open'`),
  ])

export const findReport = ({ $client: d1 }: Database, sourceId: string, id: string): Promise<ReportRow | null> =>
  d1.prepare('SELECT * FROM feed_report WHERE id = ? AND source_id = ?').bind(id, sourceId).first<ReportRow>()

export async function findReports({ $client: d1 }: Database, sourceId: string): Promise<ReportRow[]> {
  const reports = `SELECT * FROM feed_report WHERE source_id = ? ORDER BY created_at DESC, rowid DESC LIMIT ${REPORTS_KEPT}`
  return (await d1.prepare(reports).bind(sourceId).all<ReportRow>()).results
}

type Page = { outcome: FeedOutcome | undefined; limit: number; offset: number }

export async function findReportPage(
  { $client: d1 }: Database,
  reportId: string,
  { outcome, limit, offset }: Page,
): Promise<ReportLine[]> {
  const where = outcome ? 'report_id = ?1 AND outcome = ?4' : 'report_id = ?1'
  const page = `SELECT * FROM feed_report_row WHERE ${where} ORDER BY position LIMIT ?2 OFFSET ?3`
  const values = [reportId, limit, offset, ...(outcome ? [outcome] : [])]
  return (
    await d1
      .prepare(page)
      .bind(...values)
      .all<ReportLine>()
  ).results
}

/** The rows that a confirmation acts on. */
export async function findActs({ $client: d1 }: Database, reportId: string): Promise<ReportLine[]> {
  const acts = `SELECT * FROM feed_report_row WHERE report_id = ? AND outcome IN ('new', 'changed', 'unchanged', 'withdrawn') ORDER BY position`
  return (await d1.prepare(acts).bind(reportId).all<ReportLine>()).results
}

/** One change exactly, if the report still waits. */
export const markConfirmed = (db: Database, reportId: string, by: FeedReport['readBy'], now: number): Statement =>
  db.run(sql`UPDATE feed_report SET status = 'confirmed', confirmed_by = ${by}, confirmed_at = ${now}
    WHERE id = ${reportId} AND status = 'open'`)

/** Where the vacancies of new rows are to be found. */
export const linkRows = (
  db: Database,
  reportId: string,
  links: readonly (readonly [position: number, vacancyId: string])[],
): Statement =>
  db.run(sql`UPDATE feed_report_row SET vacancy_id = l.value ->> 1 FROM json_each(${JSON.stringify(links)}) l
    WHERE report_id = ${reportId} AND position = l.value ->> 0`)

export const markSourceConfirmed = (db: Database, sourceId: string, now: number): Statement =>
  db.run(
    sql`UPDATE feed_source SET confirmed_at = coalesce(confirmed_at, ${now}), updated_at = ${now} WHERE id = ${sourceId}`,
  )

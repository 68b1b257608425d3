import { and, desc, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import type { FeedOutcome, FeedReport } from '#src/contract/feed/schemas.ts'
import { type Database, demand, runBatch, type Statement } from '#src/server/platform/database.ts'
import { feedReportRowTable, feedReportTable, feedSourceTable, type ReportLine, type ReportRow } from './feed.tables.ts'
import type { Plan } from './plan-import.ts'

/** Rows are one JSON parameter, whose size is limited. */
const CHUNK = 50
/** Reports whose rows are stored. */
const ROWS_KEPT = 2
const REPORTS_KEPT = 20

export type NewReport = {
  id: string
  sourceId: string
  status: 'open' | 'idle'
  readBy: FeedReport['readBy']
  items: number
  plan: Plan
  /** The last published report when the plan was made. */
  basis: string | null
  now: number
  /** Conditions of the batch. */
  conditions: readonly Statement[]
}

/** The values of a plan's row, and their columns. */
const WRITTEN = Object.entries(getTableColumns(feedReportRowTable)).filter(([name]) => name !== 'reportId')
const NAMES = sql.raw(WRITTEN.map(([, { name }]) => name).join(', '))
const VALUES = sql.raw(WRITTEN.map(([name]) => `value ->> '${name}'`).join(', '))

const insertRows = (db: Database, { id, plan }: NewReport): Statement[] =>
  Array.from({ length: Math.ceil(plan.rows.length / CHUNK) }, (_, index) => {
    const json = JSON.stringify(plan.rows.slice(index * CHUNK, (index + 1) * CHUNK))
    return db.run(
      sql`INSERT INTO feed_report_row (report_id, ${NAMES}) SELECT ${id}, ${VALUES} FROM json_each(${json})`,
    )
  })

const olderThan = (sourceId: string, kept: number) =>
  sql`SELECT id FROM feed_report WHERE source_id = ${sourceId} ORDER BY created_at DESC, rowid DESC LIMIT -1 OFFSET ${kept}`

const lastConfirmed = (sourceId: string) =>
  sql`(SELECT id FROM feed_report WHERE source_id = ${sourceId} AND status = 'confirmed' ORDER BY rowid DESC LIMIT 1)`

/** The report that the source's vacancies are based on: a plan is valid as long as it is the same. */
export async function findBasis(db: Database, sourceId: string): Promise<string | null> {
  const found = await db
    .select({ id: feedReportTable.id })
    .from(feedReportTable)
    .where(and(eq(feedReportTable.sourceId, sourceId), eq(feedReportTable.status, 'confirmed')))
    .orderBy(sql`rowid DESC`)
    .get()
  return found?.id ?? null
}

/** Aborts the batch if something was published from the source since. */
export const demandBasis = (db: Database, sourceId: string, basis: string | null): Statement[] =>
  demand(db, sql`${lastConfirmed(sourceId)} IS ${basis}`)

const isOpen = (sourceId: string) => and(eq(feedReportTable.sourceId, sourceId), eq(feedReportTable.status, 'open'))

const replaceOpen = (db: Database, sourceId: string): Statement =>
  db.update(feedReportTable).set({ status: 'replaced' }).where(isOpen(sourceId))

/** Replaces an unconfirmed report, and deletes old ones. Guard failure if its basis has changed. */
export async function insertReport(db: Database, report: NewReport): Promise<void> {
  const { id, sourceId, status, readBy, items, plan, basis, now, conditions } = report
  const { counts, hash: planHash } = plan
  const old = sql`${feedReportRowTable.reportId} IN (${olderThan(sourceId, ROWS_KEPT)})`
  await runBatch(db, [
    ...conditions,
    ...demandBasis(db, sourceId, basis),
    replaceOpen(db, sourceId),
    db.insert(feedReportTable).values({ id, sourceId, status, readBy, items, counts, planHash, createdAt: now }),
    ...insertRows(db, report),
    db.delete(feedReportRowTable).where(old),
    db.delete(feedReportTable).where(sql`${feedReportTable.id} IN (${olderThan(sourceId, REPORTS_KEPT)})`),
  ])
}

/** Whether an open report was read since and has the same result. */
export async function hasOpenReport(db: Database, sourceId: string, hash: string, since: number): Promise<boolean> {
  const found = await db
    .select({ id: feedReportTable.id })
    .from(feedReportTable)
    .where(and(isOpen(sourceId), eq(feedReportTable.planHash, hash), gt(feedReportTable.createdAt, since)))
    .get()
  return found !== undefined
}

/** Replaces an unconfirmed report whose source has changed. */
export const replaceOpenReport = (db: Database, sourceId: string): Promise<unknown> =>
  runBatch(db, [replaceOpen(db, sourceId)])

export const findReport = (db: Database, sourceId: string, id: string): Promise<ReportRow | undefined> =>
  db
    .select()
    .from(feedReportTable)
    .where(and(eq(feedReportTable.id, id), eq(feedReportTable.sourceId, sourceId)))
    .get()

export const findReports = (db: Database, sourceId: string): Promise<ReportRow[]> =>
  db
    .select()
    .from(feedReportTable)
    .where(eq(feedReportTable.sourceId, sourceId))
    .orderBy(desc(feedReportTable.createdAt), sql`rowid DESC`)
    .limit(REPORTS_KEPT)

type Page = { outcome: FeedOutcome | undefined; limit: number; offset: number }

export const findReportPage = (
  db: Database,
  reportId: string,
  { outcome, limit, offset }: Page,
): Promise<ReportLine[]> =>
  db
    .select()
    .from(feedReportRowTable)
    .where(
      and(eq(feedReportRowTable.reportId, reportId), outcome ? eq(feedReportRowTable.outcome, outcome) : undefined),
    )
    .orderBy(feedReportRowTable.position)
    .limit(limit)
    .offset(offset)

/** Rows after one: a step through the whole report. */
export const findReportRowsAfter = (
  db: Database,
  reportId: string,
  { outcome, after, limit }: { outcome: FeedOutcome | undefined; after: number; limit: number },
): Promise<ReportLine[]> =>
  db
    .select()
    .from(feedReportRowTable)
    .where(
      and(
        eq(feedReportRowTable.reportId, reportId),
        gt(feedReportRowTable.position, after),
        outcome ? eq(feedReportRowTable.outcome, outcome) : undefined,
      ),
    )
    .orderBy(feedReportRowTable.position)
    .limit(limit)

const isActedOn = sql`${feedReportRowTable.outcome} IN ('new', 'changed', 'unchanged', 'withdrawn')`

/** Rows with an act. */
export const findActs = (db: Database, reportId: string): Promise<ReportLine[]> =>
  db
    .select()
    .from(feedReportRowTable)
    .where(and(eq(feedReportRowTable.reportId, reportId), isActedOn))
    .orderBy(feedReportRowTable.position)

/** Changes exactly one row if the report is still open. */
export const markConfirmed = (db: Database, reportId: string, by: FeedReport['readBy'], now: number): Statement =>
  db
    .update(feedReportTable)
    .set({ status: 'confirmed', confirmedBy: by, confirmedAt: now })
    .where(and(eq(feedReportTable.id, reportId), eq(feedReportTable.status, 'open')))

/** Links new rows with their vacancies. */
export const linkRows = (
  db: Database,
  reportId: string,
  links: readonly (readonly [position: number, vacancyId: string])[],
): Statement =>
  db.run(sql`UPDATE feed_report_row SET vacancy_id = l.value ->> 1 FROM json_each(${JSON.stringify(links)}) l
    WHERE report_id = ${reportId} AND position = l.value ->> 0`)

export const markSourceConfirmed = (db: Database, sourceId: string, now: number): Statement =>
  db
    .update(feedSourceTable)
    .set({ confirmedAt: sql`coalesce(${feedSourceTable.confirmedAt}, ${now})`, updatedAt: now })
    .where(eq(feedSourceTable.id, sourceId))

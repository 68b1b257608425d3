import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import { isActiveOrganisation } from '#src/server/platform/active-account.ts'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { feedItemTable, feedReportTable, feedSourceTable, type ReportRow, type SourceRow } from './feed.tables.ts'

/** A source of the company; others' are not found. */
export const findSource = (db: Database, companyId: string, id: string): Promise<SourceRow | undefined> =>
  db
    .select()
    .from(feedSourceTable)
    .where(and(eq(feedSourceTable.id, id), eq(feedSourceTable.companyId, companyId)))
    .get()

export const findSources = (db: Database, companyId: string): Promise<SourceRow[]> =>
  db
    .select()
    .from(feedSourceTable)
    .where(eq(feedSourceTable.companyId, companyId))
    .orderBy(asc(feedSourceTable.createdAt))

const NEWEST_OF = (json: string) => sql`(SELECT (SELECT id FROM feed_report
  WHERE source_id = s.value ORDER BY created_at DESC, rowid DESC LIMIT 1) FROM json_each(${json}) s)`

const SOURCE = pickColumns(feedItemTable, 'source_id')

const LIVE = `SELECT ${SOURCE.of('i')}, count(*) AS live FROM json_each(?) s JOIN feed_item i ON i.source_id = s.value AND i.listed = 1
  JOIN vacancy v ON v.id = i.vacancy_id AND v.status IN ('published', 'moderation') GROUP BY i.source_id`

/** Newest report and number of open vacancies of each source. */
export async function findSourceStates(db: Database, sourceIds: readonly string[]) {
  const json = JSON.stringify(sourceIds)
  const [reports, live] = await Promise.all([
    db
      .select()
      .from(feedReportTable)
      .where(sql`${feedReportTable.id} IN ${NEWEST_OF(json)}`),
    db.$client.prepare(LIVE).bind(json).all<RowOf<typeof SOURCE> & { live: number }>(),
  ])
  return {
    reports: new Map<string, ReportRow>(reports.map((row) => [row.sourceId, row])),
    live: new Map(live.results.map((row) => [row.source_id, row.live])),
  }
}

type NewSource = Pick<SourceRow, 'id' | 'companyId' | 'kind' | 'name' | 'address' | 'dueAt'> & { now: number }

/** Inserts a source unless the company has `most` sources already. Violates a unique index for a known address. */
export const insertSource = (
  db: Database,
  { id, companyId, kind, name, address, dueAt, now }: NewSource,
  most: number,
): Statement =>
  db.run(sql`INSERT INTO feed_source (id, company_id, kind, name, address, due_at, created_at, updated_at)
    SELECT ${id}, ${companyId}, ${kind}, ${name}, ${address}, ${dueAt}, ${now}, ${now}
    WHERE (SELECT count(*) FROM feed_source WHERE company_id = ${companyId}) < ${most}`)

export const findUploadByName = (db: Database, companyId: string, name: string): Promise<SourceRow | undefined> =>
  db
    .select()
    .from(feedSourceTable)
    .where(
      and(eq(feedSourceTable.companyId, companyId), eq(feedSourceTable.kind, 'upload'), eq(feedSourceTable.name, name)),
    )
    .get()

export const saveSettings = (db: Database, id: string, publishesAlone: boolean, now: number) =>
  db.update(feedSourceTable).set({ publishesAlone, updatedAt: now }).where(eq(feedSourceTable.id, id))

export const deleteSource = (db: Database, id: string) => db.delete(feedSourceTable).where(eq(feedSourceTable.id, id))

/** Deletes a source that has no report. */
export const deleteEmptySource = (db: Database, id: string) =>
  db
    .delete(feedSourceTable)
    .where(and(eq(feedSourceTable.id, id), sql`NOT EXISTS (SELECT 1 FROM feed_report WHERE source_id = ${id})`))

const ownerIsActive = sql.raw(isActiveOrganisation('feed_source.company_id'))

/** Due sources, longest overdue first. */
export const findDueSources = (db: Database, now: number, limit: number): Promise<SourceRow[]> =>
  db
    .select()
    .from(feedSourceTable)
    .where(and(isNotNull(feedSourceTable.dueAt), lte(feedSourceTable.dueAt, now), ownerIsActive))
    .orderBy(asc(feedSourceTable.dueAt))
    .limit(limit)

/** Claims a source for reading; false if another run was first. */
export async function claimSource(db: Database, { id, dueAt }: SourceRow, next: number): Promise<boolean> {
  const claimed = await db
    .update(feedSourceTable)
    .set({ dueAt: next })
    .where(and(eq(feedSourceTable.id, id), sql`${feedSourceTable.dueAt} IS ${dueAt}`))
  return claimed.meta.changes === 1
}

export type Reading = Pick<SourceRow, 'dueAt' | 'etag' | 'lastModified'> & { readAt: number }

export const saveReading = (db: Database, id: string, reading: Reading) =>
  db
    .update(feedSourceTable)
    .set({ ...reading, failures: 0, failure: null, updatedAt: reading.readAt })
    .where(eq(feedSourceTable.id, id))

type Failed = Pick<SourceRow, 'failure' | 'failures' | 'dueAt'> & { now: number }

export const saveFailure = (db: Database, id: string, { now, ...failed }: Failed) =>
  db
    .update(feedSourceTable)
    .set({ ...failed, updatedAt: now })
    .where(eq(feedSourceTable.id, id))

import { sql } from 'drizzle-orm'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { exceptColumns } from '#src/server/platform/stored-rows.ts'
import { feedSourceTable, type ReportRow, type SourceRow } from './feeds.tables.ts'

const SOURCE = exceptColumns(feedSourceTable, 'created_at', 'updated_at').of()

/** A source of the company, as if others did not exist. */
export const findSource = ({ $client: d1 }: Database, companyId: string, id: string): Promise<SourceRow | null> =>
  d1.prepare(`SELECT ${SOURCE} FROM feed_source WHERE id = ? AND company_id = ?`).bind(id, companyId).first<SourceRow>()

export async function findSources({ $client: d1 }: Database, companyId: string): Promise<SourceRow[]> {
  const sources = `SELECT ${SOURCE} FROM feed_source WHERE company_id = ? ORDER BY created_at`
  return (await d1.prepare(sources).bind(companyId).all<SourceRow>()).results
}

/** Newest report and number of live vacancies of each source. */
export async function findSourceStates({ $client: d1 }: Database, sourceIds: readonly string[]) {
  const json = JSON.stringify(sourceIds)
  const [reports, live] = await d1.batch([
    d1
      .prepare(`SELECT r.* FROM json_each(?) s JOIN feed_report r ON r.id =
        (SELECT id FROM feed_report WHERE source_id = s.value ORDER BY created_at DESC, rowid DESC LIMIT 1)`)
      .bind(json),
    d1
      .prepare(`SELECT i.source_id, count(*) AS live FROM json_each(?) s JOIN feed_item i ON i.source_id = s.value AND i.listed = 1
        JOIN vacancy v ON v.id = i.vacancy_id AND v.status IN ('published', 'moderation') GROUP BY i.source_id`)
      .bind(json),
  ])
  return {
    reports: new Map(((reports?.results ?? []) as ReportRow[]).map((row) => [row.source_id, row])),
    live: new Map(
      ((live?.results ?? []) as { source_id: string; live: number }[]).map((row) => [row.source_id, row.live]),
    ),
  }
}

type NewSource = Pick<SourceRow, 'id' | 'company_id' | 'kind' | 'name' | 'address' | 'due_at'> & { now: number }

/** Inserts unless the company has `most` sources already; tells whether it did. Throws a unique violation for a known address. */
export async function insertSource({ $client: d1 }: Database, source: NewSource, most: number): Promise<boolean> {
  const insert = `INSERT INTO feed_source (id, company_id, kind, name, address, due_at, created_at, updated_at)
    SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7 WHERE (SELECT count(*) FROM feed_source WHERE company_id = ?2) < ?8`
  const { id, company_id, kind, name, address, due_at, now } = source
  const { meta } = await d1.prepare(insert).bind(id, company_id, kind, name, address, due_at, now, most).run()
  return meta.changes === 1
}

export const findUploadByName = (
  { $client: d1 }: Database,
  companyId: string,
  name: string,
): Promise<SourceRow | null> =>
  d1
    .prepare(`SELECT ${SOURCE} FROM feed_source WHERE company_id = ? AND kind = 'upload' AND name = ?`)
    .bind(companyId, name)
    .first<SourceRow>()

export async function saveSettings(db: Database, id: string, publishesAlone: boolean, now: number): Promise<void> {
  await db.$client
    .prepare('UPDATE feed_source SET publishes_alone = ?, updated_at = ? WHERE id = ?')
    .bind(publishesAlone ? 1 : 0, now, id)
    .run()
}

export const deleteSource = (db: Database, id: string): Statement =>
  db.run(sql`DELETE FROM feed_source WHERE id = ${id}`)

/** Sources whose time has come, longest overdue first. */
export async function findDueSources({ $client: d1 }: Database, now: number, limit: number): Promise<SourceRow[]> {
  const due = `SELECT ${SOURCE} FROM feed_source WHERE due_at IS NOT NULL AND due_at <= ?
    AND NOT EXISTS (SELECT 1 FROM company c JOIN erasure e ON e.account_id = c.account_id WHERE c.id = feed_source.company_id)
    ORDER BY due_at LIMIT ?`
  return (await d1.prepare(due).bind(now, limit).all<SourceRow>()).results
}

/** Takes a source for reading now, so that no other run does; false when another was faster. */
export async function claimSource(
  { $client: d1 }: Database,
  { id, due_at }: SourceRow,
  next: number,
): Promise<boolean> {
  const claim = 'UPDATE feed_source SET due_at = ? WHERE id = ? AND due_at IS ?'
  return (await d1.prepare(claim).bind(next, id, due_at).run()).meta.changes === 1
}

export type Reading = { readAt: number; dueAt: number | null; etag: string | null; lastModified: string | null }

export async function saveReading({ $client: d1 }: Database, id: string, reading: Reading): Promise<void> {
  const save = `UPDATE feed_source SET read_at = ?1, due_at = ?2, etag = ?3, last_modified = ?4, failures = 0, failure = NULL,
    updated_at = ?1 WHERE id = ?5`
  await d1.prepare(save).bind(reading.readAt, reading.dueAt, reading.etag, reading.lastModified, id).run()
}

export async function saveFailure(
  { $client: d1 }: Database,
  id: string,
  { failure, failures, dueAt, now }: { failure: string; failures: number; dueAt: number | null; now: number },
): Promise<void> {
  const save = 'UPDATE feed_source SET failure = ?, failures = ?, due_at = ?, updated_at = ? WHERE id = ?'
  await d1.prepare(save).bind(failure, failures, dueAt, now, id).run()
}

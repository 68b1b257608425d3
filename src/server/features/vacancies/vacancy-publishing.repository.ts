import { type SQL, sql } from 'drizzle-orm'
import { type Database, demandOneChange, type Statement } from '#src/server/platform/database.ts'
import { vacancyNationalityTable } from './vacancies.tables.ts'
import type { VacancyRow } from './vacancy-row.ts'
import { toSearchable } from './vacancy-row.ts'
import { buildSearchText, type SearchableCompany } from './vacancy-search-text.ts'

/** Rows travel as one JSON parameter, which has a limit of its own. */
const CHUNK = 40

type Company = SearchableCompany & { id: string }

/** Kept from the first writing whatever is written later. */
const KEPT = new Set(['id', 'company_id', 'created_at'])

const REPLACED_BY: Readonly<Record<string, string>> = {
  published_at: 'coalesce(vacancy.published_at, excluded.published_at)',
}

function* inChunks<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += CHUNK) yield items.slice(start, start + CHUNK)
}

/**
 * New rows and new versions of old ones. A number is given at the first publication only, so that what comes back or is
 * corrected does not jump the queue.
 */
function upsert(db: Database, rows: readonly VacancyRow[]): Statement {
  const columns = Object.keys(rows[0] ?? {}) as (keyof VacancyRow)[]
  const values = columns.map((_, index) => `value ->> ${index}`).join(', ')
  const updates = columns
    .filter((column) => !KEPT.has(column))
    .map((column) => `${column} = ${REPLACED_BY[column] ?? `excluded.${column}`}`)
  const json = JSON.stringify(rows.map((row) => columns.map((column) => row[column])))
  return db.run(
    sql`INSERT INTO vacancy (seq, ${sql.raw(columns.join(', '))})
      SELECT (SELECT coalesce(max(seq), 0) FROM vacancy) + key + 1, ${sql.raw(values)} FROM json_each(${json}) WHERE true
      ON CONFLICT (id) DO UPDATE SET
        seq = CASE WHEN vacancy.published_at IS NULL AND excluded.published_at IS NOT NULL THEN excluded.seq ELSE vacancy.seq END,
        ${sql.raw(updates.join(', '))}
      WHERE vacancy.company_id = excluded.company_id`,
  )
}

/** Which vacancies are meant, when their ids are known. */
export const areThese = (ids: readonly string[]): SQL =>
  sql`id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`

const takeOutOfSearch = (db: Database, companyId: string, which: SQL): Statement[] => {
  const seqs = sql`(SELECT seq FROM vacancy WHERE company_id = ${companyId} AND ${which})`
  return [
    db.run(sql`DELETE FROM vacancy_search WHERE rowid IN ${seqs}`),
    db.delete(vacancyNationalityTable).where(sql`${vacancyNationalityTable.vacancySeq} IN ${seqs}`),
  ]
}

/** Tells the search what those of the rows say that are published when the batch runs. */
export const putIntoSearch = (db: Database, rows: readonly VacancyRow[], company: Company): Statement[] =>
  [...inChunks(rows)].flatMap((chunk) => indexRows(db, chunk, company))

function indexRows(db: Database, rows: readonly VacancyRow[], company: Company): Statement[] {
  const texts = rows.map((row) => ({ id: row.id, ...buildSearchText(toSearchable(row), company) }))
  const entries = JSON.stringify(texts.map(({ id, terms, words }) => [id, terms, words]))
  const ids = JSON.stringify(rows.map(({ id }) => id))
  const words = JSON.stringify([...new Set(texts.flatMap((text) => text.words.split(' ')))].filter(Boolean))
  return [
    db.run(sql`INSERT INTO vacancy_search (rowid, terms, words)
      SELECT v.seq, e.value ->> 1, e.value ->> 2 FROM json_each(${entries}) e
      JOIN vacancy v ON v.id = e.value ->> 0 AND v.company_id = ${company.id} AND v.status = 'published'`),
    db.run(sql`INSERT INTO vacancy_nationality (country, vacancy_seq)
      SELECT n.value, v.seq FROM json_each(${ids}) e
      JOIN vacancy v ON v.id = e.value AND v.company_id = ${company.id} AND v.status = 'published' JOIN json_each(v.nationalities) n`),
    db.run(sql`INSERT OR IGNORE INTO search_word (word) SELECT value FROM json_each(${words})`),
  ]
}

/** Writes vacancies of one company with everything that the search knows of the published ones. Goes into one batch. */
export function writeVacancies(db: Database, rows: readonly VacancyRow[], company: Company): Statement[] {
  return [...inChunks(rows)].flatMap((chunk) => {
    const open = chunk.filter(({ status }) => status === 'published')
    return [
      ...takeOutOfSearch(db, company.id, areThese(chunk.map(({ id }) => id))),
      upsert(db, chunk),
      ...putIntoSearch(db, open, company),
    ]
  })
}

/**
 * Closes vacancies of a company that are not over yet; their pages say so for as long as those of expired ones. What never was
 * public becomes a draft again. Which they are is a condition, so that the batch decides and not what was read before it.
 */
export const closeVacancies = (db: Database, companyId: string, which: SQL, now: number): Statement[] => [
  ...takeOutOfSearch(db, companyId, which),
  db.run(sql`UPDATE vacancy SET status = CASE WHEN published_at IS NULL THEN 'draft' ELSE 'closed' END,
    expires_at = min(coalesce(expires_at, ${now}), ${now}), updated_at = ${now}
    WHERE company_id = ${companyId} AND status IN ('published', 'moderation', 'draft') AND ${which}`),
]

/** Hides a published vacancy until it is published again; aborts the batch where it is not published any more. */
export const pauseVacancy = (db: Database, companyId: string, id: string, now: number): Statement[] => [
  ...takeOutOfSearch(db, companyId, areThese([id])),
  db.run(sql`UPDATE vacancy SET status = 'draft', paused_at = ${now}, updated_at = max(${now}, updated_at + 1)
    WHERE company_id = ${companyId} AND id = ${id} AND status = 'published'`),
  ...demandOneChange(db),
]

/** Takes a vacancy out of what is public, and leaves it with its company; which state it was read in is part of the batch. */
export const withdrawVacancy = (db: Database, companyId: string, id: string, now: number): Statement[] => [
  ...takeOutOfSearch(db, companyId, areThese([id])),
  db.run(
    sql`UPDATE vacancy SET status = 'draft', paused_at = NULL, updated_at = max(${now}, updated_at + 1) WHERE id = ${id}`,
  ),
]

/** Gives published vacancies a new end. */
export const extendVacancies = (
  db: Database,
  ends: readonly (readonly [id: string, expiresAt: number])[],
): Statement[] =>
  [...inChunks(ends)].map((chunk) =>
    db.run(sql`UPDATE vacancy SET expires_at = e.value ->> 1 FROM json_each(${JSON.stringify(chunk)}) e
      WHERE vacancy.id = e.value ->> 0 AND status = 'published'`),
  )

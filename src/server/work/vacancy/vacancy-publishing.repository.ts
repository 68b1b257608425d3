import { type SQL, sql } from 'drizzle-orm'
import { isSuspended } from '#src/server/people/organisation/suspensions.repository.ts'
import { type Database, demandOneChange, type Statement } from '#src/server/platform/database.ts'
import { vacancyNationalityTable } from './vacancy.tables.ts'
import { canMove, isRefused, leadsToModeration, refusedOf, statusAfter } from './vacancy-moves.repository.ts'
import { toSearchable, type VacancyRow } from './vacancy-row.ts'
import { buildSearchText, type SearchableCompany } from './vacancy-search-text.ts'

/** Rows are one JSON parameter, whose size is limited. */
const CHUNK = 40

type Company = SearchableCompany & { id: string }
type SearchedRow = Parameters<typeof toSearchable>[0] & Pick<VacancyRow, 'id'>

/** Never overwritten by later writes. */
const KEPT = new Set(['id', 'company_id', 'created_at'])

const REPLACED_BY: Readonly<Record<string, string>> = {
  published_at: 'coalesce(vacancy.published_at, excluded.published_at)',
  // A decision names the version that was read.
  updated_at: 'max(excluded.updated_at, vacancy.updated_at + 1)',
}

function* inChunks<T>(items: readonly T[]): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += CHUNK) yield items.slice(start, start + CHUNK)
}

type Writing = {
  /** The actor that makes the rows public. */
  move: 'publish' | 'import' | 'approve'
  now: number
}

/** The condition that a row of `json_each` waits, regardless of what was read before the batch. */
function mustWait(columns: readonly (keyof VacancyRow)[], { move, now }: Writing): SQL {
  if (move === 'approve') return sql`0`
  const cellOf = (column: keyof VacancyRow) => sql.raw(`value ->> ${columns.indexOf(column)}`)
  const id = cellOf('id')
  const before = sql`EXISTS (SELECT 1 FROM vacancy b WHERE b.id = ${id} AND ${leadsToModeration(move, 'b')})`
  return sql`${isRefused({ id, text: cellOf('text') }, now)} OR ${before}`
}

/** Inserts or updates rows. The sequence number is assigned at the first publication only, so that resumed or corrected vacancies are not newer. */
function upsert(db: Database, rows: readonly VacancyRow[], companyId: string, writing: Writing): Statement {
  const columns = Object.keys(rows[0] ?? {}) as (keyof VacancyRow)[]
  const whereWaiting: Partial<Record<keyof VacancyRow, string>> = { status: "'moderation'", published_at: 'NULL' }
  const values = columns.map((column, index) => {
    const waiting = whereWaiting[column]
    return waiting ? `iif(waits, ${waiting}, value ->> ${index})` : `value ->> ${index}`
  })
  const updates = columns
    .filter((column) => !KEPT.has(column))
    .map((column) => `${column} = ${REPLACED_BY[column] ?? `excluded.${column}`}`)
  const json = JSON.stringify(rows.map((row) => columns.map((column) => row[column])))
  return db.run(
    sql`WITH ${refusedOf(companyId)}, written AS MATERIALIZED (SELECT key, value, ${mustWait(columns, writing)} AS waits FROM json_each(${json}))
      INSERT INTO vacancy (seq, ${sql.raw(columns.join(', '))})
      SELECT (SELECT coalesce(max(seq), 0) FROM vacancy) + key + 1, ${sql.raw(values.join(', '))} FROM written WHERE true
      ON CONFLICT (id) DO UPDATE SET
        seq = CASE WHEN vacancy.published_at IS NULL AND excluded.published_at IS NOT NULL THEN excluded.seq ELSE vacancy.seq END,
        withdrawn_status = NULL, ${sql.raw(updates.join(', '))}
      WHERE vacancy.company_id = excluded.company_id`,
  )
}

/** Selects vacancies by id. */
export const areThese = (ids: readonly string[]): SQL =>
  sql`id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`

/** Removes vacancies of a company from the search. */
export const takeOutOfSearch = (db: Database, companyId: string, which: SQL): Statement[] => {
  const seqs = sql`(SELECT seq FROM vacancy WHERE company_id = ${companyId} AND ${which})`
  return [
    db.run(sql`DELETE FROM vacancy_search WHERE rowid IN ${seqs}`),
    db.delete(vacancyNationalityTable).where(sql`${vacancyNationalityTable.vacancySeq} IN ${seqs}`),
  ]
}

/** Adds those of the rows to the search that are published when the batch runs. */
export const putIntoSearch = (db: Database, rows: readonly SearchedRow[], company: Company): Statement[] =>
  [...inChunks(rows)].flatMap((chunk) => indexRows(db, chunk, company))

function indexRows(db: Database, rows: readonly SearchedRow[], company: Company): Statement[] {
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

/**
 * Writes vacancies of one company with their search entries, in one batch. Rows that must wait because of a rejection wait, even if it came
 * after the decision.
 */
export function writeVacancies(
  db: Database,
  rows: readonly VacancyRow[],
  company: Company,
  writing: Writing,
): Statement[] {
  return [...inChunks(rows)].flatMap((chunk) => {
    const open = chunk.filter(({ status }) => status === 'published')
    return [
      ...takeOutOfSearch(db, company.id, areThese(chunk.map(({ id }) => id))),
      upsert(db, chunk, company.id, writing),
      ...putIntoSearch(db, open, company),
    ]
  })
}

/** The paused vacancies of a suspended company: closing one would make its page public. */
const isHeldBack = sql.raw(`(paused_at IS NOT NULL AND ${isSuspended('vacancy.company_id')})`)

/**
 * Closes vacancies of a company, except those that a suspension withdrew; their public pages say so as long as those of expired ones. The
 * condition selects them in the batch.
 */
export const closeVacancies = (db: Database, companyId: string, which: SQL, now: number): Statement[] => [
  ...takeOutOfSearch(db, companyId, which),
  db.run(sql`UPDATE vacancy SET status = ${statusAfter('close')}, expires_at = min(coalesce(expires_at, ${now}), ${now}),
    paused_at = NULL, updated_at = max(${now}, updated_at + 1) WHERE company_id = ${companyId} AND ${canMove('close')} AND NOT ${isHeldBack} AND ${which}`),
]

/** Pauses a published vacancy; aborts the batch if it is no longer published. */
export const pauseVacancy = (db: Database, companyId: string, id: string, now: number): Statement[] => [
  ...takeOutOfSearch(db, companyId, areThese([id])),
  db.run(sql`UPDATE vacancy SET status = ${statusAfter('pause')}, paused_at = ${now}, updated_at = max(${now}, updated_at + 1)
    WHERE company_id = ${companyId} AND id = ${id} AND ${canMove('pause')}`),
  ...demandOneChange(db),
]

/** Pauses all public vacancies of a company that an admin suspends. */
export const suspendVacancies = (db: Database, companyId: string, now: number): Statement[] => [
  ...takeOutOfSearch(db, companyId, sql`status = 'published'`),
  db.run(sql`UPDATE vacancy SET status = ${statusAfter('suspend')}, paused_at = ${now}, updated_at = max(${now}, updated_at + 1)
    WHERE company_id = ${companyId} AND ${canMove('suspend')}`),
]

/** Resumes a paused vacancy, or sends it to moderation; aborts the batch if it is no longer paused or has ended. */
export const resumeVacancy = (
  db: Database,
  row: SearchedRow,
  company: Company,
  { status, now }: { status: VacancyRow['status']; now: number },
): Statement[] => [
  db.run(sql`WITH ${refusedOf(company.id)} UPDATE vacancy SET paused_at = NULL, updated_at = max(${now}, updated_at + 1),
    status = iif(${isRefused({ id: sql`vacancy.id`, text: sql`vacancy.text` }, now)}, 'moderation', ${status})
    WHERE company_id = ${company.id} AND id = ${row.id} AND ${canMove('resume')} AND expires_at > ${now}`),
  ...demandOneChange(db),
  ...putIntoSearch(db, [row], company),
]

/** Turns a rejected or taken down vacancy into a draft; aborts the batch if that is no longer possible. */
export const withdrawVacancy = (
  db: Database,
  companyId: string,
  id: string,
  { move, now }: { move: 'refuse' | 'take-down'; now: number },
): Statement[] => [
  ...takeOutOfSearch(db, companyId, areThese([id])),
  db.run(sql`UPDATE vacancy SET status = ${statusAfter(move)}, paused_at = NULL, updated_at = max(${now}, updated_at + 1)
    WHERE id = ${id} AND ${canMove(move)}`),
  ...demandOneChange(db),
]

/** Sets a new end of published vacancies. */
export const extendVacancies = (
  db: Database,
  ends: readonly (readonly [id: string, expiresAt: number])[],
): Statement[] =>
  [...inChunks(ends)].map((chunk) =>
    db.run(sql`UPDATE vacancy SET expires_at = e.value ->> 1 FROM json_each(${JSON.stringify(chunk)}) e
      WHERE vacancy.id = e.value ->> 0 AND ${canMove('extend')}`),
  )

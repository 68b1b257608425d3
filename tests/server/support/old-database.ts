import type { D1Migration } from 'cloudflare:test'
import type { D1Database } from '@cloudflare/workers-types'
import { hashText } from '#src/server/platform/crypto.ts'
import filled from './filled-at-0016.jsonl?raw'

/** The newest migration that the kept rows know. */
export const OLDEST = '0016_kept_addresses.sql'

/** Tables that a migration emptied into another one, and the one that did. */
const MOVED: readonly string[] = [
  // 0042: the CV is one document.
  'experience',
  'document',
]

/** Columns that a migration emptied on purpose, and the one that did. Everything else stays letter by letter. */
const GIVEN_UP: Readonly<Record<string, readonly string[]>> = {
  // 0042: they went into the CV.
  // 0048: a mark that did not say what was checked.
  seaman: ['birth_date', 'home_airport', 'mobile', 'verification'],
  // 0021: words wait in `carried_words`.
  social_flow: ['note'],
  // 0023: words of the vocabulary.
  vacancy: ['trading_area', 'internet', 'agreement'],
  // 0094: texts are in `company_text`, by language.
  company: ['about', 'about_language'],
  // 0092: what the seafarer chose stays as it was.
  erasure: ['was_listed'],
}

type Row = Record<string, string | number | null>

/** Rows of the demo fleet as its seed wrote them under `OLDEST`, and one of each table that the seed left empty; parents first. */
export async function fillAsOfOldest(db: D1Database): Promise<void> {
  const rows = filled
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as [table: string, row: Row])
  await db.batch(
    rows.map(([table, row]) => {
      const names = Object.keys(row)
      const places = names.map(() => '?').join(', ')
      return db.prepare(`INSERT INTO ${table} (${names.join(', ')}) VALUES (${places})`).bind(...Object.values(row))
    }),
  )
}

const read = async <Found>(db: D1Database, sql: string): Promise<Found[]> =>
  (await db.prepare(sql).all<Found>()).results

const listTables = async (db: D1Database): Promise<string[]> =>
  (await read<{ name: string }>(db, "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"))
    .map(({ name }) => name)
    .filter((name) => !/^(sqlite_|_cf_|d1_|vacancy_search|guard$)/.test(name))
    .filter((name) => !MOVED.includes(name))

const listColumns = async (db: D1Database, table: string): Promise<string[]> =>
  (await read<{ name: string }>(db, `PRAGMA table_info(${table})`))
    .map(({ name }) => name)
    .filter((name) => !GIVEN_UP[table]?.includes(name))

export type Kept = { rows: number; columns: string[]; digest: string }

async function digest(db: D1Database, table: string, columns: string[]): Promise<Kept> {
  const rows = await read<Row>(db, `SELECT ${columns.join(', ')} FROM ${table}`)
  const lines = rows.map((row) => JSON.stringify(columns.map((column) => row[column]))).sort()
  return { rows: rows.length, columns, digest: hashText(lines.join('\n')) }
}

/**
 * What stands in each table. With `before`: in the tables and columns that were there then; one that is gone throws.
 */
export async function digestTables(db: D1Database, before?: Record<string, Kept>): Promise<Record<string, Kept>> {
  const tables = before ? Object.keys(before) : await listTables(db)
  const kept = tables.map(async (table) => [
    table,
    await digest(db, table, before?.[table]?.columns ?? (await listColumns(db, table))),
  ])
  return Object.fromEntries(await Promise.all(kept))
}

/** Tables that the migration drops while rows of others would go with theirs, as `table before table`. */
export async function findDroppedParents(db: D1Database, { queries }: D1Migration): Promise<string[]> {
  const dropped = queries.flatMap((query) => /^\s*DROP TABLE (?:IF EXISTS )?"?(\w+)/i.exec(query)?.[1] ?? [])
  const found: string[] = []
  for (const child of await listTables(db))
    for (const key of await read<{ table: string; on_delete: string }>(db, `PRAGMA foreign_key_list(${child})`))
      if (dropped.includes(key.table) && key.on_delete === 'CASCADE') found.push(`${key.table} before ${child}`)
  return found
}

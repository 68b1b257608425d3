import { env } from 'cloudflare:test'
import type { D1Database } from '@cloudflare/workers-types'

type Table = { name: string; sql: string }

const read = async <Row>(sql: string, db: D1Database): Promise<Row[]> => (await db.prepare(sql).all<Row>()).results

const readTables = (db: D1Database) =>
  read<Table>("SELECT name, coalesce(sql, '') AS sql FROM sqlite_master WHERE type = 'table'", db)

const namesOfVirtual = (tables: readonly Table[]): string[] =>
  tables.filter(({ sql }) => /^CREATE VIRTUAL TABLE/i.test(sql)).map(({ name }) => name)

/** Indexes of words, which are no tables of rows and columns. */
export const readVirtualTables = async (db = env.DB): Promise<string[]> => namesOfVirtual(await readTables(db))

/** Tables of our own; the parts that a search index is kept in belong to the index. */
export async function listTables(db = env.DB): Promise<string[]> {
  const all = await readTables(db)
  const indexes = namesOfVirtual(all).map((name) => `${name}_`)
  return all
    .map(({ name }) => name)
    .filter((name) => !/^(sqlite_|_cf_|d1_)/.test(name) && !indexes.some((prefix) => name.startsWith(prefix)))
}

export type Column = { name: string; type: string; notnull: number; dflt_value: string | null; pk: number }

export const readColumns = (table: string, db = env.DB): Promise<Column[]> =>
  read<Column>(`PRAGMA table_info(${table})`, db)

type Reference = { column: string; to: string; key: string; onDelete: string }
type ForeignKey = { table: string; from: string; to: string; on_delete: string }

export const readReferences = async (table: string, db = env.DB): Promise<Reference[]> =>
  (await read<ForeignKey>(`PRAGMA foreign_key_list(${table})`, db)).map((key) => ({
    column: key.from,
    to: key.table,
    key: key.to,
    onDelete: key.on_delete,
  }))

/** The first value that a column's check allows, where it has one. */
export async function readChoices(table: string, db = env.DB): Promise<Map<string, string | number>> {
  const [found] = await read<Table>(`SELECT name, sql FROM sqlite_master WHERE name = '${table}'`, db)
  const choices = (found?.sql ?? '').matchAll(/CHECK \((\w+) (?:IN \(|= )(?:'([^']+)'|(\d+))/g)
  return new Map([...choices].map(([, column = '', text, number]) => [column, text ?? Number(number)]))
}

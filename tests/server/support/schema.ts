import { env } from 'cloudflare:test'

type Table = { name: string; sql: string }

const read = async <Row>(sql: string): Promise<Row[]> => (await env.DB.prepare(sql).all<Row>()).results

const readTables = () => read<Table>("SELECT name, coalesce(sql, '') AS sql FROM sqlite_master WHERE type = 'table'")

const namesOfVirtual = (tables: readonly Table[]): string[] =>
  tables.filter(({ sql }) => /^CREATE VIRTUAL TABLE/i.test(sql)).map(({ name }) => name)

/** Indexes of words, which are no tables of rows and columns. */
export const readVirtualTables = async (): Promise<string[]> => namesOfVirtual(await readTables())

/** Tables of our own; the parts that a search index is kept in belong to the index. */
export async function listTables(): Promise<string[]> {
  const all = await readTables()
  const indexes = namesOfVirtual(all).map((name) => `${name}_`)
  return all
    .map(({ name }) => name)
    .filter((name) => !/^(sqlite_|_cf_|d1_)/.test(name) && !indexes.some((prefix) => name.startsWith(prefix)))
}

export type Column = { name: string; type: string; notnull: number; dflt_value: string | null; pk: number }

export const readColumns = (table: string): Promise<Column[]> => read<Column>(`PRAGMA table_info(${table})`)

type Reference = { column: string; to: string; onDelete: string }

export const readReferences = async (table: string): Promise<Reference[]> =>
  (await read<{ table: string; from: string; on_delete: string }>(`PRAGMA foreign_key_list(${table})`)).map((key) => ({
    column: key.from,
    to: key.table,
    onDelete: key.on_delete,
  }))

/** The first value that a column's check allows, where it has one. */
export async function readChoices(table: string): Promise<Map<string, string>> {
  const [found] = await read<Table>(`SELECT name, sql FROM sqlite_master WHERE name = '${table}'`)
  const choices = (found?.sql ?? '').matchAll(/CHECK \((\w+) IN \('([^']+)'/g)
  return new Map([...choices].map(([, column = '', value = '']) => [column, value]))
}

import { env } from 'cloudflare:test'
import type { D1Database } from '@cloudflare/workers-types'
import { hashText } from '#src/server/platform/crypto.ts'

type Row = Record<string, unknown>
/** Rows of every table, by table. */
export type State = ReadonlyMap<string, readonly Row[]>

/** Of the product; what a test adds begins with `test_`. */
const TABLES = `SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'
  AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'd1\\_%' ESCAPE '\\'
  AND name NOT LIKE 'test\\_%' ESCAPE '\\'`

let names: readonly string[] | undefined

async function findTables(): Promise<readonly string[]> {
  names ??= (await env.DB.prepare(TABLES).all<{ name: string }>()).results.map(({ name }) => name)
  return names
}

/** Everything that the database holds. */
export async function readState(): Promise<State> {
  const tables = await findTables()
  const found = await env.DB.batch<Row>(tables.map((name) => env.DB.prepare(`SELECT * FROM "${name}"`)))
  return new Map(tables.map((name, index) => [name, found[index]?.results ?? []]))
}

/** One text for the whole: two states are the same when their texts are. */
export const digestOf = (state: State): string => hashText(JSON.stringify([...state]))

const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 3

/** The rows that belong to someone: those that name one of the ids, and those that name such a row. */
export function rowsOf(state: State, ids: readonly string[]): { rows: Set<string>; ids: Set<string> } {
  const known = new Set(ids)
  const rows = new Set<string>()
  for (let before = -1; before !== rows.size; ) {
    before = rows.size
    for (const [table, list] of state)
      for (const row of list)
        if (Object.values(row).some((value) => isText(value) && known.has(value))) {
          rows.add(`${table} ${JSON.stringify(row)}`)
          for (const key of ['id', 'public_id', 'slug', 'token_hash']) if (isText(row[key])) known.add(row[key])
        }
  }
  return { rows, ids: known }
}

export const textsOf = (state: State): Set<string> =>
  new Set([...state].flatMap(([table, list]) => list.map((row) => `${table} ${JSON.stringify(row)}`)))

const READ = /^\s*(select|pragma)\b/i

/** The same database, and the number of statements made for it that may have written. */
export function watchWrites(d1: D1Database): { d1: D1Database; written: () => number } {
  let written = 0
  const prepare = (sql: string) => {
    if (!READ.test(sql)) written += 1
    return d1.prepare(sql)
  }
  const watched = { prepare, batch: d1.batch.bind(d1), exec: d1.exec.bind(d1), withSession: d1.withSession.bind(d1) }
  return { d1: watched as unknown as D1Database, written: () => written }
}

import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { D1Database } from '@cloudflare/workers-types'

const MIGRATIONS = new URL('../../src/server/migrations/', import.meta.url)

/** What happens around a call of the database: each may throw in place of the answer. */
export type Around = { before: (kind: 'read' | 'write') => Promise<void>; after: (kind: 'read' | 'write') => void }

type Value = string | number | bigint | null | Uint8Array
type Bound = { sql: string; params: Value[] }
type Rows = Record<string, unknown>[]

/** D1 refuses more. */
const MAX_BOUND = 100

/** The schema of the product without rows but those of its migrations, as the bytes of a database file. */
export function migrate(): Uint8Array {
  const database = new DatabaseSync(':memory:')
  const names = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'))
  for (const name of names.sort()) database.exec(readFileSync(new URL(name, MIGRATIONS), 'utf8'))
  return database.serialize()
}

/** A database in memory with the content of a database file. */
export function openBytes(bytes: Uint8Array): DatabaseSync {
  const database = new DatabaseSync(':memory:')
  database.deserialize(bytes)
  database.exec('PRAGMA foreign_keys = ON')
  return database
}

const toValue = (value: unknown): Value => {
  if (value === undefined) throw new TypeError('D1 does not bind undefined')
  return typeof value === 'boolean' ? Number(value) : (value as Value)
}

/** Prepared statements of a database: most are run thousands of times. */
const prepared = new WeakMap<DatabaseSync, Map<string, StatementSync>>()

function prepare(database: DatabaseSync, sql: string, asArrays = false): StatementSync {
  const known = prepared.get(database) ?? new Map<string, StatementSync>()
  prepared.set(database, known)
  const name = `${asArrays ? 'arrays' : 'objects'} ${sql}`
  const statement = known.get(name) ?? database.prepare(sql)
  if (asArrays) statement.setReturnArrays(true)
  known.set(name, statement)
  return statement
}

/** Reads rows without the product. */
export const readRows = <Row>(database: DatabaseSync, sql: string, ...params: Value[]): Row[] =>
  prepare(database, sql).all(...params) as Row[]

function run(database: DatabaseSync, { sql, params }: Bound) {
  if (params.length > MAX_BOUND) throw new Error(`D1 binds at most ${MAX_BOUND} values`)
  const statement = prepare(database, sql)
  if (statement.columns().length > 0) return { results: statement.all(...params) as Rows, changes: 0 }
  return { results: [], changes: Number(statement.run(...params).changes) }
}

function runBatch(database: DatabaseSync, statements: readonly Bound[]) {
  database.exec('BEGIN IMMEDIATE')
  try {
    const answers = statements.map((statement) => run(database, statement))
    database.exec('COMMIT')
    return answers
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

const asResult = ({ results, changes }: { results: Rows; changes: number }) => ({
  ...{ results, success: true },
  meta: { changes },
})

/** SQLite in this process with the interface of D1: a batch is one transaction. */
export function createD1(database: DatabaseSync, { before, after }: Around): D1Database {
  async function call<Answer>(kind: 'read' | 'write', act: () => Answer): Promise<Answer> {
    await before(kind)
    const answer = act()
    after(kind)
    return answer
  }
  const prepareOne = (sql: string, params: Value[] = []) => {
    const bound = { sql, params }
    const kind = /^\s*select\b/i.test(sql) ? 'read' : 'write'
    const all = () => call(kind, () => asResult(run(database, bound)))
    return {
      ...bound,
      bind: (...values: unknown[]) => prepareOne(sql, values.map(toValue)),
      ...{ all, run: all },
      // Columns of joined tables have equal names, which an object would lose.
      raw: () => call(kind, () => prepare(database, sql, true).all(...params)),
      first: async (column?: string) => {
        const [row] = (await all()).results
        return (column === undefined ? row : row?.[column]) ?? null
      },
    }
  }
  return {
    prepare: prepareOne,
    batch: (statements: readonly Bound[]) => call('write', () => runBatch(database, statements).map(asResult)),
  } as unknown as D1Database
}

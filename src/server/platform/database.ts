import type { D1Database, D1Result } from '@cloudflare/workers-types'
import { type Column, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { type DrizzleD1Database, drizzle } from 'drizzle-orm/d1'
import { runEffects } from './after-commit.ts'
import { Failure } from './failure.ts'

/** Typed queries, and the binding itself for hand-written SQL. */
export type Database = DrizzleD1Database & { $client: D1Database }
export type Statement = BatchItem<'sqlite'>

export const createDatabase = (binding: D1Database): Database => drizzle(binding as never) as unknown as Database

type Built = { sql: string; params: unknown[] }
type Buildable = { toSQL?: () => Built; getQuery: () => Built }

/**
 * Runs the statements as one transaction, and then their effects (`afterCommit`). Drizzle's batch loses the parameters of hand-written SQL. Throws
 * `not-signed-in` if a condition of `demandStillValid` fails, and `forbidden` for `demandPermitted`.
 */
export async function runBatch(db: Database, statements: readonly Statement[]): Promise<D1Result[]> {
  const results = await commit(db, statements)
  await runEffects(statements)
  return results
}

async function commit({ $client: d1 }: Database, statements: readonly Statement[]): Promise<D1Result[]> {
  const built = statements.map((statement) => {
    const query = statement as unknown as Buildable
    return query.toSQL ? query.toSQL() : query.getQuery()
  })
  try {
    return await d1.batch(built.map(({ sql, params }) => d1.prepare(sql).bind(...params)))
  } catch (error) {
    const causes = readCauses(error)
    if (causes.includes('CHECK constraint failed: stands')) throw new Failure('not-signed-in')
    throw causes.includes('CHECK constraint failed: permitted') ? new Failure('forbidden') : error
  }
}

/** Whether a column is in a list of any length: the list is bound as one JSON value, because a statement binds at most a hundred. */
export const isAmong = (column: Column, values: readonly (string | number)[]): SQL =>
  sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(values)}))`

/** Aborts the batch unless the statement before changed exactly one row. */
export const demandOneChange = (db: Database): Statement[] => demand(db, sql`changes()`)

/** Aborts the batch unless the expression is 1. */
export const demand = (db: Database, expression: SQL): Statement[] => [
  db.run(sql`INSERT INTO guard (ok) SELECT ${expression}`),
  db.run(sql`DELETE FROM guard`),
]

/** Aborts the batch unless the expression is 1: the session or the proof has ended since it was read. */
export const demandStillValid = (db: Database, expression: SQL): Statement[] => [
  db.run(sql`INSERT INTO standing (stands) SELECT ${expression}`),
  db.run(sql`DELETE FROM standing`),
]

/** Aborts the batch unless the expression is 1: the caller has lost the permission since the request was checked. */
export const demandPermitted = (db: Database, expression: SQL): Statement[] => [
  db.run(sql`INSERT INTO standing (stands, permitted) SELECT 1, ${expression}`),
  db.run(sql`DELETE FROM standing`),
]

/** The messages of an error and its causes, a line each. */
export function readCauses(error: unknown): string {
  let text = ''
  for (let cause = error; cause instanceof Error; cause = cause.cause) text += `${cause.message}\n`
  return text
}

export const isGuardFailure = (error: unknown): boolean => readCauses(error).includes('CHECK constraint failed: ok')

export const isUniqueViolation = (error: unknown): boolean => readCauses(error).includes('UNIQUE constraint failed')

/** True if a referenced row was deleted after the write was prepared. */
export const isReferenceViolation = (error: unknown): boolean =>
  readCauses(error).includes('FOREIGN KEY constraint failed')

/** Throws if the database does not answer. */
export async function pingDatabase({ $client: d1 }: Database): Promise<void> {
  await d1.prepare('SELECT 1').first()
}

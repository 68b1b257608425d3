import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createDemoFleet } from '#src/server/seed/demo-fleet.ts'
import { toStatements } from '#src/server/seed/to-statements.ts'
import { DEMO_PASSWORD, getDatabase, hashPassword, migrate } from '../database.ts'
import { createRuntime } from '../runtime.ts'
import { addApplications } from './add-applications.ts'
import { addWaiting } from './add-waiting.ts'

const ROOT = resolve('.wrangler/bench-data')
const MIGRATIONS = resolve('src/server/migrations')
const ROWS_PER_TRANSACTION = 50_000
const CACHE_KIB = 256 * 1024

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, Math.round(value)))

/** A larger market has more employers and people, not only larger ones. */
const planFleet = (vacancies: number) => ({
  vacancies,
  companies: clamp(vacancies / 500, 60, 2000),
  seamen: clamp(vacancies / 300, 300, 3000),
})

/** Another number makes databases again that were filled otherwise. */
const FILLING = '2'

/** Changes with the tables: a database of other tables is made again. */
function readSchemaMark(): string {
  const hash = createHash('sha256').update(FILLING)
  for (const name of readdirSync(MIGRATIONS).sort()) hash.update(readFileSync(resolve(MIGRATIONS, name)))
  return hash.digest('hex').slice(0, 16)
}

/** The runtime gives the file its name: it makes the tables, and is stopped while the file is filled. */
async function createEmptyDatabase(state: string): Promise<string> {
  const runtime = createRuntime({ port: 0, state })
  try {
    await migrate(await getDatabase(runtime))
  } finally {
    await runtime.dispose()
  }
  const folder = resolve(state, 'd1/miniflare-D1DatabaseObject')
  const name = readdirSync(folder).find((file) => file.endsWith('.sqlite') && file !== 'metadata.sqlite')
  if (!name) throw new Error(`The runtime made no database in ${folder}`)
  return resolve(folder, name)
}

/** Writes the demo fleet past the Worker, which would take hours for a million rows. Nothing but one batch is kept in memory. */
export function fill(database: DatabaseSync, vacancies: number, now: number, onRows: (written: number) => void): void {
  // A file that is half filled is thrown away, so nothing is kept for undoing.
  database.exec(
    `PRAGMA journal_mode = off; PRAGMA synchronous = off; PRAGMA foreign_keys = off; PRAGMA cache_size = -${CACHE_KIB}`,
  )
  let written = 0
  let left = ROWS_PER_TRANSACTION
  database.exec('BEGIN')
  for (const batch of createDemoFleet({ ...planFleet(vacancies), now, passwordHash: hashPassword(DEMO_PASSWORD) })) {
    for (const { sql, params } of toStatements(batch)) database.prepare(sql).run(...params)
    if (batch.table !== 'vacancy') continue
    written += batch.rows.length
    left -= batch.rows.length
    if (left > 0) continue
    database.exec('COMMIT; BEGIN')
    left = ROWS_PER_TRANSACTION
    onRows(written)
  }
  database.exec('COMMIT')
}

/** The folder of a database with so many open vacancies, made when there is none with these tables yet. */
export async function prepareDatabase(
  vacancies: number,
  isFresh: boolean,
  say: (line: string) => void,
): Promise<string> {
  const state = resolve(ROOT, String(vacancies))
  const mark = resolve(state, 'ready.json')
  const schema = readSchemaMark()
  const isReady = existsSync(mark) && JSON.parse(readFileSync(mark, 'utf8')).schema === schema
  if (isReady && !isFresh) return state
  rmSync(state, { recursive: true, force: true })
  const started = Date.now()
  const file = await createEmptyDatabase(state)
  const database = new DatabaseSync(file)
  fill(database, vacancies, started, (written) =>
    say(`  ${written} written, ${Math.round((Date.now() - started) / 1000)} s`),
  )
  addApplications(database)
  addWaiting(database, started)
  database.exec('PRAGMA journal_mode = wal')
  database.close()
  writeFileSync(mark, JSON.stringify({ schema, filledAt: started }))
  say(`  ${vacancies} open vacancies made in ${Math.round((Date.now() - started) / 1000)} s`)
  return state
}

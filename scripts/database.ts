import { createHash, randomBytes, scryptSync } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { D1Database } from '@cloudflare/workers-types'
import type { Miniflare } from 'miniflare'
import { unstable_splitSqlQuery } from 'wrangler'
import { createDatabase } from '#src/server/platform/database.ts'
import { createContent } from '#src/server/seed/content/content-statements.ts'
import { createDemoFleet } from '#src/server/seed/demo-fleet.ts'
import type { Batch, Cell } from '#src/server/seed/rows.ts'
import { toStatements } from '#src/server/seed/to-statements.ts'
import { measureAnswers } from '#src/server/work/crewing/answers.usecases.ts'
import { readContentFiles } from './content-files.ts'
import { isOfOtherBuild, type MigrationRecord, OtherBuildError } from './schema-record.ts'

const MIGRATIONS = new URL('../src/server/migrations/', import.meta.url)
const BATCH = 50

export const DEMO_PASSWORD = 'all hands on deck'
export const DEMO_ACCOUNTS = [
  'seaman@demo.example',
  'company@demo.example',
  'training@demo.example',
  'admin@demo.example',
  'admin2@demo.example',
  'newcomer@demo.example',
] as const

export const getDatabase = (runtime: Miniflare) =>
  runtime.getD1Database('DB', 'gangway-server') as unknown as Promise<D1Database>

/** Tables beside those of the platform and the record of migrations. */
const COUNT_TABLES = `SELECT count(*) AS count FROM sqlite_master
  WHERE type = 'table' AND name NOT GLOB 'd1_*' AND name NOT GLOB '_cf*' AND name NOT GLOB 'sqlite_*'`

/** As `wrangler d1 migrations` makes it, with the digest of each migration's text. */
const CREATE_RECORD = `CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL, digest TEXT)`

/** The migrations of this build, in their order. */
const listMigrations = () =>
  readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(new URL(name, MIGRATIONS), 'utf8')
      return { name, text, digest: createHash('sha256').update(text).digest('hex') }
    })

/**
 * Applies the migrations that the database has not seen, in order. Throws OtherBuildError, and leaves its tables as they are, when it records
 * others, or the same with another text, or has tables without a record.
 */
export async function migrate(database: D1Database): Promise<string[]> {
  const tables = await database.prepare(COUNT_TABLES).first<{ count: number }>()
  await database.prepare(CREATE_RECORD).run()
  // All columns: a record of an earlier build has no digests.
  const { results: recorded } = await database.prepare('SELECT * FROM d1_migrations ORDER BY id').all<MigrationRecord>()
  const known = listMigrations()
  if (isOfOtherBuild(recorded, known, tables?.count ?? 0)) throw new OtherBuildError()
  const fresh = known.slice(recorded.length)
  for (const { name, text, digest } of fresh) {
    const record = database.prepare('INSERT INTO d1_migrations (name, digest) VALUES (?, ?)').bind(name, digest)
    await database.batch([...unstable_splitSqlQuery(text).map((sql) => database.prepare(sql)), record])
  }
  return fresh.map(({ name }) => name)
}

export async function isEmpty(database: D1Database): Promise<boolean> {
  return (await database.prepare('SELECT id FROM account LIMIT 1').first()) === null
}

export function hashPassword(password: string): string {
  const salt = randomBytes(16)
  const key = scryptSync(password, salt, 32, { N: 2 ** 15, r: 8, p: 3, maxmem: 64 << 20 })
  return `$scrypt$ln=15,r=8,p=3$${salt.toString('base64')}$${key.toString('base64')}`
}

/** Fills an empty database with the demo fleet, the articles and the pages; dates are relative to `now`. */
export async function seed(database: D1Database, options: { vacancies?: number; now?: number } = {}): Promise<void> {
  const now = options.now ?? Date.now()
  const fleet = createDemoFleet({
    ...(options.vacancies && { vacancies: options.vacancies }),
    now,
    passwordHash: hashPassword(DEMO_PASSWORD),
  })
  await write(database, createContent(readContentFiles(), now))
  await write(database, statementsOf(fleet))
  await measureAnswers(createDatabase(database), now)
}

function* statementsOf(fleet: Iterable<Batch>): Generator<Written> {
  for (const rows of fleet) yield* toStatements(rows)
}

type Written = { sql: string; params: readonly Cell[] }

async function write(database: D1Database, statements: Iterable<Written>): Promise<void> {
  let batch: ReturnType<D1Database['prepare']>[] = []
  for (const { sql, params } of statements) {
    batch.push(database.prepare(sql).bind(...params))
    if (batch.length < BATCH) continue
    await database.batch(batch)
    batch = []
  }
  if (batch.length > 0) await database.batch(batch)
}

// Loads the demo fleet into SQLite without any package: node src/server/seed/measure-demo-fleet.ts [vacancies] [file]
import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { createDemoFleet } from './demo-fleet.ts'
import { toStatements } from './to-statements.ts'

const MIGRATIONS = new URL('../migrations/', import.meta.url)
const [vacancies = '1500', file = ':memory:'] = process.argv.slice(2)

const say = (line: string) => process.stdout.write(`${line}\n`)

const database = new DatabaseSync(file)
database.exec('PRAGMA journal_mode = off; PRAGMA synchronous = off; PRAGMA foreign_keys = on')
for (const name of readdirSync(MIGRATIONS).sort()) database.exec(readFileSync(new URL(name, MIGRATIONS), 'utf8'))

const started = performance.now()
const counts = new Map<string, number>()
let writing = 0
database.exec('BEGIN')
for (const batch of createDemoFleet({ vacancies: Number(vacancies), now: Date.now(), passwordHash: '-' })) {
  const from = performance.now()
  for (const { sql, params } of toStatements(batch)) database.prepare(sql).run(...params)
  writing += performance.now() - from
  counts.set(batch.table, (counts.get(batch.table) ?? 0) + batch.rows.length)
}
database.exec('COMMIT')

for (const [table, count] of counts) say(`${String(count).padStart(9)} ${table}`)
const total = performance.now() - started
say(
  `${Math.round(total)} ms, ${Math.round(writing)} of them writing; ${Math.round(process.memoryUsage().rss / 2 ** 20)} MiB`,
)

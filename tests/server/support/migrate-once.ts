import { applyD1Migrations, env } from 'cloudflare:test'

/** What the migrations leave in an empty database: its objects, without those that SQLite and virtual tables make themselves. */
const OBJECTS = `SELECT type, name, sql FROM sqlite_master
  WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf%' ESCAPE '\\'
  AND name NOT IN (SELECT name FROM pragma_table_list WHERE type = 'shadow')
  ORDER BY rowid`
const RECORD = 'INSERT INTO d1_migrations (name) SELECT value FROM json_each(?)'
/** Which tables the migrations fill. */
const FILLED = ['dated_rule_version', 'dated_rule']

type Made = { sql: string; values: unknown[] }

/** Outlives the file: see `isolate` in the configuration. */
const kept = globalThis as { migrated?: readonly Made[] }

/** The statements that write the rows of a table. */
async function copyRows(table: string): Promise<Made[]> {
  const { results } = await env.DB.prepare(`SELECT * FROM ${table}`).all()
  return results.map((row) => {
    const columns = Object.keys(row)
    const places = columns.map(() => '?').join(', ')
    return { sql: `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`, values: Object.values(row) }
  })
}

/** Makes the tables: the first file of a Worker by all migrations one after another, those after it at once, as they were left. */
export async function migrateOnce(): Promise<void> {
  if (kept.migrated) {
    const record = env.DB.prepare(RECORD).bind(JSON.stringify(env.MIGRATIONS.map(({ name }) => name)))
    const made = kept.migrated.map(({ sql, values }) => env.DB.prepare(sql).bind(...values))
    await env.DB.batch([...made, record])
    return
  }
  await applyD1Migrations(env.DB, env.MIGRATIONS)
  const { results } = await env.DB.prepare(OBJECTS).all<{ type: string; name: string; sql: string }>()
  const made: Made[] = []
  for (const { type, name, sql } of results) {
    made.push({ sql, values: [] })
    // Before the triggers are made, which reject some rows.
    if (type === 'table' && FILLED.includes(name)) made.push(...(await copyRows(name)))
  }
  kept.migrated = made
}

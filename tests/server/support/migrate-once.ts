import { applyD1Migrations, env } from 'cloudflare:test'

/** What the migrations leave in an empty database: its objects, without those that SQLite and virtual tables make themselves. */
const OBJECTS = `SELECT sql FROM sqlite_master
  WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf%' ESCAPE '\\'
  AND name NOT IN (SELECT name FROM pragma_table_list WHERE type = 'shadow')
  ORDER BY rowid`
const RECORD = 'INSERT INTO d1_migrations (name) SELECT value FROM json_each(?)'

/** Outlives the file: see `isolate` in the configuration. */
const kept = globalThis as { migrated?: readonly string[] }

/** Makes the tables: the first file of a Worker by all migrations one after another, those after it at once, as they were left. */
export async function migrateOnce(): Promise<void> {
  if (kept.migrated) {
    const record = env.DB.prepare(RECORD).bind(JSON.stringify(env.MIGRATIONS.map(({ name }) => name)))
    await env.DB.batch([...kept.migrated.map((sql) => env.DB.prepare(sql)), record])
    return
  }
  await applyD1Migrations(env.DB, env.MIGRATIONS)
  kept.migrated = (await env.DB.prepare(OBJECTS).all<{ sql: string }>()).results.map(({ sql }) => sql)
}

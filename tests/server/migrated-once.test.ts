import { applyD1Migrations, env } from 'cloudflare:test'
import type { D1Database } from '@cloudflare/workers-types'
import { expect, it } from 'vitest'
import { emptyStorage } from './support/empty-storage.ts'
import { digestTables } from './support/kept-rows.ts'
import { migrateOnce } from './support/migrate-once.ts'

const OBJECTS =
  "SELECT type, name, tbl_name, sql FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\' ORDER BY name"

async function describeDatabase(db: D1Database) {
  const { results: record } = await db.prepare('SELECT id, name FROM d1_migrations').all()
  return { objects: (await db.prepare(OBJECTS).all()).results, rows: await digestTables(db), record }
}

it('a file of tests that finds its tables made at once finds what the migrations make one after another', async () => {
  await emptyStorage()
  await migrateOnce()
  await applyD1Migrations(env.OLD_DB, env.MIGRATIONS)
  const made = await describeDatabase(env.DB)
  expect(made).toEqual(await describeDatabase(env.OLD_DB))
  expect(made.record).toHaveLength(env.MIGRATIONS.length)
})

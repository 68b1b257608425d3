import { applyD1Migrations, type D1Migration, env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { emptyStorage } from './support/empty-storage.ts'
import { fillTables } from './support/filled-database.ts'
import { digestTables, findDroppedParents, type Kept } from './support/kept-rows.ts'

const [BASELINE, ...LATER] = env.MIGRATIONS

/** The usual way of changing a table, here of one to which no other refers. */
const REBUILD_LEAF: D1Migration = {
  name: '9998_rebuild_leaf.sql',
  queries: [
    `CREATE TABLE new_ship (
      company_id TEXT NOT NULL REFERENCES company (id) ON DELETE CASCADE, imo TEXT NOT NULL, facts TEXT NOT NULL,
      updated_at INTEGER NOT NULL, checked_at INTEGER, PRIMARY KEY (company_id, imo)) STRICT`,
    'INSERT INTO new_ship (company_id, imo, facts, updated_at) SELECT company_id, imo, facts, updated_at FROM ship',
    'DROP TABLE ship',
    'ALTER TABLE new_ship RENAME TO ship',
  ],
}

/** The same with a mistake: one of the rows is left out. */
const LOSE_ROW: D1Migration = {
  ...REBUILD_LEAF,
  queries: REBUILD_LEAF.queries.map((query) => query.replace('FROM ship', 'FROM ship LIMIT 1')),
}

const REBUILD_PARENT: D1Migration = {
  name: '9999_rebuild_parent.sql',
  queries: [
    'PRAGMA defer_foreign_keys = ON',
    'CREATE TABLE kept_vacancy AS SELECT * FROM vacancy',
    'DROP TABLE vacancy',
    'CREATE TABLE vacancy AS SELECT * FROM kept_vacancy',
  ],
}

type Migrated = { before: Record<string, Kept>; after: Record<string, Kept>; dropped: string[] }

/** Fills the tables of the first migration, then applies the others one by one. */
async function migrateFilled(later: readonly D1Migration[]): Promise<Migrated> {
  await emptyStorage()
  const done = [BASELINE as D1Migration]
  await applyD1Migrations(env.OLD_DB, done)
  await fillTables(env.OLD_DB)
  const before = await digestTables(env.OLD_DB)
  const dropped: string[] = []
  for (const migration of later) {
    dropped.push(...(await findDroppedParents(env.OLD_DB, migration)))
    done.push(migration)
    await applyD1Migrations(env.OLD_DB, done)
  }
  return { before, after: await digestTables(env.OLD_DB, before), dropped }
}

describe('a database in which every table was filled under the first migration', () => {
  let migrated: Migrated

  beforeAll(async () => {
    migrated = await migrateFilled([...LATER, REBUILD_LEAF])
  })

  it('had rows in every table', () => {
    const empty = Object.entries(migrated.before).filter(([, { rows }]) => rows === 0)
    expect(empty.map(([table]) => table)).toEqual([])
  })

  it('keeps every row of every table through all later migrations, and through one that rebuilds a table', () => {
    expect(migrated.after).toEqual(migrated.before)
  })

  it('meets no migration that drops a table while rows of others are deleted with its rows', () => {
    expect(migrated.dropped).toEqual([])
  })
})

describe('a migration that loses rows', () => {
  it('is found when it leaves out a row of the table that it rebuilds', async () => {
    const { before, after } = await migrateFilled([...LATER, LOSE_ROW])
    expect(after.ship?.rows).toBe((before.ship?.rows ?? 0) - 1)
    expect({ ...after, ship: before.ship }).toEqual(before)
  })

  it('is found when it rebuilds a table whose rows others are deleted with', async () => {
    const { after, dropped } = await migrateFilled([...LATER, REBUILD_PARENT])
    expect(dropped).toContain('vacancy before application')
    expect(after.application?.rows).toBe(0)
  })
})

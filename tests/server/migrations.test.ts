import { applyD1Migrations, type D1Migration, env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { digestTables, fillAsOfOldest, findDroppedParents, type Kept, OLDEST } from './support/old-database.ts'

const ESSENTIAL = ['account', 'seaman', 'experience', 'document', 'company', 'application', 'vacancy', 'passkey']

const older = env.MIGRATIONS.filter(({ name }) => name <= OLDEST)
const newer = env.MIGRATIONS.filter(({ name }) => name > OLDEST)

async function migrate(migrations: readonly D1Migration[]): Promise<string[]> {
  const dropped: string[] = []
  const done = [...older]
  for (const migration of migrations) {
    dropped.push(...(await findDroppedParents(env.OLD_DB, migration)))
    done.push(migration)
    await applyD1Migrations(env.OLD_DB, done)
  }
  return dropped
}

describe('a database that was filled under the sixteenth migration', () => {
  let before: Record<string, Kept>
  let after: Record<string, Kept>
  let dropped: string[]

  beforeAll(async () => {
    await applyD1Migrations(env.OLD_DB, older)
    await fillAsOfOldest(env.OLD_DB)
    before = await digestTables(env.OLD_DB)
    dropped = await migrate(newer)
    after = await digestTables(env.OLD_DB, before)
  })

  it.each(ESSENTIAL)('held something in %s', (table) => {
    expect(before[table]?.rows).toBeGreaterThan(0)
  })

  it('keeps every row of every table as it was through all later migrations', () => {
    expect(after).toEqual(before)
  })

  it('gives every company the account that it came with as its owner', async () => {
    const sql = `SELECT count(*) AS companies, count(m.role) AS owners FROM company c
      LEFT JOIN company_member m ON m.company_id = c.id AND m.account_id = c.account_id AND m.role = 'owner'`
    const found = await env.OLD_DB.prepare(sql).first<{ companies: number; owners: number }>()
    expect(found?.companies).toBeGreaterThan(0)
    expect(found?.owners).toBe(found?.companies)
  })

  it('meets no migration that drops a table while rows of others would go with it', () => {
    expect(dropped).toEqual([])
  })

  it('would lose its applications by the usual way of changing a table, and that is seen', async () => {
    const rebuild: D1Migration = {
      name: '9999_rebuild.sql',
      queries: [
        'PRAGMA defer_foreign_keys = ON',
        'CREATE TABLE new_vacancy (seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE)',
        'INSERT INTO new_vacancy SELECT seq, id FROM vacancy',
        'DROP TABLE vacancy',
        'ALTER TABLE new_vacancy RENAME TO vacancy',
      ],
    }
    expect(await findDroppedParents(env.OLD_DB, rebuild)).toContain('vacancy before application')
    await applyD1Migrations(env.OLD_DB, [...env.MIGRATIONS, rebuild])
    const { application } = await digestTables(env.OLD_DB, { application: before.application as Kept })
    expect(application?.rows).toBe(0)
  })
})

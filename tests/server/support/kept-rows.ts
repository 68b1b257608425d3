import type { D1Migration } from 'cloudflare:test'
import type { D1Database } from '@cloudflare/workers-types'
import { hashText } from '#src/server/platform/crypto.ts'
import { listTables, readColumns, readReferences, readVirtualTables } from './schema.ts'

export type Kept = { rows: number; columns: string[]; digest: string }

async function digest(db: D1Database, table: string, columns: string[]): Promise<Kept> {
  const { results } = await db.prepare(`SELECT ${columns.join(', ')} FROM ${table}`).all<Record<string, unknown>>()
  const lines = results.map((row) => JSON.stringify(columns.map((column) => row[column]))).sort()
  return { rows: results.length, columns, digest: hashText(lines.join('\n')) }
}

/** The rows of each table. With `before`: of the tables and columns that existed then; throws when one of them is missing. */
export async function digestTables(db: D1Database, before?: Record<string, Kept>): Promise<Record<string, Kept>> {
  const search = before ? [] : await readVirtualTables(db)
  const tables = before ? Object.keys(before) : (await listTables(db)).filter((table) => !search.includes(table))
  const kept = tables.map(async (table) => {
    const columns = before?.[table]?.columns ?? (await readColumns(table, db)).map(({ name }) => name)
    return [table, await digest(db, table, columns)]
  })
  return Object.fromEntries(await Promise.all(kept))
}

/** Tables that the migration drops although rows of others are deleted with theirs, as `table before table`. */
export async function findDroppedParents(db: D1Database, { queries }: D1Migration): Promise<string[]> {
  const dropped = queries.flatMap((query) => /^\s*DROP TABLE (?:IF EXISTS )?"?(\w+)/i.exec(query)?.[1] ?? [])
  const found: string[] = []
  for (const child of await listTables(db))
    for (const { to, onDelete } of await readReferences(child, db))
      if (dropped.includes(to) && onDelete === 'CASCADE') found.push(`${to} before ${child}`)
  return found
}

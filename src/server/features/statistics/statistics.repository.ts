import type { z } from 'zod'
import type { Database } from '#src/server/platform/database.ts'
import type { StatisticName } from './statistics.tables.ts'

export type Statistic<Value> = { value: Value; updatedAt: number }

/** A kept figure; nothing when there is none, or one that another build kept in another shape. */
export async function findStatistic<Value>(
  db: Database,
  name: StatisticName,
  schema: z.ZodType<Value>,
): Promise<Statistic<Value> | undefined> {
  const row = await db.$client
    .prepare('SELECT value, updated_at FROM statistic WHERE name = ?')
    .bind(name)
    .first<{ value: string; updated_at: number }>()
  if (!row) return undefined
  const value = schema.safeParse(parse(row.value))
  return value.success ? { value: value.data, updatedAt: row.updated_at } : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export async function saveStatistic(
  db: Database,
  name: StatisticName,
  value: unknown,
  updatedAt: number,
): Promise<void> {
  const sql = `INSERT INTO statistic (name, value, updated_at) VALUES (?, ?, ?)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at`
  await db.$client.prepare(sql).bind(name, JSON.stringify(value), updatedAt).run()
}

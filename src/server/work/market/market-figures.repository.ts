import type { z } from 'zod'
import type { Database } from '#src/server/platform/database.ts'
import { pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { type StatisticName, statisticTable } from './market.tables.ts'

const KEPT = pickColumns(statisticTable, 'value', 'updated_at')

export type Statistic<Value> = { value: Value; updatedAt: number }

/** A stored figure; undefined if there is none, or another build stored another shape. */
export async function findStatistic<Value>(
  db: Database,
  name: StatisticName,
  schema: z.ZodType<Value>,
): Promise<Statistic<Value> | undefined> {
  const row = await db.$client
    .prepare(`SELECT ${KEPT.of()} FROM statistic WHERE name = ?`)
    .bind(name)
    .first<RowOf<typeof KEPT>>()
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
  const row = { value, updatedAt }
  await db
    .insert(statisticTable)
    .values({ name, ...row })
    .onConflictDoUpdate({ target: statisticTable.name, set: row })
}

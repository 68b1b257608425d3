import type { z } from 'zod'
import { MINUTE } from '#src/domain/time.ts'
import type { Database } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { StatisticName } from './market.tables.ts'
import { findStatistic, type Statistic, saveStatistic } from './market-figures.repository.ts'

const FRESH = 10 * MINUTE
const REMEMBERED = MINUTE

/** A shared figure: its name, schema and computation. */
export type SharedFigure<Value> = {
  name: StatisticName
  schema: z.ZodType<Value>
  compute: (services: Needs<'db' | 'clock'>) => Promise<Value>
}

type Remembered = Statistic<unknown> & { readAt: number; isRefreshing?: boolean }

const memory = new WeakMap<Database, Map<StatisticName, Remembered>>()

const recall = (db: Database, name: StatisticName): Remembered | undefined => memory.get(db)?.get(name)

function remember(db: Database, name: StatisticName, statistic: Statistic<unknown>, readAt: number): void {
  const known = memory.get(db) ?? new Map<StatisticName, Remembered>()
  memory.set(db, known.set(name, { ...statistic, readAt }))
}

/** Computes and stores a figure. */
export async function refreshStatistic<Value>(
  services: Needs<'db' | 'clock'>,
  { name, compute }: SharedFigure<Value>,
): Promise<Value> {
  const { db, clock } = services
  const updatedAt = clock()
  const value = await compute(services)
  await saveStatistic(db, name, value, updatedAt)
  remember(db, name, { value, updatedAt }, updatedAt)
  return value
}

/** Returns a stored figure of any age; computes it only if there is none. */
export async function getStatistic<Value>(
  services: Needs<'db' | 'clock'>,
  figure: SharedFigure<Value>,
): Promise<Value> {
  const { db, clock } = services
  const { name, schema } = figure
  const now = clock()
  const known = recall(db, name)
  if (known && now - known.readAt < REMEMBERED) return known.value as Value
  const kept = await findStatistic(db, name, schema)
  if (!kept) return refreshStatistic(services, figure)
  remember(db, name, kept, now)
  return kept.value
}

/** For after an answer: computes a figure if the scheduled run has not done so for ten minutes. */
export async function freshenStatistic<Value>(
  services: Needs<'db' | 'clock'>,
  figure: SharedFigure<Value>,
): Promise<void> {
  const known = recall(services.db, figure.name)
  if (!known || known.isRefreshing || services.clock() - known.updatedAt < FRESH) return
  known.isRefreshing = true
  await refreshStatistic(services, figure)
}

import type { SqlStorage } from '@cloudflare/workers-types'
import { findWalkers, MIN_WALKED, type Walk } from './walks.ts'

export type DistinctPolicy = {
  /** Milliseconds after which a view expires. */
  window: number
  /** Limit of different subjects. */
  distinct: number
}

/** `wait`: milliseconds until there is room again. `noticed`: accounts that are limited as a group from now on. */
export type Room = { wait: number; noticed: string[] }

const LOOKED = 'CREATE TABLE IF NOT EXISTS looked (thing TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID'
const WALKED =
  'CREATE TABLE IF NOT EXISTS walked (who TEXT NOT NULL, thing TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (who, thing)) WITHOUT ROWID'
const HELD = 'CREATE TABLE IF NOT EXISTS held (who TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID'
const OF_HELD = 'FROM walked WHERE who IN (SELECT who FROM held)'
const OF_MANY = 'FROM walked WHERE who IN (SELECT who FROM walked GROUP BY who HAVING count(*) >= ?)'

type Span = { made: number; first: number | null }

/**
 * Allows all subjects or none, and counts those that were not viewed in the window.
 * @param isGiven they belong to the viewer: they are counted and never rejected
 */
export function countThings(
  sql: SqlStorage,
  { window, distinct }: DistinctPolicy,
  things: readonly string[],
  now: number,
  isGiven: boolean,
): number {
  sql.exec(LOOKED)
  sql.exec('DELETE FROM looked WHERE at <= ?', now - window)
  const fresh = [...new Set(things)].filter(
    (thing) => sql.exec('SELECT at FROM looked WHERE thing = ?', thing).toArray().length === 0,
  )
  const { made } = sql.exec<Span>('SELECT count(*) AS made, min(at) AS first FROM looked').one()
  const over = made + fresh.length - distinct
  if (over > 0 && fresh.length > 0 && !isGiven) return findWait(sql, Math.min(over, made), window, now)
  for (const thing of fresh) sql.exec('INSERT INTO looked VALUES (?, ?)', thing, now)
  return 0
}

/** Milliseconds until that many of the oldest views expire. */
function findWait(sql: SqlStorage, leaving: number, window: number, now: number): number {
  const [last] = sql
    .exec<{ at: number }>('SELECT at FROM looked ORDER BY at LIMIT 1 OFFSET ?', Math.max(0, leaving - 1))
    .toArray()
  return Math.max(1, (last?.at ?? now) + window - now)
}

/**
 * Stores who viewed whom. When the accounts together exceed the limit of one, those that scrape as a group share that limit for a window.
 * `noticed`: accounts that were not in the group before.
 */
export function countWalk(sql: SqlStorage, { window, distinct }: DistinctPolicy, { who, thing, at: now }: Walk): Room {
  for (const table of [WALKED, HELD]) sql.exec(table)
  for (const table of ['walked', 'held']) sql.exec(`DELETE FROM ${table} WHERE at <= ?`, now - window)
  if (sql.exec('SELECT at FROM walked WHERE who = ? AND thing = ?', who, thing).toArray().length > 0)
    return { wait: 0, noticed: [] }
  const noticed = isMuch(sql, who, distinct) ? hold(sql, now) : []
  const wait = findHeldWait(sql, { window, distinct }, { who, thing, at: now })
  if (wait === 0) sql.exec('INSERT INTO walked VALUES (?, ?, ?)', who, thing, now)
  return { wait, noticed }
}

/** Whether to look for groups: this account viewed many, and all accounts more than one may. */
function isMuch(sql: SqlStorage, who: string, distinct: number): boolean {
  const own = sql.exec<{ made: number }>('SELECT count(*) AS made FROM walked WHERE who = ?', who).one()
  if (own.made < MIN_WALKED) return false
  return sql.exec<{ made: number }>('SELECT count(DISTINCT thing) AS made FROM walked').one().made >= distinct
}

function hold(sql: SqlStorage, now: number): string[] {
  const walkers = findWalkers(sql.exec<Walk>(`SELECT who, thing, at ${OF_MANY}`, MIN_WALKED).toArray())
  return walkers.filter(
    (who) => sql.exec('INSERT OR IGNORE INTO held VALUES (?, ?) RETURNING who', who, now).toArray().length > 0,
  )
}

function findHeldWait(sql: SqlStorage, { window, distinct }: DistinctPolicy, { who, thing, at: now }: Walk): number {
  if (sql.exec('SELECT at FROM held WHERE who = ?', who).toArray().length === 0) return 0
  if (sql.exec(`SELECT at ${OF_HELD} AND thing = ?`, thing).toArray().length > 0) return 0
  const { made, first } = sql.exec<Span>(`SELECT count(DISTINCT thing) AS made, min(at) AS first ${OF_HELD}`).one()
  return made < distinct ? 0 : Math.max(1, (first ?? now) + window - now)
}

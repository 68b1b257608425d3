import { DurableObject } from 'cloudflare:workers'
import { findNextAttempt, type LimitPolicy } from './attempts.ts'
import { countThings, countWalk, type DistinctPolicy, type Room } from './distinct-counter.ts'
import type { Walk } from './walks.ts'

const COUNTED = 'SELECT count(*) AS made, max(at) AS last FROM attempt'

/** Counts attempts of one account or address. An attempt counts from its start, so that parallel ones cannot slip through. */
export class RateLimiter extends DurableObject {
  /** Records an attempt and answers its number, or answers the milliseconds to wait. */
  take(policy: LimitPolicy, now: number): { attempt: number } | { wait: number } {
    const sql = this.open()
    sql.exec('DELETE FROM attempt WHERE at <= ?', now - policy.window)
    const { made, last } = sql.exec<{ made: number; last: number | null }>(COUNTED).one()
    const next = findNextAttempt(policy, made, last ?? 0)
    if (next > now) return { wait: next - now }
    const { id } = sql.exec<{ id: number }>('INSERT INTO attempt (at) VALUES (?) RETURNING id', now).one()
    void this.ctx.storage.setAlarm(Date.now() + policy.window)
    return { attempt: id }
  }

  /** Counts different things, or answers the milliseconds until there is room for them; with `isGiven` they count in any case. */
  takeThings(policy: DistinctPolicy, things: readonly string[], now: number, isGiven: boolean): number {
    const wait = countThings(this.ctx.storage.sql, policy, things, now, isGiven)
    if (wait === 0) void this.ctx.storage.setAlarm(Date.now() + policy.window)
    return wait
  }

  /** Counts what accounts of one place look at, and holds those together that walk as one. */
  takeWalk(policy: DistinctPolicy, walk: Walk): Room {
    const room = countWalk(this.ctx.storage.sql, policy, walk)
    if (room.wait === 0) void this.ctx.storage.setAlarm(Date.now() + policy.window)
    return room
  }

  /** The attempt was a good one: it does not count. */
  forgive(attempt: number): void {
    this.open().exec('DELETE FROM attempt WHERE id = ?', attempt)
  }

  /** The person has shown who they are: nothing counts any more. */
  clear(): void {
    this.open().exec('DELETE FROM attempt')
  }

  /** The account is gone: so is what was counted of it. */
  async forget(): Promise<void> {
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
  }

  /** Nothing counts any more after the window: the object leaves no trace. */
  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll()
  }

  private open() {
    const { sql } = this.ctx.storage
    sql.exec('CREATE TABLE IF NOT EXISTS attempt (id INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL)')
    return sql
  }
}

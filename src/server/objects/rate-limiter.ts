import { DurableObject } from 'cloudflare:workers'
import { findNextAttempt, type LimitPolicy } from './attempts.ts'
import { countThings, countWalk, type DistinctPolicy, type Room } from './distinct-counter.ts'
import type { Walk } from './walks.ts'

const COUNTED = 'SELECT count(*) AS made, max(at) AS last FROM attempt'

/** Counts attempts of an account or address. An attempt counts from its start, so that parallel attempts cannot exceed the limit. */
export class RateLimiter extends DurableObject {
  /** Records an attempt and returns its number, or the milliseconds to wait. */
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

  /** Counts different subjects, or returns the milliseconds until there is room; with `isGiven` they are always counted. */
  takeThings(policy: DistinctPolicy, things: readonly string[], now: number, isGiven: boolean): number {
    const wait = countThings(this.ctx.storage.sql, policy, things, now, isGiven)
    if (wait === 0) void this.ctx.storage.setAlarm(Date.now() + policy.window)
    return wait
  }

  /** Counts the views of accounts in one place, and limits those that scrape as a group. */
  takeWalk(policy: DistinctPolicy, walk: Walk): Room {
    const room = countWalk(this.ctx.storage.sql, policy, walk)
    if (room.wait === 0) void this.ctx.storage.setAlarm(Date.now() + policy.window)
    return room
  }

  /** Removes a successful attempt from the count. */
  forgive(attempt: number): void {
    this.open().exec('DELETE FROM attempt WHERE id = ?', attempt)
  }

  /** Resets the count after the person has proved their identity. */
  clear(): void {
    this.open().exec('DELETE FROM attempt')
  }

  /** Deletes the counts of an erased account. */
  async forget(): Promise<void> {
    await this.ctx.storage.deleteAlarm()
    await this.ctx.storage.deleteAll()
  }

  /** Deletes the object's data after the window. */
  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll()
  }

  private open() {
    const { sql } = this.ctx.storage
    sql.exec('CREATE TABLE IF NOT EXISTS attempt (id INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL)')
    return sql
  }
}

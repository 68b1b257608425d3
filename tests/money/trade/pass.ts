import { HOUR, MINUTE } from '#src/domain/time.ts'
import { planJob } from '../acts/jobs.ts'
import { readRows } from '../database.ts'
import { DAY } from '../model/books.ts'
import { persist } from '../perform.ts'
import type { TradeWorld } from './trade-world.ts'

const TICK = 10 * MINUTE
/** The provider is down for no longer. */
const OUTAGE = 6 * HOUR

/** A page that was asked for without a word since is unknown too. */
const UNKNOWN = `SELECT reference AS name FROM payment
    WHERE state = 'unknown' OR (state = 'waiting' AND provider = 'stripe' AND checkout_id IS NULL)
  UNION ALL SELECT id FROM payback WHERE state = 'unknown'`

export const findUnknown = ({ database }: TradeWorld): string[] =>
  readRows<{ name: string }>(database, UNKNOWN).map(({ name }) => name)

/** What the schedule does about providers, and about orders whose time is over: comparisons of the books rely on it. It runs again if it fails. */
export async function runSchedule(world: TradeWorld): Promise<void> {
  for (const name of ['look-up-payments', 'read-missed-events', 'follow-refunds', 'expire-orders']) {
    const { outcome } = await persist(world, planJob(name), false)
    if (outcome.includes('more than a day')) world.findings.push(`${name}: ${outcome}`)
  }
}

/** Passes time. What is unknown is known within a day, also after an outage of the provider. */
export async function pass(world: TradeWorld, milliseconds: number): Promise<void> {
  const { standIn } = world
  let left = milliseconds
  const step = (time: number) => {
    world.wait(time)
    left -= time
  }
  let outage = standIn.isDown() ? world.random.faults.below(OUTAGE) : 0
  for (let passed = 0; left > TICK && (outage > 0 || findUnknown(world).length > 0); passed += TICK) {
    step(TICK)
    outage -= TICK
    if (standIn.isDown() && outage <= 0) standIn.restart()
    await runSchedule(world)
    if (passed <= DAY) continue
    world.findings.push(`unknown for more than a day: ${findUnknown(world)}`)
    return
  }
  if (standIn.isDown()) standIn.restart()
  while (left > 0) {
    step(Math.min(left, 5 * DAY))
    if (milliseconds > HOUR) await runSchedule(world)
  }
}

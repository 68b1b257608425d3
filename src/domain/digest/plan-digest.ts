import { findHour, type LocalHour, localDay, nextHour } from '../time-zone/local-time.ts'

/** What is known of a digest that is due. `lastDay`: the local day of the last one (YYYY-MM-DD). */
export type DigestPlan = LocalHour & { lastDay: string | null }

/**
 * Returns the local day whose digest is written now, or the instant until which a due one waits. It waits if the person already had one
 * on the local day, and if the digest of an earlier day was missed and the hour of this day has not come: its content is in that of this day.
 */
export function planDigest({ lastDay, ...local }: DigestPlan, now: number): { day: string } | { dueAt: number } {
  const day = localDay(now, local.zone)
  const hour = findHour(day, local)
  const isSkipped = localDay(hour, local.zone) !== day
  if (isSkipped || hour > now || (lastDay !== null && lastDay >= day)) return { dueAt: nextHour(now, local, lastDay) }
  return { day }
}

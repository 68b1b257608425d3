import { DAY, HOUR } from '#src/domain/time.ts'

/** Letters a day to one mail domain, by the full days since its first one. Receivers distrust a sender that begins with many. */
const WARM_UP = [50, 100, 200, 400, 800, 1500, 3000, 6000, 12_000, 25_000, 50_000] as const

/** How far ahead letters of a domain are booked: the burst after a pause is an hour’s share. */
export const MAX_BOOKED_AHEAD = HOUR

/** Returns how many letters a domain gets a day. */
export function dailyLimit(firstAt: number, now: number): number {
  const days = Math.max(0, Math.floor((now - firstAt) / DAY))
  return WARM_UP[Math.min(days, WARM_UP.length - 1)] as number
}

/** Returns the time that one letter books, in ms. */
export const spacingOf = (firstAt: number, now: number): number => Math.ceil(DAY / dailyLimit(firstAt, now))

/** Returns when the next letter may leave, in UTC ms; not in the future if it may leave now. */
export const nextAt = (bookedUntil: number): number => bookedUntil - MAX_BOOKED_AHEAD

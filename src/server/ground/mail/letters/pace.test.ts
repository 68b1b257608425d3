import { expect, test } from 'vitest'
import { DAY, MINUTE } from '#src/domain/time.ts'
import { MAX_BOOKED_AHEAD, nextAt, spacingOf } from './pace.ts'

const FIRST = Date.UTC(2026, 10, 30, 18, 20)

/** Letters that leave a day if there are always some, by days since the first one. */
function countDays(days: number, every = MINUTE): number[] {
  const counts = Array.from({ length: days }, () => 0)
  let bookedUntil = 0
  for (let now = FIRST; now < FIRST + days * DAY; now += every) {
    while (nextAt(bookedUntil) <= now) {
      bookedUntil = Math.max(bookedUntil, now) + spacingOf(FIRST, now)
      counts[Math.floor((now - FIRST) / DAY)] = (counts[Math.floor((now - FIRST) / DAY)] ?? 0) + 1
    }
  }
  return counts
}

test('a domain gets its letters of each day, within six per cent, and more with the days', () => {
  const limits = [50, 100, 200, 400, 800, 1500, 3000, 6000, 12_000, 25_000, 50_000, 50_000]
  for (const [day, count] of countDays(limits.length).entries()) {
    expect(count / (limits[day] as number)).toBeGreaterThan(0.95)
    expect(count / (limits[day] as number)).toBeLessThanOrEqual(1.06)
  }
})

test('after a rest at most the share of an hour leaves together', () => {
  let bookedUntil = 0
  let count = 0
  for (; nextAt(bookedUntil) <= FIRST; count += 1)
    bookedUntil = Math.max(bookedUntil, FIRST) + spacingOf(FIRST - 20 * DAY, FIRST)
  expect(count).toBeLessThanOrEqual(50_000 / 24 + 1)
  expect(bookedUntil - FIRST).toBeLessThanOrEqual(MAX_BOOKED_AHEAD + DAY / 50_000 + 1)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toDate, toDay } from './plain-days.ts'
import { countSchengenDays, countSchengenStay, findSchengenEntry, type Stay } from './schengen.ts'

const stay = (from: string, to: string): Stay => ({ from, to })

describe('ninety days in any 180', () => {
  test('the day of entry and the day of exit count both', () => {
    expect(countSchengenDays([stay('2026-05-01', '2026-05-10')], '2026-06-01')).toEqual({ used: 10, left: 80 })
    expect(countSchengenDays([stay('2026-05-01', '2026-05-01')], '2026-05-01')).toEqual({ used: 1, left: 89 })
  })

  test('a stay leaves the window day by day', () => {
    // The window that ends on 28 June 2026 begins on 31 December 2025: 180 days.
    const january = [stay('2026-01-01', '2026-01-10')]
    expect(countSchengenDays(january, '2026-06-29').used).toBe(10)
    expect(countSchengenDays(january, '2026-06-30').used).toBe(9)
    expect(countSchengenDays(january, '2026-07-09').used).toBe(0)
  })

  test('stays that overlap count once; those that end before they begin, or on days that are none, do not count', () => {
    const stays = [
      stay('2026-05-01', '2026-05-10'),
      stay('2026-05-08', '2026-05-12'),
      stay('2026-06-02', '2026-06-01'),
      stay('2026-02-30', '2026-03-02'),
    ]
    expect(countSchengenDays(stays, '2026-06-10').used).toBe(12)
  })

  test('who was inside for 90 days may come back when the first of them leaves the window', () => {
    // 1 January and 89 days more are 31 March; 180 days after 1 January are 30 June.
    const spring = [stay('2026-01-01', '2026-03-31')]
    expect(countSchengenDays(spring, '2026-03-31')).toEqual({ used: 90, left: 0 })
    expect(findSchengenEntry(spring, '2026-04-01')).toBe('2026-06-30')
    expect(countSchengenStay(spring, '2026-04-01')).toBe(0)
    // A day leaves for each that is added.
    expect(countSchengenStay(spring, '2026-06-30')).toBe(90)
  })

  test('who was never inside may stay for ninety days from today', () => {
    expect(findSchengenEntry([], '2026-04-01')).toBe('2026-04-01')
    expect(countSchengenStay([], '2026-04-01')).toBe(90)
  })

  test('a stay of the last weeks shortens the next one', () => {
    expect(countSchengenStay([stay('2026-03-01', '2026-03-20')], '2026-04-01')).toBe(70)
  })
})

const BASE = toDay('2026-01-01')
const someStays = fc.array(
  fc.tuple(fc.nat(500), fc.nat(60)).map(([from, length]) => stay(toDate(BASE + from), toDate(BASE + from + length))),
  { maxLength: 6 },
)

/** The rule as the law puts it: on each day of the stay, look at the 180 days behind. */
function bruteForce(stays: readonly Stay[], from: number) {
  const inside = new Set<number>()
  for (const { from: first, to } of stays) for (let day = toDay(first); day <= toDay(to); day += 1) inside.add(day)
  const used = (day: number) =>
    Array.from({ length: 180 }, (_, back) => day - back).filter((one) => inside.has(one)).length
  const usedNow = used(from)
  let days = 0
  while (days < 90) {
    inside.add(from + days)
    if (used(from + days) > 90) break
    days += 1
  }
  return { usedNow, days }
}

test('the counter agrees with a look at every single day', () => {
  fc.assert(
    fc.property(someStays, fc.nat(700), (stays, offset) => {
      const date = toDate(BASE + offset)
      const { usedNow, days } = bruteForce(stays, BASE + offset)
      expect(countSchengenDays(stays, date).used).toBe(usedNow)
      expect(countSchengenStay(stays, date)).toBe(days)
      const entry = findSchengenEntry(stays, date)
      expect(bruteForce(stays, toDay(entry)).days).toBeGreaterThan(0)
      if (entry !== date) expect(bruteForce(stays, toDay(entry) - 1).days).toBe(0)
    }),
    { numRuns: 60 },
  )
})

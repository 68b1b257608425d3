import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { DAY } from '../time.ts'
import { nextDelivery } from './next-delivery.ts'

const ZONES = ['UTC', 'Asia/Manila', 'Asia/Kolkata', 'America/New_York', 'Pacific/Kiritimati', 'Europe/Kyiv']

test.each([
  ['each', '2026-12-02T10:15:00Z', null, '2026-12-02T10:15:00Z'],
  ['daily', '2026-12-02T07:59:00Z', null, '2026-12-02T08:00:00Z'],
  ['daily', '2026-12-02T08:00:00Z', null, '2026-12-03T08:00:00Z'],
  ['daily', '2026-12-02T00:30:00Z', 'Asia/Kolkata', '2026-12-02T02:30:00Z'],
  ['weekly', '2026-12-02T10:00:00Z', null, '2026-12-07T08:00:00Z'],
  ['weekly', '2026-12-06T23:30:00Z', 'Asia/Manila', '2026-12-07T00:00:00Z'],
  // Clocks go forward in the night before.
  ['daily', '2027-03-28T00:00:00Z', 'Europe/Kyiv', '2027-03-28T05:00:00Z'],
  ['daily', '2027-03-27T00:00:00Z', 'Europe/Kyiv', '2027-03-27T06:00:00Z'],
] as const)('a letter that is sent %s is due at %s in %s at %s', (frequency, now, zone, due) => {
  expect(new Date(nextDelivery(frequency, Date.parse(now), zone)).toISOString()).toBe(new Date(due).toISOString())
})

it('is due within a day or a week, after now', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2028, 0) }),
      fc.constantFrom(...ZONES),
      (now, zone) => {
        const [daily, weekly] = [nextDelivery('daily', now, zone), nextDelivery('weekly', now, zone)]
        expect(daily).toBeGreaterThan(now)
        expect(daily).toBeLessThan(now + DAY + DAY / 12)
        expect(weekly).toBeGreaterThanOrEqual(daily)
        expect(weekly).toBeLessThan(now + 7 * DAY + DAY / 12)
      },
    ),
    { numRuns: 200 },
  )
})

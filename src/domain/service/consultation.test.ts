import { describe, expect, it } from 'vitest'
import { HOUR, MINUTE } from '../time.ts'
import { countPassedReminders, lapseOf, listSlots, mayChangeBooking, type SlotRow, startOfDue } from './consultation.ts'

const ROW: SlotRow = { day: '2026-12-07', time: '09:30', timeZone: 'Europe/Kyiv', count: 1, days: 1 }
const startsOf = (row: Partial<SlotRow>) =>
  listSlots({ ...ROW, ...row }).map(({ startsAt }) => new Date(startsAt).toISOString().slice(0, 16))
const skippedOf = (row: Partial<SlotRow>) => listSlots({ ...ROW, ...row }).filter(({ isSkipped }) => isSkipped)

describe('a row of slots', () => {
  it('has slots in a row on each day', () => {
    expect(startsOf({ count: 3, days: 2 })).toEqual([
      ...['2026-12-07T07:30', '2026-12-07T08:00', '2026-12-07T08:30'],
      ...['2026-12-08T07:30', '2026-12-08T08:00', '2026-12-08T08:30'],
    ])
  })

  it('keeps the local time when clocks change', () => {
    expect(startsOf({ day: '2027-03-27', days: 3 })).toEqual([
      '2027-03-27T07:30',
      '2027-03-28T06:30',
      '2027-03-29T06:30',
    ])
    expect(startsOf({ day: '2026-10-31', timeZone: 'America/New_York', days: 2 })).toEqual([
      '2026-10-31T13:30',
      '2026-11-01T14:30',
    ])
  })

  it('takes the first of two equal local times, and never overlaps', () => {
    const starts = startsOf({ day: '2026-10-25', time: '02:30', count: 4 })
    expect(starts).toEqual(['2026-10-24T23:30', '2026-10-25T00:00', '2026-10-25T00:30', '2026-10-25T02:00'])
  })

  it('marks times that clocks skip', () => {
    expect(skippedOf({ day: '2027-03-28', time: '02:30', count: 3 }).map(({ time }) => time)).toEqual([
      '03:00',
      '03:30',
    ])
    expect(skippedOf({ day: '2027-03-28', time: '03:30', timeZone: 'Asia/Manila' })).toEqual([])
  })

  it('continues on the next day after midnight', () => {
    expect(listSlots({ ...ROW, time: '23:45', count: 2 }).map(({ day, time }) => `${day} ${time}`)).toEqual([
      '2026-12-07 23:45',
      '2026-12-08 00:15',
    ])
  })
})

describe('a booking', () => {
  const start = Date.UTC(2026, 11, 7, 12)

  it('can be changed until 24 hours before it', () => {
    expect(mayChangeBooking(start, start - 24 * HOUR)).toBe(true)
    expect(mayChangeBooking(start, start - 24 * HOUR + 1)).toBe(false)
    expect(mayChangeBooking(null, start)).toBe(true)
  })

  it('lapses 24 hours after its end, from which its start follows', () => {
    expect(lapseOf(start)).toBe(start + 30 * MINUTE + 24 * HOUR)
    expect(startOfDue(lapseOf(start))).toBe(start)
    expect(startOfDue(null)).toBeNull()
  })

  it('has the reminders whose time is not over', () => {
    expect([25, 24, 2, 1].map((hours) => countPassedReminders(start, start - hours * HOUR))).toEqual([0, 1, 1, 2])
  })
})

import { describe, expect, it } from 'vitest'
import { HOUR, MINUTE } from '../time.ts'
import { findHour, localDay, nextHour, readClock } from './local-time.ts'

const at = (text: string) => Date.parse(text)
const hourOf = (day: string, zone: string, hour: number) => new Date(findHour(day, { zone, hour })).toISOString()

describe('a local hour', () => {
  it('is found in zones with whole hours, half hours and quarters', () => {
    expect(hourOf('2026-11-30', 'UTC', 9)).toBe('2026-11-30T09:00:00.000Z')
    expect(hourOf('2026-11-30', 'Asia/Kolkata', 9)).toBe('2026-11-30T03:30:00.000Z')
    expect(hourOf('2026-11-30', 'Pacific/Chatham', 9)).toBe('2026-11-29T19:15:00.000Z')
    expect(hourOf('2026-11-30', 'Pacific/Kiritimati', 0)).toBe('2026-11-29T10:00:00.000Z')
    expect(hourOf('2026-11-30', 'Pacific/Niue', 23)).toBe('2026-12-01T10:00:00.000Z')
  })

  it('that occurs twice is the first of both', () => {
    expect(hourOf('2026-10-25', 'Europe/Kyiv', 3)).toBe('2026-10-25T00:00:00.000Z')
    expect(hourOf('2026-11-01', 'America/New_York', 1)).toBe('2026-11-01T05:00:00.000Z')
    expect(hourOf('2026-04-05', 'Australia/Lord_Howe', 1)).toBe('2026-04-04T14:00:00.000Z')
  })

  it('that clocks skip is the instant of their change', () => {
    expect(hourOf('2026-03-29', 'Europe/Kyiv', 3)).toBe('2026-03-29T01:00:00.000Z')
    expect(hourOf('2026-03-08', 'America/St_Johns', 2)).toBe('2026-03-08T05:30:00.000Z')
    expect(hourOf('2026-10-04', 'Australia/Lord_Howe', 2)).toBe('2026-10-03T15:30:00.000Z')
    expect(hourOf('2026-04-24', 'Africa/Cairo', 0)).toBe('2026-04-23T22:00:00.000Z')
    expect(hourOf('2026-09-06', 'America/Santiago', 0)).toBe('2026-09-06T04:00:00.000Z')
  })
})

describe('the next local hour', () => {
  const samoa = { zone: 'Pacific/Apia', hour: 9 }

  it('is later than the instant, and after the last day', () => {
    const nine = findHour('2026-06-01', samoa)
    expect(nextHour(nine - 1, samoa, null)).toBe(nine)
    expect(localDay(nextHour(nine, samoa, null), samoa.zone)).toBe('2026-06-02')
    expect(localDay(nextHour(nine - HOUR, samoa, '2026-06-01'), samoa.zone)).toBe('2026-06-02')
    expect(localDay(nextHour(nine - HOUR, samoa, '2026-06-02'), samoa.zone)).toBe('2026-06-03')
  })

  it('leaves out a day that the time zone skipped', () => {
    const before = findHour('2011-12-29', samoa)
    expect(localDay(nextHour(before, samoa, null), samoa.zone)).toBe('2011-12-31')
  })
})

describe('a local clock', () => {
  it('keeps milliseconds, also before 1970', () => {
    expect(readClock(at('2026-01-01T00:00:00.123Z'), 'Asia/Kolkata')).toBe(at('2026-01-01T05:30:00.123Z'))
    expect(readClock(-1, 'UTC')).toBe(-1)
  })

  it('shows minutes of a change by half an hour', () => {
    const change = at('2026-10-03T15:30:00Z')
    const shown = [change - MINUTE, change].map((instant) => readClock(instant, 'Australia/Lord_Howe'))
    expect(shown.map((clock) => new Date(clock).toISOString().slice(11, 16))).toEqual(['01:59', '02:30'])
  })
})

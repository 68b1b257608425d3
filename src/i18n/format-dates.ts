import { HOUR, MINUTE } from '#src/domain/time.ts'
import { agreeOnDate } from './agreed-names.ts'
import { createDateRange } from './format-date-range.ts'
import { memoise } from './memo.ts'
import { utcTime } from './plain-date.ts'
import { normaliseSpaces } from './spaces.ts'

export type DateFormats = {
  /** `2026-12-12` as "12 December 2026". */
  plainDate: (date: string) => string
  /** The same in a table that repeats dates: "12 Dec 2026". Elsewhere the long one is used. */
  shortDate: (date: string) => string
  /** "12–20 December 2026", "28 November – 3 December 2026"; one date when both days are the same. */
  dateRange: (from: string, to: string) => string
  /** `2026-12` or `2026-12-12` as "December 2026". */
  monthYear: (date: string) => string
  /** The date of an instant (UTC ms) in a time zone, by default UTC. */
  date: (ms: number, timeZone?: string) => string
  /** The time of an instant in a time zone, without its name: "14:05". */
  time: (ms: number, timeZone: string) => string
  /** Date and time of an instant with the zone's name, by default UTC. */
  dateTime: (ms: number, timeZone?: string) => string
  /** "yesterday", "in 3 months"; both in UTC ms. */
  relative: (ms: number, now: number) => string
}

// Medium months are digits in some languages, and 05/03 is ambiguous.
const LONG_DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const
const SHORT_DAY = { ...LONG_DAY, month: 'short' } as const
const WRITTEN_MONTH = /\p{L}/u
const TIME = { hour: 'numeric', minute: '2-digit' } as const

export const createDateFormats = (tag: string): DateFormats => {
  const formatter = (options: Intl.DateTimeFormatOptions) => {
    let format: Intl.DateTimeFormat | undefined
    return (ms: number): string => {
      format ??= new Intl.DateTimeFormat(tag, options)
      return agreeOnDate(normaliseSpaces(format.format(ms)))
    }
  }
  const inUtc = (options: Intl.DateTimeFormatOptions) => {
    const format = formatter({ ...options, timeZone: 'UTC' })
    return memoise((date) => format(utcTime(date)))
  }
  const inZone = (options: Intl.DateTimeFormatOptions) => {
    const zones = memoise((timeZone) => formatter({ ...options, timeZone }))
    return (ms: number, timeZone = 'UTC'): string => zones(timeZone)(ms)
  }
  const minutes = inZone({ ...LONG_DAY, ...TIME })
  const plainDate = inUtc(LONG_DAY)
  const short = inUtc(SHORT_DAY)
  return {
    plainDate,
    shortDate: (date) => (WRITTEN_MONTH.test(short(date)) ? short(date) : plainDate(date)),
    dateRange: createDateRange(tag, plainDate),
    monthYear: inUtc({ month: 'long', year: 'numeric' }),
    date: inZone(LONG_DAY),
    time: inZone(TIME),
    // Appended by hand: patterns with a zone are wrong in Hindi and Chinese.
    dateTime: (ms, timeZone = 'UTC') => `${minutes(ms, timeZone)}\u00a0${zoneName(tag, ms, timeZone)}`,
    relative: createRelative(tag),
  }
}

const zoneName = (tag: string, ms: number, timeZone: string): string => {
  if (timeZone === 'UTC') return timeZone
  const parts = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'short' }).formatToParts(ms)
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone
}

const DAY_LENGTH = 24 * HOUR
const STEPS: readonly [limit: number, length: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [HOUR, MINUTE, 'minute'],
  [DAY_LENGTH, HOUR, 'hour'],
  [30 * DAY_LENGTH, DAY_LENGTH, 'day'],
  [365 * DAY_LENGTH, 30.44 * DAY_LENGTH, 'month'],
  [Number.POSITIVE_INFINITY, 365.25 * DAY_LENGTH, 'year'],
]

const createRelative = (tag: string) => {
  let format: Intl.RelativeTimeFormat | undefined
  return (ms: number, now: number): string => {
    format ??= new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })
    const difference = ms - now
    for (const [limit, length, unit] of STEPS) {
      if (Math.abs(difference) < limit)
        return normaliseSpaces(format.format(roundTowardsZero(difference / length), unit))
    }
    return ''
  }
}

// "-0" would be formatted as "in 0 minutes" for the past; half a day more is still yesterday.
const roundTowardsZero = (value: number): number => Math.trunc(value) + 0

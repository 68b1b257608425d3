import { DAY, HOUR } from '../time.ts'
import type { LetterFrequency } from './mailing-rule.ts'

/** The local hour at which collected letters are sent. */
const AT_HOUR = 8
const MONDAY = 1

type Local = { day: number; hour: number; weekday: number }

const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const parts = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric' } as const
  const format = new Intl.DateTimeFormat('en', { ...parts, hourCycle: 'h23', timeZone })
  formats.set(timeZone, format)
  return format
}

/** The local date and hour of an instant. */
function readLocal(timeZone: string, at: number): Local {
  const found = new Map(
    formatIn(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const day = Date.UTC(found.get('year') ?? 0, (found.get('month') ?? 1) - 1, found.get('day') ?? 1)
  return { day, hour: found.get('hour') ?? 0, weekday: new Date(day).getUTCDay() }
}

/** Clocks change by quarters of an hour. */
const STEP = HOUR / 4

/**
 * The first quarter of an hour at or after 08:00 of a local day, in UTC ms. On days on which a change of clocks skips that hour, it is the
 * first quarter after the gap.
 */
function morningOf(timeZone: string, day: number): number {
  // Local time differs from UTC by at most 14 hours.
  for (let at = day - 14 * HOUR + AT_HOUR * HOUR; ; at += STEP) {
    const local = readLocal(timeZone, at)
    if (local.day > day || (local.day === day && local.hour >= AT_HOUR)) return at
  }
}

/**
 * When the next letter of an agency is due, in UTC ms: now, or the next 08:00 in its time zone, for weekly letters on a Monday.
 * @param timeZone an IANA name; UTC if it is not known
 */
export function nextDelivery(frequency: LetterFrequency, now: number, timeZone: string | null = null): number {
  if (frequency === 'each') return now
  const zone = timeZone ?? 'UTC'
  const { day: today } = readLocal(zone, now)
  for (let day = today; ; day += DAY) {
    if (frequency === 'weekly' && new Date(day).getUTCDay() !== MONDAY) continue
    const morning = morningOf(zone, day)
    if (morning > now) return morning
  }
}

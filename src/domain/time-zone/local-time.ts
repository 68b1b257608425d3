import { memoize } from '../memoize.ts'
import { DAY, HOUR, MINUTE, SECOND, toPlainDate } from '../time.ts'

/** A local hour (0–23) in an IANA time zone. */
export type LocalHour = { zone: string; hour: number }

const formatterOf = memoize(
  (zone) =>
    new Intl.DateTimeFormat('en-US', {
      ...{ timeZone: zone, calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23' },
      ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' },
    }),
)

/** Returns what clocks in the time zone show at an instant, as the UTC ms at which clocks in UTC show the same. */
export function readClock(instant: number, zone: string): number {
  const parts = formatterOf(zone).formatToParts(instant)
  const [year, month, day, hour, minute, second] = ['year', 'month', 'day', 'hour', 'minute', 'second'].map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  ) as [number, number, number, number, number, number]
  return Date.UTC(year, month - 1, day, hour, minute, second) + (((instant % SECOND) + SECOND) % SECOND)
}

/** The local date (YYYY-MM-DD) of an instant. */
export const localDay = (instant: number, zone: string): string => toPlainDate(readClock(instant, zone))

/** The first instant, to the second, between two at which clocks show at least `clock`. */
function findChange(clock: number, zone: string, [from, until]: readonly [number, number]): number {
  let [before, after] = [from, until]
  while (after - before > SECOND) {
    const middle = Math.floor((before + after) / 2 / SECOND) * SECOND
    if (readClock(middle, zone) >= clock) after = middle
    else before = middle
  }
  return after
}

/**
 * Returns the instant at which clocks in the time zone show `clock` (as `readClock` returns it). If they show it twice, the first one; if they
 * skip it, the instant of their change.
 */
export function findClock(clock: number, zone: string): number {
  const possible = [clock - DAY, clock + DAY].map((near) => clock - (readClock(near, zone) - near))
  const [first, last] = [Math.min(...possible), Math.max(...possible)]
  const exact = [first, last].find((instant) => readClock(instant, zone) === clock)
  return exact ?? findChange(clock, zone, [first - MINUTE, last])
}

/**
 * Returns the instant at which the hour begins on a local day. If the hour occurs twice, the first one; if clocks skip it, the instant of
 * their change. On a day that the time zone skips, an instant of another day.
 */
export const findHour = (day: string, { zone, hour }: LocalHour): number =>
  findClock(Date.parse(`${day}T00:00:00Z`) + hour * HOUR, zone)

/** Days to look at: the current one, the next one, one that the time zone may skip, and one more. */
const DAYS = [0, 1, 2, 3]

/**
 * Returns the first instant after another at which the hour begins.
 * @param lastDay the local day after which it is (YYYY-MM-DD); null for any
 */
export function nextHour(after: number, local: LocalHour, lastDay: string | null): number {
  const today = localDay(after, local.zone)
  const first = lastDay !== null && lastDay > today ? lastDay : today
  for (const offset of DAYS) {
    const day = toPlainDate(Date.parse(first) + offset * DAY)
    const instant = findHour(day, local)
    const isNew = lastDay === null || day > lastDay
    if (isNew && instant > after && localDay(instant, local.zone) === day) return instant
  }
  throw new Error(`${local.zone} has no such hour`)
}

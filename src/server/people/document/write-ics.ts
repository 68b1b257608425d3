import { toDate, toDay } from '#src/domain/sea-service/plain-days.ts'

type Described = {
  uid: string
  title: string
  url: string
  /** UTC ms. */
  changedAt: number
}

/** An event of whole days; both plain dates are inclusive. */
export type CalendarEvent = Described & { from: string; to: string }

/** An event with times, in UTC ms. A later version of it has a greater `sequence`. */
export type TimedEvent = Described & { startsAt: number; endsAt: number; sequence: number; place: string }

export type Calendar = { name: string; product: string; events: readonly (CalendarEvent | TimedEvent)[] }

/** Octets of a line without its ending (RFC 5545, 3.1). */
const MAX_OCTETS = 75

const encoder = new TextEncoder()

/** Folds long lines; a continuation begins with a space, and no character is split. */
function fold(line: string): string {
  const lines: string[] = []
  let [current, octets] = ['', 0]
  for (const sign of line) {
    const size = encoder.encode(sign).byteLength
    if (octets + size > MAX_OCTETS) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += sign
    octets += size
  }
  return [...lines, current].join('\r\n')
}

/** Escapes a text value (RFC 5545, 3.3.11); control characters are removed. */
const escapeText = (text: string): string =>
  text
    .replace(/\r\n?|\n/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    .replace(/[\0-\x09\x0b-\x1f\x7f]/g, ' ')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')

const compact = (date: string): string => date.replaceAll('-', '')
const stamp = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')

const writeDays = ({ from, to }: CalendarEvent): string[] => [
  `DTSTART;VALUE=DATE:${compact(from)}`,
  // DTEND is exclusive.
  `DTEND;VALUE=DATE:${compact(toDate(toDay(to) + 1))}`,
  'TRANSP:TRANSPARENT',
]

const writeTimes = ({ startsAt, endsAt, sequence, place }: TimedEvent): string[] => [
  `DTSTART:${stamp(startsAt)}`,
  `DTEND:${stamp(endsAt)}`,
  `SEQUENCE:${sequence}`,
  `LOCATION:${escapeText(place)}`,
]

const writeEvent = (event: CalendarEvent | TimedEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${escapeText(event.uid)}`,
  `DTSTAMP:${stamp(event.changedAt)}`,
  ...('startsAt' in event ? writeTimes(event) : writeDays(event)),
  `SUMMARY:${escapeText(event.title)}`,
  `URL:${event.url}`,
  'END:VEVENT',
]

/** Writes a calendar (RFC 5545), refreshed once a day. */
export const writeIcs = ({ name, product, events }: Calendar): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//Papers//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...events.flatMap(writeEvent),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('')

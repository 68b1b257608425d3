import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toDate } from '#src/domain/sea-service/plain-days.ts'
import { type CalendarEvent, writeIcs } from './write-ics.ts'

const EVENT: CalendarEvent = {
  uid: 'paper-1@gangway',
  from: '2026-12-31',
  to: '2026-12-31',
  title: 'Medical expires',
  url: 'https://gangway.example/seaman/cv?tab=documents',
  changedAt: Date.UTC(2026, 10, 24, 4, 5, 6, 789),
}
const write = (event: Partial<CalendarEvent> = {}, name = 'Papers') =>
  writeIcs({ name, product: 'Gangway', events: [{ ...EVENT, ...event }] })

/** Parses RFC 5545: unfolds lines and returns names and values. */
const read = (ics: string) =>
  ics
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter(Boolean)
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)] as const)
const findValue = (ics: string, name: string) => read(ics).find(([found]) => found === name)?.[1]
const readText = (value = '') => value.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))

test('an event is of whole days, ends on the day behind its last one, and says when it was changed', () => {
  const ics = write({ to: '2027-01-02' })
  expect(findValue(ics, 'DTSTART;VALUE=DATE')).toBe('20261231')
  expect(findValue(ics, 'DTEND;VALUE=DATE')).toBe('20270103')
  expect(findValue(ics, 'DTSTAMP')).toBe('20261124T040506Z')
  expect(read(ics).filter(([name]) => name === 'BEGIN')).toEqual([
    ['BEGIN', 'VCALENDAR'],
    ['BEGIN', 'VEVENT'],
  ])
  for (const name of ['VERSION', 'PRODID', 'UID', 'SUMMARY']) expect(findValue(ics, name), name).toBeTruthy()
})

const hostile = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom(
    'a,b;c\\d\ne',
    'END:VEVENT\r\nBEGIN:VEVENT',
    '证书有效期'.repeat(40),
    '👩‍✈️'.repeat(30),
    'x'.repeat(500),
  ),
)

test('whatever a paper is called, its name comes back as it was, and nothing else becomes of it', () => {
  fc.assert(
    fc.property(hostile, (title) => {
      const ics = write({ title })
      // biome-ignore lint/suspicious/noControlCharactersInRegex: what is left out
      const plain = title.replace(/\r\n?/g, '\n').replace(/[\0-\x09\x0b-\x1f\x7f]/g, ' ')
      expect(readText(findValue(ics, 'SUMMARY'))).toBe(plain)
      expect(read(ics).filter(([name]) => name === 'BEGIN')).toHaveLength(2)
    }),
  )
})

test('no line is longer than seventy-five octets, and each ends as it should', () => {
  fc.assert(
    fc.property(hostile, hostile, (title, name) => {
      const ics = write({ title }, name)
      expect(ics.endsWith('\r\n')).toBe(true)
      for (const line of ics.split('\r\n')) {
        expect(new TextEncoder().encode(line).byteLength).toBeLessThanOrEqual(75)
        expect(line).not.toMatch(/[\r\n]/)
        expect(new TextDecoder('utf-8', { fatal: true }).decode(new TextEncoder().encode(line))).toBe(line)
      }
    }),
  )
})

test('every day of twenty years is followed by the next one', () => {
  for (let day = 18_000; day < 25_000; day += 97) {
    const ics = write({ from: toDate(day), to: toDate(day) })
    expect(findValue(ics, 'DTEND;VALUE=DATE')).toBe(toDate(day + 1).replaceAll('-', ''))
  }
})

test('an event with times has them in UTC, and its sequence', () => {
  const { from, to, ...described } = EVENT
  const startsAt = Date.UTC(2026, 11, 7, 7, 30)
  const event = { ...described, startsAt, endsAt: startsAt + 1_800_000, sequence: 7, place: 'https://meet.example/a;b' }
  const ics = writeIcs({ name: 'Consultation', product: 'Gangway', events: [event] })
  expect([findValue(ics, 'DTSTART'), findValue(ics, 'DTEND')]).toEqual(['20261207T073000Z', '20261207T080000Z'])
  expect(findValue(ics, 'SEQUENCE')).toBe('7')
  expect(readText(findValue(ics, 'LOCATION'))).toBe('https://meet.example/a;b')
  expect(ics).not.toContain('TRANSP')
})

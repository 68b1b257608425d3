import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOCALES } from '#src/domain/locales.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import { readJoining } from './read-joining.ts'

const NOW = Date.UTC(2026, 6, 20, 15)
const read = (text: string, published: number | null = null) => readJoining(text, { now: NOW, published })
const window = (from: string, to = from) => ({ window: { from, to } })

describe('joining', () => {
  it.each([
    ['15.10.2026', window('2026-10-15')],
    ['31/07/2026', window('2026-07-31')],
    ['10/15/2026', window('2026-10-15')],
    ['2026-10-15', window('2026-10-15')],
    ['2026-10-15 - 2026-10-20', window('2026-10-15', '2026-10-20')],
    ['15 Oct', window('2026-10-15')],
    ['October 15, 2026', window('2026-10-15')],
    ['1st August 2026', window('2026-08-01')],
    ['15-25 August 2026', window('2026-08-15', '2026-08-25')],
    ['from 5 to 10 August', window('2026-08-05', '2026-08-10')],
    ['01.08-15.08.2026', window('2026-08-01', '2026-08-15')],
    ['20 December - 10 January 2027', window('2026-12-20', '2027-01-10')],
    ['End of July', window('2026-07-20', '2026-07-31')],
    ['mid October 2026', window('2026-10-10', '2026-10-20')],
    ['October', window('2026-10-01', '2026-10-31')],
    ['08/2026', window('2026-08-01', '2026-08-31')],
    ['ASAP', window('2026-07-20', '2026-08-19')],
    ['immediately', window('2026-07-20', '2026-08-19')],
    ['within 2 weeks', window('2026-07-20', '2026-08-03')],
    ['15 августа 2026', window('2026-08-15')],
    ['начало сентября', window('2026-09-01', '2026-09-10')],
    ['кінець серпня', window('2026-08-20', '2026-08-31')],
    ['dès que possible', window('2026-07-20', '2026-08-19')],
    ['ab sofort', window('2026-07-20', '2026-08-19')],
    ['mediados de octubre', window('2026-10-10', '2026-10-20')],
    ['segera', window('2026-07-20', '2026-08-19')],
    ['2026年8月15日', window('2026-08-15')],
    ['8月下旬', window('2026-08-20', '2026-08-31')],
    ['尽快', window('2026-07-20', '2026-08-19')],
  ])('%s', (text, reading) => {
    expect(read(text)).toEqual(reading)
  })

  it.each([
    ['', 'joining-missing'],
    ['TBA', 'joining-unclear'],
    ['31.02.2027', 'joining-unclear'],
    ['15.10.2026 - 01.10.2026', 'joining-unclear'],
    ['January 2027 - December 2027', 'joining-unclear'],
    ['19.07.2026', 'joining-passed'],
    ['01.03.2031', 'joining-far'],
  ])('%j is refused: %s', (text, problem) => {
    expect(read(text)).toEqual({ problem })
  })

  it('may be today', () => {
    expect(read('20.07.2026')).toEqual(window('2026-07-20'))
  })

  it('without a year counts from when it was written', () => {
    expect(read('10 January')).toEqual(window('2027-01-10'))
    expect(read('10 June', Date.UTC(2026, 3, 20))).toEqual({ problem: 'joining-passed' })
  })
})

it('a day comes back from every language and from figures', () => {
  const days = fc.integer({ min: 0, max: 500 }).map((after) => NOW + after * DAY)
  const styles = fc.constantFrom('words', 'short', 'dots', 'iso')
  fc.assert(
    fc.property(days, fc.constantFrom(...LOCALES), styles, (at, { intl }, style) => {
      const date = toPlainDate(at)
      const [year, month, day] = date.split('-')
      const format = (length: 'long' | 'short') =>
        new Intl.DateTimeFormat(intl, { day: 'numeric', month: length, year: 'numeric', timeZone: 'UTC' }).format(at)
      const text = { words: format('long'), short: format('short'), dots: `${day}.${month}.${year}`, iso: date }[style]
      expect(read(text), text).toEqual(window(date))
    }),
    { numRuns: 1000 },
  )
})

it('is a window of real days not before today, whatever is written', () => {
  const pieces = fc.array(
    fc.oneof(
      fc.constantFrom('.', ' - ', '/', ' of ', 'July', 'end', 'asap', '2026', 'мая'),
      fc.nat(40).map(String),
      fc.string(),
    ),
    { maxLength: 7 },
  )
  fc.assert(
    fc.property(pieces, (parts) => {
      const reading = read(parts.join(''))
      if (!('window' in reading)) return
      const { from, to } = reading.window
      expect(from <= to && to >= '2026-07-20').toBe(true)
      expect([from, to].map((date) => toPlainDate(Date.parse(date)))).toEqual([from, to])
    }),
    { numRuns: 1000 },
  )
})

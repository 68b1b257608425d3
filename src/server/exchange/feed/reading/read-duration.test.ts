import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDuration } from './read-duration.ts'

const months = (value: number, plusMinus = 0) => ({
  duration: { tenths: value * 10, plusMinus, days: null, on: null, off: null },
})
const days = (count: number) => ({
  duration: { tenths: Math.round(count / 3), plusMinus: 0, days: count, on: null, off: null },
})
const rotation = (on: number, off = on) => ({ duration: { tenths: null, plusMinus: null, days: null, on, off } })

describe('duration', () => {
  it.each([
    ['4 m', months(4)],
    ['4 months contract', months(4)],
    ['4 ±1 months', months(4, 1)],
    ['4 +/- 1 months', months(4, 1)],
    ['4(+/-1) months', months(4, 1)],
    ['4 months +/- 1', months(4, 1)],
    ['4+1', months(4, 1)],
    ['4-6 months', months(5, 1)],
    ['3-4 months', months(3.5, 1)],
    ['4 w', days(28)],
    ['6 weeks', days(42)],
    ['6 w', days(42)],
    ['8 w', days(56)],
    ['45 days', days(45)],
    ['120 days +/- 15 days', months(4, 1)],
    ['1 year', months(12)],
    ['28/28', rotation(28)],
    ['4/4 weeks', rotation(28)],
    ['5/5', rotation(35)],
    ["4 weeks' on/off", rotation(28)],
    ['3 month on/off', rotation(90)],
    ['6 weeks on, 4 weeks off', rotation(42, 28)],
    ['6 мес +/- 1', months(6, 1)],
    ['4-6 месяців', months(5, 1)],
    ['6±1 mois', months(6, 1)],
    ['4 meses', months(4)],
    ['3 Monate', months(3)],
    ['4 bulan', months(4)],
    ['9 buwan', months(9)],
    ['4 个月', months(4)],
    ['5 أشهر', months(5)],
    ['4 महीने', months(4)],
  ])('%s', (text, reading) => {
    expect(readDuration(text)).toEqual(reading)
  })

  it.each([
    ['', 'duration-missing'],
    ['permanent', 'duration-unclear'],
    ['1:1 rotation', 'duration-unclear'],
    ['4', 'duration-unclear'],
    ['48 months', 'duration-unclear'],
    ['0 months', 'duration-unclear'],
    ['2 +/- 5 months', 'duration-unclear'],
  ])('%j is refused: %s', (text, problem) => {
    expect(readDuration(text)).toEqual({ problem })
  })
})

it('months with more or less come back from every way of writing them', () => {
  const parts = fc.record({
    value: fc.integer({ min: 2, max: 12 }),
    sign: fc.constantFrom('±', ' ± ', ' +/- ', '+/-', ' -/+ ', '+'),
    unit: fc.constantFrom('m', ' m', ' months', ' mths', ' мес', ' місяців', ' mois', ' meses', ' Monate', ' bulan'),
  })
  fc.assert(
    fc.property(parts, ({ value, sign, unit }) => {
      expect(readDuration(`${value}${sign}1${unit}`)).toEqual(months(value, 1))
      expect(readDuration(`${value}${unit}`)).toEqual(months(value))
    }),
  )
})

it('is between a day and two years, whatever is written', () => {
  const pieces = fc.array(
    fc.oneof(
      fc.constantFrom('m', 'weeks', '/', '+/-', '-', ' ', 'on/off', 'days', 'лет'),
      fc.nat(400).map(String),
      fc.string(),
    ),
    { maxLength: 7 },
  )
  fc.assert(
    fc.property(pieces, (parts) => {
      const reading = readDuration(parts.join(''))
      if (!('duration' in reading)) return
      const { tenths, plusMinus, on, off } = reading.duration
      if (tenths === null) expect(on >= 1 && on <= 370 && off >= 1 && off <= 370).toBe(true)
      else expect(Number.isInteger(tenths) && tenths >= 1 && tenths + plusMinus * 10 <= 240).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

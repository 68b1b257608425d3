import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths, toDate, toDay } from '../sea-service/plain-days.ts'
import {
  lastDayAboard,
  listLasting,
  listReminders,
  listTooShort,
  MARGIN_MONTHS,
  neededUntil,
  scanRadar,
  type Watched,
} from './radar.ts'

const TODAY = '2026-11-24'
const day = (days: number) => toDate(toDay(TODAY) + days)
const paper = (name: string | null, validDate: string | null, more: Partial<Watched> = {}): Watched => ({
  id: `${name} ${validDate}`,
  type: 'certificate',
  name,
  issuedBy: null,
  validDate,
  ...more,
})

const somePapers = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    type: fc.constantFrom('passport', 'visa', 'certificate', 'document', null),
    name: fc.option(fc.constantFrom('pst', 'medical', 'international', 'gmdss-goc')),
    issuedBy: fc.option(fc.constantFrom('PL', 'PA')),
    validDate: fc.option(fc.oneof(fc.integer({ min: -400, max: 400 }).map(day), fc.constant('not a date'))),
  }),
  { selector: ({ id }) => id, maxLength: 20 },
) as fc.Arbitrary<Watched[]>

test.each([
  [-1, 'expired'],
  [0, 'within-30'],
  [30, 'within-30'],
  [31, 'within-90'],
  [90, 'within-90'],
  [91, 'within-180'],
  [180, 'within-180'],
  [181, undefined],
])('a paper whose last day is in %i days is %s', (days, stage) => {
  expect(scanRadar([paper('medical', day(days))], TODAY)[0]?.stage).toBe(stage)
})

test('a paper that was renewed is spoken of no more, but two passports are two', () => {
  expect(scanRadar([paper('medical', day(-9)), paper('medical', day(500))], TODAY)).toEqual([])
  expect(scanRadar([paper('medical', day(-9)), paper('medical', null)], TODAY)).toEqual([])
  const passports = ['UA', 'PL'].map((issuedBy) => paper('international', day(9), { type: 'passport', issuedBy }))
  expect(scanRadar(passports, TODAY)).toHaveLength(2)
})

test('every paper that lasts longest of its name is on the radar exactly while it ends within half a year, in the order of urgency', () => {
  fc.assert(
    fc.property(somePapers, (papers) => {
      const found = scanRadar(papers, TODAY)
      const watched = listLasting(papers).filter(({ validDate }) => (validDate as string) <= day(180))
      expect(new Set(found.map((one) => one.paper))).toEqual(new Set(watched))
      expect(found.map(({ days }) => days)).toEqual(found.map(({ days }) => days).toSorted((a, b) => a - b))
    }),
  )
})

test('the order of the papers in the CV changes nothing but which of two equal ones is named', () => {
  fc.assert(
    fc.property(somePapers, (papers) => {
      const told = (list: readonly Watched[]) => scanRadar(list, TODAY).map(({ validTo, stage }) => [validTo, stage])
      expect(told(papers.toReversed())).toEqual(told(papers))
    }),
  )
})

test('a paper that is long enough for a contract is long enough for a shorter one', () => {
  fc.assert(
    fc.property(somePapers, fc.nat(300), fc.nat(300), (papers, length, less) => {
      const long = { joinFrom: TODAY, lastDay: day(length + less) }
      const short = { joinFrom: TODAY, lastDay: day(length) }
      const tooShort = new Set(listTooShort(papers, long).map(({ id }) => id))
      for (const { id } of listTooShort(papers, short)) expect(tooShort).toContain(id)
      for (const one of listTooShort(papers, long))
        expect((one.validDate as string) < (one.type === 'visa' ? TODAY : neededUntil(long))).toBe(true)
    }),
  )
})

test('three months are left after a contract', () => {
  const contract = { joinFrom: '2026-12-01', lastDay: '2027-05-31' }
  expect(MARGIN_MONTHS).toBe(3)
  expect(neededUntil(contract)).toBe('2027-08-31')
  expect(listTooShort([paper('medical', '2027-08-30')], contract)).toHaveLength(1)
  expect(listTooShort([paper('medical', '2027-08-31')], contract)).toEqual([])
})

test.each([
  [{ durationTenths: 60, durationPlusMinus: 1, rotationOn: null }, '2027-07-01'],
  [{ durationTenths: 45, durationPlusMinus: null, rotationOn: null }, '2027-05-01'],
  [{ durationTenths: null, durationPlusMinus: null, rotationOn: 28 }, '2026-12-29'],
  [{ durationTenths: null, durationPlusMinus: null, rotationOn: null }, '2026-12-01'],
])('a contract of %o that is joined on 1 December at the latest ends on %s at the longest', (length, end) => {
  expect(lastDayAboard({ joinTo: '2026-12-01', ...length })).toBe(end)
})

test('each paper reminds thirty, ninety and a hundred and eighty days before its last day', () => {
  const reminders = listReminders([paper('medical', '2027-06-30')])
  expect(reminders.map(({ on }) => toDay('2027-06-30') - toDay(on))).toEqual([30, 90, 180])
  expect(addMonths(toDay('2027-06-30'), 0)).toBe(toDay('2027-06-30'))
})

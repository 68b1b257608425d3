import { describe, expect, test } from 'vitest'
import { compareOffers, type Offer } from './compare-offers.ts'

const offer = (more: Partial<Offer> = {}): Offer => ({
  pay: { min: 900_000, max: 960_000, currency: 'USD', period: 'month' },
  ...{
    duration: { months: 4, plusMinus: 1, days: null },
    rotation: null,
    joinFrom: '2026-12-20',
    joinTo: '2026-12-31',
    port: null,
  },
  ...{ vesselType: 'lng-carrier', vesselClass: null, size: null, built: 2021, flag: 'MT' },
  ...{ internet: null, travelPaid: true, licence: null, employer: { verified: true } },
  ...more,
})

const only = (more: Partial<Offer>) => compareOffers([offer(more)]).offers[0]

describe('pay of a day away', () => {
  test('is a thirtieth of a month, as if days aboard alone were paid, and a day rate as it is', () => {
    expect(only({})).toMatchObject({ perDay: { min: 30_000, max: 32_000 }, assumes: 'aboard-only', ifLeavePaid: null })
    expect(only({ pay: { min: 45_000, max: 45_000, currency: 'USD', period: 'day' } })).toMatchObject({
      perDay: { min: 45_000, max: 45_000 },
      assumes: 'day-rate',
    })
  })

  test('says of a rotation also what it is where the days off are paid as well', () => {
    const rotation = { on: 28, off: 28 }
    expect(only({ rotation })).toMatchObject({ perDay: { min: 30_000 }, ifLeavePaid: { min: 60_000, max: 64_000 } })
    const daily = { min: 45_000, max: 45_000, currency: 'USD', period: 'day' } as const
    expect(only({ rotation, pay: daily })?.ifLeavePaid).toBeNull()
  })

  test('compares currencies in US dollars by the table of rates', () => {
    const pay = { min: 774_000, max: 774_000, currency: 'EUR', period: 'month' } as const
    expect(only({ pay })).toMatchObject({ perDay: { min: 25_800 }, usdPerDay: { min: 30_000, max: 30_000 } })
  })
})

describe('an offer', () => {
  test('has a total if its duration is given, and none for a rotation, which has no end', () => {
    expect(only({})?.total).toEqual({ min: 3_600_000, max: 3_840_000 })
    const daily = { min: 30_000, max: 30_000, currency: 'USD', period: 'day' } as const
    expect(only({ pay: daily })?.total).toEqual({ min: 3_600_000, max: 3_600_000 })
    expect(only({ duration: null })?.total).toBeNull()
    expect(only({ rotation: { on: 28, off: 28 } })?.total).toBeNull()
  })

  test('contains gross or net and the parts of pay if they are given', () => {
    const none = { basic: null, overtime: null, leave: null, bonus: null }
    expect(only({})).toMatchObject({ kind: null, parts: null })
    expect(only({ payParts: { kind: 'net', ...none } })).toMatchObject({ kind: 'net', parts: null })
    const payParts = { kind: 'gross', ...none, basic: 500_000, leave: 100_000 } as const
    expect(only({ payParts })?.parts).toEqual({ basic: 500_000, overtime: null, leave: 100_000, bonus: null })
  })
})

describe('offers side by side', () => {
  test('differ in the rows that say something else, and in no others', () => {
    expect([...compareOffers([offer(), offer()]).differing]).toEqual([])
    const other = offer({ travelPaid: null, flag: 'LR' })
    expect([...compareOffers([offer(), other, offer()]).differing]).toEqual(['vessel', 'travel'])
  })

  test('differ in their currency though a dollar is a dollar', () => {
    const euros = offer({ pay: { min: 774_000, max: 825_600, currency: 'EUR', period: 'month' } })
    expect([...compareOffers([offer(), euros]).differing]).toEqual(['pay', 'day', 'total'])
  })
})

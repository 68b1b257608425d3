import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describePay, LEAST_VACANCIES } from './pay-quartiles.ts'

const one = (pay: number) => ({ pay, count: 1 })
const anyStep = fc.record({ pay: fc.integer({ min: 1, max: 5_000_000 }), count: fc.integer({ min: 1, max: 40 }) })
const anySteps = fc.array(anyStep, { minLength: 5, maxLength: 60 })

test('median and quartiles of the textbook', () => {
  expect(describePay([500, 100, 300, 200, 400].map(one))).toEqual({
    count: 5,
    pay: { low: 200, median: 300, high: 400 },
  })
  expect(describePay([100, 200, 300, 400, 500, 600].map(one)).pay).toEqual({ low: 225, median: 350, high: 475 })
})

test('under five vacancies nothing is told but their number', () => {
  expect(describePay([])).toEqual({ count: 0, pay: null })
  expect(describePay([one(900_000), { pay: 800_000, count: LEAST_VACANCIES - 2 }])).toEqual({ count: 4, pay: null })
  expect(describePay([{ pay: 800_000, count: LEAST_VACANCIES }]).pay).toEqual({
    low: 800_000,
    median: 800_000,
    high: 800_000,
  })
})

test('a step of many counts like as many steps of one, in any order', () => {
  fc.assert(
    fc.property(anySteps, (steps) => {
      const each = steps.flatMap(({ pay, count }) => Array.from({ length: count }, () => one(pay)))
      expect(describePay(steps)).toEqual(describePay(each.reverse()))
    }),
  )
})

test('at least half of the vacancies lie between the quartiles, and half on each side of the median', () => {
  fc.assert(
    fc.property(anySteps, (steps) => {
      const { count, pay } = describePay(steps)
      if (!pay) throw new Error('enough vacancies have a figure')
      const share = (holds: (step: number) => boolean) =>
        steps.reduce((sum, step) => sum + (holds(step.pay) ? step.count : 0), 0) / count
      expect(pay.low).toBeLessThanOrEqual(pay.median)
      expect(pay.median).toBeLessThanOrEqual(pay.high)
      expect(share((value) => value <= Math.ceil(pay.median))).toBeGreaterThanOrEqual(0.5)
      expect(share((value) => value >= Math.floor(pay.median))).toBeGreaterThanOrEqual(0.5)
      expect(share((value) => value <= Math.ceil(pay.low))).toBeGreaterThanOrEqual(0.25)
      expect(share((value) => value >= Math.floor(pay.high))).toBeGreaterThanOrEqual(0.25)
    }),
  )
})

test('a vacancy that pays more never lowers a figure', () => {
  fc.assert(
    fc.property(anySteps, fc.integer({ min: 1, max: 100_000 }), (steps, raise) => {
      const before = describePay(steps).pay
      const after = describePay(steps.map(({ pay, count }) => ({ pay: pay + raise, count }))).pay
      expect((after?.median ?? 0) - (before?.median ?? 0)).toBeGreaterThanOrEqual(raise - 1)
    }),
  )
})

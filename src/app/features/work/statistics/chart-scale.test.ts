import { expect, test } from 'vitest'
import { percentOf, placeBars, scaleEndOf } from './chart-scale.ts'

test('a scale ends at twice a round whole number, at or above the highest value', () => {
  expect([0, 1, 2, 3, 7, 10, 64, 101, 1960].map(scaleEndOf)).toEqual([2, 2, 2, 4, 10, 10, 100, 200, 2000])
  for (let most = 0; most < 3000; most += 1) {
    const end = scaleEndOf(most)
    expect(end).toBeGreaterThanOrEqual(most)
    expect(Number.isInteger(end / 2)).toBe(true)
  }
})

test('bars do not overlap, stay inside the drawing, and are counted from the right when mirrored', () => {
  for (const count of [1, 4, 12]) {
    const [bars, mirrored] = [placeBars(count, false), placeBars(count, true)]
    bars.forEach(({ x, width }, place) => {
      const next = bars[place + 1]?.x ?? 100
      expect(x + width).toBeLessThan(next)
      expect(mirrored[place]?.x).toBeCloseTo(100 - x - width)
    })
  }
})

test('a place has at most two decimals', () => {
  expect(percentOf(100 / 3)).toBe('33.33%')
})

import { expect, test } from 'vitest'
import { TOOLTIP_DELAY, TOOLTIP_SKIP_DELAY } from '#src/contract/http/constants.ts'
import { delayOf } from './watch-tips.ts'

test('the first tip waits like every other', () => {
  expect(delayOf(5, Number.NEGATIVE_INFINITY)).toBe(TOOLTIP_DELAY)
})

test('who comes from another tip waits no more, for a while', () => {
  expect(delayOf(1000 + TOOLTIP_SKIP_DELAY - 1, 1000)).toBe(0)
  expect(delayOf(1000 + TOOLTIP_SKIP_DELAY, 1000)).toBe(TOOLTIP_DELAY)
})

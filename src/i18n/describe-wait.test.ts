import { describe, expect, test } from 'vitest'
import { describeWait } from './describe-wait.ts'
import { loadIntl } from './load.ts'

describe('the time to wait', () => {
  test.each([
    [0.2, 'in 1 second'],
    [60, 'in 60 seconds'],
    [91, 'in 2 minutes'],
    [600, 'in 10 minutes'],
    [5401, 'in 2 hours'],
    [28_800, 'in 8 hours'],
  ])('of %d seconds reads “%s”, never less', async (seconds, words) => {
    expect(describeWait((await loadIntl('en')).t, seconds)).toBe(words)
  })

  test.each([
    ['uk', 'через 3 хвилини'],
    ['ru', 'через 3 минуты'],
    ['ar', 'بعد 3 دقائق'],
    ['de', 'in 3 Minuten'],
    ['zh', '3分钟后'],
  ] as const)('has the plural of %s', async (locale, words) => {
    expect(describeWait((await loadIntl(locale)).t, 180)).toBe(words)
  })
})

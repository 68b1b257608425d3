import { expect, test } from 'vitest'
import { listFlaky } from './list-flaky.ts'

const PRINTED = `
  1 failed
    [journeys] › tests/e2e/product/app.spec.ts:6:1 › a release ──────────────
  2 flaky
    [journeys] › tests/e2e/scan/scans.spec.ts:83:1 › the radar names what ends soon
    [starts] › tests/e2e/product/start.spec.ts:70:1 › a start that is ended
  3 skipped
  310 passed (12.4m)
`

test('what failed once and then passed is listed, and nothing else', () => {
  expect(listFlaky(PRINTED.split('\n'))).toEqual([
    '[journeys] › tests/e2e/scan/scans.spec.ts:83:1 › the radar names what ends soon',
    '[starts] › tests/e2e/product/start.spec.ts:70:1 › a start that is ended',
  ])
})

test('where nothing did, nothing is', () => {
  expect(listFlaky(['  310 passed (12.4m)', ''])).toEqual([])
})

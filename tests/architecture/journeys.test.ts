import { beforeAll, expect, test, vi } from 'vitest'
import { IS_FULL } from '../support/full.ts'

/**
 * How many journeys a daily run may have. A flow has at most one with scripting and one without; rules and SQL belong to workerd. A price has a journey
 * for each way in which it is charged or returned: packages, premium and the first order brought the last three.
 */
const MAX_JOURNEYS = 278
/** Journeys of this table are one for each endpoint that writes: they come with the endpoint. */
const TABLE = 'every-write'

const counts = vi.hoisted(() => ({ file: '', byFile: new Map<string, number>() }))

vi.mock('@playwright/test', () => {
  const ignore = () => undefined
  const runGroup = (...given: unknown[]) => {
    const group = given.at(-1)
    if (typeof group === 'function') group()
  }
  const describe = Object.assign(runGroup, { configure: ignore })
  const count = () => counts.byFile.set(counts.file, (counts.byFile.get(counts.file) ?? 0) + 1)
  const counting = Object.assign(count, {
    ...{ describe, extend: () => counting, use: ignore, slow: ignore, setTimeout: ignore },
    ...{ beforeAll: ignore, beforeEach: ignore, afterAll: ignore, afterEach: ignore },
  })
  return { test: counting, expect: Object.assign(ignore, { extend: ignore, poll: ignore }), chromium: {}, devices: {} }
})

// Counted without a product: its data and its runtime take seconds to load.
vi.mock('../../scripts/database.ts', () => ({ DEMO_PASSWORD: '' }))
vi.mock('../../scripts/demo.ts', () => ({ BROWSER_AGENT: '' }))
vi.mock('../../scripts/fill-when-empty.ts', () => ({}))
vi.mock('../../scripts/runtime.ts', () => ({}))

const specs = import.meta.glob('../e2e/**/*.spec.ts')

beforeAll(async () => {
  for (const [file, load] of Object.entries(specs)) {
    counts.file = file
    await load()
  }
}, 120_000)

test.skipIf(IS_FULL)(`a daily run has at most ${MAX_JOURNEYS} journeys, and one for each endpoint that writes`, () => {
  const own = [...counts.byFile].filter(([file]) => !file.includes(TABLE)).map(([, count]) => count)
  expect(own.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(MAX_JOURNEYS)
})

test('every file of journeys has some', () => {
  expect(Object.keys(specs).filter((file) => !counts.byFile.has(file))).toEqual([])
})

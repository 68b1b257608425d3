import { expect, test } from 'vitest'
import { createReadingBudget } from '#src/server/platform/reading-budget.ts'
import { isActivePdf } from './active-pdf.ts'
import { writePack, writePdf } from './write-pdf.fixture.ts'

test('a PDF that takes more work than its size allows is refused, and the work ends', () => {
  const bytes = writePdf('', [writePack([`null${' '.repeat(8_000_000)}`])])
  const budget = createReadingBudget('pdf', bytes.byteLength)
  expect(isActivePdf(bytes, budget)).toBe(true)
  expect(budget.spent).toBeLessThan(bytes.byteLength * 30 + 25_000_000)
})

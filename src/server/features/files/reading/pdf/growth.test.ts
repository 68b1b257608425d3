import { expect, test } from 'vitest'
import { WorkBudget } from '#src/server/platform/work-budget.ts'
import { createPdfBudget, isActivePdf } from './active-pdf.ts'
import { PDF_GENERATORS } from './pdf.generators.fixture.ts'
import { writePack, writePdf } from './write-pdf.fixture.ts'

const SIZE = 300

const countWork = (bytes: Uint8Array): number => {
  const budget = new WorkBudget(Number.POSITIVE_INFINITY)
  isActivePdf(bytes, budget)
  return budget.spent
}

test.each(Object.entries(PDF_GENERATORS))(
  '%s: twice as many take at most two and a half times the work',
  (_, write) => {
    const [once, twice] = [countWork(write(SIZE)), countWork(write(2 * SIZE))]
    expect(twice).toBeLessThanOrEqual(2.5 * once)
  },
)

test('a PDF that takes more work than its size allows is refused, and the work ends', () => {
  const bytes = writePdf('', [writePack([`null${' '.repeat(8_000_000)}`])])
  const budget = createPdfBudget(bytes.byteLength)
  expect(isActivePdf(bytes, budget)).toBe(true)
  expect(budget.spent).toBeLessThan(bytes.byteLength * 30 + 25_000_000)
})

import { createReadingBudget } from '#src/server/platform/reading-budget.ts'
import { WorkBudgetError } from '#src/server/platform/work-budget.ts'
import { ObjectReader } from './read-objects.ts'
import { RefusedPdf } from './refused-pdf.ts'

/**
 * Whether a PDF has a script, an action that does more than move to a page or open an address, another file inside, or a lock. True as well for a
 * PDF that cannot be read, or not within the budget.
 */
export function isActivePdf(bytes: Uint8Array, budget = createReadingBudget('pdf', bytes.byteLength)): boolean {
  try {
    new ObjectReader(bytes, budget).readAll()
    return false
  } catch (error) {
    if (error instanceof RefusedPdf || error instanceof WorkBudgetError) return true
    throw error
  }
}

import { WorkBudget, WorkBudgetError } from '#src/server/platform/work-budget.ts'
import { ObjectReader } from './read-objects.ts'
import { RefusedPdf } from './refused-pdf.ts'

/** A plain PDF takes about two units a byte, and one whose objects are packed up to twenty. The rest is for files of a few kilobytes. */
const [BASE, UNITS_A_BYTE, MAX_UNITS] = [4_000_000, 30, 60_000_000]

/** The work that reading a PDF of so many bytes may take. */
export const createPdfBudget = (size: number): WorkBudget =>
  new WorkBudget(Math.min(MAX_UNITS, BASE + UNITS_A_BYTE * size))

/**
 * Whether a PDF has a script, an action that does more than move to a page or open an address, another file inside, or a lock. True as well for a
 * PDF that cannot be read, or not within the budget.
 */
export function isActivePdf(bytes: Uint8Array, budget: WorkBudget): boolean {
  try {
    new ObjectReader(bytes, budget).readAll()
    return false
  } catch (error) {
    if (error instanceof RefusedPdf || error instanceof WorkBudgetError) return true
    throw error
  }
}

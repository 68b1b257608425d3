import type { Reconciliation } from '#src/contract/billing/admin-schemas.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findLedgerDifferences } from './reconcile.repository.ts'

const MAX_DIFFERENCES = 100

/** Compares balances, holds and sealed months with postings, and postings with entries. */
export const reconcileLedger = async ({ db }: Needs<'db'>): Promise<Reconciliation> => ({
  differences: await findLedgerDifferences(db, MAX_DIFFERENCES),
})

/** The daily run. It fails if there is a difference, which the page of the jobs shows. */
export async function checkLedger(services: Needs<'db'>): Promise<void> {
  const [first] = (await reconcileLedger(services)).differences
  if (first) throw new Error(`the ledger differs from its postings: ${first.kind} ${first.subject}, ${first.reference}`)
}

import type { DifferenceKind } from '#src/contract/billing/difference-kinds.ts'
import type { Needs } from '#src/server/platform/services.ts'

/** What one comparison found. */
export type FoundDifference = {
  /** The id of the entry, account or hold, the currency, or an account and a month. */
  subject: string
  /** The reference of the first entry that it concerns. */
  reference: string | null
  /** Whose orders are stopped; null for the house. */
  holderId: string | null
}

/**
 * What is compared: `from` is 0, or the end of a sealed month up to which everything agreed in an earlier comparison. A check that cannot
 * begin there compares everything.
 */
export type CheckScope = { from: number; limit: number }

/** A comparison of the books, listed by a domain as `ledgerChecks`. Each reads one state of the database: one statement. */
export type LedgerCheck = {
  kind: DifferenceKind
  find: (services: Needs<'db' | 'clock'>, scope: CheckScope) => Promise<FoundDifference[]>
}

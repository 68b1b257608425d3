import type { DifferenceKind } from '#src/contract/billing/difference-kinds.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { FoundDifference, LedgerCheck } from './ledger-check.ts'
import { ownLedgerChecks } from './ledger-checks.ts'

/** More differences are not listed. */
export const MAX_DIFFERENCES = 100

export type LedgerDifference = FoundDifference & { kind: DifferenceKind }

/**
 * Compares the books by every check, one after the other, without storing the result.
 *
 * @param from as in `CheckScope`
 */
export async function reconcileLedger(
  services: Needs<'db' | 'clock'>,
  checks: readonly LedgerCheck[] = ownLedgerChecks,
  from = 0,
): Promise<{ differences: LedgerDifference[] }> {
  const differences: LedgerDifference[] = []
  for (const { kind, find } of checks) {
    const limit = MAX_DIFFERENCES - differences.length
    if (limit > 0) differences.push(...(await find(services, { from, limit })).map((one) => ({ kind, ...one })))
  }
  return { differences }
}

import type { LedgerCheck } from './ledger-check.ts'
import {
  findWrongBalances,
  findWrongCurrencies,
  findWrongEntries,
  findWrongHolds,
  findWrongMonths,
} from './reconcile.repository.ts'

/** The comparisons of the ledger with itself. */
export const ownLedgerChecks: readonly LedgerCheck[] = [
  { kind: 'entry', find: ({ db, clock }, scope) => findWrongEntries(db, clock(), scope) },
  { kind: 'currency', find: ({ db }, scope) => findWrongCurrencies(db, scope) },
  { kind: 'balance', find: ({ db }, scope) => findWrongBalances(db, scope) },
  { kind: 'hold', find: ({ db }, scope) => findWrongHolds(db, scope) },
  { kind: 'month', find: ({ db, clock }, scope) => findWrongMonths(db, clock(), scope) },
]

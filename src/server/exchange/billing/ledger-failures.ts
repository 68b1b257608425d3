import type { ErrorCode } from '#src/contract/http/errors.ts'
import { readCauses } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'

/**
 * The codes with which triggers and constraints of the ledger refuse a statement, each with the error of the API. `internal-error`: only a
 * mistake in the code of an entry can cause it.
 */
export const LEDGER_FAILURES = {
  'ledger-overdrawn': 'balance-too-low',
  'ledger-overpaid': 'conflict',
  'ledger-reference-taken': 'idempotency-mismatch',
  'ledger-month-sealed': 'conflict',
  'ledger-hold-unknown': 'not-found',
  'ledger-hold-ended': 'conflict',
  'ledger-hold-exceeded': 'conflict',
  'ledger-refund-exceeded': 'conflict',
  'ledger-reversed-twice': 'conflict',
  'ledger-not-reversible': 'conflict',
  'ledger-reinstatement-exceeded': 'conflict',
  'ledger-time': 'conflict',
  'ledger-orders-stopped': 'orders-stopped',
  'ledger-debt-open': 'balance-owed',
  'ledger-not-mirrored': 'internal-error',
  'ledger-hold-legs': 'internal-error',
  'ledger-kind-legs': 'internal-error',
  'ledger-bonus-first': 'internal-error',
  'ledger-bonus-last': 'internal-error',
  'ledger-available-first': 'internal-error',
  'ledger-debt-first': 'internal-error',
  'ledger-legs-unreadable': 'internal-error',
  'ledger-legs-form': 'internal-error',
  'ledger-too-few-legs': 'internal-error',
  'ledger-amount-not-integer': 'internal-error',
  'ledger-unbalanced': 'internal-error',
  'ledger-account-twice': 'internal-error',
  'ledger-account-unknown': 'internal-error',
  'ledger-two-holders': 'internal-error',
  'ledger-two-currencies': 'internal-error',
  'ledger-holder-id': 'internal-error',
  'ledger-month-skipped': 'internal-error',
  'ledger-not-a-leg': 'internal-error',
  'ledger-not-posted': 'internal-error',
  'ledger-wrong-currency': 'internal-error',
  'ledger-append-only': 'internal-error',
} as const satisfies Record<string, ErrorCode>

export type LedgerCode = keyof typeof LEDGER_FAILURES

const FOUND = /\bledger-[a-z-]+/g

const isLedgerCode = (code: string): code is LedgerCode => Object.hasOwn(LEDGER_FAILURES, code)

/** The code with which the ledger refused a batch; undefined if the error has another cause. */
export const readLedgerCode = (error: unknown): LedgerCode | undefined =>
  [...readCauses(error).matchAll(FOUND)].map(([code]) => code).find(isLedgerCode)

/** The error to throw for a refused batch: a `Failure` if a caller can cause it, otherwise the error itself. */
export function toLedgerFailure(error: unknown): unknown {
  const code = readLedgerCode(error)
  const answer = code && LEDGER_FAILURES[code]
  return !answer || answer === 'internal-error' ? error : new Failure(answer)
}

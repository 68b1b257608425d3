import { type Amount, isSame, sumOf } from '#src/domain/money/amount.ts'
import type { Leg } from '#src/domain/money/ledger.ts'
import { runBatch, type Statement } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { type Entry, findEntryByReference, insertEntry } from './entries.repository.ts'
import type { EntryRow } from './ledger.tables.ts'
import type { LedgerAccount } from './ledger-accounts.ts'
import { readLedgerCode, toLedgerFailure } from './ledger-failures.ts'
import { notifyHolder } from './notify-holder.usecases.ts'

export type Entering = Needs<'db' | 'clock' | 'ids' | 'live'>

/**
 * The statements of an entry for the batch of what it pays. After the batch the holder's open balance pages are notified. `toLedgerFailure` reads
 * the error of a refused batch.
 */
export function createEntry(services: Entering, entry: Entry): Statement[] {
  const { db, clock, ids } = services
  const { legs, holderId, asked: _, ...row } = entry
  const at = clock()
  const statements = insertEntry(db, { ...row, id: ids.key(at), at }, legs)
  return holderId === null ? statements : notifyHolder(services, holderId, statements)
}

const sumOn = (legs: readonly Leg[], accounts: readonly LedgerAccount[], { currency }: Amount): Amount =>
  sumOf(
    legs
      .filter(({ account }) => accounts.some(({ id }) => id === account))
      .map(({ amount }) => ({ minor: amount, currency })),
    currency,
  )

/** Whether a stored entry is what was asked for. */
export const isSameEntry = (stored: EntryRow, { kind, holdId, reversesId, holderId, asked }: Entry): boolean =>
  stored.kind === kind &&
  stored.holdId === (holdId ?? null) &&
  stored.reversesId === (reversesId ?? null) &&
  stored.legs.every(({ account }) => account.startsWith('house:') || account.startsWith(`${holderId}:`)) &&
  asked.every(({ of, amount }) => isSame(sumOn(stored.legs, of, amount), amount))

/**
 * Makes an entry and returns it. A repeated call returns the stored one. Throws `idempotency-mismatch` if the reference was used for another
 * entry, and the errors of `LEDGER_FAILURES`.
 */
export async function enter(services: Entering, entry: Entry): Promise<EntryRow> {
  const { db } = services
  try {
    await runBatch(db, createEntry(services, entry))
  } catch (error) {
    if (readLedgerCode(error) !== 'ledger-reference-taken') throw toLedgerFailure(error)
  }
  const stored = await findEntryByReference(db, entry.reference)
  if (!stored || !isSameEntry(stored, entry)) throw new Failure('idempotency-mismatch')
  return stored
}

/** A leg as an amount. */
export const amountOfLeg = ({ amount, currency }: Leg): Amount => ({ minor: amount, currency })

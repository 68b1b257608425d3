import type { Amount } from '#src/domain/money/amount.ts'
import { forEachDue } from '#src/server/ground/job/each-due.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { type Entering, enter } from './enter.usecases.ts'
import { createCapture, createHold, createRefund, createVoid, type NewHold } from './hold-entries.repository.ts'
import { findDueHolds, findHold } from './holds.repository.ts'
import type { EntryRow, HoldRow } from './ledger.tables.ts'

/** The rest is left to the next run. */
const MAX_VOIDED_AT_ONCE = 100

async function getHold({ db }: Needs<'db'>, id: string): Promise<HoldRow> {
  const hold = await findHold(db, id)
  if (!hold) throw new Failure('not-found')
  return hold
}

/** Throws `balance-too-low`. @returns the entry, whose id is the id of the hold */
export const hold = (services: Entering, asked: NewHold): Promise<EntryRow> => enter(services, createHold(asked))

type Part = { holdId: string; reference: string; amount: Amount }

/** Throws `conflict` if the hold has ended or holds less. */
export const capture = async (services: Entering, { holdId, ...part }: Part): Promise<EntryRow> =>
  enter(services, createCapture(await getHold(services, holdId), part))

/** Throws `conflict` if the hold has ended. */
export const voidHold = async (
  services: Entering,
  { holdId, reference }: { holdId: string; reference: string },
): Promise<EntryRow> => enter(services, createVoid(await getHold(services, holdId), reference))

/** Throws `conflict` if less was captured. */
export const refund = async (services: Entering, { holdId, ...part }: Part): Promise<EntryRow> =>
  enter(services, createRefund(await getHold(services, holdId), part))

/** Voids holds whose time is over. Until then they count as held. */
export async function voidDueHolds(services: Entering): Promise<void> {
  const due = await findDueHolds(services.db, services.clock(), MAX_VOIDED_AT_ONCE)
  await forEachDue(due, { failure: 'hold not voided', idOf: ({ id }) => id }, (row) =>
    enter(services, createVoid(row, `hold-expired:${row.id}`)),
  )
}

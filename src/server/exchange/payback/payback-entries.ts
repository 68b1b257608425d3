import { type Amount, isPositive, type MoneyCurrency } from '#src/domain/money/amount.ts'
import type { PaybackPart } from '#src/domain/money/line-name.ts'
import { DAY } from '#src/domain/time.ts'
import { createEntry, type Entering } from '#src/server/exchange/billing/enter.usecases.ts'
import { findEntryByReference } from '#src/server/exchange/billing/entries.repository.ts'
import { createCredit, createTransfer } from '#src/server/exchange/billing/fund-entries.repository.ts'
import { createHold, createVoid } from '#src/server/exchange/billing/hold-entries.repository.ts'
import { holderAccount, houseAccount } from '#src/server/exchange/billing/ledger-accounts.ts'
import type { Statement } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { amountOfRow, demandEmpty, demandLast, isLastOfRequest } from './payback.repository.ts'
import type { NewPayback, PaybackRow } from './payback.tables.ts'

/** A reservation has no end of its own: it is sent, cancelled or fails. */
const HELD_FOR = 3650 * DAY

/** The references of the entries of a pay-back; that of the bonus has the id of the request. */
export const entryOf = (id: string, part: PaybackPart): string => `payback:${id}:${part}`

const bonusAccounts = (holderId: string, currency: MoneyCurrency) => ({
  own: holderAccount(holderId, 'bonus', currency),
  house: houseAccount('bonus-expense', currency),
})

type Reserved = { requestId: string; holderId: string; bonus: Amount; doesBonusLapse: boolean }

/**
 * Reserves amounts of the available balance. A hold takes from the bonus first, so the bonus is taken away before it; it lapses, or is given back
 * in the same batch. Aborts the batch if the bonus is another one by then.
 */
export function createReservation(
  services: Entering,
  { requestId, holderId, bonus, doesBonusLapse }: Reserved,
  rows: readonly NewPayback[],
): Statement[] {
  const { db, clock } = services
  const { own, house } = bonusAccounts(holderId, bonus.currency)
  const moveBonus = (part: 'bonus' | 'bonus-back', from: typeof own, to: typeof own) =>
    isPositive(bonus)
      ? createEntry(
          services,
          createTransfer({ reference: entryOf(requestId, part), kind: 'bonus', from, to, amount: bonus }),
        )
      : []
  const until = clock() + HELD_FOR
  return [
    ...moveBonus('bonus', own, house),
    ...demandEmpty(db, own),
    ...rows.flatMap((row) =>
      createEntry(
        services,
        createHold({ reference: entryOf(row.id, 'hold'), holderId, amount: amountOfRow(row), until }),
      ),
    ),
    ...(doesBonusLapse ? [] : moveBonus('bonus-back', house, own)),
  ]
}

/** The bonus of a request of which nothing was paid back after all. */
async function createBonusBack(services: Entering, row: PaybackRow): Promise<Statement[]> {
  const { db } = services
  const { requestId, holderId, currency } = row
  const { own, house } = bonusAccounts(holderId, currency)
  const [lapsed, restored] = await Promise.all([
    findEntryByReference(db, entryOf(requestId, 'bonus')),
    findEntryByReference(db, entryOf(requestId, 'bonus-back')),
  ])
  const leg = lapsed?.legs.find(({ account }) => account === house.id)
  if (!leg || restored) return []
  const isLast = await isLastOfRequest(db, row)
  const entry = {
    ...({ reference: entryOf(requestId, 'bonus-back'), kind: 'bonus', from: house, to: own } as const),
    amount: { minor: leg.amount, currency },
  }
  return [...demandLast(db, row, isLast), ...(isLast ? createEntry(services, createTransfer(entry)) : [])]
}

async function createHoldEnd(services: Entering, { id, holderId, currency }: PaybackRow): Promise<Statement[]> {
  const hold = await findEntryByReference(services.db, entryOf(id, 'hold'))
  if (!hold) throw new Failure('conflict')
  return createEntry(services, createVoid({ id: hold.id, holderId, currency }, entryOf(id, 'void')))
}

/** Ends a reservation: the amount is available again. */
export const createRelease = async (services: Entering, row: PaybackRow): Promise<Statement[]> => [
  ...(await createHoldEnd(services, row)),
  ...(await createBonusBack(services, row)),
]

const placeOf = ({ way }: Pick<PaybackRow, 'way'>) => (way === 'transfer' ? 'bank' : 'clearing')

/** The reserved amount leaves the balance. */
export const createSending = async (services: Entering, row: PaybackRow): Promise<Statement[]> => [
  ...(await createHoldEnd(services, row)),
  ...createEntry(
    services,
    createTransfer({
      ...{ reference: entryOf(row.id, 'payout'), kind: 'payout', amount: amountOfRow(row) },
      from: holderAccount(row.holderId, 'available', row.currency),
      to: houseAccount(placeOf(row), row.currency),
    }),
  ),
]

/** Money that left comes back: it settles what the holder owes, and the rest is available. */
export const createReturn = async (services: Entering, row: PaybackRow): Promise<Statement[]> => [
  ...createEntry(
    services,
    createCredit('reinstatement', {
      ...{ reference: entryOf(row.id, 'returned'), holderId: row.holderId, amount: amountOfRow(row) },
      at: placeOf(row),
    }),
  ),
  ...(await createBonusBack(services, row)),
]

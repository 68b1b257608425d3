import type { Amount } from '#src/domain/money/amount.ts'
import type { HouseAccount } from '#src/domain/money/ledger.ts'
import { type Entering, enter } from './enter.usecases.ts'
import { createCredit, createDispute, createTransfer, type Funds, type Transfer } from './fund-entries.repository.ts'
import type { EntryRow } from './ledger.tables.ts'
import { houseAccount } from './ledger-accounts.ts'

export const topUp = (services: Entering, funds: Funds): Promise<EntryRow> =>
  enter(services, createCredit('top-up', funds))

/** A dispute that was won, or a recall that was taken back. */
export const reinstate = (services: Entering, funds: Funds): Promise<EntryRow> =>
  enter(services, createCredit('reinstatement', funds))

/** Money that a dispute or a recall of the bank took back. What the available balance does not cover is owed: see `demandOrdersAllowed`. */
export const takeBack = (services: Entering, funds: Funds): Promise<EntryRow> => enter(services, createDispute(funds))

export const transfer = (services: Entering, asked: Transfer): Promise<EntryRow> =>
  enter(services, createTransfer(asked))

/** What a provider keeps for itself. */
export const payFee = (
  services: Entering,
  { reference, amount, at }: { reference: string; amount: Amount; at: HouseAccount },
): Promise<EntryRow> =>
  transfer(services, {
    ...{ reference, kind: 'fee', amount },
    from: houseAccount('fees', amount.currency),
    to: houseAccount(at, amount.currency),
  })

import { sql } from 'drizzle-orm'
import { type Amount, negate } from '#src/domain/money/amount.ts'
import type { EntryKind } from '#src/domain/money/ledger.ts'
import { balanceOf, demandPositive, type Entry, exactly } from './entries.repository.ts'
import type { EntryRow } from './ledger.tables.ts'
import { holderAccount, houseAccount, type LedgerAccount } from './ledger-accounts.ts'

/** Money that comes in or leaves by a provider or the bank. */
export type Funds = { reference: string; holderId: string; amount: Amount; at: 'clearing' | 'bank' }

/** Money that came in. It first settles what the holder owes; the rest becomes available. */
export function createCredit(kind: 'top-up' | 'reinstatement', { reference, holderId, amount, at }: Funds): Entry {
  demandPositive(amount)
  const { currency } = amount
  const [source, owed] = [houseAccount(at, currency), holderAccount(holderId, 'receivable', currency)]
  const settled = sql`min(${exactly(amount)}, -${balanceOf(owed)})`
  return {
    ...{ reference, kind, holderId },
    legs: [
      { account: source, amount: exactly(negate(amount)) },
      { account: owed, amount: settled },
      { account: holderAccount(holderId, 'available', currency), amount: sql`${exactly(amount)} - ${settled}` },
    ],
    asked: [{ of: [source], amount: negate(amount) }],
  }
}

/** Money that left without the balance being asked: what the available balance does not cover is owed. */
export function createTakeBack(kind: 'dispute' | 'payout', { reference, holderId, amount, at }: Funds): Entry {
  demandPositive(amount)
  const { currency } = amount
  const [source, available] = [houseAccount(at, currency), holderAccount(holderId, 'available', currency)]
  const covered = sql`min(${exactly(amount)}, ${balanceOf(available)})`
  return {
    ...{ reference, kind, holderId },
    legs: [
      { account: available, amount: sql`-${covered}` },
      { account: holderAccount(holderId, 'receivable', currency), amount: sql`${covered} - ${exactly(amount)}` },
      { account: source, amount: exactly(amount) },
    ],
    asked: [{ of: [source], amount }],
  }
}

/** Money that a dispute or a recall took back. */
export const createDispute = (funds: Funds): Entry => createTakeBack('dispute', funds)

/** A transfer between two accounts: a fee, a payout, a bonus or an adjustment. */
export type Transfer = {
  reference: string
  kind: Extract<EntryKind, 'bonus' | 'fee' | 'payout' | 'adjustment'>
  from: LedgerAccount
  to: LedgerAccount
  amount: Amount
}

export function createTransfer({ reference, kind, from, to, amount }: Transfer): Entry {
  demandPositive(amount)
  return {
    ...{ reference, kind, holderId: from.holderId ?? to.holderId },
    legs: [
      { account: from, amount: exactly(negate(amount)) },
      { account: to, amount: exactly(amount) },
    ],
    asked: [
      { of: [from], amount: negate(amount) },
      { of: [to], amount },
    ],
  }
}

const ofLeg = (id: string, currency: Amount['currency']): LedgerAccount => {
  const [holderId = '', kind] = id.split(':')
  return { id, holderId: holderId === 'house' ? null : holderId, kind: kind as LedgerAccount['kind'], currency }
}

/** The mirror of an entry. */
export function createReversal({ id, legs }: EntryRow, reference: string): Entry {
  const mirrored = legs.map(({ account, currency, amount }) => ({
    account: ofLeg(account, currency),
    amount: negate({ minor: amount, currency }),
  }))
  return {
    ...{ reference, kind: 'reversal', reversesId: id },
    holderId: mirrored.find(({ account }) => account.holderId)?.account.holderId ?? null,
    legs: mirrored.map(({ account, amount }) => ({ account, amount: exactly(amount) })),
    asked: mirrored.map(({ account, amount }) => ({ of: [account], amount })),
  }
}

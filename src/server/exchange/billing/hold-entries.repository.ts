import { sql } from 'drizzle-orm'
import { type Amount, negate } from '#src/domain/money/amount.ts'
import { balanceOf, demandPositive, type Entry, exactly } from './entries.repository.ts'
import { holdColumn } from './holds.repository.ts'
import type { HoldRow } from './ledger.tables.ts'
import { holderAccount, houseAccount } from './ledger-accounts.ts'

/** @param until when the hold ends if it is not captured; in UTC ms */
export type NewHold = { reference: string; holderId: string; amount: Amount; until: number }

/** The entry of a hold: bonus first, then what is available. Refused as `ledger-overdrawn` if both are less than the amount. */
export function createHold({ reference, holderId, amount, until }: NewHold): Entry {
  demandPositive(amount)
  const of = (kind: 'available' | 'held' | 'bonus' | 'bonus-held') => holderAccount(holderId, kind, amount.currency)
  const bonus = sql`min(${exactly(amount)}, ${balanceOf(of('bonus'))})`
  const rest = sql`${exactly(amount)} - ${bonus}`
  return {
    ...{ reference, kind: 'hold', holderId, until },
    legs: [
      { account: of('bonus'), amount: sql`-${bonus}` },
      { account: of('bonus-held'), amount: bonus },
      { account: of('available'), amount: sql`-(${rest})` },
      { account: of('held'), amount: rest },
    ],
    asked: [{ of: [of('held'), of('bonus-held')], amount }],
  }
}

/** The entry that captures a part of a hold, or all of it: bonus first. */
export function createCapture(
  { id, holderId, currency }: HoldRow,
  { reference, amount }: { reference: string; amount: Amount },
): Entry {
  demandPositive(amount)
  const [held, bonusHeld] = [holderAccount(holderId, 'held', currency), holderAccount(holderId, 'bonus-held', currency)]
  const revenue = houseAccount('revenue', amount.currency)
  const bonus = sql`min(${exactly(amount)}, ${holdColumn(id, 'bonus_held')})`
  return {
    ...{ reference, kind: 'capture', holdId: id, holderId },
    legs: [
      { account: bonusHeld, amount: sql`-${bonus}` },
      { account: held, amount: sql`${bonus} - ${exactly(amount)}` },
      { account: revenue, amount: exactly(amount) },
    ],
    asked: [{ of: [revenue], amount }],
  }
}

/** The entry that ends a hold: everything that is still held returns to where it came from. */
export function createVoid(
  { id, holderId, currency }: Pick<HoldRow, 'id' | 'holderId' | 'currency'>,
  reference: string,
): Entry {
  const of = (kind: 'available' | 'held' | 'bonus' | 'bonus-held') => holderAccount(holderId, kind, currency)
  const [held, bonus] = [holdColumn(id, 'held'), holdColumn(id, 'bonus_held')]
  return {
    ...{ reference, kind: 'void', holdId: id, holderId },
    legs: [
      { account: of('held'), amount: sql`-${held}` },
      { account: of('available'), amount: held },
      { account: of('bonus-held'), amount: sql`-${bonus}` },
      { account: of('bonus'), amount: bonus },
    ],
    asked: [],
  }
}

/** The entry that returns captured money to the balance: to available first, then to bonus. */
export function createRefund(
  { id, holderId, currency }: HoldRow,
  { reference, amount }: { reference: string; amount: Amount },
): Entry {
  demandPositive(amount)
  const revenue = houseAccount('revenue', amount.currency)
  const paid = sql`min(${exactly(amount)}, ${holdColumn(id, 'captured')})`
  return {
    ...{ reference, kind: 'refund', holdId: id, holderId },
    legs: [
      { account: revenue, amount: exactly(negate(amount)) },
      { account: holderAccount(holderId, 'available', currency), amount: paid },
      { account: holderAccount(holderId, 'bonus', currency), amount: sql`${exactly(amount)} - ${paid}` },
    ],
    asked: [{ of: [revenue], amount: negate(amount) }],
  }
}

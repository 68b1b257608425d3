import { and, asc, eq, gt, notLike, sql } from 'drizzle-orm'
import { type Amount, type MinorUnits, type MoneyCurrency, subtract, sumOf } from '#src/domain/money/amount.ts'
import { shareBonus } from '#src/domain/money/share-bonus.ts'
import { findBalances } from '#src/server/exchange/billing/balances.repository.ts'
import { ledgerPostingTable, ledgerTransactionTable } from '#src/server/exchange/billing/ledger.tables.ts'
import { type Database, isAmong } from '#src/server/platform/database.ts'
import { type BonusRow, bonusTable as bonus } from './bonus.tables.ts'
import { bonusAccount } from './bonus-entries.ts'

/** Bonus that does not end: corrections of admins. What a pay-back takes and gives back is neither. */
const findLasting = (db: Database, holderId: string, currency: MoneyCurrency) =>
  db
    .select({ at: ledgerPostingTable.at, minor: ledgerPostingTable.amount })
    .from(ledgerPostingTable)
    .innerJoin(ledgerTransactionTable, eq(ledgerTransactionTable.id, ledgerPostingTable.transactionId))
    .where(
      and(
        eq(ledgerPostingTable.accountId, bonusAccount(holderId, { currency }).id),
        gt(ledgerPostingTable.amount, sql`0`),
        isAmong(ledgerTransactionTable.kind, ['bonus', 'adjustment']),
        notLike(ledgerTransactionTable.reference, 'bonus:%'),
        notLike(ledgerTransactionTable.reference, 'payback:%'),
        sql`NOT EXISTS (SELECT 1 FROM ledger_transaction r WHERE r.reverses_id = ${ledgerTransactionTable.id})`,
      ),
    )

/** The bonus of a holder in one currency. */
export type Purse = { holderId: string; currency: MoneyCurrency }

export type BookedBonus = BonusRow & {
  holderId: string
  currency: MoneyCurrency
  amount: MinorUnits
  bookedAt: number
  endsAt: number
}

const findBooked = (db: Database, holderId: string, currency: MoneyCurrency) =>
  db
    .select()
    .from(bonus)
    .where(and(eq(bonus.state, 'booked'), eq(bonus.holderId, holderId), eq(bonus.currency, currency)))
    .orderBy(asc(bonus.bookedAt), asc(bonus.id)) as unknown as Promise<BookedBonus[]>

export const amountOfBonus = ({ currency, amount }: BookedBonus): Amount => ({ currency, minor: amount })
export const returnedOf = ({ currency, returned }: BookedBonus): Amount => ({ currency, minor: returned })

/** A booked bonus: what is left of it, and how much of that no order holds. */
export type BonusPart = { row: BookedBonus; left: Amount; free: Amount }

/** Returns the booked bonuses of a holder in one currency, the oldest first, and the bonus that no order holds. */
export async function readParts(
  db: Database,
  holderId: string,
  currency: MoneyCurrency,
): Promise<{ parts: BonusPart[]; balance: Amount }> {
  const [rows, lasting, accounts] = await Promise.all([
    findBooked(db, holderId, currency),
    findLasting(db, holderId, currency),
    findBalances(db, holderId),
  ])
  const sum = (...kinds: string[]): Amount =>
    sumOf(
      accounts
        .filter((one) => one.currency === currency && kinds.includes(one.kind))
        .map(({ balance }) => ({ currency, minor: balance })),
      currency,
    )
  const added = [
    ...rows.map((row) => ({ at: row.bookedAt, row, amount: subtract(amountOfBonus(row), returnedOf(row)) })),
    ...lasting.map(({ at, minor }) => ({ at, row: undefined, amount: { currency, minor } })),
  ].toSorted((one, other) => one.at - other.at)
  const amounts = added.map(({ amount }) => amount)
  const [left, free] = [shareBonus(amounts, sum('bonus', 'bonus-held')), shareBonus(amounts, sum('bonus'))]
  const parts = added.flatMap(({ row }, place) => {
    const [own, unheld] = [left[place], free[place]]
    return row && own && unheld ? [{ row, left: own, free: unheld }] : []
  })
  return { parts, balance: sum('bonus') }
}

import { type Amount, MONEY_CURRENCIES, zeroOf } from '#src/domain/money/amount.ts'
import { HOLDER_ACCOUNTS, type HolderAccount } from '#src/domain/money/ledger.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findBalances, findBalancesAt } from './balances.repository.ts'
import { holderAccount, type LedgerAccount } from './ledger-accounts.ts'

/** The balances of a holder in every currency. */
export type Balances = Record<HolderAccount, Amount>[]

const arrange = (find: (kind: HolderAccount, currency: Amount['currency']) => Amount | undefined): Balances =>
  MONEY_CURRENCIES.map(
    (currency) =>
      Object.fromEntries(HOLDER_ACCOUNTS.map((kind) => [kind, find(kind, currency) ?? zeroOf(currency)])) as Record<
        HolderAccount,
        Amount
      >,
  )

/** The balances of now. */
export async function getBalances({ db }: Needs<'db'>, holderId: string): Promise<Balances> {
  const rows = await findBalances(db, holderId)
  return arrange((kind, currency) => {
    const row = rows.find((each) => each.kind === kind && each.currency === currency)
    return row && { minor: row.balance, currency }
  })
}

/** The balances right before a time, in UTC ms. */
export async function getBalancesAt({ db }: Needs<'db'>, holderId: string, at: number): Promise<Balances> {
  const accounts = MONEY_CURRENCIES.flatMap((currency) =>
    HOLDER_ACCOUNTS.map((kind) => holderAccount(holderId, kind, currency)),
  )
  const found = await findBalancesAt(
    db,
    accounts.map(({ id }: LedgerAccount) => id),
    at,
  )
  return arrange((kind, currency) => {
    const minor = found.get(holderAccount(holderId, kind, currency).id)
    return minor === undefined ? undefined : { minor, currency }
  })
}

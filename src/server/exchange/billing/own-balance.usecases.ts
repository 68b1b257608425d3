import { ENTRY_GROUPS, LINES_PER_PAGE } from '#src/contract/billing/line-groups.ts'
import type { BalanceLine, BalanceQuery, OwnBalance } from '#src/contract/billing/schemas.ts'
import { add, MONEY_CURRENCIES, negate, sumOf, zeroOf } from '#src/domain/money/amount.ts'
import type { EntryKind, HolderAccount } from '#src/domain/money/ledger.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { type Balances, getBalances } from './balances.usecases.ts'
import { findHolderId, type Owner } from './holders.repository.ts'
import type { EntryRow } from './ledger.tables.ts'
import { findEntriesOf } from './lines.repository.ts'

/** The accounts whose change is the amount of an entry. A hold is shown as what it takes from the balance. */
const COUNTED: readonly HolderAccount[] = ['available', 'bonus', 'receivable']
const COUNTED_BY_KIND: Partial<Record<EntryKind, readonly HolderAccount[]>> = { capture: ['held', 'bonus-held'] }

/** The entry as its holder sees it. */
export function toLine({ id, kind, reference, until, at, legs }: EntryRow, holderId: string): BalanceLine {
  const own = legs
    .filter(({ account }) => account.startsWith(`${holderId}:`))
    .map(({ account, amount, currency }) => ({
      account: account.split(':')[1] as HolderAccount,
      amount: { currency, minor: amount },
    }))
  const counted = COUNTED_BY_KIND[kind] ?? COUNTED
  const amounts = own.filter(({ account }) => counted.includes(account)).map(({ amount }) => amount)
  return {
    ...{ id, kind, reference, until, at },
    amount: sumOf(amounts, own[0]?.amount.currency ?? 'USD'),
    // A debt is below 0 in the ledger; people read how much it grew.
    changes: own.map((one) => (one.account === 'receivable' ? { ...one, amount: negate(one.amount) } : one)),
  }
}

export const toCurrencyBalances = (balances: Balances): OwnBalance['balances'] =>
  balances.map((own) => ({
    available: own.available,
    held: add(own.held, own['bonus-held']),
    bonus: own.bonus,
    owed: negate(own.receivable),
  }))

const NOTHING: OwnBalance['balances'] = MONEY_CURRENCIES.map(zeroOf).map((zero) => ({
  ...{ available: zero, held: zero, bonus: zero, owed: zero },
}))

/** The balances of a holder and a page of entries. Without a holder nothing was ever entered. */
export async function readBalanceOf(
  services: Needs<'db'>,
  holderId: string | undefined,
  { group, currency, before }: BalanceQuery,
): Promise<OwnBalance> {
  if (!holderId) return { balances: NOTHING, items: [], next: null }
  const filter = { kinds: group && ENTRY_GROUPS[group], currency, before: before ? Number(before) : undefined }
  const [balances, rows] = await Promise.all([
    getBalances(services, holderId),
    findEntriesOf(services.db, holderId, filter, LINES_PER_PAGE + 1),
  ])
  const shown = rows.slice(0, LINES_PER_PAGE)
  return {
    balances: toCurrencyBalances(balances),
    items: shown.map((row) => toLine(row, holderId)),
    next: rows.length > LINES_PER_PAGE ? String(shown.at(-1)?.place) : null,
  }
}

export const readOwnBalance = async (services: Needs<'db'>, owner: Owner, query: BalanceQuery): Promise<OwnBalance> =>
  readBalanceOf(services, await findHolderId(services.db, owner), query)

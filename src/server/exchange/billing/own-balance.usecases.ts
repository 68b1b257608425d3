import { ENTRY_GROUPS, LINES_PER_PAGE } from '#src/contract/billing/line-groups.ts'
import type { COMPANY_LINES, SEAMAN_LINES } from '#src/contract/billing/list.ts'
import type { BalanceLine, CurrencyBalance, LineLink, OwnBalance } from '#src/contract/billing/schemas.ts'
import type { ListQuery } from '#src/contract/http/describe-list.ts'
import { add, MONEY_CURRENCIES, negate, sumOf, zeroOf } from '#src/domain/money/amount.ts'
import type { EntryKind, HolderAccount } from '#src/domain/money/ledger.ts'
import { DAY } from '#src/domain/time.ts'
import type { Database } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { type Balances, getBalances } from './balances.usecases.ts'
import { findHolderId, type Owner } from './holders.repository.ts'
import { findLineLinks } from './line-links.repository.ts'
import { countEntriesOf, findEntriesOf, type LineFilter, type PlacedEntry } from './lines.repository.ts'

export type LinesQuery = Omit<ListQuery<typeof SEAMAN_LINES> | ListQuery<typeof COMPANY_LINES>, 'sort'>

/** The accounts whose change is the amount of an entry. A hold is shown as what it takes from the balance. */
const COUNTED: readonly HolderAccount[] = ['available', 'bonus', 'receivable']
const COUNTED_BY_KIND: Partial<Record<EntryKind, readonly HolderAccount[]>> = { capture: ['held', 'bonus-held'] }

/** The entry as its holder sees it. */
function toLine(entry: PlacedEntry, holderId: string, links: LineLink[]): BalanceLine {
  const { id, kind, reference, until, at, legs, currency, available } = entry
  const own = legs
    .filter(({ account }) => account.startsWith(`${holderId}:`))
    .map(({ account, amount }) => ({
      account: account.split(':')[1] as HolderAccount,
      amount: { currency, minor: amount },
    }))
  const counted = COUNTED_BY_KIND[kind] ?? COUNTED
  const amounts = own.filter(({ account }) => counted.includes(account)).map(({ amount }) => amount)
  return {
    ...{ id, kind, reference, until, at, links },
    amount: sumOf(amounts, currency),
    // A debt is below 0 in the ledger; people read how much it grew.
    changes: own.map((one) => (one.account === 'receivable' ? { ...one, amount: negate(one.amount) } : one)),
    availableAfter: { currency, minor: available },
  }
}

export async function toLines(db: Database, holderId: string, rows: readonly PlacedEntry[]): Promise<BalanceLine[]> {
  const linksOf = await findLineLinks(db, holderId, rows)
  return rows.map((row) => toLine(row, holderId, linksOf(row)))
}

export const toCurrencyBalances = (balances: Balances): CurrencyBalance[] =>
  balances.map((own) => ({
    available: own.available,
    held: add(own.held, own['bonus-held']),
    bonus: own.bonus,
    owed: negate(own.receivable),
  }))

/** The balances of someone without entries. */
export const NOTHING: CurrencyBalance[] = MONEY_CURRENCIES.map(zeroOf).map((zero) => ({
  ...{ available: zero, held: zero, bonus: zero, owed: zero },
}))

/** The first instant of a day, or of the one after it, UTC ms. */
const startOf = (day: string | undefined, later = 0): number | undefined =>
  day === undefined ? undefined : Date.parse(`${day}T00:00:00Z`) + later

/** The filter of the repository: `to` is the last day that counts. */
export const toLineFilter = ({ group, currency, from, to }: Omit<LinesQuery, 'page'>): LineFilter => ({
  kinds: group && ENTRY_GROUPS[group],
  currency,
  from: startOf(from),
  until: startOf(to, DAY),
})

export async function readBalancesOf(services: Needs<'db'>, holderId: string | undefined): Promise<CurrencyBalance[]> {
  return holderId ? toCurrencyBalances(await getBalances(services, holderId)) : NOTHING
}

/** For admins: the newest entries of a holder, or those before a place. Without a holder nothing was ever entered. */
export async function readLinesBefore({ db }: Needs<'db'>, holderId: string | undefined, before: string | undefined) {
  if (!holderId) return { items: [], next: null }
  const place = before ? Number(before) : undefined
  const rows = await findEntriesOf(db, holderId, { before: place }, { limit: LINES_PER_PAGE + 1 })
  const shown = rows.slice(0, LINES_PER_PAGE)
  const next = rows.length > LINES_PER_PAGE ? String(shown.at(-1)?.place) : null
  return { items: await toLines(db, holderId, shown), next }
}

/** The balances of an owner, and a page of the entries. */
export async function readOwnBalance(
  services: Needs<'db'>,
  owner: Owner,
  { page, pageSize, ...query }: LinesQuery & { pageSize: number },
): Promise<OwnBalance> {
  const { db } = services
  const holderId = await findHolderId(db, owner)
  const filter = toLineFilter(query)
  const [balances, rows, total] = await Promise.all([
    readBalancesOf(services, holderId),
    holderId ? findEntriesOf(db, holderId, filter, { limit: pageSize, offset: (page - 1) * pageSize }) : [],
    holderId ? countEntriesOf(db, holderId, filter) : 0,
  ])
  return { balances, items: holderId ? await toLines(db, holderId, rows) : [], total, page, pageSize }
}

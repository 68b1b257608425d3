import type { Statement, StatementQuery } from '#src/contract/billing-document/schemas.ts'
import { type Amount, add, isZero, type MoneyCurrency, negate, sumOf, zeroOf } from '#src/domain/money/amount.ts'
import { HOLDER_ACCOUNTS, type HolderAccount } from '#src/domain/money/ledger.ts'
import { type Balances, getBalancesAt } from '#src/server/exchange/billing/balances.usecases.ts'
import { findHolderId, type Owner } from '#src/server/exchange/billing/holders.repository.ts'
import type { EntryRow } from '#src/server/exchange/billing/ledger.tables.ts'
import { findLineLinks } from '#src/server/exchange/billing/line-links.repository.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findBuyerOf } from './buyers.repository.ts'
import { findEntriesBetween } from './statement.repository.ts'

/** More lines do not fit on a document. */
const MAX_LINES = 2000

const startOf = (month: string): number => Date.parse(`${month}-01T00:00:00Z`)

function endOf(month: string): number {
  const start = new Date(startOf(month))
  return Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1)
}

const NOTHING = (currency: MoneyCurrency): Balances[number] =>
  Object.fromEntries(HOLDER_ACCOUNTS.map((kind) => [kind, zeroOf(currency)])) as Record<HolderAccount, Amount>

const sumOfAccounts = (balances: Balances[number], currency: MoneyCurrency): Amount =>
  sumOf(Object.values(balances), currency)

/** What an entry changes of the sum of all accounts of the holder. */
const changeOf = ({ legs }: EntryRow, holderId: string, currency: MoneyCurrency): Amount =>
  sumOf(
    legs.filter(({ account }) => account.startsWith(`${holderId}:`)).map(({ amount }) => ({ currency, minor: amount })),
    currency,
  )

async function toLines(
  { db }: Needs<'db'>,
  entries: readonly EntryRow[],
  holderId: string,
  opening: Amount,
): Promise<Statement['lines']> {
  const linksOf = await findLineLinks(db, holderId, entries)
  let balance = opening
  return entries.flatMap((entry) => {
    const amount = changeOf(entry, holderId, opening.currency)
    if (isZero(amount)) return []
    balance = add(balance, amount)
    return [{ kind: entry.kind, reference: entry.reference, at: entry.at, amount, balance, links: linksOf(entry) }]
  })
}

const partsOf = (own: Balances[number]): Statement['parts'] => ({
  available: own.available,
  bonus: own.bonus,
  held: add(own.held, own['bonus-held']),
  owed: negate(own.receivable),
})

/**
 * Returns the statement of an owner over months, from the ledger. Throws `validation-failed` for months in the wrong order or ahead.
 */
export async function getStatement(
  services: Needs<'db' | 'clock' | 'config'>,
  owner: Owner,
  { currency, ...months }: StatementQuery,
): Promise<Statement> {
  const { db, clock, config } = services
  // What happened in this very millisecond is included.
  const [from, until] = [startOf(months.from), Math.min(endOf(months.until), clock() + 1)]
  if (from >= until) throw new Failure('validation-failed')
  const { noTax: _, ...seller } = config.seller ?? { noTax: undefined }
  const holderId = await findHolderId(db, owner)
  const read = async (at: number) =>
    (holderId ? await getBalancesAt(services, holderId, at) : []).find(
      ({ available }) => available.currency === currency,
    ) ?? NOTHING(currency)
  const [before, after, entries, holder] = await Promise.all([
    read(from),
    read(until),
    holderId ? findEntriesBetween(db, holderId, { currency, from, until }, MAX_LINES + 1) : [],
    findBuyerOf(db, owner),
  ])
  const isTooLong = entries.length > MAX_LINES
  const opening = sumOfAccounts(before, currency)
  return {
    seller: config.seller ? (seller as Statement['seller']) : null,
    holder: holder ?? null,
    ...{ from, until, opening, closing: sumOfAccounts(after, currency), parts: partsOf(after) },
    lines: holderId && !isTooLong ? await toLines(services, entries, holderId, opening) : [],
    mostLines: isTooLong ? MAX_LINES : null,
  }
}

import { env } from 'cloudflare:test'
import { type Amount, amountOf, type MoneyCurrency } from '#src/domain/money/amount.ts'
import type { HolderAccount } from '#src/domain/money/ledger.ts'
import { getBalances } from '#src/server/exchange/billing/balances.usecases.ts'
import { enter } from '#src/server/exchange/billing/enter.usecases.ts'
import { findEntry } from '#src/server/exchange/billing/entries.repository.ts'
import { createReversal } from '#src/server/exchange/billing/fund-entries.repository.ts'
import { topUp, transfer } from '#src/server/exchange/billing/funds.usecases.ts'
import type { EntryRow } from '#src/server/exchange/billing/ledger.tables.ts'
import { holderAccount, houseAccount } from '#src/server/exchange/billing/ledger-accounts.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { insertRow } from './fixtures.ts'
import type { TestServer } from './server-of.ts'

let made = 0
/** A reference that no other entry has. */
export function newReference(): string {
  made += 1
  return `test:${made}`
}

export const usd = (minor: number): Amount => amountOf(minor, 'USD')

/** A holder with a balance, as one is after the erasure of the person. */
export async function createHolder({ services }: TestServer, { available = 0, bonus = 0 } = {}): Promise<string> {
  const holderId = crypto.randomUUID()
  await insertRow('ledger_holder', { id: holderId, created_at: services.clock() })
  if (available > 0) await topUp(services, { reference: newReference(), holderId, amount: usd(available), at: 'bank' })
  if (bonus > 0)
    await transfer(services, {
      ...{ reference: newReference(), kind: 'bonus', amount: usd(bonus) },
      from: houseAccount('bonus-expense', 'USD'),
      to: holderAccount(holderId, 'bonus', 'USD'),
    })
  return holderId
}

/** The balances of a holder that are not 0, as numbers. */
export async function readBalances(
  { services }: TestServer,
  holderId: string,
  currency: MoneyCurrency = 'USD',
): Promise<Partial<Record<HolderAccount, number>>> {
  const balances = await getBalances(services, holderId)
  const own = balances.find(({ available }) => available.currency === currency)
  const numbers = Object.entries(own ?? {}).map(([kind, { minor }]) => [kind, Number(minor)] as const)
  return Object.fromEntries(numbers.filter(([, minor]) => minor !== 0))
}

/** What must be true of every ledger: balances are the sums of postings, all postings sum to 0, and held amounts are those of holds. */
export async function findDifferences(): Promise<unknown[]> {
  const found = await env.DB.batch<Record<string, unknown>>([
    env.DB.prepare(`SELECT a.id, a.balance FROM ledger_account a
      WHERE a.balance <> coalesce((SELECT sum(p.amount) FROM ledger_posting p WHERE p.account_id = a.id), 0)`),
    env.DB.prepare('SELECT currency, sum(amount) AS total FROM ledger_posting GROUP BY currency HAVING total <> 0'),
    env.DB.prepare(`SELECT a.id, a.balance FROM ledger_account a WHERE a.kind = 'held' AND a.balance <>
      coalesce((SELECT sum(h.held) FROM ledger_hold h WHERE h.holder_id = a.holder_id AND h.currency = a.currency), 0)`),
    env.DB.prepare(`SELECT a.id, a.balance FROM ledger_account a WHERE a.kind = 'bonus-held' AND a.balance <>
      coalesce((SELECT sum(h.bonus_held) FROM ledger_hold h WHERE h.holder_id = a.holder_id AND h.currency = a.currency), 0)`),
  ])
  return found.flatMap(({ results }) => results)
}

/** Mirrors an entry. Throws the errors of `LEDGER_FAILURES`, and `not-found` for an unknown entry. */
export async function reverse(
  { services }: Pick<TestServer, 'services'>,
  { reference, entryId }: { reference: string; entryId: string },
): Promise<EntryRow> {
  const original = await findEntry(services.db, entryId)
  if (!original) throw new Failure('not-found')
  return enter(services, createReversal(original, reference))
}

/** A correction of a new balance by USD 5.00. Returns the id of its entry. */
export async function enterCorrection(server: TestServer): Promise<string> {
  const own = holderAccount(await createHolder(server), 'available', 'USD')
  const entry = { reference: newReference(), kind: 'adjustment', from: houseAccount('adjustments', 'USD') } as const
  return (await transfer(server.services, { ...entry, to: own, amount: usd(500) })).id
}

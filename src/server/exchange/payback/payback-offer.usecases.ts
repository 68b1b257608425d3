import type { PaybackOffer } from '#src/contract/payback/schemas.ts'
import { type Amount, isPositive, isZero, MONEY_CURRENCIES, type MoneyCurrency } from '#src/domain/money/amount.ts'
import { payableOf, splitPayback } from '#src/domain/payment/split-payback.ts'
import { getBalances } from '#src/server/exchange/billing/balances.usecases.ts'
import { findProvider } from '#src/server/exchange/payment/providers/index.ts'
import type { PaymentProvider } from '#src/server/exchange/payment/providers/provider.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findOpenCurrencies } from './payback.repository.ts'
import { findRests, type RestRow } from './rests.repository.ts'

export type FindProvider = (name: PaymentProvider['name']) => PaymentProvider | undefined

/** By the way it came. What the provider cannot refund, or could not before, returns by transfer. */
export const wayOf = (
  { provider, hasFailed }: Pick<RestRow, 'provider' | 'hasFailed'>,
  find: FindProvider,
): 'transfer' | 'provider' => (find(provider)?.refund && !hasFailed ? 'provider' : 'transfer')

const readPayers = (rows: readonly RestRow[]): string[] => [
  ...new Set(rows.flatMap(({ payers }) => JSON.parse(payers) as string[])),
]

type Own = { available: Amount; bonus: Amount }

async function createOffer(
  { db }: Needs<'db'>,
  holderId: string,
  { available, bonus }: Own,
  find: FindProvider,
): Promise<PaybackOffer[]> {
  if (!isPositive(available)) return []
  const { currency } = available
  const rows = await findRests(db, holderId, currency)
  const rests = rows.map(({ id, minor }) => ({ id, rest: { currency, minor } }))
  const amount = payableOf(available, rests)
  if (!isPositive(amount)) return []
  const parts = splitPayback(amount, rests).flatMap(({ id, amount: part }) => {
    const row = rows.find((one) => one.id === id)
    return row ? [{ row, id, way: wayOf(row, find), amount: part, paidAt: row.createdAt }] : []
  })
  const byTransfer = parts.filter(({ way }) => way === 'transfer')
  return [
    {
      ...{ amount, bonus, needsAccount: byTransfer.length > 0 },
      parts: parts.map(({ row: _, ...part }) => part),
      payers: readPayers(byTransfer.map(({ row }) => row)),
    },
  ]
}

/**
 * What can be paid back in each currency: what was paid in and not spent, from the latest payment to the first. Nothing in a currency of which an
 * earlier request is open, and nothing at all while the holder owes something.
 */
export async function findOffers(
  services: Needs<'db'>,
  holderId: string | undefined,
  find: FindProvider = findProvider,
): Promise<PaybackOffer[]> {
  if (!holderId) return []
  const [balances, open] = await Promise.all([
    getBalances(services, holderId),
    findOpenCurrencies(services.db, holderId),
  ])
  if (balances.some(({ receivable }) => !isZero(receivable))) return []
  const offered = balances.filter(({ available }) => !open.has(available.currency))
  return (await Promise.all(offered.map((own) => createOffer(services, holderId, own, find)))).flat()
}

export async function findOffer(
  services: Needs<'db'>,
  holderId: string | undefined,
  currency: MoneyCurrency,
  find: FindProvider = findProvider,
): Promise<PaybackOffer | undefined> {
  const offers = MONEY_CURRENCIES.includes(currency) ? await findOffers(services, holderId, find) : []
  return offers.find(({ amount }) => amount.currency === currency)
}

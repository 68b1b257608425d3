import type { Metadata, Transaction } from './state.ts'
import type { World } from './world.ts'

/**
 * Sums in minor units. `refunded`, `disputed` and `paidOut` are what was taken less what came back; `net` is what is left after fees. Without payouts
 * `paidOut` is missing.
 */
export type Sums = {
  received: number
  refunded: number
  disputed: number
  fees: number
  net: number
  paidOut?: number
}

/** The account of the provider with us, by currency, and payments by reference and currency. */
export type Books = { currencies: Record<string, Sums>; references: Record<string, Record<string, Sums>> }

const COLUMNS = {
  charge: ['received', 1],
  refund: ['refunded', -1],
  refund_failure: ['refunded', -1],
  dispute: ['disputed', -1],
  dispute_reversal: ['disputed', -1],
  payout: ['paidOut', -1],
  payout_reversal: ['paidOut', -1],
} as const

function enter(sums: Record<string, Sums>, { currency, amount, fee, net, reporting_category }: Transaction): void {
  sums[currency] ??= { received: 0, refunded: 0, disputed: 0, fees: 0, net: 0 }
  const line = sums[currency]
  const [column, sign] = COLUMNS[reporting_category]
  line[column] = (line[column] ?? 0) + sign * amount
  line.fees += fee
  line.net += net
}

function findMetadata({ state }: World, source: string): Metadata {
  const charge = (state.refunds[source] ?? state.disputes[source])?.charge ?? source
  return state.charges[charge]?.metadata ?? {}
}

/** Sums the balance transactions, which are written once and never changed. Payments without a reference are under an empty one. */
export function keepBooks(world: World): Books {
  const books: Books = { currencies: {}, references: {} }
  for (const transaction of Object.values(world.state.transactions)) {
    enter(books.currencies, transaction)
    // It is about no payment.
    if (transaction.source in world.state.payouts) continue
    const reference = findMetadata(world, transaction.source)[world.settings.reference] ?? ''
    books.references[reference] ??= {}
    enter(books.references[reference], transaction)
  }
  return books
}

import type { Transaction } from './state.ts'
import { createId, secondsOf, type World } from './world.ts'

type Posting = Pick<Transaction, 'amount' | 'currency' | 'source' | 'type' | 'reporting_category'> & {
  fee?: number
  feeFor?: string
}

/** Writes a line of the account. A negative `fee` is one that is returned. */
export function post(world: World, { fee = 0, feeFor = 'Stripe processing fees', ...posting }: Posting): Transaction {
  const transaction: Transaction = {
    id: createId(world, 'txn'),
    object: 'balance_transaction',
    ...posting,
    available_on: secondsOf(world),
    balance_type: 'payments',
    created: secondsOf(world),
    description: null,
    fee,
    fee_details: fee ? [{ amount: fee, currency: posting.currency, description: feeFor, type: 'stripe_fee' }] : [],
    net: posting.amount - fee,
    status: 'available',
  }
  world.state.transactions[transaction.id] = transaction
  return transaction
}

export const feeOf = ({ settings }: World, amount: number): number =>
  Math.round((amount * settings.chargeFee.rate) / 10_000) + settings.chargeFee.fixed

import { Failure } from './failure.ts'
import type { Payout } from './state.ts'
import { post } from './transactions.ts'
import { createId, demand, emit, secondsOf, type World } from './world.ts'

const DAY = 24 * 60 * 60

/** Sends what our account has in a currency, or a part of it, to our bank account. `fee` is that of a payout at once, and stays on the account. */
export function payOut(
  world: World,
  currency: string,
  { amount, fee = 0 }: { amount?: number; fee?: number } = {},
): Payout {
  const lines = Object.values(world.state.transactions).filter((line) => line.currency === currency)
  const available = lines.reduce((sum, { net }) => sum + net, 0)
  const sum = amount ?? available - fee
  if (sum <= 0 || sum + fee > available) throw new Failure(400, 'You have insufficient funds in your account.')
  const id = createId(world, 'po')
  const posting = { amount: -sum, currency, source: id, type: 'payout', reporting_category: 'payout' } as const
  const payout: Payout = {
    ...{
      id,
      object: 'payout',
      amount: sum,
      arrival_date: secondsOf(world) + (fee ? 0 : 2 * DAY),
      automatic: fee === 0,
    },
    ...{ balance_transaction: post(world, { ...posting, fee, feeFor: 'Instant payout fee' }).id },
    ...{ created: secondsOf(world), currency, failure_balance_transaction: null, failure_code: null, livemode: false },
    ...{ metadata: {}, method: fee ? 'instant' : 'standard', status: 'in_transit' },
  }
  world.state.payouts[id] = payout
  emit(world, 'payout.created', payout)
  return payout
}

/** Our bank accepts a payout, or returns it. A payout that was paid may still be returned, once. */
export function settlePayout(world: World, id: string, outcome: 'paid' | 'failed'): Payout {
  const payout = demand(world, 'payouts', id, 'payout')
  const { amount, currency, status } = payout
  if (status === 'failed' || status === outcome) throw new Failure(400, `This payout is ${status}.`)
  payout.status = outcome
  if (outcome === 'failed') {
    const posting = { amount, currency, source: id, type: 'payout_failure' } as const
    payout.failure_balance_transaction = post(world, { ...posting, reporting_category: 'payout_reversal' }).id
    payout.failure_code = 'account_closed'
  }
  emit(world, `payout.${outcome}`, payout)
  return payout
}

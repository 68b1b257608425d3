import type Stripe from 'stripe'
import { SECOND } from '#src/domain/time.ts'
import type { ProviderServices } from '../provider.ts'
import type { SourcedLine } from '../provider-payment.ts'
import { idOf, readLine } from './amounts.ts'
import { createClient } from './client.ts'

const PAGE = 100

/** A payout to our bank account, and what comes back of one that failed or was cancelled. */
const PAYOUTS = ['payout', 'payout_failure', 'payout_cancel'] as const
/** What Stripe keeps back of the next payout stays on our account. */
const KEPT_BACK = /^payout_minimum_balance/

const readSourced = (line: Stripe.BalanceTransaction): SourcedLine => ({
  ...readLine(line),
  source: idOf(line.source) ?? line.id,
})

const inPages = (since: number) => ({ created: { gte: Math.floor(since / SECOND) }, limit: PAGE })

/** The lines of our account at Stripe since a time, the oldest first. */
export async function listLines(services: ProviderServices, since: number): Promise<SourcedLine[]> {
  const stripe = await createClient(services)
  const lines: SourcedLine[] = []
  for await (const line of stripe.balanceTransactions.list(inPages(since)))
    if (!KEPT_BACK.test(line.type)) lines.push(readSourced(line))
  return lines.reverse()
}

/** The lines of payouts since a time, the oldest first. */
export async function listPayouts(services: ProviderServices, since: number): Promise<SourcedLine[]> {
  const stripe = await createClient(services)
  const lines: SourcedLine[] = []
  for (const type of PAYOUTS)
    for await (const line of stripe.balanceTransactions.list({ ...inPages(since), type })) lines.push(readSourced(line))
  return lines.sort((one, other) => one.at - other.at)
}

import { SECOND } from '#src/domain/time.ts'
import type { ProviderServices } from '../provider.ts'
import type { SourcedLine } from '../provider-payment.ts'
import { idOf, readLine } from './amounts.ts'
import { createClient } from './client.ts'

const PAGE = 100

/** Money that Stripe pays to our bank account is not about a payment. */
const PAYOUT = /^payout/

/** The lines of our account at Stripe since a time, the oldest first. */
export async function listLines(services: ProviderServices, since: number): Promise<SourcedLine[]> {
  const stripe = await createClient(services)
  const lines: SourcedLine[] = []
  for await (const line of stripe.balanceTransactions.list({
    created: { gte: Math.floor(since / SECOND) },
    limit: PAGE,
  }))
    if (!PAYOUT.test(line.reporting_category)) lines.push({ ...readLine(line), source: idOf(line.source) ?? line.id })
  return lines.reverse()
}

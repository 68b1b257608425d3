import { type Amount, isSame, type MoneyCurrency, subtract, zeroOf } from '#src/domain/money/amount.ts'
import { toDecimal } from '#src/domain/money/to-decimal.ts'
import { HOUR } from '#src/domain/time.ts'
import type { LedgerCheck } from '#src/server/exchange/billing/ledger-check.ts'
import { findHolderOfEntry } from '#src/server/exchange/billing/owners.repository.ts'
import { runScheduledReconciliation } from '#src/server/exchange/billing/run-reconciliation.usecases.ts'
import { PROVIDERS } from '#src/server/exchange/payment/providers/index.ts'
import type { PaymentProvider, ProviderServices } from '#src/server/exchange/payment/providers/provider.ts'
import type { SourcedLine } from '#src/server/exchange/payment/providers/provider-payment.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findClearing, findUnexplained } from './compare.repository.ts'
import { COMPARED_FOR, enterPayouts } from './enter-payouts.usecases.ts'
import { findPaidOut } from './payouts.repository.ts'

type Comparing = Needs<'db'> & ProviderServices

/** Messages of the provider may take so long. */
const LATE = HOUR

/** A sum that our books and those of the provider do not have alike. `subject`: the currency, our reference, and both amounts. */
export type ProviderDifference = { subject: string; reference: string | null; at: number }

type Found = { currency: MoneyCurrency; name: string; entry: string | null; ours: Amount; theirs: Amount; at: number }

const describe = ({ currency, name, entry, ours, theirs, at }: Found): ProviderDifference => ({
  subject: `${currency} ${name}: ${toDecimal(ours)} here, ${toDecimal(theirs)} at the provider`,
  reference: entry,
  at,
})

const netOf = ({ amount, fee }: SourcedLine): Amount => subtract(amount, fee)

async function compare(services: Comparing, provider: PaymentProvider): Promise<Found[]> {
  const { db, clock } = services
  const [now, since] = [clock(), clock() - COMPARED_FOR]
  const lines = (await provider.listLines?.(services, since)) ?? []
  const from = Math.floor(since / 1000) * 1000
  const [effects, payouts, unexplained] = await Promise.all([
    findClearing(db, provider.name, from),
    findPaidOut(db, provider.name, from),
    findUnexplained(db, since),
  ])
  const known = [...effects, ...payouts]
  const ofLine = lines.map((line): Found => {
    const { currency } = line.amount
    const own = known.find((one) => one.lineId === line.id && one.currency === currency)
    const ours = own ? { currency, minor: own.minor } : zeroOf(currency)
    return {
      ...{ currency, name: own?.reference ?? line.source, entry: own?.entry ?? null, ours, theirs: netOf(line) },
      at: line.at,
    }
  })
  const ids = new Set(lines.map(({ id, amount }) => `${id} ${amount.currency}`))
  const without = [
    ...known.filter(({ lineId, currency }) => !ids.has(`${lineId} ${currency}`)),
    ...unexplained.map((one) => ({ ...one, reference: one.entry })),
  ].map(({ currency, minor, reference, entry, at }): Found => {
    return { currency, name: reference, entry, ours: { currency, minor }, theirs: zeroOf(currency), at }
  })
  return [...ofLine, ...without].filter(({ ours, theirs, at }) => !isSame(ours, theirs) && at <= now - LATE)
}

/** Compares the books of the providers with the clearing accounts, line by line. Returns the differences, the oldest first. */
export async function compareWithProvider(services: Comparing): Promise<ProviderDifference[]> {
  const asked = PROVIDERS.filter(({ listLines, currencies }) => listLines && currencies(services.config).length > 0)
  const found = await Promise.all(asked.map((provider) => compare(services, provider)))
  return found
    .flat()
    .sort((one, other) => one.at - other.at)
    .map(describe)
}

/**
 * The daily comparison, stored with its differences like the one of the ledger. Payouts are entered first. Throws if a provider does not answer,
 * or if another comparison has not finished; then it is tried again.
 */
export async function checkProviders(services: Comparing & Needs<'ids' | 'jobQueue' | 'live'>): Promise<void> {
  await enterPayouts(services)
  const differences = await compareWithProvider(services)
  const find: LedgerCheck['find'] = async ({ db }, { limit }) => {
    const listed = differences.slice(0, limit)
    const holders = await Promise.all(listed.map(({ reference }) => reference && findHolderOfEntry(db, reference)))
    return listed.map(({ subject, reference }, index) => ({ subject, reference, holderId: holders[index] || null }))
  }
  await runScheduledReconciliation(services, [{ kind: 'provider', find }])
}

import { DAY, HOUR } from '#src/domain/time.ts'
import { findByReferences } from '#src/server/exchange/payment/payment.repository.ts'
import { PROVIDERS } from '#src/server/exchange/payment/providers/index.ts'
import type { PaymentProvider, ProviderEvent } from '#src/server/exchange/payment/providers/provider.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { logFailure } from '#src/server/platform/log.ts'
import { findByProviderId } from './asked-payments.repository.ts'
import { enterPayouts } from './enter-payouts.usecases.ts'
import { type Fulfilling, fulfilPayment } from './fulfil-payment.usecases.ts'
import { findReadUntil, recordReading } from './readings.repository.ts'

/** The payment that a message is about; undefined if it is not ours. */
async function findPaymentOf(services: Fulfilling, provider: PaymentProvider, event: ProviderEvent) {
  const { db } = services
  const { name } = provider
  const { reference, providerId } = event
  const findBy = async (text: string | null | undefined) =>
    text ? (await findByReferences(db, [text])).find((row) => row.provider === name) : undefined
  const known = (await findBy(reference)) ?? (providerId ? await findByProviderId(db, name, providerId) : undefined)
  return known ?? (providerId ? findBy(await provider.findReference?.(services, providerId)) : undefined)
}

const isAboutPayout = ({ type }: ProviderEvent): boolean => type.startsWith('payout.')

/**
 * Applies what a message is about. Messages come repeatedly, in any order and late: each one only names a payment whose state is read,
 * or says that payouts have changed.
 */
export async function applyEvent(services: Fulfilling, provider: PaymentProvider, event: ProviderEvent): Promise<void> {
  if (isAboutPayout(event)) return enterPayouts(services)
  const payment = await findPaymentOf(services, provider, event)
  if (payment) await fulfilPayment(services, payment.id, event.checkoutId)
}

/** Messages may be listed late, and the clocks differ. */
const OVERLAP = HOUR
/** The provider keeps messages for a month, and retries them for three days. */
const FIRST = 3 * DAY

/** A message that cannot be applied does not keep others from it. Throws the first failure. */
async function readMissed(services: Fulfilling, provider: PaymentProvider): Promise<void> {
  const { db, clock } = services
  const { name } = provider
  const now = clock()
  const since = ((await findReadUntil(db, name)) ?? now - FIRST) - OVERLAP
  const events = (await provider.listUndelivered?.(services, since)) ?? []
  const seen = new Set<string>()
  const failures: unknown[] = []
  if (events.some(isAboutPayout)) await enterPayouts(services).catch((error: unknown) => failures.push(error))
  // The oldest first. Several messages about one payment are one look-up.
  for (const event of events.reverse()) {
    try {
      const payment = await findPaymentOf(services, provider, event)
      if (!payment || seen.has(payment.id)) continue
      seen.add(payment.id)
      await fulfilPayment(services, payment.id, event.checkoutId)
    } catch (error) {
      logFailure('message of a provider not applied', event.id, error)
      failures.push(error)
    }
  }
  // The next run reads all of them again.
  if (failures.length > 0) throw failures[0]
  await runBatch(db, [recordReading(db, name, now)])
}

/** Reads the messages that our webhook did not accept, such as those of an outage. */
export async function readMissedEvents(services: Fulfilling): Promise<void> {
  for (const provider of PROVIDERS)
    if (provider.listUndelivered && provider.currencies(services.config).length > 0)
      await readMissed(services, provider)
}

import { isNegative } from '#src/domain/money/amount.ts'
import { findEntryByReference } from '#src/server/exchange/billing/entries.repository.ts'
import { entryOf } from '#src/server/exchange/payback/payback-entries.ts'
import { applyRefundEvent } from '#src/server/exchange/payback/refund-events.usecases.ts'
import type { PaymentRow } from '#src/server/exchange/payment/payment.tables.ts'
import type { ProviderLine, ProviderRefund } from '#src/server/exchange/payment/providers/provider-payment.ts'
import { runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { applyEffects } from './apply-effects.usecases.ts'
import { insertMissingEffect } from './effects.repository.ts'
import { planFees } from './plan-effects.ts'

type Applying = Needs<'db' | 'clock' | 'ids' | 'jobQueue' | 'config' | 'live'>

/** Records which entry of a pay-back a line of the provider is, for comparing the books. */
async function linkLine({ db }: Applying, payment: PaymentRow, paybackId: string, { id, amount, at }: ProviderLine) {
  const effect = isNegative(amount) ? 'refunded' : 'returned'
  const entry = await findEntryByReference(db, entryOf(paybackId, effect === 'refunded' ? 'payout' : 'returned'))
  if (!entry) return
  const row = { provider: payment.provider, object: id, effect, paymentId: payment.id, lineId: id, at } as const
  await runBatch(db, [insertMissingEffect(db, { ...row, entryReference: entry.reference })])
}

/**
 * Applies the refunds of a payment as the provider has them, also those that were made on its own pages. The entries are those of pay-backs.
 */
export async function applyRefunds(
  services: Applying,
  payment: PaymentRow,
  refunds: readonly ProviderRefund[],
): Promise<void> {
  for (const refund of refunds) {
    const paybackId = await applyRefundEvent(services, { payment, refund })
    if (paybackId) for (const line of refund.lines) await linkLine(services, payment, paybackId, line)
    await applyEffects(services, payment, planFees(payment, refund.lines))
  }
}

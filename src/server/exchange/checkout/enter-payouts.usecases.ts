import { isNegative, isPositive, negate } from '#src/domain/money/amount.ts'
import { DAY } from '#src/domain/time.ts'
import { createEntry } from '#src/server/exchange/billing/enter.usecases.ts'
import type { Entry } from '#src/server/exchange/billing/entries.repository.ts'
import { createTransfer } from '#src/server/exchange/billing/fund-entries.repository.ts'
import { houseAccount } from '#src/server/exchange/billing/ledger-accounts.ts'
import { readLedgerCode, toLedgerFailure } from '#src/server/exchange/billing/ledger-failures.ts'
import { PROVIDERS } from '#src/server/exchange/payment/providers/index.ts'
import type { PaymentProvider, ProviderServices } from '#src/server/exchange/payment/providers/provider.ts'
import type { SourcedLine } from '#src/server/exchange/payment/providers/provider-payment.ts'
import { isUniqueViolation, runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { PayoutRow } from './checkout.tables.ts'
import { createFee } from './fee-entry.ts'
import { findLastPayout, findPayoutLines, insertPayout } from './payouts.repository.ts'

/** The lines of a provider that are read again. They are final, and the ledger too: older ones were read before. */
export const COMPARED_FOR = 35 * DAY

type Entering = Needs<'db' | 'ids' | 'live'> & ProviderServices

type Planned = { effect: PayoutRow['effect']; entry: Entry }

/** What left the provider is on our bank account, and what came back is at the provider again. The fee is that of a payout at once. */
function planPayout(provider: PaymentProvider, { id, source, amount, fee }: SourcedLine): Planned[] {
  const [clearing, bank] = [houseAccount('clearing', amount.currency), houseAccount('bank', amount.currency)]
  const referenceOf = (effect: PayoutRow['effect']) => `${provider.name}:${source}:${id}:${effect}`
  const sent = isNegative(amount)
  const effect = sent ? 'sent' : 'returned'
  const moved = createTransfer({
    ...{ reference: referenceOf(effect), kind: 'payout', amount: sent ? negate(amount) : amount },
    ...(sent ? { from: bank, to: clearing } : { from: clearing, to: bank }),
  })
  const kept = createFee(referenceOf('fee'), fee)
  return [{ effect, entry: moved }, ...(kept ? [{ effect: 'fee', entry: kept } as const] : [])]
}

/** Enters a line in one batch. Another call may have been faster: then there is nothing to do. */
async function enterLine(services: Entering, provider: PaymentProvider, line: SourcedLine): Promise<void> {
  const { db } = services
  const rowOf = ({ effect, entry }: Planned): PayoutRow => ({
    ...{ provider: provider.name, object: line.id, effect, entryReference: entry.reference, at: line.at },
  })
  try {
    await runBatch(
      db,
      planPayout(provider, line).flatMap((planned) => [
        insertPayout(db, rowOf(planned)),
        ...createEntry(services, planned.entry),
      ]),
    )
  } catch (error) {
    const isTaken = isUniqueViolation(error) || readLedgerCode(error) === 'ledger-reference-taken'
    if (isTaken && (await findPayoutLines(db, provider.name, line.at)).has(line.id)) return
    throw toLedgerFailure(error)
  }
}

async function enterOf(services: Entering, provider: PaymentProvider): Promise<void> {
  const { db } = services
  // Lines are entered from the oldest to the newest, so all before the last one are entered; the overlap is for those that are listed late.
  const since = Math.max(0, (await findLastPayout(db, provider.name)) - COMPARED_FOR)
  const lines = (await provider.listPayouts?.(services, since)) ?? []
  const known = await findPayoutLines(db, provider.name, Math.floor(since / 1000) * 1000)
  for (const line of lines)
    if (!known.has(line.id) && (isPositive(line.amount) || isNegative(line.amount)))
      await enterLine(services, provider, line)
}

/**
 * Enters what the providers sent to our bank account, and what came back, each line of their books once. The state is read from the provider,
 * whatever caused the call. Throws if a provider cannot be asked.
 */
export async function enterPayouts(services: Entering): Promise<void> {
  for (const provider of PROVIDERS)
    if (provider.listPayouts && provider.currencies(services.config).length > 0) await enterOf(services, provider)
}

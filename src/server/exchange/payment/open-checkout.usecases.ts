import { localizePath } from '#src/contract/http/addresses.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { loadServerIntl } from '#src/i18n/load-server-intl.ts'
import type { Owner } from '#src/server/exchange/billing/holders.repository.ts'
import { notifyHolder } from '#src/server/exchange/billing/notify-holder.usecases.ts'
import { isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { logFailure } from '#src/server/platform/log.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { balancePathOf } from './balance-path.ts'
import { markFailed, recordCheckout } from './checkouts.repository.ts'
import { findPayment, movePayment } from './payment.repository.ts'
import type { PaymentRow } from './payment.tables.ts'
import { findProvider } from './providers/index.ts'
import type { AskedPayment, Checkout } from './providers/provider.ts'

type Opening = Needs<'db' | 'clock' | 'config' | 'live' | 'providerFetch'>
/** `returnTo`: the path to which the page returns; without it, to the balance. */
type Reader = { owner: Owner; locale: LocaleCode; returnTo?: string | undefined }

async function describe(
  { config }: Opening,
  payment: PaymentRow,
  { owner, locale, returnTo }: Reader,
): Promise<AskedPayment> {
  const { currency, asked } = payment
  const { t } = await loadServerIntl(locale)
  return {
    ...payment,
    asked: { currency, minor: asked },
    title: t('top-up.page.product', { name: config.productName }),
    returnTo: `${config.origins[0]}${localizePath(locale, returnTo ?? balancePathOf(owner))}`,
    locale,
  }
}

/** A request that broke off has no answer: what became of it is looked up. */
async function ask(services: Opening, payment: PaymentRow, reader: Reader): Promise<Checkout> {
  try {
    const asked = await describe(services, payment, reader)
    return (await findProvider(payment.provider)?.createCheckout(services, asked)) ?? { kind: 'refused' }
  } catch (error) {
    logFailure('no answer about the page of a payment', payment.id, error)
    return { kind: 'unknown' }
  }
}

/** Asks the provider for its page, once, and records the answer. */
export async function openCheckout(services: Opening, id: string, reader: Reader): Promise<void> {
  const { db } = services
  const payment = await findPayment(db, id)
  if (!payment) return
  const checkout = await ask(services, payment, reader)
  const page = checkout.kind === 'page' ? checkout : undefined
  const statements = page
    ? [recordCheckout(db, payment, { ...page, checkoutId: page.id, providerId: null, stage: 'open' }, null)]
    : checkout.kind === 'refused'
      ? [markFailed(db, payment), ...movePayment(db, payment, 'fail')]
      : movePayment(db, payment, 'lose')
  // A message of the provider may have been faster than its answer.
  await runBatch(db, notifyHolder(services, payment.holderId, statements)).catch((error: unknown) => {
    if (!isGuardFailure(error)) throw error
  })
}

import type { TopUp, TopUps } from '#src/contract/payment/schemas.ts'
import { MONEY_CURRENCIES } from '#src/domain/money/amount.ts'
import { OPEN_PAYMENT_STATES } from '#src/domain/payment/payment-states.ts'
import { DAY } from '#src/domain/time.ts'
import { findHolderId, type Owner } from '#src/server/exchange/billing/holders.repository.ts'
import type { Config, Needs } from '#src/server/platform/services.ts'
import { listPayments } from './payment.repository.ts'
import type { PaymentRow } from './payment.tables.ts'
import { PROVIDERS } from './providers/index.ts'
import { describeTransfer, invoiceProvider } from './providers/invoice.ts'
import { findRoom, missingOf, readLimits } from './top-up-limits.usecases.ts'

/** Ended payments are listed for a while; the entries of the balance remain. */
const LISTED_FOR = 60 * DAY
const MAX_LISTED = 50

function toTransfer(config: Config, row: PaymentRow): TopUp['transfer'] {
  if (row.provider !== 'invoice' || !invoiceProvider.currencies(config).includes(row.currency)) return null
  const { name, iban, bic, bank, epc } = describeTransfer(config, { ...row, asked: missingOf(row) })
  return { name, iban, bic, bank, epc }
}

/** The payment as its owner sees it. */
export function toTopUp({ config }: Needs<'config'>, row: PaymentRow): TopUp {
  const { id, provider, state, stage, currency, reference, createdAt, expiresAt, checkoutUrl } = row
  const isOpen = OPEN_PAYMENT_STATES.includes(state)
  return {
    ...{ id, provider, state, stage, reference, createdAt, expiresAt, isOpen },
    asked: { currency, minor: row.asked },
    received: { currency, minor: row.received },
    missing: missingOf(row),
    transfer: isOpen ? toTransfer(config, row) : null,
    page: isOpen ? checkoutUrl : null,
  }
}

/** Returns open and recent payments, the one of an id, and what else can be paid. */
export async function getTopUps(
  services: Needs<'db' | 'clock' | 'config'>,
  owner: Owner,
  id?: string,
): Promise<TopUps> {
  const { db, clock } = services
  const holderId = await findHolderId(db, owner)
  const rows = holderId ? await listPayments(db, holderId, { since: clock() - LISTED_FOR, id }, MAX_LISTED) : []
  const limits = await Promise.all(
    MONEY_CURRENCIES.map(async (currency) => {
      const found = await readLimits(services, currency)
      return found && { least: found.least, most: await findRoom(services, holderId, found.cap) }
    }),
  )
  return {
    items: rows.map((row) => toTopUp(services, row)),
    limits: limits.flatMap((one) => one ?? []),
    providers: PROVIDERS.map(({ name, currencies }) => ({ name, currencies: [...currencies(services.config)] })).filter(
      ({ currencies }) => currencies.length > 0,
    ),
  }
}

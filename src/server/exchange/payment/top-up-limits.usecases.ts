import {
  type Amount,
  add,
  amountOf,
  compare,
  isPositive,
  type MoneyCurrency,
  subtract,
  zeroOf,
} from '#src/domain/money/amount.ts'
import { asMuchIn } from '#src/domain/money/convert.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { getBalances } from '#src/server/exchange/billing/balances.usecases.ts'
import { readRule } from '#src/server/ground/dated-rule/read-rule.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { listOpenPayments } from './payment.repository.ts'
import type { PaymentRow } from './payment.tables.ts'
import { PROVIDERS } from './providers/index.ts'

/** Below it the fees of banks exceed the payment. */
const LEAST = amountOf(500, 'USD')

/** As much as an amount in US dollars by the rate of today; undefined without a rate. */
async function toCurrency(
  { db, clock }: Needs<'db' | 'clock'>,
  amount: Amount,
  currency: MoneyCurrency,
): Promise<Amount | undefined> {
  if (currency === 'USD') return amount
  const rule = await readRule(db, 'rate', { currency }, toPlainDate(clock()))
  return rule && asMuchIn(currency, amount, rule.value.per_usd)
}

/** `cap`: the most that balance and open payments may reach. */
export type CurrencyLimits = { least: Amount; cap: Amount }

/** The limits of a currency; undefined if no provider offers it. */
export async function readLimits(
  services: Needs<'db' | 'clock' | 'config'>,
  currency: MoneyCurrency,
): Promise<CurrencyLimits | undefined> {
  const { config } = services
  if (!PROVIDERS.some((provider) => provider.currencies(config).includes(currency))) return undefined
  const [least, cap] = await Promise.all([
    toCurrency(services, LEAST, currency),
    toCurrency(services, config.balanceCap, currency),
  ])
  return least && cap && { least, cap }
}

export const missingOf = ({
  asked,
  received,
  currency,
}: Pick<PaymentRow, 'asked' | 'received' | 'currency'>): Amount => {
  const missing = subtract({ minor: asked, currency }, { minor: received, currency })
  return isPositive(missing) ? missing : zeroOf(currency)
}

/** What may still be paid into a currency: the cap without the available balance and what open payments may add. */
export async function findRoom(services: Needs<'db'>, holderId: string | undefined, cap: Amount): Promise<Amount> {
  if (!holderId) return cap
  const { currency } = cap
  const [balances, open] = await Promise.all([getBalances(services, holderId), listOpenPayments(services.db, holderId)])
  const available = balances.find((own) => own.available.currency === currency)?.available ?? zeroOf(currency)
  const used = open
    .filter((row) => row.currency === currency)
    .map(missingOf)
    .reduce(add, available)
  return compare(used, cap) < 0 ? subtract(cap, used) : zeroOf(currency)
}

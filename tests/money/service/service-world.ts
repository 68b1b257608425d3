import { amountOf } from '#src/domain/money/amount.ts'
import { combineDomains } from '#src/server/combine-domains.ts'
import { topUp, transfer } from '#src/server/exchange/billing/funds.usecases.ts'
import { ensureHolder } from '#src/server/exchange/billing/holders.usecases.ts'
import { billingDomain } from '#src/server/exchange/billing/index.ts'
import { holderAccount, houseAccount } from '#src/server/exchange/billing/ledger-accounts.ts'
import { billingDocumentDomain } from '#src/server/exchange/billing-document/index.ts'
import { orderDomain } from '#src/server/exchange/order/index.ts'
import { serviceDomain } from '#src/server/exchange/service/index.ts'
import type { Services } from '#src/server/platform/services.ts'
import { createRun, NO_FAULTS, type Run } from '../crash.ts'
import { withMailings } from '../mailing/mailing-world.ts'
import { ownerOf, type Person } from '../people.ts'
import { createTradeWorld, type TradeWorld } from '../trade/trade-world.ts'

/** The domains of which the jobs run. */
export const serviceProduct = combineDomains([billingDomain, billingDocumentDomain, orderDomain, serviceDomain])

export const BUYERS = ['ada', 'ben', 'cyd'] as const satisfies readonly Person[]
export const PAID_IN = 20_000
export const BONUS = 777

/** Seafarers with money and bonus, and a price list. `usedDays`: of each withdrawn premium, the days that had begun. */
export type ServiceWorld = TradeWorld & { usedDays: Map<string, number>; servicesOf: (run: Run) => Services }

/** Cents of a unit, as the price list has them, and discounts in percent. */
export const UNITS = { form: 399, consultation: 1501, premium: 19 } as const
export const DISCOUNTS = { start: '15', 'premium-year': '12.5' } as const
export const PROMO = '33.3'

const PRICES = [
  ['form', 'USD', '3.99'],
  ['consultation', 'USD', '15.01'],
  ['premium', 'USD', '0.19'],
  ['package-start', 'percent', DISCOUNTS.start],
  ['premium-year', 'percent', DISCOUNTS['premium-year']],
  ['first-promo', 'percent', PROMO],
]

function insertPrices({ database }: TradeWorld): void {
  const rows = PRICES.map(
    ([item, currency, amount], position) =>
      `('prices', ${position}, '${item}:${currency}', '{"item":"${item}","currency":"${currency}"}', '{"amount":"${amount}"}', '2026-01-01', 'Board')`,
  )
  database.exec(`
    INSERT INTO dated_rule_version (id, kind, digest, created_at) VALUES ('prices', 'price', 'x', 1);
    INSERT INTO dated_rule (version_id, position, scope_key, scope, value, from_day, source) VALUES ${rows.join(', ')};
    UPDATE dated_rule_version SET number = 1, confirmed_at = 1 WHERE id = 'prices'`)
}

export async function createServiceWorld(seed: string, schema: Uint8Array): Promise<ServiceWorld> {
  const own = createTradeWorld(seed, schema, { read: 1, write: 3, queue: 3, mail: 5 })
  const servicesOf = (run: Run) => withMailings(own.servicesFor(run))
  const world = Object.assign(own, { usedDays: new Map<string, number>(), servicesOf })
  insertPrices(world)
  const quiet = servicesOf(createRun(world.random.faults, NO_FAULTS, false))
  for (const person of BUYERS) {
    const holderId = await ensureHolder(quiet, ownerOf(person))
    const [paid, bonus] = [amountOf(PAID_IN, 'USD'), amountOf(BONUS, 'USD')]
    await topUp(quiet, { reference: `paid in by ${person}`, holderId, amount: paid, at: 'bank' })
    await transfer(quiet, {
      ...{ reference: `bonus of ${person}`, kind: 'bonus', amount: bonus },
      from: houseAccount('bonus-expense', 'USD'),
      to: holderAccount(holderId, 'bonus', 'USD'),
    })
  }
  return world
}

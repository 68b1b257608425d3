import { arrive } from '#src/server/exchange/checkout/arrive.usecases.ts'
import { cancelTopUp } from '#src/server/exchange/payment/cancel-top-up.usecases.ts'
import { startTopUp } from '#src/server/exchange/payment/start-top-up.usecases.ts'
import type { StandIn } from '#tests/support/stripe/stand-in.ts'
import { pickCurrency, pickPayer, pickSum, writeSum } from '../choose.ts'
import { holderOf, ownerOf, sessionOf } from '../people.ts'
import { nameNext } from '../world.ts'
import { type OwnedRow, pickRow, type TradeAct } from './trade-act.ts'
import type { TradeWorld } from './trade-world.ts'

const begin: TradeAct = {
  name: 'start a card payment',
  weight: 16,
  plan: (world) => {
    const person = pickPayer(world)
    const [key, currency] = [nameNext(world, 'p'), pickCurrency(world)]
    const sum = pickSum(world, currency)
    const input = { provider: 'stripe' as const, currency, amount: writeSum({ ...sum, minor: sum.minor + 1000 }) }
    const owner = ownerOf(holderOf(person))
    return [{ run: (services) => startTopUp(services, sessionOf(person), owner, { input, key, locale: 'en' }) }]
  },
}

/** The same key twice at the same time: the provider is asked once. */
const beginTwice: TradeAct = {
  name: 'start a card payment twice',
  weight: 3,
  plan: (world) => {
    const planned = begin.plan(world)
    return [...planned, ...planned]
  },
}

const PAYMENTS = `SELECT p.id, p.checkout_id AS checkoutId, h.account_id AS accountId, h.organisation_id AS organisationId
  FROM payment p JOIN ledger_holder h ON h.id = p.holder_id WHERE p.provider = 'stripe'`

const pickPayment = (world: TradeWorld, where = '') =>
  pickRow<OwnedRow & { checkoutId: string | null }>(world, `${PAYMENTS} ${where} ORDER BY p.created_at, p.id`)

const cancel: TradeAct = {
  name: 'cancel a card payment',
  weight: 4,
  plan: (world) => {
    const found = pickPayment(world)
    if (!found) return []
    const { person, owner, id } = found
    return [{ run: (services) => cancelTopUp(services, sessionOf(person), owner, id) }]
  },
}

/** The page to which the buyer returns, often as the message arrives. */
const land: TradeAct = {
  name: 'return from the page of the provider',
  weight: 8,
  plan: (world) => {
    const found = pickPayment(world, 'AND p.checkout_id IS NOT NULL')
    if (!found?.checkoutId) return []
    const { owner, checkoutId } = found
    return [{ run: (services) => arrive(services, owner, checkoutId) }]
  },
}

type Outside = (world: TradeWorld, bank: StandIn['bank'], state: ReturnType<StandIn['snapshot']>) => unknown

/** What happens outside of the product. The provider refuses what is not possible any more. */
const outside = (name: string, weight: number, happen: Outside): TradeAct => ({
  name,
  weight,
  plan: (world) => {
    const { standIn } = world
    if (!standIn.isDown()) {
      try {
        happen(world, standIn.bank, standIn.snapshot())
      } catch (error) {
        if (!(error instanceof Error && 'status' in error)) throw error
      }
    }
    return []
  },
})

const pickOf = <Item>({ random }: TradeWorld, items: Readonly<Record<string, Item>>, isFit: (item: Item) => boolean) =>
  random.acts.pick(Object.values(items).filter(isFit))

const buy = outside('pay on the page of the provider', 44, (world, _, { sessions }) => {
  const { buyer } = world.standIn
  const session = pickOf(world, sessions, ({ status }) => status === 'open')
  if (!session) return
  const choice = world.random.acts.below(10)
  if (choice < 6) buyer.payByCard(session.id)
  else if (choice < 8) buyer.payDelayed(session.id)
  else buyer.declineCard(session.id)
})

const settle = outside('the bank settles', 10, (world, bank, { sessions, intents, refunds }) => {
  const outcome = world.random.acts.chance(0.7) ? 'succeeded' : 'failed'
  const session = pickOf(world, sessions, (one) => intents[one.payment_intent ?? '']?.status === 'processing')
  if (session) bank.settleDelayed(session.id, outcome)
  const refund = pickOf(world, refunds, ({ status }) => status === 'pending')
  if (refund) bank.settleRefund(refund.id, outcome)
})

const dispute = outside('dispute', 6, (world, bank, { charges, disputes }) => {
  const { acts } = world.random
  const open = pickOf(world, disputes, ({ status }) => !['won', 'lost', 'warning_closed'].includes(status))
  if (open && acts.chance(0.6)) {
    if (open.status.startsWith('warning') && acts.chance(0.5)) bank.escalateDispute(open.id)
    else bank.closeDispute(open.id, acts.chance(0.5) ? 'won' : 'lost', acts.chance(0.2) ? 1 : undefined)
    return
  }
  const charge = pickOf(world, charges, ({ status, disputed }) => status === 'succeeded' && !disputed)
  const left = charge && charge.amount - charge.amount_refunded
  if (charge && left) bank.openDispute(charge.id, { isInquiry: acts.chance(0.3), amount: 1 + acts.below(left) })
})

const payOut = outside('the provider pays out', 5, (world, bank, { payouts }) => {
  const { acts } = world.random
  const open = pickOf(world, payouts, ({ status }) => status !== 'failed')
  if (open && acts.chance(0.5)) bank.settlePayout(open.id, acts.chance(0.6) ? 'paid' : 'failed')
  else
    bank.payOut(
      pickCurrency(world).toLowerCase(),
      acts.chance(0.5) ? { amount: 1 + acts.below(3000), fee: acts.below(3) } : {},
    )
})

/** On the provider's own pages, where our product knows nothing of it. A part, or all that is left. */
const refundThere: TradeAct = {
  name: 'refund on the pages of the provider',
  weight: 3,
  plan: (world) => {
    const charges = world.standIn.snapshot().charges
    const charge = pickOf(world, charges, ({ status, refunded }) => status === 'succeeded' && !refunded)
    if (!charge) return []
    const left = charge.amount - charge.amount_refunded
    const amount = world.random.acts.chance(0.5) ? left : 1 + world.random.acts.below(left)
    return [{ run: () => world.dashboard.refunds.create({ charge: charge.id, amount }) }]
  },
}

export const cardActs = [begin, beginTwice, cancel, land, buy, settle, dispute, payOut, refundThere]

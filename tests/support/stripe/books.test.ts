import { expect, test } from 'vitest'
import { createRandom, type Random } from '#src/server/seed/random.ts'
import { failureOf, openDirectly, topUp } from './stand-in.fixture.ts'

type World = ReturnType<typeof openDirectly>

const pickId = (random: Random, objects: Record<string, { id: string }>): string =>
  random.pick([...Object.keys(objects), 'unknown'])

/** One act of a buyer, a bank or ours; many are refused. */
async function act({ stripe, buyer, bank, snapshot, passMinutes }: World, random: Random): Promise<void> {
  const state = snapshot()
  const session = pickId(random, state.sessions)
  const charge = pickId(random, state.charges)
  const dispute = pickId(random, state.disputes)
  const amount = random.int(1, 4000)
  const acts: (() => unknown)[] = [
    () =>
      stripe.checkout.sessions.create(
        topUp(random.int(1, 9000), `order-${random.int(1, 5)}`, random.pick(['usd', 'eur'])),
      ),
    () => buyer.payByCard(session),
    () => buyer.payDelayed(session),
    () => bank.settleDelayed(session, random.pick(['succeeded', 'failed'])),
    () => stripe.refunds.create(random.chance(0.5) ? { charge } : { charge, amount }),
    () => bank.settleRefund(pickId(random, state.refunds), random.pick(['succeeded', 'failed'])),
    () => bank.openDispute(charge, { isInquiry: random.chance(0.3) }),
    () => bank.escalateDispute(dispute),
    () => bank.closeDispute(dispute, random.pick(['won', 'lost'])),
    () => bank.payOut(random.pick(['usd', 'eur']), random.chance(0.5) ? { amount } : {}),
    () => bank.settlePayout(pickId(random, state.payouts), random.pick(['paid', 'failed'])),
    () => passMinutes(random.int(1, 120)),
  ]
  await failureOf(Promise.resolve().then(random.pick(acts)))
}

test.each(['1', '2'])('whatever happens (seed %s), the books agree with the objects', async (seed) => {
  const world = openDirectly({ seed })
  const random = createRandom(seed, 'acts')
  for (let count = 0; count < 250; count += 1) await act(world, random)
  const { charges, refunds, disputes, payouts, transactions } = world.snapshot()
  const { currencies, references } = world.books()
  for (const charge of Object.values(charges)) {
    const parts = Object.values(refunds).filter((refund) => refund.charge === charge.id && refund.status !== 'failed')
    expect(charge.amount_refunded).toBe(parts.reduce((sum, { amount }) => sum + amount, 0))
    expect(charge.amount_refunded).toBeLessThanOrEqual(charge.status === 'succeeded' ? charge.amount : 0)
  }
  expect(Object.values(disputes).length).toBeGreaterThan(0)
  for (const [currency, sums] of Object.entries(currencies)) {
    const of = <T extends { currency: string }>(objects: Record<string, T>) =>
      Object.values(objects).filter((object) => object.currency === currency)
    expect(sums.received).toBe(of(charges).reduce((sum, { amount_captured }) => sum + amount_captured, 0))
    expect(sums.refunded).toBe(of(charges).reduce((sum, { amount_refunded }) => sum + amount_refunded, 0))
    expect(sums.net).toBe(of(transactions).reduce((sum, { net }) => sum + net, 0))
    const paidOut = of(payouts).reduce((sum, payout) => sum + (payout.status === 'failed' ? 0 : payout.amount), 0)
    expect(sums.paidOut ?? 0).toBe(paidOut)
    expect(sums.net).toBe(sums.received - sums.refunded - sums.disputed - sums.fees - paidOut)
    const parts = Object.values(references).map((reference) => reference[currency]?.net ?? 0)
    expect(sums.net + paidOut).toBe(parts.reduce((sum, net) => sum + net, 0))
  }
})

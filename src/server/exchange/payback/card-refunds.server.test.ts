import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { PAYBACK_DAYS } from '#src/domain/payment/payback-states.ts'
import { DAY, HOUR, MINUTE } from '#src/domain/time.ts'
import { topUp } from '#src/server/exchange/billing/funds.usecases.ts'
import { capture, hold } from '#src/server/exchange/billing/holds.usecases.ts'
import { findPayment } from '#src/server/exchange/payment/payment.repository.ts'
import type { PaymentRow } from '#src/server/exchange/payment/payment.tables.ts'
import { invoiceProvider } from '#src/server/exchange/payment/providers/invoice.ts'
import type { AskedRefund, PaymentProvider, RefundAnswer } from '#src/server/exchange/payment/providers/provider.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { createId, insertRow } from '#tests/server/support/fixtures.ts'
import { createHolder, findDifferences, newReference, readBalances, usd } from '#tests/server/support/ledger.ts'
import { startServer } from '#tests/server/support/product-server.ts'
import { askProvider, followRefunds } from './ask-provider.usecases.ts'
import { findPayback, insertPayback } from './payback.repository.ts'
import type { NewPayback } from './payback.tables.ts'
import { createReservation } from './payback-entries.ts'
import { wayOf } from './payback-offer.usecases.ts'
import { applyRefundEvent } from './refund-events.usecases.ts'
import { findRests } from './rests.repository.ts'

const server = startServer()
const { services } = server

/** A provider whose answers a test decides. It refunds each key once, also if the answer is lost. */
function openProvider(first: RefundAnswer['state'] | 'lost' | 'not-received') {
  const refunds = new Map<string, RefundAnswer>()
  let calls = 0
  const provider: PaymentProvider = {
    ...invoiceProvider,
    name: 'stripe',
    refund: async (_, { key }: AskedRefund) => {
      calls += 1
      if (first === 'not-received') throw new Error('connection lost')
      refunds.set(key, {
        state: first === 'lost' ? 'done' : first,
        providerId: first === 'failed' ? null : `re_${key}`,
      })
      if (first === 'lost') throw new Error('connection lost')
      return refunds.get(key) as RefundAnswer
    },
    lookUpRefund: async (_, { key }) => refunds.get(key) ?? { state: 'failed', providerId: null },
  }
  const set = (key: string, state: RefundAnswer['state']) => refunds.set(key, { state, providerId: `re_${key}` })
  return { find: () => provider, set, calls: () => calls }
}

/** A card payment whose money is on the balance. */
async function payByCard(minor: number) {
  const holderId = await createHolder(server)
  const id = createId()
  await insertRow('payment', {
    ...{
      id,
      holder_id: holderId,
      provider: 'stripe',
      purpose: 'top-up',
      currency: 'USD',
      asked: minor,
      received: minor,
    },
    ...{ state: 'paid', reference: `RF${id.slice(0, 8)}`, created_at: server.now(), expires_at: server.now() + DAY },
  })
  await topUp(services, { reference: newReference(), holderId, amount: usd(minor), at: 'clearing' })
  const payment = (await findPayment(services.db, id)) as PaymentRow
  return { holderId, payment, balance: () => readBalances(server, holderId) }
}

async function reserve(
  { holderId, payment }: { holderId: string; payment: PaymentRow },
  minor: number,
): Promise<string> {
  const [id, now] = [createId(), server.now()]
  const row: NewPayback = {
    ...{ id, requestId: id, holderId, paymentId: payment.id, cause: 'balance', way: 'provider', currency: 'USD' },
    ...{ amount: usd(minor).minor, state: 'waiting', createdAt: now, dueAt: now + PAYBACK_DAYS * DAY },
  }
  await runBatch(services.db, [
    ...insertPayback(services.db, row),
    ...createReservation(services, { requestId: id, holderId, bonus: usd(0), doesBonusLapse: true }, [row]),
  ])
  return id
}

const stateOf = async (id: string) => (await findPayback(services.db, id))?.state

const refundOf = (id: string, minor: number, state: 'done' | 'pending' | 'failed', refundId: string | null = null) => ({
  ...{ id, refundId, amount: usd(minor), state, createdAt: server.now(), lines: [] },
})

const payouts = async (holderId: string) =>
  (
    await env.DB.prepare("SELECT count(*) AS count FROM ledger_transaction WHERE kind = 'payout' AND instr(legs, ?)")
      .bind(holderId)
      .first<{ count: number }>()
  )?.count

describe('a refund to a card', () => {
  it('is asked for once, also by ten jobs at the same time', async () => {
    const paid = await payByCard(2000)
    const { find, calls } = openProvider('done')
    const id = await reserve(paid, 2000)
    await Promise.all(Array.from({ length: 10 }, () => askProvider(services, id, find)))
    expect(calls()).toBe(1)
    expect(await stateOf(id)).toBe('sent')
    expect(await paid.balance()).toEqual({})
    expect((await findPayment(services.db, paid.payment.id))?.state).toBe('refunded')
    expect(await payouts(paid.holderId)).toBe(1)
  })

  it('whose answer was lost is looked up and never repeated', async () => {
    const paid = await payByCard(2000)
    const { find, calls } = openProvider('lost')
    const id = await reserve(paid, 2000)
    await askProvider(services, id, find)
    expect(await stateOf(id)).toBe('unknown')
    expect(await paid.balance()).toEqual({ held: 2000 })
    server.wait(3 * MINUTE)
    await followRefunds(services, find)
    expect(await stateOf(id)).toBe('sent')
    expect(calls()).toBe(1)
    expect(await paid.balance()).toEqual({})
  })

  it('that the provider never received is on the balance again, and returns by transfer the next time', async () => {
    const paid = await payByCard(2000)
    const { find } = openProvider('not-received')
    const id = await reserve(paid, 2000)
    await askProvider(services, id, find)
    server.wait(3 * MINUTE)
    await followRefunds(services, find)
    expect(await stateOf(id)).toBe('failed')
    expect(await paid.balance()).toEqual({ available: 2000 })
    const [rest] = await findRests(services.db, paid.holderId, 'USD')
    expect(rest && wayOf(rest, find)).toBe('transfer')
  })

  it('that is pending has left, is looked up every hour, and comes back if it fails', async () => {
    const paid = await payByCard(2000)
    const { find, set } = openProvider('pending')
    const id = await reserve(paid, 2000)
    await askProvider(services, id, find)
    expect(await stateOf(id)).toBe('pending')
    expect(await paid.balance()).toEqual({})
    set(id, 'failed')
    await followRefunds(services, find)
    expect(await stateOf(id)).toBe('pending')
    server.wait(HOUR)
    await followRefunds(services, find)
    expect(await stateOf(id)).toBe('failed')
    expect(await paid.balance()).toEqual({ available: 2000 })
    expect(await findDifferences()).toEqual([])
  })

  it('whose message was lost is asked for by the next run', async () => {
    const paid = await payByCard(2000)
    const { find, calls } = openProvider('done')
    const id = await reserve(paid, 500)
    await followRefunds(services, find)
    await followRefunds(services, find)
    expect(await stateOf(id)).toBe('sent')
    expect(calls()).toBe(1)
    expect((await findPayment(services.db, paid.payment.id))?.state).toBe('paid')
  })
})

describe('events about refunds', () => {
  it('change one of ours in any order and as often as they come', async () => {
    const paid = await payByCard(2000)
    const { find } = openProvider('lost')
    const id = await reserve(paid, 2000)
    await askProvider(services, id, find)
    const { payment } = paid
    const events = (['done', 'pending', 'done', 'pending'] as const).map((state) =>
      refundOf(`re_${id}`, 2000, state, id),
    )
    await Promise.all(events.map((refund) => applyRefundEvent(services, { payment, refund })))
    for (const refund of events) await applyRefundEvent(services, { payment, refund })
    expect(await stateOf(id)).toBe('sent')
    expect(await payouts(paid.holderId)).toBe(1)
    await applyRefundEvent(services, { payment, refund: refundOf(`re_${id}`, 2000, 'failed', id) })
    await applyRefundEvent(services, { payment, refund: refundOf(`re_${id}`, 2000, 'failed', id) })
    expect(await paid.balance()).toEqual({ available: 2000 })
  })

  it('add refunds that were made on the pages of the provider, each once', async () => {
    const paid = await payByCard(2000)
    const { payment } = paid
    const refund = refundOf(`re_${createId()}`, 700, 'done')
    await Promise.all(Array.from({ length: 5 }, () => applyRefundEvent(services, { payment, refund })))
    await applyRefundEvent(services, { payment, refund: refundOf(`re_${createId()}`, 300, 'pending') })
    expect(await paid.balance()).toEqual({ available: 1000 })
    const [rest] = await findRests(services.db, paid.holderId, 'USD')
    expect(rest).toMatchObject({ minor: 1000 })
  })

  it('of more than the balance make the holder owe the rest', async () => {
    const paid = await payByCard(2000)
    const { id } = await hold(services, {
      ...{ reference: newReference(), holderId: paid.holderId, amount: usd(1500), until: server.now() + DAY },
    })
    await capture(services, { holdId: id, reference: newReference(), amount: usd(1500) })
    const refund = refundOf(`re_${createId()}`, 2000, 'done')
    await applyRefundEvent(services, { payment: paid.payment, refund })
    expect(await paid.balance()).toEqual({ receivable: -1500 })
    expect((await findPayment(services.db, paid.payment.id))?.state).toBe('refunded')
    await applyRefundEvent(services, { payment: paid.payment, refund: { ...refund, state: 'failed' } })
    expect(await paid.balance()).toEqual({ available: 500 })
    expect(await findDifferences()).toEqual([])
  })

  it('about one that had failed here, but was made after all, are entered', async () => {
    const paid = await payByCard(2000)
    const { find } = openProvider('not-received')
    const id = await reserve(paid, 2000)
    await askProvider(services, id, find)
    server.wait(3 * MINUTE)
    await followRefunds(services, find)
    const refund = refundOf(`re_${id}`, 2000, 'done', id)
    await applyRefundEvent(services, { payment: paid.payment, refund })
    await applyRefundEvent(services, { payment: paid.payment, refund })
    expect(await stateOf(id)).toBe('failed')
    expect(await paid.balance()).toEqual({})
  })
})

it('a card is not refunded while the holder owes something', async () => {
  const paid = await payByCard(2000)
  const id = await reserve(paid, 2000)
  await applyRefundEvent(services, { payment: paid.payment, refund: refundOf(`re_${createId()}`, 500, 'done') })
  expect(await paid.balance()).toEqual({ held: 2000, receivable: -500 })
  const { find, calls } = openProvider('done')
  await followRefunds(services, find)
  expect([await stateOf(id), calls()]).toEqual(['waiting', 0])
})

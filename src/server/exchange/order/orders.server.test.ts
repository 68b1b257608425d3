import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { amountOf } from '#src/domain/money/amount.ts'
import { DAY } from '#src/domain/time.ts'
import { takeBack } from '#src/server/exchange/billing/funds.usecases.ts'
import { voidDueHolds } from '#src/server/exchange/billing/holds.usecases.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { joinCompany, registerCompany } from '#tests/server/support/fixtures.ts'
import { findDifferences, newReference, readBalances, usd } from '#tests/server/support/ledger.ts'
import { sessionOf } from '#tests/server/support/people.ts'
import {
  askFor,
  createBuyer,
  createSeamanBuyer,
  deliver,
  nextKey,
  PRICES,
  setRules,
  startShop,
} from '#tests/server/support/test-shop.ts'
import { compareHoldsWithOrders } from './compare-holds.repository.ts'
import { cancelOrder, closeOrder, expireOrders } from './end-order.usecases.ts'
import { fulfilOrder } from './fulfil-order.usecases.ts'
import { findEvents, findOrder } from './orders.repository.ts'

const server = startShop()
const { services, product } = server
const { db } = services

const HUNDRED = [{ item: 'tankers', quantity: 100 }] as const
const stateOf = async (id: string) => (await findOrder(db, id))?.state
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => (error instanceof Failure ? error.code : String(error)),
  )
const differences = async () => [...(await findDifferences()), ...(await compareHoldsWithOrders(db, server.now()))]
const cancel = async (buyer: Awaited<ReturnType<typeof createSeamanBuyer>>, orderId: string) =>
  cancelOrder(services, product.products, { session: await sessionOf(server, buyer), owner: buyer.owner }, orderId)

beforeAll(async () => {
  await setRules(server, 'price', ...PRICES)
})

describe('placing an order', () => {
  it('holds its price, from the bonus first, at the price of the list', async () => {
    const buyer = await createSeamanBuyer(server, { available: 5000, bonus: 500 })
    const id = await buyer.order([...HUNDRED])
    expect(await findOrder(db, id)).toMatchObject({ state: 'held', total: 2000, charged: 0, currency: 'USD' })
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 3500, held: 1500, 'bonus-held': 500 })
    expect((await findEvents(db, id)).map(({ act }) => act)).toEqual(['placed'])
    expect(await differences()).toEqual([])
  })

  it('happens once for one key, also in a hundred calls at the same time, and is refused for another body', async () => {
    const buyer = await createSeamanBuyer(server)
    const key = nextKey()
    const ids = await Promise.all(Array.from({ length: 100 }, () => buyer.order([...HUNDRED], { key })))
    expect(new Set(ids).size).toBe(1)
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 8000, held: 2000 })
    expect(await outcome(buyer.order([{ item: 'tankers', quantity: 101 }], { key }))).toBe('idempotency-mismatch')
  })

  it('is refused if the buyer saw another price or version, by a cent', async () => {
    const buyer = await createSeamanBuyer(server)
    const { seen } = await askFor(server, [...HUNDRED])
    for (const wrong of [
      { ...seen, total: usd(1999) },
      { ...seen, priceVersion: seen.priceVersion - 1 },
    ])
      expect(await outcome(buyer.order([...HUNDRED], { input: { seen: wrong } }))).toBe('conflict')
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 10_000 })
  })

  it('is paid in one currency, at its price', async () => {
    const buyer = await createSeamanBuyer(server, { available: 5000, currency: 'EUR' })
    expect(await outcome(buyer.order([...HUNDRED]))).toBe('balance-too-low')
    const id = await buyer.order([...HUNDRED], { currency: 'EUR' })
    expect(await findOrder(db, id)).toMatchObject({ currency: 'EUR', total: 1500 })
    expect(await readBalances(server, buyer.holderId, 'EUR')).toEqual({ available: 3500, held: 1500 })
  })

  it('is refused to a holder who owes something, in any currency', async () => {
    const buyer = await createSeamanBuyer(server)
    await takeBack(services, {
      reference: newReference(),
      holderId: buyer.holderId,
      amount: amountOf(1, 'EUR'),
      at: 'bank',
    })
    expect(await outcome(buyer.order([...HUNDRED]))).toBe('balance-owed')
  })

  it('of a company is a matter of its owners, and part of its history', async () => {
    const owner = await registerCompany(server)
    const company = { organisationId: owner.companyId }
    const buyer = await createBuyer(server, owner, company, { available: 5000 })
    const id = await buyer.order([...HUNDRED])
    const [event] = (
      await env.DB.prepare('SELECT act FROM organisation_event WHERE object_id = ?').bind(id).all<{ act: string }>()
    ).results
    expect(event).toEqual({ act: 'order-placed' })
    const recruiter = await joinCompany(server, owner.companyId, 'recruiter')
    expect(await outcome((await createBuyer(server, recruiter, company)).order([...HUNDRED]))).toBe('forbidden')
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 3000, held: 2000 })
  })
})

describe('fulfilling an order', () => {
  it('charges what was delivered, each cause once, and ends with the last unit', async () => {
    const buyer = await createSeamanBuyer(server)
    const id = await buyer.order([...HUNDRED, { item: 'form', quantity: 2, discount: '50' }])
    await deliver(server, id, 'first', 40)
    await deliver(server, id, 'first', 40)
    expect(await outcome(deliver(server, id, 'first', 41))).toBe('idempotency-mismatch')
    expect(await findOrder(db, id)).toMatchObject({ state: 'part-fulfilled', charged: 800 })
    expect(await outcome(deliver(server, id, 'more', 61))).toBe('conflict')
    await deliver(server, id, 'second', 60, 2)
    expect(await findOrder(db, id)).toMatchObject({ state: 'fulfilled', charged: 2400, total: 2400 })
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 7600 })
    expect(await differences()).toEqual([])
  })

  it('of many parts at the same time loses and doubles none', async () => {
    const buyer = await createSeamanBuyer(server)
    const id = await buyer.order([{ item: 'tankers', quantity: 6 }])
    const causes = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((cause) => [cause, cause])
    await Promise.all(causes.map((cause) => deliver(server, id, cause, 1)))
    expect(await findOrder(db, id)).toMatchObject({ state: 'fulfilled', charged: 120 })
    expect((await findEvents(db, id)).filter(({ act }) => act === 'fulfilled')).toHaveLength(6)
    expect(await differences()).toEqual([])
  })

  it('is one batch with what the seller stores about it', async () => {
    const buyer = await createSeamanBuyer(server)
    const id = await buyer.order([...HUNDRED])
    const fails = db.run('INSERT INTO guard (ok) VALUES (0)' as never)
    const fulfilment = { orderId: id, cause: 'letter', delivered: [{ position: 0, units: 1 }] }
    expect(await outcome(fulfilOrder(services, fulfilment, [fails as never]))).not.toBe('done')
    expect(await findOrder(db, id)).toMatchObject({ state: 'held', charged: 0 })
  })
})

describe('an order that ends early', () => {
  it('releases everything if nothing was delivered, and what is left otherwise', async () => {
    const buyer = await createSeamanBuyer(server, { available: 4000, bonus: 500 })
    const [whole, part] = [await buyer.order([...HUNDRED]), await buyer.order([...HUNDRED])]
    await deliver(server, part, 'first', 10)
    await cancel(buyer, whole)
    await closeOrder(services, product.products, part)
    expect([await stateOf(whole), await stateOf(part)]).toEqual(['cancelled', 'part-cancelled'])
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 3800, bonus: 500 })
    expect(await outcome(cancel(buyer, whole))).toBe('conflict')
    expect(await differences()).toEqual([])
  })

  it('is cancelled by its own buyer alone', async () => {
    const [buyer, other] = [await createSeamanBuyer(server), await createSeamanBuyer(server)]
    const id = await buyer.order([...HUNDRED])
    expect(await outcome(cancel(other, id))).toBe('not-found')
    expect(await stateOf(id)).toBe('held')
  })

  it('expires after its time, whichever job is first', async () => {
    const buyer = await createSeamanBuyer(server)
    const first = await buyer.order([...HUNDRED])
    server.wait(7 * DAY)
    await expireOrders(product.products)(services)
    await voidDueHolds(services)
    const second = await (await createSeamanBuyer(server)).order([...HUNDRED])
    server.wait(7 * DAY)
    await voidDueHolds(services)
    expect(await differences()).toEqual([])
    await expireOrders(product.products)(services)
    expect([await stateOf(first), await stateOf(second)]).toEqual(['expired', 'expired'])
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 10_000 })
    expect(await differences()).toEqual([])
  })
})

describe('two acts on a held order, one after the other', () => {
  const ACTS = {
    part: (id: string) => deliver(server, id, `part-${crypto.randomUUID()}`, 1),
    rest: async (id: string) => {
      const delivered = await env.DB.prepare('SELECT delivered FROM order_line WHERE order_id = ?')
        .bind(id)
        .first<number>('delivered')
      return deliver(server, id, `rest-${crypto.randomUUID()}`, Math.max(1, 3 - Number(delivered)))
    },
    cancel: (id: string) => closeOrder(services, product.products, id),
  }
  const ENDS: Record<string, string> = {
    'part part': 'part-fulfilled',
    'part rest': 'fulfilled',
    'part cancel': 'part-cancelled',
    'rest part': 'fulfilled conflict',
    'rest rest': 'fulfilled conflict',
    'rest cancel': 'fulfilled conflict',
    'cancel part': 'cancelled conflict',
    'cancel rest': 'cancelled conflict',
    'cancel cancel': 'cancelled conflict',
  }

  it.each(Object.keys(ENDS))('%s', async (pair) => {
    const buyer = await createSeamanBuyer(server)
    const id = await buyer.order([{ item: 'tankers', quantity: 3 }])
    const [first, second] = pair.split(' ') as [keyof typeof ACTS, keyof typeof ACTS]
    await ACTS[first](id)
    const answer = await outcome(ACTS[second](id))
    expect([await stateOf(id), ...(answer === 'done' ? [] : [answer])].join(' ')).toBe(ENDS[pair])
    expect(await differences()).toEqual([])
  })

  it('at the same time: one of a delivery of everything and a cancellation wins, and the money follows', async () => {
    for (let round = 0; round < 5; round += 1) {
      const buyer = await createSeamanBuyer(server)
      const id = await buyer.order([{ item: 'tankers', quantity: 3 }])
      const answers = await Promise.all([outcome(ACTS.rest(id)), outcome(ACTS.cancel(id))])
      expect(answers.toSorted()).toEqual(['conflict', 'done'])
      const balance = { available: (await stateOf(id)) === 'fulfilled' ? 9940 : 10_000 }
      expect(await readBalances(server, buyer.holderId)).toEqual(balance)
    }
    expect(await differences()).toEqual([])
  })
})

it('orders cannot be changed or deleted by other statements', async () => {
  const id = await (await createSeamanBuyer(server)).order([...HUNDRED])
  for (const statement of [
    'UPDATE purchase_order SET total = 1 WHERE id = ?',
    'UPDATE purchase_order SET charged = 1, state = state, refunded = 2 WHERE id = ?',
    'DELETE FROM purchase_order WHERE id = ?',
    'UPDATE order_line SET unit_price = 1 WHERE order_id = ?',
    'DELETE FROM order_line WHERE order_id = ?',
    'UPDATE order_event SET amount = 1 WHERE order_id = ?',
    'DELETE FROM order_event WHERE order_id = ?',
  ])
    await expect(env.DB.prepare(statement).bind(id).run(), statement).rejects.toThrow()
})

it('a comparison names an order whose hold has another amount', async () => {
  const id = await (await createSeamanBuyer(server)).order([...HUNDRED])
  await env.DB.prepare('UPDATE purchase_order SET charged = 5 WHERE id = ?').bind(id).run()
  expect(await compareHoldsWithOrders(db, server.now())).toMatchObject([
    { subject: id, reference: `order:${id}:hold`, holderId: expect.any(String) },
  ])
})

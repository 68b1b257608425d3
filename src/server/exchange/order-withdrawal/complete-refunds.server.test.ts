import { beforeAll, describe, expect, it } from 'vitest'
import { amountOf } from '#src/domain/money/amount.ts'
import { HOUR } from '#src/domain/time.ts'
import { findDocumentsOfOrder } from '#src/server/exchange/billing-document/documents.repository.ts'
import { compareHoldsWithOrders } from '#src/server/exchange/order/compare-holds.repository.ts'
import { findOrder } from '#src/server/exchange/order/orders.repository.ts'
import type { Product, Products } from '#src/server/exchange/order/product.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { findDifferences, readBalances } from '#tests/server/support/ledger.ts'
import {
  createSeamanBuyer,
  deliver,
  PRICES,
  setRules,
  startShop,
  TEST_PRODUCT,
} from '#tests/server/support/test-shop.ts'
import { completeRefunds } from './complete-refunds.usecases.ts'
import { findWithdrawal } from './order-withdrawals.repository.ts'
import { withdrawOrder } from './withdraw-order.usecases.ts'

const server = startShop()
const { services } = server
const { db } = services

beforeAll(async () => {
  await setRules(server, 'price', ...PRICES)
})

/** The test product with more of what a product can do. */
const sell = (more: Partial<Product>): Products =>
  new Map([[TEST_PRODUCT.name, { ...(TEST_PRODUCT as Product), ...more }]])

/** An order of ten units for 200, of which four were charged. */
async function buy(funds = { available: 500 }) {
  const buyer = await createSeamanBuyer(server, funds)
  const id = await buyer.order([{ item: 'tankers', quantity: 10 }])
  await deliver(server, id, 'some', 4)
  return { ...buyer, id }
}

const withdraw = (products: Products, orderId: string, accountId: string, askedAt = server.now()) =>
  withdrawOrder(services, products, { orderId, accountId, way: 'link', askedAt, before: [] })

const differences = async () => [...(await findDifferences()), ...(await compareHoldsWithOrders(db, server.now()))]
const creditNotes = async (id: string) =>
  (await findDocumentsOfOrder(db, id)).filter(({ kind }) => kind === 'credit-note').length

describe('the charged part that a withdrawal returns', () => {
  it('is returned once by the schedule if the request stopped after the withdrawal', async () => {
    const { id, accountId, holderId } = await buy()
    let isDown = false
    const products = sell({
      listUnused: async () => {
        if (isDown) throw new Error('stopped')
        return [{ position: 0, amount: amountOf(40, 'USD') }]
      },
      stop: () => {
        isDown = true
        return []
      },
    })
    await expect(withdraw(products, id, accountId)).rejects.toThrow('stopped')
    expect(await findOrder(db, id)).toMatchObject({ state: 'part-cancelled', charged: 80, refunded: 0 })
    await completeRefunds(products)(services)
    expect(await findOrder(db, id)).toMatchObject({ refunded: 0 })
    isDown = false
    const run = completeRefunds(products)
    await Promise.all([run(services), run(services), withdraw(products, id, accountId)])
    await run(services)
    expect(await findOrder(db, id)).toMatchObject({ state: 'part-refunded', charged: 80, refunded: 40 })
    expect(await creditNotes(id)).toBe(1)
    expect(await readBalances(server, holderId)).toEqual({ available: 460 })
    expect(await differences()).toEqual([])
  })

  it('is counted until the confirmation, also if the link was requested earlier', async () => {
    const { id, accountId } = await buy()
    server.wait(HOUR)
    const confirmedAt = server.now()
    const products = sell({
      listUnused: async (_, { at }) => [{ position: 0, amount: amountOf(at >= confirmedAt ? 20 : 60, 'USD') }],
    })
    expect(await withdraw(products, id, accountId, confirmedAt - HOUR)).toBe('withdrawn')
    expect(await findWithdrawal(db, id)).toMatchObject({ at: confirmedAt, refund: 20, charged: 60, balance: 140 })
    expect(await findOrder(db, id)).toMatchObject({ refunded: 20 })
    await completeRefunds(products)(services)
    expect(await creditNotes(id)).toBe(1)
    expect(await differences()).toEqual([])
  })
})

describe('a withdrawal', () => {
  it('is tried again if another run charged other units for the same cause meanwhile', async () => {
    const { id, accountId, holderId } = await buy()
    let tries = 0
    const products = sell({
      chargeDelivered: async () => {
        tries += 1
        if (tries === 1) throw new Failure('idempotency-mismatch')
      },
    })
    expect(await withdraw(products, id, accountId)).toBe('withdrawn')
    expect(tries).toBe(2)
    expect(await readBalances(server, holderId)).toEqual({ available: 420 })
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import type { OrderWithdrawal } from '#src/contract/order-withdrawal/schemas.ts'
import { DAY } from '#src/domain/time.ts'
import { findDocumentsOfOrder } from '#src/server/exchange/billing-document/documents.repository.ts'
import { compareHoldsWithOrders } from '#src/server/exchange/order/compare-holds.repository.ts'
import { closeOrder } from '#src/server/exchange/order/end-order.usecases.ts'
import { findEvents, findOrder } from '#src/server/exchange/order/orders.repository.ts'
import type { Client } from '#tests/server/support/client.ts'
import { registerSeaman } from '#tests/server/support/fixtures.ts'
import { findDifferences, readBalances } from '#tests/server/support/ledger.ts'
import { readMails } from '#tests/server/support/mailbox.ts'
import { createSeamanBuyer, deliver, PRICES, setRules, startShop } from '#tests/server/support/test-shop.ts'

const server = startShop()
const { db } = server.services

beforeAll(async () => {
  await setRules(server, 'price', ...PRICES)
})

const TEN = [{ item: 'tankers', quantity: 10 }] as const
const LATER = { input: { isBegunEarly: false } }
const pathOf = (id: string) => `/server/seaman/order/${id}/withdrawal`
const read = async (client: Client, id: string) => (await client.get(pathOf(id))).body as OrderWithdrawal
const withdraw = (client: Client, id: string) => client.post(pathOf(id), {})
const differences = async () => [...(await findDifferences()), ...(await compareHoldsWithOrders(db, server.now()))]
const kindsOf = async (id: string) => (await findDocumentsOfOrder(db, id)).map(({ kind }) => kind).sort()

describe('withdrawing from an order', () => {
  it('of which nothing was delivered returns everything, and is one event with its reason', async () => {
    const buyer = await createSeamanBuyer(server, { available: 500, bonus: 50 })
    const id = await buyer.order([...TEN])
    expect(await read(buyer, id)).toMatchObject({ state: 'open', balance: { minor: 150 }, bonus: { minor: 50 } })
    expect(await findOrder(db, id)).toMatchObject({ state: 'held' })
    const { status, body } = await withdraw(buyer, id)
    expect([status, body.state, body.charged.minor, body.withdrawnAt]).toEqual([200, 'withdrawn', 0, server.now()])
    expect(await findOrder(db, id)).toMatchObject({ state: 'cancelled' })
    expect((await findEvents(db, id)).map(({ act, reason }) => [act, reason])).toEqual([
      ['placed', null],
      ['cancelled', 'withdrawal'],
    ])
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 500, bonus: 50 })
    expect(await kindsOf(id)).toEqual([])
    expect(await differences()).toEqual([])
  })

  it('of which a part was delivered charges that part, with an invoice', async () => {
    const buyer = await createSeamanBuyer(server, { available: 500 })
    const id = await buyer.order([...TEN])
    await deliver(server, id, 'some', 4)
    const { body } = await withdraw(buyer, id)
    expect(body).toMatchObject({ state: 'withdrawn', charged: { minor: 80 }, balance: { minor: 120 } })
    expect(await findOrder(db, id)).toMatchObject({ state: 'part-cancelled', charged: 80, refunded: 0 })
    expect(await kindsOf(id)).toEqual(['invoice', 'receipt'])
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 420 })
    expect(await differences()).toEqual([])
  })

  it('is over once everything was delivered as the buyer had asked, and the answer says why', async () => {
    const buyer = await createSeamanBuyer(server, { available: 500 })
    const id = await buyer.order([...TEN])
    await deliver(server, id, 'all', 10)
    expect(await read(buyer, id)).toMatchObject({ state: 'performed', charged: { minor: 200 }, balance: { minor: 0 } })
    expect((await withdraw(buyer, id)).body.code).toBe('conflict')
    expect(await findOrder(db, id)).toMatchObject({ state: 'fulfilled', refunded: 0 })
  })

  it('returns also what was delivered without the request of the buyer, in part and in full', async () => {
    for (const units of [4, 10]) {
      const buyer = await createSeamanBuyer(server, { available: 500, bonus: 30 })
      const id = await buyer.order([...TEN], LATER)
      await deliver(server, id, 'early', units)
      expect(await read(buyer, id)).toMatchObject({ state: 'open', charged: { minor: 0 } })
      const { body } = await withdraw(buyer, id)
      expect(body).toMatchObject({ state: 'withdrawn', charged: { minor: 0 }, balance: { minor: 170 } })
      expect(await findOrder(db, id)).toMatchObject({ state: 'refunded', charged: units * 20, refunded: units * 20 })
      expect(await kindsOf(id)).toEqual(['credit-note', 'invoice', 'receipt'])
      expect(await readBalances(server, buyer.holderId)).toEqual({ available: 500, bonus: 30 })
    }
    expect(await differences()).toEqual([])
  })

  it('is possible until 14 days after the day of the order are over everywhere, and no later', async () => {
    const buyer = await createSeamanBuyer(server)
    const [first, second] = [await buyer.order([...TEN], LATER), await buyer.order([...TEN], LATER)]
    const { until } = await read(buyer, first)
    expect(until).toBe((Math.floor(server.now() / DAY) + 16) * DAY - 1)
    server.wait(until - server.now())
    expect((await withdraw(buyer, first)).status).toBe(200)
    server.wait(1)
    expect(await read(buyer, second)).toMatchObject({ state: 'late' })
    expect((await withdraw(buyer, second)).body.code).toBe('conflict')
    expect(await findOrder(db, second)).toMatchObject({ state: 'held' })
  })

  it('happens once, whether it is repeated or sent several times at the same time', async () => {
    const buyer = await createSeamanBuyer(server, { available: 500 })
    const id = await buyer.order([...TEN])
    const answers = await Promise.all(Array.from({ length: 5 }, () => withdraw(buyer, id)))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
    server.wait(1000)
    expect((await withdraw(buyer, id)).body.withdrawnAt).toBe(server.now() - 1000)
    expect(await findEvents(db, id)).toHaveLength(2)
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 500 })
    expect(await differences()).toEqual([])
  })

  it('and a delivery at the same time leave exact sums, whichever is first', async () => {
    for (const _ of [1, 2, 3]) {
      const buyer = await createSeamanBuyer(server, { available: 500 })
      const id = await buyer.order([...TEN])
      await Promise.allSettled([deliver(server, id, 'part', 3), withdraw(buyer, id), deliver(server, id, 'other', 2)])
      const order = await findOrder(db, id)
      expect(['cancelled', 'part-cancelled']).toContain(order?.state)
      expect(await readBalances(server, buyer.holderId)).toEqual({ available: 500 - Number(order?.charged) })
    }
    expect(await differences()).toEqual([])
  })

  it('is only for the buyer: the order of another person is not found', async () => {
    const buyer = await createSeamanBuyer(server)
    const id = await buyer.order([...TEN])
    const other = await registerSeaman(server)
    expect([(await other.get(pathOf(id))).status, (await withdraw(other, id)).status]).toEqual([404, 404])
    expect(await findOrder(db, id)).toMatchObject({ state: 'held' })
  })

  it('has nothing left of an order that was cancelled', async () => {
    const buyer = await createSeamanBuyer(server)
    const id = await buyer.order([...TEN])
    await closeOrder(server.services, server.product.products, id)
    expect(await read(buyer, id)).toMatchObject({ state: 'ended', balance: { minor: 0 } })
  })
})

describe('mails about an order', () => {
  it('confirm it with its number, and its withdrawal with content, date and time', async () => {
    const buyer = await createSeamanBuyer(server, { available: 500 })
    await readMails(server)
    const id = await buyer.order([...TEN])
    const { reference } = await read(buyer, id)
    const [placed] = await readMails(server)
    expect([placed?.kind, placed?.recipient, placed?.subject]).toEqual([
      'order-placed',
      buyer.email,
      `Order ${reference}`,
    ])
    expect(placed?.text).toContain('/withdraw')
    await deliver(server, id, 'some', 4)
    await withdraw(buyer, id)
    const receipt = (await readMails(server)).find(({ kind }) => kind === 'order-withdrawn')
    expect(receipt?.recipient).toBe(buyer.email)
    for (const part of [reference, '4 of 10 delivered', '$0.80', '$1.20', 'UTC'])
      expect(receipt?.text.replaceAll('US$', '$'), part).toContain(part)
  })
})

import { env } from 'cloudflare:test'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MailingReport } from '#src/contract/mailing/order-schemas.ts'
import { withdrawalEnd } from '#src/domain/order/withdrawal.ts'
import { DAY } from '#src/domain/time.ts'
import { DOMAINS } from '#src/server/domains.ts'
import { sendLetters } from '#src/server/exchange/mailing/engine/send-letters.usecases.ts'
import { compareHoldsWithOrders } from '#src/server/exchange/order/compare-holds.repository.ts'
import { findOrder } from '#src/server/exchange/order/orders.repository.ts'
import type { Client } from '#tests/server/support/client.ts'
import { findDifferences, readBalances } from '#tests/server/support/ledger.ts'
import {
  askForMailing,
  createSink,
  findLetters,
  insertReceiver,
  orderAs,
  report,
  runMailings,
} from '#tests/server/support/mailings.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { createSeamanBuyer, setRules } from '#tests/server/support/test-shop.ts'

const start = serverOf(...DOMAINS)
const server = start()
const { db } = server.services

beforeAll(async () => {
  await setRules(server, 'price', 'tankers,USD,0.20,2026-01-01,,Board')
})
beforeEach(async () => {
  await env.DB.exec("UPDATE mailing_rule SET frequency = 'none'")
})

const insertReceivers = (count: number) => Promise.all(Array.from({ length: count }, () => insertReceiver()))
const read = async (client: Client, id: string) =>
  (await client.get(`/server/seaman/mailing/${id}`)).body as MailingReport
const withdraw = async (client: Client, id: string) =>
  client.post(`/server/seaman/order/${(await read(client, id)).contract?.orderId}/withdrawal`, {})
const orderOf = async (client: Client, id: string) => findOrder(db, (await read(client, id)).contract?.orderId ?? '')
const differences = async () => [...(await findDifferences()), ...(await compareHoldsWithOrders(db, server.now()))]
const LATER = { input: { isBegunAtOnce: false } }

describe('a mailing whose buyer did not ask for an early beginning', () => {
  it('sends nothing until the time for withdrawal is over, and is held long enough for its letters', async () => {
    await insertReceivers(11)
    const daily = await insertReceiver({ rule: { frequency: 'daily' } })
    const buyer = await createSeamanBuyer(server)
    const orderedAt = server.now()
    const id = await orderAs(server, buyer, {}, LATER)
    const end = withdrawalEnd(orderedAt)
    expect((await read(buyer, id)).contract).toMatchObject({ beginsAt: end, until: end - 1, mayWithdraw: true })
    expect(await orderOf(buyer, id)).toMatchObject({ beginAskedAt: null, beginWording: 2, until: end + 21 * DAY })
    const sink = createSink()
    await runMailings(server, sink)
    server.wait(end - 1 - server.now())
    await runMailings(server, sink)
    expect(sink.letters).toEqual([])
    server.wait(1)
    await runMailings(server, sink)
    expect(sink.letters).toHaveLength(11)
    server.wait(2 * DAY)
    await runMailings(server, sink)
    await report(server, id, 'delivered')
    await runMailings(server, sink)
    expect((await findLetters(id)).find(({ organisationId }) => organisationId === daily.id)?.dueAt).toBeGreaterThan(
      end,
    )
    expect(await orderOf(buyer, id)).toMatchObject({ state: 'fulfilled', charged: 40 })
    expect(await differences()).toEqual([])
  })

  it('begins immediately within the free quota, where there is no order to withdraw from', async () => {
    await insertReceivers(2)
    const buyer = await createSeamanBuyer(server)
    const id = await orderAs(server, buyer, {}, LATER)
    const sink = createSink()
    await runMailings(server, sink)
    expect(sink.letters).toHaveLength(2)
    expect((await read(buyer, id)).contract).toBeNull()
  })
})

describe('withdrawing from a mailing', () => {
  it('before a letter left returns money, bonus and quota', async () => {
    await insertReceivers(12)
    const buyer = await createSeamanBuyer(server, { available: 500, bonus: 10 })
    const id = await orderAs(server, buyer, {}, LATER)
    expect((await withdraw(buyer, id)).body).toMatchObject({
      state: 'withdrawn',
      balance: { minor: 30 },
      bonus: { minor: 10 },
    })
    const sink = createSink()
    server.wait(20 * DAY)
    await runMailings(server, sink)
    expect(sink.letters).toEqual([])
    const letters = await findLetters(id)
    expect(letters.every(({ state, reason }) => state === 'stopped' && reason === 'cancelled')).toBe(true)
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 500, bonus: 10 })
    const { contract, endedAt } = await read(buyer, id)
    expect([contract?.mayWithdraw, typeof contract?.withdrawnAt, typeof endedAt]).toEqual([false, 'number', 'number'])
    expect(await differences()).toEqual([])
  })

  it('gives the quota back in the month of the order', async () => {
    await insertReceivers(12)
    const buyer = await createSeamanBuyer(server)
    const id = await orderAs(server, buyer, {}, LATER)
    await withdraw(buyer, id)
    expect((await askForMailing(server, buyer)).seen).toMatchObject({ agencies: 12, free: 10 })
  })

  it('charges delivered letters that were not settled yet, and releases the others', async () => {
    await insertReceivers(13)
    await insertReceiver({ rule: { frequency: 'daily' } })
    const buyer = await createSeamanBuyer(server, { available: 500 })
    const id = await orderAs(server, buyer)
    const sink = createSink()
    await runMailings(server, sink)
    const paid = (await findLetters(id)).filter(({ funds, letterId }) => funds === 'paid' && letterId)
    expect(paid.length).toBeGreaterThanOrEqual(3)
    for (const { organisationId } of paid.slice(0, 2)) await report(server, id, 'delivered', organisationId)
    expect(await orderOf(buyer, id)).toMatchObject({ charged: 0 })
    const { contract } = await read(buyer, id)
    const shown = (await buyer.get(`/server/seaman/order/${contract?.orderId}/withdrawal`)).body
    expect(shown).toMatchObject({ state: 'open', charged: { minor: 40 }, lines: [{ delivered: 2 }] })
    expect(shown.balance.minor + shown.charged.minor).toBe(shown.total.minor)
    expect((await withdraw(buyer, id)).body).toMatchObject({ state: 'withdrawn', charged: { minor: 40 } })
    expect(await orderOf(buyer, id)).toMatchObject({ state: 'part-cancelled', charged: 40 })
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 460 })
    await report(server, id, 'delivered')
    await runMailings(server, sink)
    server.wait(5 * DAY)
    await runMailings(server, sink)
    expect((await findLetters(id)).every(({ settled }) => settled !== 'held')).toBe(true)
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 460 })
    expect((await read(buyer, id)).endedAt).not.toBeNull()
    expect(await differences()).toEqual([])
  })

  it('stops letters that a run has taken and not sent yet, free ones and paid ones', async () => {
    await insertReceivers(14)
    const buyer = await createSeamanBuyer(server, { available: 500 })
    const id = await orderAs(server, buyer)
    const sink = createSink()
    let isWithdrawn = false
    await sendLetters(async (_, letter) => {
      const outcome = await sink.send(_, letter)
      if (!isWithdrawn) expect((await withdraw(buyer, id)).status).toBe(200)
      isWithdrawn = true
      return outcome
    })(server.services)
    expect(sink.letters).toHaveLength(1)
    await runMailings(server, sink)
    expect(sink.letters).toHaveLength(1)
    const letters = await findLetters(id)
    expect(letters.filter(({ state }) => state === 'stopped')).toHaveLength(13)
    expect(letters.every(({ settled }) => settled === 'released')).toBe(true)
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 500 })
    expect(await differences()).toEqual([])
  })

  it('while letters leave and are settled never charges more than what was delivered', async () => {
    await insertReceivers(14)
    const buyer = await createSeamanBuyer(server, { available: 500 })
    const id = await orderAs(server, buyer)
    const sink = createSink()
    await Promise.allSettled([runMailings(server, sink), withdraw(buyer, id)])
    await report(server, id, 'delivered')
    await Promise.allSettled([runMailings(server, sink), withdraw(buyer, id)])
    await runMailings(server, sink)
    const letters = await findLetters(id)
    const captured = letters.filter(({ funds, settled }) => funds === 'paid' && settled === 'captured').length
    const order = await orderOf(buyer, id)
    expect(order).toMatchObject({ charged: captured * 20 })
    expect(['cancelled', 'part-cancelled', 'fulfilled']).toContain(order?.state)
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 500 - captured * 20 })
    expect(await differences()).toEqual([])
  })
})

import { env } from 'cloudflare:test'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MailingQuoteAnswer, MailingReport } from '#src/contract/mailing/order-schemas.ts'
import type { MailingPrices } from '#src/contract/mailing/schemas.ts'
import { createExperience } from '#src/domain/cv/cv.ts'
import { DAY } from '#src/domain/time.ts'
import { DOMAINS } from '#src/server/domains.ts'
import { compareHoldsWithOrders } from '#src/server/exchange/order/compare-holds.repository.ts'
import { findLines } from '#src/server/exchange/order/orders.repository.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Client } from '#tests/server/support/client.ts'
import { createId } from '#tests/server/support/fixtures.ts'
import { findDifferences, readBalances } from '#tests/server/support/ledger.ts'
import {
  askForMailing,
  createSink,
  findLetters,
  idOf,
  insertReceiver,
  orderAs,
  report,
  runMailings,
} from '#tests/server/support/mailings.ts'
import { editOwnCv } from '#tests/server/support/own-cv.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { createSeamanBuyer, nextKey, setRules } from '#tests/server/support/test-shop.ts'

const server = serverOf(...DOMAINS)()
const { db } = server.services

const PRICES = [
  'merchant,USD,0.21,2026-01-01,,Board',
  'tankers,USD,0.33,2026-01-01,,Board',
  'package-cargo,percent,12.5,2026-01-01,,Board',
]
beforeAll(async () => {
  await setRules(server, 'price', ...PRICES)
})
beforeEach(async () => {
  await env.DB.exec("UPDATE mailing_rule SET frequency = 'none'")
})

const insertFor = (count: number, ...fleets: string[]) =>
  Promise.all(Array.from({ length: count }, () => insertReceiver({ rule: { fleets: JSON.stringify(fleets) } })))

/** Two agencies for merchant ships, three for tankers and two for both, of which each costs as one for merchant ships. */
const insertAgencies = async () => ({
  merchant: await insertFor(2, 'merchant-fleet'),
  tankers: await insertFor(3, 'tanker-fleet'),
  both: [...(await insertFor(1)), ...(await insertFor(1, 'tanker-fleet', 'merchant-fleet'))],
})

const contract = (fleetType: string, vesselType: string) => ({
  ...createExperience(createId()),
  ...{ position: 'second-engineer', startDate: '2026-01-01', endDate: '2026-06-01' },
  fleetTypeAndVesselType: { fleetType, vesselType },
})

/** A buyer who has sailed on ships of both fleets. */
async function createSailor(available = 10_000) {
  const buyer = await createSeamanBuyer(server, { available })
  const experience = [contract('merchant-fleet', 'bulk-carrier'), contract('tanker-fleet', 'lng-carrier')]
  await editOwnCv(buyer, { experience: experience as never })
  return buyer
}

/** A sailor who has used the free letters of the month. */
async function createPayer(available?: number) {
  const buyer = await createSailor(available)
  await env.DB.prepare(
    `INSERT INTO mailing (id, account_id, slug, choice, reach, facts, quota_month, quota_letters, quota_used, consented_at, created_at, ended_at)
      VALUES (?, ?, 'tankers', '{}', '{}', '{}', ?, 1, 10, 1, 1, 1)`,
  )
    .bind(crypto.randomUUID(), buyer.accountId, new Date(server.now()).toISOString().slice(0, 7))
    .run()
  return buyer
}

const CARGO = { slug: 'cargo' } as const
const read = async (client: Client, id: string) =>
  (await client.get(`/server/seaman/mailing/${id}`)).body as MailingReport
const quoteOf = async (client: Client, slug: Parameters<typeof idOf>[0]) =>
  (await client.get(`/server/seaman/mailing-quote/${idOf(slug)}?residence=PL`)).body as MailingQuoteAnswer
const totalOf = ({ price }: MailingQuoteAnswer) => Number(price?.total.minor)
const linesOf = async (mailingId: string) => {
  const sql = 'SELECT order_id FROM mailing WHERE id = ?'
  const lines = await findLines(db, (await env.DB.prepare(sql).bind(mailingId).first<string>('order_id')) ?? '')
  return lines.map(({ item, quantity, delivered, charged }) => ({
    item,
    quantity,
    delivered,
    charged: Number(charged),
  }))
}
const differences = async () => [...(await findDifferences()), ...(await compareHoldsWithOrders(db, server.now()))]
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => (error instanceof Failure ? error.code : String(error)),
  )

describe('a package of mailings', () => {
  it('sends one letter to an agency of both parts at the lower price, for less than the parts one by one', async () => {
    const { both } = await insertAgencies()
    const buyer = await createPayer()
    const quote = await quoteOf(buyer, 'cargo')
    // Four letters at 21 cents and three at 33, each line less 12.5 percent.
    expect(quote).toMatchObject({
      ...{ slug: 'cargo', paid: 7, reach: { agencies: 7 } },
      price: {
        parts: [
          { slug: 'merchant', letters: 4, amount: { minor: 84 } },
          { slug: 'tankers', letters: 3, amount: { minor: 99 } },
        ],
        discount: { percent: '12.5', off: { minor: 22 } },
        total: { minor: 74 + 87 },
      },
    })
    const parts = [await quoteOf(buyer, 'merchant'), await quoteOf(buyer, 'tankers')]
    expect(totalOf(quote)).toBeLessThan(parts.reduce((sum, part) => sum + totalOf(part), 0))
    const id = await orderAs(server, buyer, {}, CARGO)
    const letters = await findLetters(id)
    expect(new Set(letters.map(({ organisationId }) => organisationId)).size).toBe(7)
    for (const agency of both) expect(letters.find(({ organisationId }) => organisationId === agency.id)?.line).toBe(0)
    expect(await linesOf(id)).toMatchObject([
      { item: 'merchant', quantity: 4 },
      { item: 'tankers', quantity: 3 },
    ])
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 10_000 - 161, held: 161 })
  })

  it('costs at most what the price list shows', async () => {
    await insertAgencies()
    const list = (await (await createPayer()).get('/server/company/mailing/price?withServicePackages=true'))
      .body as MailingPrices
    const shown = list.mailings.flatMap(({ packages = [] }) => packages).filter(({ id }) => id === idOf('cargo'))
    expect(shown.map(({ price, saves }) => [Number(price.amount), Number(saves.amount)])).toEqual([
      [161, 22],
      [161, 22],
    ])
  })

  it('has free letters first where a letter costs most', async () => {
    await insertAgencies()
    await insertFor(6, 'tanker-fleet')
    const buyer = await createSailor()
    const id = await orderAs(server, buyer, {}, CARGO)
    expect(await linesOf(id)).toMatchObject([{ item: 'merchant', quantity: 3 }])
    const letters = await findLetters(id)
    expect(letters.map(({ funds, line }) => `${funds} ${line}`)).toEqual([
      ...Array(10).fill('quota 0'),
      ...Array(3).fill('paid 0'),
    ])
  })

  it('has one line if the choice leaves letters of one part', async () => {
    const { tankers } = await insertAgencies()
    const buyer = await createPayer()
    const id = await orderAs(server, buyer, { agencies: tankers.map(({ slug }) => slug) }, CARGO)
    expect(await linesOf(id)).toMatchObject([{ item: 'tankers', quantity: 3 }])
    expect((await findLetters(id)).map(({ line }) => line)).toEqual([0, 0, 0])
  })

  it('is a conflict for a price that was seen before, and ordered once of two orders at the same time', async () => {
    await insertAgencies()
    const buyer = await createPayer()
    const input = await askForMailing(server, buyer, {}, 'cargo')
    const wrong = { ...input, seen: { ...input.seen, total: 160 as never } }
    expect(await outcome(orderAs(server, buyer, {}, { ...CARGO, input: wrong }))).toBe('conflict')
    const orders = Array.from({ length: 4 }, () =>
      outcome(orderAs(server, buyer, {}, { ...CARGO, key: nextKey(), input })),
    )
    expect((await Promise.all(orders)).toSorted()).toEqual(['conflict', 'conflict', 'conflict', 'done'])
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 10_000 - 161, held: 161 })
    expect(await differences()).toEqual([])
  })

  it('is not found by another id, and not sold without its discount', async () => {
    await insertAgencies()
    const buyer = await createPayer()
    const unknown = idOf('cargo').replace('f201', 'f299')
    expect((await buyer.get(`/server/seaman/mailing-quote/${unknown}?residence=PL`)).status).toBe(404)
    expect((await quoteOf(buyer, 'energy')).price).toBeNull()
    expect(await outcome(orderAs(server, buyer, {}, { slug: 'energy' }))).toBe('not-found')
  })
})

describe('the letters of a package', () => {
  it('are charged and released by part, and each part adds up to its price', async () => {
    const { tankers, both } = await insertAgencies()
    const buyer = await createPayer()
    const id = await orderAs(server, buyer, {}, CARGO)
    const sink = createSink()
    await runMailings(server, sink)
    expect(sink.letters).toHaveLength(7)
    await report(server, id, 'bounced', tankers[0]?.id)
    await report(server, id, 'bounced', both[0]?.id)
    await report(server, id, 'delivered', tankers[1]?.id)
    await runMailings(server, sink)
    // One of three tankers less 12.5 percent: 28.875.
    expect(await linesOf(id)).toMatchObject([
      { delivered: 0, charged: 0 },
      { delivered: 1, charged: 29 },
    ])
    expect(await differences()).toEqual([])
    await report(server, id, 'delivered')
    await runMailings(server, sink)
    // Three merchant letters: 55.125. Two for tankers: 57.75.
    expect(await linesOf(id)).toMatchObject([
      { delivered: 3, charged: 55 },
      { delivered: 2, charged: 58 },
    ])
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 10_000 - 113 })
    const ended = await read(buyer, id)
    expect(ended).toMatchObject({
      ...{ slug: 'cargo', discount: '12.5', promo: null },
      lines: [
        { slug: 'merchant', letters: 4, unitPrice: { minor: 21 } },
        { slug: 'tankers', letters: 3, unitPrice: { minor: 33 } },
      ],
      ...{ charged: { minor: 113 }, held: { minor: 0 }, released: { minor: 161 - 113 } },
    })
    expect(ended.endedAt).not.toBeNull()
    expect(await differences()).toEqual([])
  })

  it('that were delivered are charged by part at a withdrawal, and the others return', async () => {
    const { merchant, tankers } = await insertAgencies()
    const buyer = await createPayer(500)
    const id = await orderAs(server, buyer, {}, CARGO)
    await runMailings(server, createSink())
    for (const agency of [merchant[0], tankers[0]]) await report(server, id, 'delivered', agency?.id)
    const path = `/server/seaman/order/${(await read(buyer, id)).contract?.orderId}/withdrawal`
    // 18.375 and 28.875.
    expect((await buyer.get(path)).body).toMatchObject({ state: 'open', charged: { minor: 18 + 29 } })
    expect((await buyer.post(path, {})).body).toMatchObject({ state: 'withdrawn', charged: { minor: 47 } })
    expect(await linesOf(id)).toMatchObject([
      { delivered: 1, charged: 18 },
      { delivered: 1, charged: 29 },
    ])
    server.wait(5 * DAY)
    await runMailings(server, createSink())
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 500 - 47 })
    expect(await differences()).toEqual([])
  })
})

it('the discount of the first order is a discount on what the package leaves', async () => {
  await setRules(server, 'price', ...PRICES, 'first-promo,percent,50,2026-01-01,,Board')
  await insertAgencies()
  const buyer = await createPayer()
  const quote = await quoteOf(buyer, 'cargo')
  // 12.5 and then 50 percent are one of 56.25: 36.75 and 43.3125.
  expect(quote.promo).toMatchObject({ total: { minor: 37 + 43 }, off: { minor: 161 - 80 } })
  const id = await orderAs(server, buyer, {}, CARGO)
  expect(await readBalances(server, buyer.holderId)).toEqual({ available: 10_000 - 80, held: 80 })
  expect(await read(buyer, id)).toMatchObject({ discount: '56.25', promo: '50', held: { minor: 80 } })
})

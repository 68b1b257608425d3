import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ServiceOrderInput } from '#src/contract/service/schemas.ts'
import { amountOf } from '#src/domain/money/amount.ts'
import { withdrawalEnd } from '#src/domain/order/withdrawal.ts'
import { SERVICES, type ServiceSlug } from '#src/domain/service/services.ts'
import { DAY } from '#src/domain/time.ts'
import { DOMAINS } from '#src/server/domains.ts'
import { findOrder } from '#src/server/exchange/order/orders.repository.ts'
import { getOwnWithdrawal } from '#src/server/exchange/order-withdrawal/own-withdrawals.usecases.ts'
import { withdrawOrder } from '#src/server/exchange/order-withdrawal/withdraw-order.usecases.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Client } from '#tests/server/support/client.ts'
import { findDifferences, readBalances } from '#tests/server/support/ledger.ts'
import { sessionOf } from '#tests/server/support/people.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { createSeamanBuyer, nextKey, setRules } from '#tests/server/support/test-shop.ts'
import { cancelService } from './cancel-service.usecases.ts'
import { moveDueServices } from './due-services.usecases.ts'
import { moveService } from './move-service.usecases.ts'
import { orderService } from './order-service.usecases.ts'
import { getOwnService, getService, getServices } from './read-services.usecases.ts'
import { findPart } from './services.repository.ts'

const server = serverOf(...DOMAINS)()
const { services, product } = server
const { db } = services
const { products } = product

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => (error instanceof Failure ? error.code : String(error)),
  )

const idOf = (slug: ServiceSlug): string => SERVICES.find((service) => service.slug === slug)?.id ?? ''

/** What the page of a service would send. */
async function ask(client: Client, slug: ServiceSlug): Promise<ServiceOrderInput> {
  const session = await sessionOf(server, client)
  const choice = { lang: 'en', currency: 'USD', residence: 'PL' } as const
  const { price, priceVersion } = await getService(services, session, idOf(slug), choice)
  return {
    ...{ service: idOf(slug), currency: 'USD', residence: 'PL', isBegunAtOnce: true },
    seen: { priceVersion, total: price.total.minor },
  }
}

async function order(client: Client, slug: ServiceSlug, { input = {}, key = nextKey() } = {}): Promise<string> {
  const session = await sessionOf(server, client)
  return orderService(services, products, session, { input: { ...(await ask(client, slug)), ...input }, key })
}

const own = async (client: Client, id: string) => getOwnService(services, await sessionOf(server, client), id, 'en')
const partOf = async (client: Client, id: string, kind: string) => {
  const found = (await own(client, id)).parts.find((part) => part.kind === kind)
  if (!found) throw new Error(`no ${kind}`)
  return found
}
const move = async (id: string, event: Parameters<typeof moveService>[3]['event']) => {
  const found = await findPart(db, id)
  if (!found) throw new Error('no part')
  return moveService(services, products, found, { event })
}
const premiumOf = async (client: Client) =>
  (await getServices(services, await sessionOf(server, client), { lang: 'en', currency: 'USD' })).premiumUntil

const PRICES = [
  'form,USD,4,2026-01-01,,Board',
  'consultation,USD,15,2026-01-01,,Board',
  'premium,USD,0.20,2026-01-01,,Board',
  'package-start,percent,15,2026-01-01,,Board',
  'premium-year,percent,20,2026-01-01,,Board',
]
beforeAll(async () => {
  await setRules(server, 'price', ...PRICES)
})

describe('the price of a service', () => {
  it('is that of its parts with the discount of the package, and never more than the sum', async () => {
    const buyer = await createSeamanBuyer(server)
    const { items } = await getServices(services, await sessionOf(server, buyer), { lang: 'en', currency: 'USD' })
    expect(items.map(({ slug, price }) => [slug, price.total.minor])).toEqual([
      ['form', 400],
      ['consultation', 1500],
      ['premium-month', 600],
      ['premium-year', 5840],
      ['start', 1275 + 340 + 510],
    ])
    const saves = items.find(({ slug }) => slug === 'start')?.price.saves
    expect(saves).toEqual(amountOf(375, 'USD'))
  })

  it('is converted by the rate of the day where the list has no price of its own', async () => {
    await setRules(server, 'rate', 'EUR,0.5,2026-01-01,,Bank')
    const session = await sessionOf(server, await createSeamanBuyer(server))
    const { items } = await getServices(services, session, { lang: 'en', currency: 'EUR' })
    expect(items[0]?.price.total).toEqual(amountOf(200, 'EUR'))
    expect((await getServices(services, session, { lang: 'en', currency: 'UAH' })).items).toEqual([])
    const choice = { lang: 'en', currency: 'UAH', residence: null } as const
    expect(await outcome(getService(services, session, idOf('form'), choice))).toBe('not-found')
    expect(await outcome(getService(services, session, 'premium', { ...choice, currency: 'USD' }))).toBe('not-found')
  })
})

describe('ordering a service', () => {
  it('holds its price, bonus first, and happens once for one key', async () => {
    const buyer = await createSeamanBuyer(server, { available: 1000, bonus: 150 })
    const [key, input] = [nextKey(), await ask(buyer, 'form')]
    const ids = await Promise.all(Array.from({ length: 20 }, () => order(buyer, 'form', { key, input })))
    expect(new Set(ids).size).toBe(1)
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 750, held: 250, 'bonus-held': 150 })
    expect(await outcome(order(buyer, 'form', { key, input: { ...input, residence: 'UA' } }))).toBe(
      'idempotency-mismatch',
    )
  })

  it('places all parts of a package or none', async () => {
    const buyer = await createSeamanBuyer(server, { available: 2125 })
    const id = await order(buyer, 'start')
    const { parts } = await own(buyer, id)
    expect(parts.map(({ kind, state, total }) => [kind, state, total.minor])).toEqual([
      ['consultation', 'open', 1275],
      ['form', 'open', 340],
      ['premium', 'open', 510],
    ])
    const poor = await createSeamanBuyer(server, { available: 2124 })
    expect(await outcome(order(poor, 'start'))).toBe('balance-too-low')
    expect(await readBalances(server, poor.holderId)).toEqual({ available: 2124 })
    expect(await findDifferences()).toEqual([])
  })

  it('is refused for another price, and where a law forbids it', async () => {
    const buyer = await createSeamanBuyer(server)
    const { seen } = await ask(buyer, 'form')
    const wrong = { ...seen, total: amountOf(399, 'USD').minor }
    expect(await outcome(order(buyer, 'form', { input: { seen: wrong } }))).toBe('conflict')
    expect(await outcome(order(buyer, 'form', { input: { seen: { ...seen, priceVersion: 0 } } }))).toBe('conflict')
    await setRules(server, 'service-country', 'form,PH,2026-01-01,,Act 1')
    expect(await outcome(order(buyer, 'form', { input: { residence: 'PH' } }))).toBe('forbidden')
    expect(await outcome(order(buyer, 'start', { input: { residence: 'PH' } }))).toBe('forbidden')
    expect(await outcome(order(buyer, 'consultation', { input: { residence: 'PH' } }))).toBe('done')
  })

  it('is seen by its buyer alone', async () => {
    const [buyer, other] = [await createSeamanBuyer(server), await createSeamanBuyer(server)]
    const id = await order(buyer, 'form')
    const part = await partOf(buyer, id, 'form')
    expect(await outcome(own(other, id))).toBe('not-found')
    expect(await outcome(cancelService(services, products, await sessionOf(server, other), part.id))).toBe('not-found')
  })
})

describe('a part of a service', () => {
  it('is charged when it was delivered, with its invoice', async () => {
    const buyer = await createSeamanBuyer(server, { available: 2125 })
    const id = await order(buyer, 'start')
    const { id: consultation } = await partOf(buyer, id, 'consultation')
    await move(consultation, 'finish')
    expect(await findOrder(db, consultation)).toMatchObject({ state: 'fulfilled', charged: 1275 })
    expect(await readBalances(server, buyer.holderId)).toEqual({ held: 850 })
    const sql = "SELECT count(*) AS n FROM billing_document WHERE order_id = ? AND kind = 'invoice'"
    expect(await env.DB.prepare(sql).bind(consultation).first('n')).toBe(1)
    expect(await outcome(move(consultation, 'finish'))).toBe('conflict')
    expect(await findDifferences()).toEqual([])
  })

  it('that was late or missed returns its price, and the other parts remain', async () => {
    const buyer = await createSeamanBuyer(server, { available: 2125 })
    const id = await order(buyer, 'start')
    await move((await partOf(buyer, id, 'form')).id, 'lapse')
    await move((await partOf(buyer, id, 'consultation')).id, 'miss')
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 340 + 1275, held: 510 })
    const { parts } = await own(buyer, id)
    expect(parts.map(({ state }) => state)).toEqual(['missed', 'late', 'open'])
    expect(await findDifferences()).toEqual([])
  })

  it('of two events at the same time takes one', async () => {
    const buyer = await createSeamanBuyer(server)
    const { id } = await partOf(buyer, await order(buyer, 'consultation'), 'consultation')
    const session = await sessionOf(server, buyer)
    const outcomes = await Promise.all([
      outcome(move(id, 'finish')),
      outcome(move(id, 'miss')),
      outcome(cancelService(services, products, session, id)),
    ])
    expect(outcomes.toSorted()).toEqual(['conflict', 'conflict', 'done'])
    expect(await findDifferences()).toEqual([])
  })

  it('is cancelled by its buyer until work on it has begun', async () => {
    const buyer = await createSeamanBuyer(server, { available: 800 })
    const session = await sessionOf(server, buyer)
    const first = await partOf(buyer, await order(buyer, 'form'), 'form')
    await cancelService(services, products, session, first.id)
    expect(await findOrder(db, first.id)).toMatchObject({ state: 'cancelled', charged: 0 })
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 800 })
    const second = await partOf(buyer, await order(buyer, 'form'), 'form')
    await env.DB.prepare('UPDATE service_order SET assignee_id = ? WHERE id = ?').bind(buyer.accountId, second.id).run()
    expect(await outcome(cancelService(services, products, session, second.id))).toBe('conflict')
  })
})

describe('premium', () => {
  it('begins with its order, follows premium that has not ended, and is charged after the time for withdrawal', async () => {
    const buyer = await createSeamanBuyer(server, { available: 1200 })
    const now = server.now()
    const first = await partOf(buyer, await order(buyer, 'premium-month'), 'premium')
    expect(await premiumOf(buyer)).toBe(now + 30 * DAY)
    expect(await outcome(cancelService(services, products, await sessionOf(server, buyer), first.id))).toBe('conflict')
    const second = await partOf(buyer, await order(buyer, 'premium-month'), 'premium')
    expect(second).toMatchObject({ beginsAt: now + 30 * DAY, endsAt: now + 60 * DAY })
    server.wait(withdrawalEnd(now) - now)
    await moveDueServices(products)(services)
    expect(await findOrder(db, first.id)).toMatchObject({ state: 'fulfilled', charged: 600 })
    expect(await premiumOf(buyer)).toBe(now + 60 * DAY)
    expect(await findDifferences()).toEqual([])
  })

  it('without the request to begin starts when nobody can withdraw any more, and is charged then', async () => {
    const buyer = await createSeamanBuyer(server, { available: 600 })
    const input = { isBegunAtOnce: false }
    const { id, beginsAt } = await partOf(buyer, await order(buyer, 'premium-month', { input }), 'premium')
    expect(beginsAt).toBe(withdrawalEnd(server.now()))
    expect(await premiumOf(buyer)).toBeNull()
    server.wait(beginsAt - server.now())
    await moveDueServices(products)(services)
    expect(await premiumOf(buyer)).toBe(beginsAt + 30 * DAY)
    expect(await findOrder(db, id)).toMatchObject({ state: 'fulfilled', charged: 600 })
  })
})

describe('withdrawal from a service', () => {
  const withdraw = async (client: Client & { accountId: string }, orderId: string) => {
    const way = { way: 'account', askedAt: server.now(), before: [] } as const
    return withdrawOrder(services, products, { orderId, accountId: client.accountId, ...way })
  }

  /** What the page says before the buyer confirms: what is charged, and what returns to the balance. */
  const foresee = async (client: Client, orderId: string) => {
    const { charged, balance } = await getOwnWithdrawal(services, products, await sessionOf(server, client), orderId)
    return [charged.minor, balance.minor]
  }

  it('charges premium in proportion to the days that have begun, and later premium follows earlier', async () => {
    const buyer = await createSeamanBuyer(server, { available: 1200 })
    const now = server.now()
    const first = await partOf(buyer, await order(buyer, 'premium-month'), 'premium')
    const group = await order(buyer, 'premium-month')
    server.wait(4 * DAY + 1)
    expect(await foresee(buyer, first.id)).toEqual([100, 500])
    expect(await withdraw(buyer, first.id)).toBe('withdrawn')
    expect(await findOrder(db, first.id)).toMatchObject({ state: 'part-cancelled', charged: 100 })
    expect(await partOf(buyer, group, 'premium')).toMatchObject({ beginsAt: now + 5 * DAY, endsAt: now + 35 * DAY })
    expect(await premiumOf(buyer)).toBe(now + 35 * DAY)
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 500, held: 600 })
    expect(await findDifferences()).toEqual([])
  })

  it('charges a form that was delivered, and nothing of one that was not', async () => {
    const buyer = await createSeamanBuyer(server, { available: 800 })
    const [one, other] = [
      await partOf(buyer, await order(buyer, 'form'), 'form'),
      await partOf(buyer, await order(buyer, 'form'), 'form'),
    ]
    await move(one.id, 'deliver')
    expect(await withdraw(buyer, other.id)).toBe('withdrawn')
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 400, held: 400 })
    expect(await foresee(buyer, one.id)).toEqual([400, 0])
    await withdraw(buyer, one.id)
    expect(await findOrder(db, one.id)).toMatchObject({ state: 'fulfilled', charged: 400 })
    expect(await findDifferences()).toEqual([])
  })
})

import { env } from 'cloudflare:test'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ServiceOrderInput } from '#src/contract/service/schemas.ts'
import { SERVICES, type ServiceSlug } from '#src/domain/service/services.ts'
import { DAY } from '#src/domain/time.ts'
import { DOMAINS } from '#src/server/domains.ts'
import { fulfilOrder } from '#src/server/exchange/order/fulfil-order.usecases.ts'
import { withdrawOrder } from '#src/server/exchange/order-withdrawal/withdraw-order.usecases.ts'
import { cancelService } from '#src/server/exchange/service/cancel-service.usecases.ts'
import { moveDueServices } from '#src/server/exchange/service/due-services.usecases.ts'
import { moveService } from '#src/server/exchange/service/move-service.usecases.ts'
import { orderService } from '#src/server/exchange/service/order-service.usecases.ts'
import { getOwnService, getService } from '#src/server/exchange/service/read-services.usecases.ts'
import { findPart } from '#src/server/exchange/service/services.repository.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Client } from '#tests/server/support/client.ts'
import { findColumn } from '#tests/server/support/fixtures.ts'
import { findDifferences, readBalances } from '#tests/server/support/ledger.ts'
import { askForMailing, insertReceiver, orderAs } from '#tests/server/support/mailings.ts'
import { editOwnCv } from '#tests/server/support/own-cv.ts'
import { sessionOf } from '#tests/server/support/people.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { createSeamanBuyer, nextKey, setRules } from '#tests/server/support/test-shop.ts'
import { nextBirthDate, verify } from '#tests/server/support/verified.ts'
import { readOrder } from '../change-order.ts'
import { createOrderRefund } from '../create-refund.ts'
import { forgetUses } from './read-promo.usecases.ts'

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

const show = async (client: Client, slug: ServiceSlug) =>
  getService(services, await sessionOf(server, client), idOf(slug), { lang: 'en', currency: 'USD', residence: 'PL' })
const payFor = async (client: Client, slug: ServiceSlug): Promise<unknown> => {
  const { price, promo } = await show(client, slug)
  return (promo ?? price).total.minor
}

/** What the page of a service would send. */
async function ask(client: Client, slug: ServiceSlug): Promise<ServiceOrderInput> {
  const { price, promo, priceVersion } = await show(client, slug)
  return {
    ...{ service: idOf(slug), currency: 'USD', residence: 'PL', isBegunAtOnce: true },
    seen: { priceVersion, total: (promo ?? price).total.minor },
  }
}
async function order(client: Client, slug: ServiceSlug, input?: ServiceOrderInput): Promise<string> {
  const [session, body] = [await sessionOf(server, client), input ?? (await ask(client, slug))]
  return orderService(services, products, session, { input: body, key: nextKey() })
}
const own = async (client: Client, id: string) => getOwnService(services, await sessionOf(server, client), id, 'en')
const partsOf = async (client: Client, id: string) =>
  Object.fromEntries((await own(client, id)).parts.map((part) => [part.kind, part.id])) as Record<string, string>
const cancel = async (client: Client, id = '') => cancelService(services, products, await sessionOf(server, client), id)
const move = async (id = '', event: Parameters<typeof moveService>[3]['event']) => {
  const found = await findPart(db, id)
  if (!found) throw new Error('no part')
  await moveService(services, products, found, { event })
}
const refund = async (orderId: string) => {
  const read = await readOrder(services, orderId)
  const refunds = read.lines.map(({ position, charged }) => ({ position, units: 0, amount: charged }))
  await runBatch(db, await createOrderRefund(services, read, { refunds, reason: 'not-as-ordered', actorId: null }))
}

const PRICES = [
  ...['form,USD,4,2026-01-01,,Board', 'consultation,USD,15,2026-01-01,,Board', 'premium,USD,0.20,2026-01-01,,Board'],
  ...['package-start,percent,15,2026-01-01,,Board', 'tankers,USD,0.25,2026-01-01,,Board'],
]
const PROMO = 'first-promo,percent,50,2026-01-01,2027-12-31,Board'

beforeAll(async () => {
  await setRules(server, 'price', ...PRICES, PROMO)
})
beforeEach(async () => {
  await env.DB.exec("UPDATE mailing_rule SET frequency = 'none'")
})

describe('the discount of the first order', () => {
  it('is shown before the order, with its end, and is part of the price that is held', async () => {
    const buyer = await createSeamanBuyer(server, { available: 200 })
    expect((await show(buyer, 'form')).promo).toEqual({
      ...{ percent: '50', until: '2027-12-31' },
      ...{ off: { minor: 200, currency: 'USD' }, total: { minor: 200, currency: 'USD' } },
    })
    const { parts } = await own(buyer, await order(buyer, 'form'))
    expect(parts).toMatchObject([{ promo: '50', total: { minor: 200 } }])
    expect(await readBalances(server, buyer.holderId)).toEqual({ held: 200 })
  })

  it('is used once a person: the next order has the full price', async () => {
    const buyer = await createSeamanBuyer(server)
    await order(buyer, 'form')
    expect((await show(buyer, 'form')).promo).toBeNull()
    expect((await own(buyer, await order(buyer, 'form'))).parts).toMatchObject([{ promo: null, total: { minor: 400 } }])
  })

  it('is not offered by a price list without it, or after its last day', async () => {
    const buyer = await createSeamanBuyer(server)
    await setRules(server, 'price', ...PRICES)
    expect((await show(buyer, 'form')).promo).toBeNull()
    await setRules(server, 'price', ...PRICES, 'first-promo,percent,50,2026-01-01,2026-01-02,Board')
    expect((await show(buyer, 'form')).promo).toBeNull()
    await setRules(server, 'price', ...PRICES, 'first-promo,percent,100,2026-01-01,,Board')
    expect((await show(buyer, 'form')).promo).toBeNull()
    await setRules(server, 'price', ...PRICES, PROMO)
  })

  it('is on all parts of a package, after the discount of the package', async () => {
    const buyer = await createSeamanBuyer(server)
    const { parts } = await own(buyer, await order(buyer, 'start'))
    expect(parts.map(({ kind, total }) => [kind, total.minor])).toEqual([
      ['consultation', 638],
      ['form', 170],
      ['premium', 255],
    ])
  })

  it('is on the paid letters of a mailing, and is not used by one that costs nothing', async () => {
    await Promise.all(Array.from({ length: 13 }, () => insertReceiver()))
    const buyer = await createSeamanBuyer(server)
    await orderAs(server, buyer, { atMost: 1 })
    expect(await payFor(buyer, 'form')).toBe(200)
    const { seen } = await askForMailing(server, buyer)
    expect(seen).toMatchObject({ free: 0, total: 150 })
    await orderAs(server, buyer)
    expect(await readBalances(server, buyer.holderId)).toMatchObject({ held: 150 })
    expect(await payFor(buyer, 'form')).toBe(400)
  })
})

describe('of 100 orders at the same time', () => {
  it('one uses it, and nobody who saw the lower price is charged the full one', async () => {
    const buyer = await createSeamanBuyer(server, { available: 100_000 })
    const input = await ask(buyer, 'form')
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => outcome(order(buyer, 'form', input))))
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(1)
    expect(outcomes.filter((one) => one === 'conflict')).toHaveLength(99)
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 99_800, held: 200 })
    expect(await outcome(order(buyer, 'form', input))).toBe('conflict')
    expect(await outcome(order(buyer, 'form'))).toBe('done')
  })

  it('one uses it also among services and mailings', async () => {
    await Promise.all(Array.from({ length: 12 }, () => insertReceiver()))
    const buyer = await createSeamanBuyer(server)
    const outcomes = await Promise.all([
      ...Array.from({ length: 5 }, () => outcome(order(buyer, 'start'))),
      ...Array.from({ length: 5 }, () => outcome(orderAs(server, buyer))),
    ])
    const { count } = (await env.DB.prepare(
      'SELECT count(DISTINCT promo_use_id) AS count FROM purchase_order o WHERE o.holder_id = ?',
    )
      .bind(buyer.holderId)
      .first()) as { count: number }
    expect(outcomes.filter((one) => one === 'done').length).toBeGreaterThan(0)
    expect(count).toBe(1)
  })
})

describe('the use is returned', () => {
  it.each(['cancelled', 'late', 'withdrawn'])('if nothing was delivered: %s', async (how) => {
    const buyer = await createSeamanBuyer(server)
    const { form = '' } = await partsOf(buyer, await order(buyer, 'form'))
    if (how === 'cancelled') await cancel(buyer, form)
    if (how === 'late') await move(form, 'lapse')
    if (how === 'withdrawn')
      await withdrawOrder(services, products, {
        ...{ orderId: form, accountId: buyer.accountId, way: 'account', askedAt: server.now(), before: [] },
      })
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 10_000 })
    expect(await payFor(buyer, 'form')).toBe(200)
    expect(await outcome(order(buyer, 'form'))).toBe('done')
    expect(await payFor(buyer, 'form')).toBe(400)
  })

  it('after the last part of a package, and not while one of them is open or paid', async () => {
    const buyer = await createSeamanBuyer(server)
    const input = { ...(await ask(buyer, 'start')), isBegunAtOnce: false }
    const { form, consultation, premium } = await partsOf(buyer, await order(buyer, 'start', input))
    await cancel(buyer, form)
    await cancel(buyer, premium)
    expect(await payFor(buyer, 'form')).toBe(400)
    await cancel(buyer, consultation)
    expect(await payFor(buyer, 'form')).toBe(200)
    const again = await partsOf(buyer, await order(buyer, 'start'))
    await Promise.all([move(again.form, 'lapse'), cancel(buyer, again.consultation)])
    server.wait(20 * DAY)
    await moveDueServices(products)(services)
    expect(await payFor(buyer, 'form')).toBe(400)
  })

  it('not after a refund in full of what was delivered', async () => {
    const buyer = await createSeamanBuyer(server)
    const { form = '' } = await partsOf(buyer, await order(buyer, 'form'))
    await fulfilOrder(services, { orderId: form, cause: 'done', delivered: [{ position: 0, units: 1 }] })
    await refund(form)
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 10_000 })
    expect(await payFor(buyer, 'form')).toBe(400)
  })

  it('not after a withdrawal in proportion, which refunds what was really paid', async () => {
    const buyer = await createSeamanBuyer(server)
    const { premium = '' } = await partsOf(buyer, await order(buyer, 'premium-month'))
    server.wait(9.5 * DAY)
    await withdrawOrder(services, products, {
      ...{ orderId: premium, accountId: buyer.accountId, way: 'account', askedAt: server.now(), before: [] },
    })
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 9_900 })
    expect(await payFor(buyer, 'form')).toBe(400)
  })
})

describe('the same verified person', () => {
  const join = async (birthDate: string) => {
    const buyer = await createSeamanBuyer(server)
    await editOwnCv(buyer, { birthDate })
    await verify(server, await findColumn('seaman', 'id', 'account_id', buyer.accountId))
    return buyer
  }

  it('does not use it again by a second account, also after the first one was erased', async () => {
    const birthDate = nextBirthDate()
    const [first, second] = [await join(birthDate), await join(birthDate)]
    expect(await payFor(second, 'form')).toBe(200)
    const input = await ask(second, 'form')
    await order(first, 'form')
    expect(await outcome(order(second, 'form', input))).toBe('conflict')
    expect(await payFor(second, 'form')).toBe(400)
    expect(await payFor(await join(nextBirthDate()), 'form')).toBe(200)
    await env.DB.prepare('UPDATE promo_use SET account_id = NULL WHERE account_id = ?').bind(first.accountId).run()
    await forgetUses(services)
    expect(await payFor(second, 'form')).toBe(400)
    server.wait(800 * DAY)
    await forgetUses(services)
    const left = await env.DB.prepare('SELECT count(*) AS count FROM promo_use WHERE account_id IS NULL').first('count')
    expect(left).toBe(0)
  })
})

it('the books agree after all of this', async () => {
  expect(await findDifferences()).toEqual([])
})

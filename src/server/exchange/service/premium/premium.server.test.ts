import { env } from 'cloudflare:test'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PREMIUM_GRACE } from '#src/domain/service/premium.ts'
import { DAY } from '#src/domain/time.ts'
import { createFormats } from '#src/i18n/formats.ts'
import { confirmAct } from '#src/server/back-office/proposal/decide-proposal.usecases.ts'
import { proposeAct } from '#src/server/back-office/proposal/propose-act.usecases.ts'
import { DOMAINS } from '#src/server/domains.ts'
import { findOrder } from '#src/server/exchange/order/orders.repository.ts'
import { refundOrder } from '#src/server/exchange/order/refund-order.ts'
import { withdrawOrder } from '#src/server/exchange/order-withdrawal/withdraw-order.usecases.ts'
import { findPremiumEnd } from '#src/server/people/seaman/premium.repository.ts'
import { REASON, readAdminEvents, registerAdmin } from '#tests/server/support/admins.ts'
import { findDifferences, readBalances } from '#tests/server/support/ledger.ts'
import { readMails } from '#tests/server/support/mailbox.ts'
import { sessionOf } from '#tests/server/support/people.ts'
import { createPremiumBuyer, extendPremium, orderPremium } from '#tests/server/support/premium.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { createSeamanBuyer, setRules } from '#tests/server/support/test-shop.ts'
import { chargeDelivered } from '../charge-delivered.usecases.ts'
import { moveDueServices } from '../due-services.usecases.ts'
import { endRefundedPremium, mailPremiumEnds } from './due-premium.usecases.ts'

const server = serverOf(...DOMAINS)()
const { services, product } = server
const { db } = services
type Buyer = Awaited<ReturnType<typeof createPremiumBuyer>>

let admin: Awaited<ReturnType<typeof registerAdmin>>
beforeAll(async () => {
  await setRules(server, 'price', 'premium,USD,0.20,2026-01-01,,Board')
})
beforeEach(async () => {
  admin = await registerAdmin(server, ['services'])
})

const endOf = ({ accountId }: { accountId: string }) => findPremiumEnd(db, accountId)
const ownOf = async ({ get, part }: Buyer) => (await get(`/server/seaman/service-order/${part.groupId}?lang=en`)).body
const PROFILE = '/server/seaman/profile'
const dataOf = async ({ get }: { get: Buyer['get'] }) => (await get(PROFILE)).body.profileSeaman.profileData[0]
const mailsOf = async ({ email }: { email: string }) =>
  (await readMails(server)).filter(({ recipient, kind }) => recipient === email && kind.startsWith('premium'))
const kindsOf = async (buyer: Buyer) => (await mailsOf(buyer)).map(({ kind }) => kind)

/** Orders, extensions and the end of an account's premium: each begins where the one before ends. */
async function readChain({ accountId }: Buyer): Promise<[number, number][]> {
  const sql = `SELECT begins_at, ends_at FROM service_order WHERE account_id = ?1 AND ends_at > begins_at
    UNION ALL SELECT begins_at, ends_at FROM premium_extension WHERE account_id = ?1 ORDER BY begins_at`
  const { results } = await env.DB.prepare(sql).bind(accountId).all<{ begins_at: number; ends_at: number }>()
  return results.map(({ begins_at, ends_at }) => [begins_at, ends_at])
}

describe('the end of premium', () => {
  it('is the sum of orders at the same time, of which none overlaps or is lost', async () => {
    const buyer = await createSeamanBuyer(server)
    const now = server.now()
    const parts = await Promise.all([
      orderPremium(server, buyer),
      orderPremium(server, buyer),
      orderPremium(server, buyer),
    ])
    expect(await endOf(buyer)).toBe(now + 90 * DAY)
    const chain = await readChain({ ...buyer, part: parts[0] } as Buyer)
    expect(chain).toEqual([0, 30, 60].map((day) => [now + day * DAY, now + (day + 30) * DAY]))
  })

  it('is in the profile as ISO 8601 in UTC while it lasts, and null before and after', async () => {
    const buyer = await createSeamanBuyer(server)
    expect((await dataOf(buyer)).premiumStatusExpiration).toBeNull()
    await orderPremium(server, buyer)
    const end = server.now() + 30 * DAY
    expect((await dataOf(buyer)).premiumStatusExpiration).toBe(new Date(end).toISOString())
    await env.DB.prepare('UPDATE seaman SET premium_status_expiration = ? WHERE account_id = ?')
      .bind(server.now(), buyer.accountId)
      .run()
    expect((await dataOf(buyer)).premiumStatusExpiration).toBeNull()
  })

  it('is not written by a profile that is sent', async () => {
    const buyer = await createPremiumBuyer(server)
    const end = await endOf(buyer)
    const { profileSeaman, version } = (await buyer.get(PROFILE)).body
    const [data] = profileSeaman.profileData
    for (const premiumStatusExpiration of ['2099-01-01T00:00:00.000Z', null]) {
      const sent = { profileSeaman: { profileData: [{ ...data, premiumStatusExpiration }] }, version }
      await buyer.put(PROFILE, sent)
      expect(await endOf(buyer)).toBe(end)
    }
  })

  it('moves back with a withdrawal, also that of what follows and was added', async () => {
    const buyer = await createPremiumBuyer(server)
    const begin = server.now()
    await extendPremium(admin, buyer.part.id, 7)
    await orderPremium(server, buyer)
    server.wait(4 * DAY + 1)
    const way = { way: 'account', askedAt: server.now(), before: [] } as const
    await withdrawOrder(services, product.products, { orderId: buyer.part.id, accountId: buyer.accountId, ...way })
    const at = (day: number) => begin + day * DAY
    expect(await readChain(buyer)).toEqual([
      [at(0), at(5)],
      [at(5), at(12)],
      [at(12), at(42)],
    ])
    expect(await endOf(buyer)).toBe(at(42))
  })

  it('is charged by all days until a withdrawal, also if an earlier one stopped after its charge', async () => {
    const buyer = await createPremiumBuyer(server)
    const order = { orderId: buyer.part.id, accountId: buyer.accountId }
    for (const days of [5, 5]) {
      server.wait(days * DAY)
      await chargeDelivered(services, order)
      await chargeDelivered(services, order)
    }
    await withdrawOrder(services, product.products, { ...order, way: 'account', askedAt: server.now(), before: [] })
    expect(await findOrder(db, buyer.part.id)).toMatchObject({ state: 'part-cancelled', charged: 200 })
    expect(await endOf(buyer)).toBe(server.now())
  })

  it('moves back when premium that follows is cancelled before it begins', async () => {
    const buyer = await createPremiumBuyer(server)
    const [begin, second, third] = [server.now(), await orderPremium(server, buyer), await orderPremium(server, buyer)]
    expect(await endOf(buyer)).toBe(begin + 90 * DAY)
    expect((await buyer.post(`/server/seaman/service-order/${second.id}/cancellation`)).status).toBe(200)
    expect(await endOf(buyer)).toBe(begin + 60 * DAY)
    expect(await readChain(buyer)).toEqual([0, 30].map((day) => [begin + day * DAY, begin + (day + 30) * DAY]))
    expect((await buyer.post(`/server/seaman/service-order/${third.id}/cancellation`)).status).toBe(200)
    expect(await endOf(buyer)).toBe(begin + 30 * DAY)
    expect(await findDifferences()).toEqual([])
  })

  it('moves back when the whole price is refunded after it was charged', async () => {
    const buyer = await createPremiumBuyer(server)
    await orderPremium(server, buyer)
    const begin = server.now()
    server.wait(16 * DAY)
    await moveDueServices(product.products)(services)
    const { id } = buyer.part
    expect(await findOrder(db, id)).toMatchObject({ state: 'fulfilled' })
    const [one, other] = [await registerAdmin(server, ['finance']), await registerAdmin(server, ['finance'])]
    const input = { objectId: id, input: { reason: 'goodwill' } as never, reason: REASON }
    const proposal = await proposeAct(services, refundOrder as never, { session: await sessionOf(server, one) }, input)
    await confirmAct(services, product.actsByTwo, { session: await sessionOf(server, other) }, proposal)
    await Promise.all([endRefundedPremium(services), endRefundedPremium(services)])
    expect(await endOf(buyer)).toBe(begin + 46 * DAY)
    expect((await ownOf(buyer)).parts[0]).toMatchObject({ state: 'cancelled', endsAt: begin + 16 * DAY })
    expect(await findDifferences()).toEqual([])
  })
})

describe('an extension by an admin', () => {
  it('adds days to the end, costs nothing, is recorded with its reason and mailed', async () => {
    const buyer = await createPremiumBuyer(server)
    const [end, balances] = [await endOf(buyer), await readBalances(server, buyer.holderId)]
    expect((await extendPremium(admin, buyer.part.id, 7)).status).toBe(200)
    const after = (end ?? 0) + 7 * DAY
    expect(await endOf(buyer)).toBe(after)
    expect(await readBalances(server, buyer.holderId)).toEqual(balances)
    expect((await ownOf(buyer)).premium).toMatchObject({ until: after, extensions: [{ days: 7, endsAt: after }] })
    const [mail] = await mailsOf(buyer)
    expect(mail?.text).toContain('We added 7 days')
    expect(mail?.text).not.toContain('The mailing of November')
    const events = await readAdminEvents(buyer.part.id)
    expect(events).toMatchObject([
      {
        action: 'premium-extended',
        reason: 'The mailing of November was late.',
        after: { 'premium.until': new Date(after).toISOString() },
      },
    ])
  })

  it('begins now if premium is over', async () => {
    const buyer = await createPremiumBuyer(server)
    server.wait(40 * DAY)
    admin = await registerAdmin(server, ['services'])
    expect((await extendPremium(admin, buyer.part.id, 1)).status).toBe(200)
    expect(await endOf(buyer)).toBe(server.now() + DAY)
  })

  it('happens once if it is sent several times at the same time', async () => {
    const buyer = await createPremiumBuyer(server)
    const end = (await endOf(buyer)) ?? 0
    const sent = await Promise.all(Array.from({ length: 10 }, () => extendPremium(admin, buyer.part.id, 7)))
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(sent.filter(({ status }) => status === 409)).toHaveLength(9)
    expect(await endOf(buyer)).toBe(end + 7 * DAY)
  })

  it('is refused without a reason, for days that are no whole number of the limits, and for another service', async () => {
    const buyer = await createPremiumBuyer(server)
    const end = await endOf(buyer)
    for (const days of [null, 0, -1, 1.5, 366, 1e9]) {
      const { status, body } = await extendPremium(admin, buyer.part.id, days)
      expect([days, status, Object.keys(body.errors?.extension ?? {})]).toEqual([days, 422, ['days']])
    }
    const short = await extendPremium(admin, buyer.part.id, 7, { reason: 'x' })
    expect(Object.keys(short.body.errors?.extension ?? {})).toEqual(['reason'])
    expect((await extendPremium(admin, buyer.part.id, 7, { version: 99 })).status).toBe(409)
    expect((await extendPremium(admin, 'none', 7, { version: 1 })).status).toBe(404)
    expect(await endOf(buyer)).toBe(end)
  })

  it('is refused for the seafarer, for another one, and for an admin without the permission', async () => {
    const [buyer, stranger] = [await createPremiumBuyer(server), await createSeamanBuyer(server)]
    const [end, finance] = [await endOf(buyer), await registerAdmin(server, ['finance'])]
    const body = { version: 1, days: 7, reason: 'The mailing of November was late.' }
    for (const client of [buyer, stranger, finance])
      expect((await client.post(`/server/admin/service/${buyer.part.id}/extension`, body)).status).toBe(403)
    expect(await endOf(buyer)).toBe(end)
    expect((await stranger.get(`/server/seaman/service-order/${buyer.part.groupId}?lang=en`)).status).toBe(404)
  })
})

describe('the mails about the end', () => {
  const mailTwice = async () => {
    await mailPremiumEnds(services)
    await Promise.all([mailPremiumEnds(services), mailPremiumEnds(services)])
  }

  it('are one seven days before, and one at the end; both say that nothing renews', async () => {
    const buyer = await createPremiumBuyer(server)
    const end = (await endOf(buyer)) ?? 0
    server.wait(23 * DAY - 1)
    await mailTwice()
    expect(await kindsOf(buyer)).toEqual([])
    server.wait(1)
    await mailTwice()
    const [before] = await mailsOf(buyer)
    expect(before?.kind).toBe('premium-ends')
    server.wait(7 * DAY)
    await mailTwice()
    const after = await mailsOf(buyer)
    expect(after.map(({ kind }) => kind)).toEqual(['premium-ended'])
    const kept = createFormats('en').date(end + PREMIUM_GRACE, 'UTC')
    for (const mail of [before, ...after]) {
      expect(mail?.text).toContain('Nothing renews automatically')
      expect(mail?.text).toContain(`until ${kept}`)
    }
  })

  it('move with an extension, and a mail of the earlier end is not sent', async () => {
    const buyer = await createPremiumBuyer(server)
    server.wait(23 * DAY)
    admin = await registerAdmin(server, ['services'])
    await mailPremiumEnds(services)
    await extendPremium(admin, buyer.part.id, 30)
    expect(await kindsOf(buyer)).toEqual(['premium-extended'])
    server.wait(7 * DAY)
    await mailTwice()
    expect(await kindsOf(buyer)).toEqual([])
    server.wait(23 * DAY)
    await mailTwice()
    expect(await kindsOf(buyer)).toEqual(['premium-ends'])
  })
})

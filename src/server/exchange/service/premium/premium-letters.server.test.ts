import { env } from 'cloudflare:test'
import { beforeAll, expect, it } from 'vitest'
import { DAY } from '#src/domain/time.ts'
import { DOMAINS } from '#src/server/domains.ts'
import { findOrder } from '#src/server/exchange/order/orders.repository.ts'
import { findPremiumEnd } from '#src/server/people/seaman/premium.repository.ts'
import { findDifferences, readBalances } from '#tests/server/support/ledger.ts'
import { createPremiumBuyer, orderPremium, setPremiumPrice } from '#tests/server/support/premium.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { createSeamanBuyer } from '#tests/server/support/test-shop.ts'
import { moveDueServices } from '../due-services.usecases.ts'

const server = serverOf(...DOMAINS)()
const { services, product } = server
const { db } = services
beforeAll(() => setPremiumPrice(server))

/** A mailing that used a part of the quota of this month, of which so many letters were released. */
async function useLetters({ accountId }: { accountId: string }, letters: number, used = letters) {
  await env.DB.prepare(
    `INSERT INTO mailing (id, account_id, slug, choice, reach, facts, quota_month, quota_letters, quota_used, consented_at, created_at, ended_at)
      VALUES (?, ?, 'tankers', '{}', '{}', '{}', ?, ?, ?, 1, ?, 1)`,
  )
    .bind(
      ...[crypto.randomUUID(), accountId, new Date(server.now()).toISOString().slice(0, 7), letters, used],
      server.now(),
    )
    .run()
}

type Buyer = Awaited<ReturnType<typeof createPremiumBuyer>>
const PATH = '/server/seaman/order'
const foresee = async ({ get, part }: Buyer) => (await get(`${PATH}/${part.id}/withdrawal`)).body.charged.minor
const withdraw = async ({ post, part }: Buyer) => (await post(`${PATH}/${part.id}/withdrawal`, {})).body

it('a withdrawal from premium charges a day for each letter beyond the usual ones, and premium lasts so many days', async () => {
  const buyer = await createPremiumBuyer(server)
  const now = server.now()
  await useLetters(buyer, 30)
  server.wait(1)
  expect(await foresee(buyer)).toBe(20 * 20)
  expect(await withdraw(buyer)).toMatchObject({ state: 'withdrawn', charged: { minor: 400 } })
  expect(await findOrder(db, buyer.part.id)).toMatchObject({ state: 'part-cancelled', charged: 400 })
  expect(await findPremiumEnd(db, buyer.accountId)).toBe(now + 20 * DAY)
  expect(await readBalances(server, buyer.holderId)).toEqual({ available: 10_000 - 400 })
  expect(await findDifferences()).toEqual([])
})

it('it charges the days that have begun if these are more', async () => {
  const buyer = await createPremiumBuyer(server)
  await useLetters(buyer, 12)
  server.wait(4 * DAY + 1)
  expect(await foresee(buyer)).toBe(5 * 20)
})

it('letters that are free without premium, or were used before it, are not charged', async () => {
  const [usual, before] = [await createPremiumBuyer(server), await createSeamanBuyer(server)]
  await useLetters(usual, 10)
  await useLetters(before, 3, 10)
  server.wait(1)
  const after = { ...before, part: await orderPremium(server, before) }
  server.wait(1)
  expect([await foresee(usual), await foresee(after)]).toEqual([20, 20])
  await useLetters(after, 15)
  expect(await foresee(after)).toBe(15 * 20)
})

it('premium of which all letters were used is charged in full, lasts to its end, and is not charged again', async () => {
  const buyer = await createPremiumBuyer(server)
  await useLetters(buyer, 40)
  server.wait(1)
  expect(await foresee(buyer)).toBe(600)
  await withdraw(buyer)
  expect(await findOrder(db, buyer.part.id)).toMatchObject({ state: 'fulfilled', charged: 600 })
  expect(await findPremiumEnd(db, buyer.accountId)).toBe(buyer.part.endsAt)
  server.wait(15 * DAY)
  await moveDueServices(product.products)(services)
  expect(await readBalances(server, buyer.holderId)).toEqual({ available: 10_000 - 600 })
  expect(await findDifferences()).toEqual([])
})

import { env } from 'cloudflare:test'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { amountOf } from '#src/domain/money/amount.ts'
import { HOUR } from '#src/domain/time.ts'
import { DOMAINS } from '#src/server/domains.ts'
import { findOrder } from '#src/server/exchange/order/orders.repository.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { joinCompany, registerSeaman } from '#tests/server/support/fixtures.ts'
import { findDifferences, readBalances } from '#tests/server/support/ledger.ts'
import {
  askForMailing,
  cancelAs,
  createSink,
  findLetters,
  insertReceiver,
  orderAs,
  report,
  runMailings,
} from '#tests/server/support/mailings.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { createSeamanBuyer, nextKey, setRules } from '#tests/server/support/test-shop.ts'
import { demandQuota, readQuotaShare } from './quota.ts'

const start = serverOf(...DOMAINS)
const server = start()
const { services } = server
const { db } = services

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => (error instanceof Failure ? error.code : String(error)),
  )

const orderOf = async (mailingId: string) => {
  const id = await env.DB.prepare('SELECT order_id AS id FROM mailing WHERE id = ?').bind(mailingId).first<string>('id')
  return id ? findOrder(db, id) : undefined
}
const insertReceivers = (count: number) => Promise.all(Array.from({ length: count }, () => insertReceiver()))

beforeAll(async () => {
  await setRules(server, 'price', 'tankers,USD,0.20,2026-01-01,,Board')
})
beforeEach(async () => {
  await env.DB.exec("UPDATE mailing_rule SET frequency = 'none'")
})

describe('the quota with premium', () => {
  const setPremium = ({ accountId }: { accountId: string }, until: number | null) =>
    env.DB.prepare('UPDATE seaman SET premium_status_expiration = ? WHERE account_id = ?').bind(until, accountId).run()
  const freeOf = async (buyer: Awaited<ReturnType<typeof createSeamanBuyer>>) =>
    (await buyer.get('/server/seaman/mailing')).body.free

  it('is thirty letters, of which none lapses with a mailing', async () => {
    await insertReceivers(12)
    const buyer = await createSeamanBuyer(server)
    await setPremium(buyer, server.now() + HOUR)
    expect(await freeOf(buyer)).toMatchObject({ letters: 30, isPremium: true })
    const id = await orderAs(server, buyer)
    expect((await findLetters(id)).every(({ funds }) => funds === 'quota')).toBe(true)
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 10_000 })
    expect(await freeOf(buyer)).toMatchObject({ letters: 18, isPremium: true })
  })

  it('is the usual one at the last moment of premium, and a mailing that was quoted before is refused', async () => {
    await insertReceivers(12)
    const buyer = await createSeamanBuyer(server)
    await setPremium(buyer, server.now() + HOUR)
    const input = await askForMailing(server, buyer)
    expect(input.seen.free).toBe(12)
    await setPremium(buyer, server.now())
    expect(await outcome(orderAs(server, buyer, {}, { input }))).toBe('conflict')
    expect(await freeOf(buyer)).toMatchObject({ letters: 10, isPremium: false })
    expect(await findDifferences()).toEqual([])
  })

  it('is refused if premium ends between reading and writing', async () => {
    const buyer = await createSeamanBuyer(server)
    await setPremium(buyer, server.now() + HOUR)
    const share = await readQuotaShare(services, buyer.accountId, 12)
    expect(share).toMatchObject({ letters: 12, needsPremium: true })
    const write = () => runBatch(db, demandQuota(db, buyer.accountId, share, server.now()))
    expect(await outcome(write())).toBe('done')
    await setPremium(buyer, server.now())
    expect(await outcome(write())).not.toBe('done')
  })
})

describe('ordering a mailing', () => {
  it('uses the quota of the month first, and the balance for the rest', async () => {
    await insertReceivers(12)
    const buyer = await createSeamanBuyer(server)
    const id = await orderAs(server, buyer)
    const letters = await findLetters(id)
    expect(letters.map(({ funds }) => funds)).toEqual([...Array(10).fill('quota'), 'paid', 'paid'])
    expect(await orderOf(id)).toMatchObject({ state: 'held', total: 40, product: 'mailing' })
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 9960, held: 40 })
  })

  it('costs nothing within the quota, which is used up until the next month', async () => {
    await insertReceivers(4)
    const buyer = await createSeamanBuyer(server)
    const first = await orderAs(server, buyer, { atMost: 2 })
    expect(await orderOf(first)).toBeUndefined()
    expect((await askForMailing(server, buyer)).seen).toMatchObject({ agencies: 2, free: 0, total: 40 })
    const next = new Date(server.now())
    server.wait(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1) - server.now())
    expect((await askForMailing(server, buyer)).seen).toMatchObject({ agencies: 2, free: 2 })
  })

  it('has daily letters due at 08:00 where the first owner of the agency lives', async () => {
    const { id: agencyId } = await insertReceiver({ rule: { frequency: 'daily' } })
    const { accountId } = await joinCompany(server, agencyId, 'owner')
    await env.DB.prepare("UPDATE account SET time_zone = 'Asia/Manila' WHERE id = ?").bind(accountId).run()
    const id = await orderAs(server, await createSeamanBuyer(server))
    const sql = 'SELECT due_at FROM mailing_recipient WHERE mailing_id = ?'
    const dueAt = Number(await env.DB.prepare(sql).bind(id).first('due_at'))
    expect(new Date(dueAt + 8 * HOUR).toISOString()).toMatch(/T08:00:00/)
    expect(dueAt).toBeGreaterThan(server.now())
  })

  it('happens once for one key, and is refused for another body', async () => {
    await insertReceivers(3)
    const buyer = await createSeamanBuyer(server)
    const [key, input] = [nextKey(), await askForMailing(server, buyer)]
    const ids = await Promise.all(Array.from({ length: 20 }, () => orderAs(server, buyer, {}, { key, input })))
    expect(new Set(ids).size).toBe(1)
    expect(await outcome(orderAs(server, buyer, {}, { key, input: { ...input, isBegunAtOnce: false } }))).toBe(
      'idempotency-mismatch',
    )
  })

  it('twice at the same time uses the quota once, and reaches each agency once', async () => {
    await insertReceivers(6)
    const buyer = await createSeamanBuyer(server)
    const input = await askForMailing(server, buyer)
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => outcome(orderAs(server, buyer, {}, { key: nextKey(), input }))),
    )
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(1)
    expect(new Set(outcomes)).toEqual(new Set(['done', 'conflict']))
  })

  it('is refused if the person saw another reach, price or country, or did not agree', async () => {
    await insertReceivers(12)
    const buyer = await createSeamanBuyer(server)
    const input = await askForMailing(server, buyer)
    const { seen } = input
    for (const wrong of [
      { agencies: 11 },
      { free: 9 },
      { total: amountOf(39, 'USD').minor },
      { priceVersion: 0 },
      { countries: ['CY'] },
      { countries: [] },
    ])
      expect(await outcome(orderAs(server, buyer, {}, { input: { ...input, seen: { ...seen, ...wrong } } }))).toBe(
        'conflict',
      )
    const unchosen = { ...input, isCountriesChosen: false }
    expect(await outcome(orderAs(server, buyer, {}, { input: unchosen }))).toBe('validation-failed')
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 10_000 })
  })

  it('is refused without a confirmed address, without agencies, and without enough money', async () => {
    await insertReceivers(11)
    expect(await outcome(orderAs(server, await registerSeaman(server)))).toBe('email-not-verified')
    const buyer = await createSeamanBuyer(server, { available: 19 })
    expect(await outcome(orderAs(server, buyer, { countries: ['JP'] }))).toBe('validation-failed')
    expect(await outcome(orderAs(server, buyer))).toBe('balance-too-low')
  })

  it('is off for citizens and residents of a country of the rules, with the source', async () => {
    await insertReceivers(1)
    await setRules(server, 'service-country', 'mailing,NO,2026-01-01,,Labour Market Act')
    const buyer = await createSeamanBuyer(server)
    expect(await outcome(orderAs(server, buyer, { residence: 'NO' }))).toBe('forbidden')
    expect(await outcome(orderAs(server, buyer, { residence: 'PL' }))).toBe('done')
    await setRules(server, 'service-country', 'mailing,UA,2026-01-01,,Some Act')
    expect(await outcome(orderAs(server, await createSeamanBuyer(server)))).toBe('forbidden')
    await setRules(server, 'service-country')
  })
})

describe('cancelling a mailing', () => {
  it('before sending releases everything, and the quota can be used again', async () => {
    await insertReceivers(12)
    const buyer = await createSeamanBuyer(server)
    const id = await orderAs(server, buyer)
    await cancelAs(server, buyer, id)
    await cancelAs(server, buyer, id)
    expect(
      (await findLetters(id)).every(({ settled, reason }) => settled === 'released' && reason === 'cancelled'),
    ).toBe(true)
    expect(await orderOf(id)).toMatchObject({ state: 'cancelled' })
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 10_000 })
    expect((await askForMailing(server, buyer)).seen).toMatchObject({ agencies: 12, free: 10 })
    expect(await findDifferences()).toEqual([])
  })

  it('after some letters left stops the others, and charges what was delivered', async () => {
    await insertReceivers(11)
    await Promise.all(Array.from({ length: 3 }, () => insertReceiver({ rule: { frequency: 'daily' } })))
    const buyer = await createSeamanBuyer(server)
    const id = await orderAs(server, buyer)
    const sink = createSink()
    await runMailings(server, sink)
    expect(sink.letters).toHaveLength(11)
    await cancelAs(server, buyer, id)
    await report(server, id, 'delivered')
    await runMailings(server, sink)
    const letters = await findLetters(id)
    const paid = letters.filter(({ funds, settled }) => funds === 'paid' && settled === 'captured').length
    expect(letters.filter(({ settled }) => settled === 'captured')).toHaveLength(11)
    expect(await orderOf(id)).toMatchObject({ charged: paid * 20 })
    expect(await readBalances(server, buyer.holderId)).toEqual({ available: 10_000 - paid * 20 })
    expect(await findDifferences()).toEqual([])
  })

  it('of another person is not found', async () => {
    await insertReceivers(1)
    const [buyer, other] = [await createSeamanBuyer(server), await createSeamanBuyer(server)]
    const id = await orderAs(server, buyer)
    expect(await outcome(cancelAs(server, other, id))).toBe('not-found')
  })
})

import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { amountOf } from '#src/domain/money/amount.ts'
import { DAY } from '#src/domain/time.ts'
import { transfer } from '#src/server/exchange/billing/funds.usecases.ts'
import { capture, hold } from '#src/server/exchange/billing/holds.usecases.ts'
import { holderAccount, houseAccount } from '#src/server/exchange/billing/ledger-accounts.ts'
import { confirmAddress, joinCompany, registerCompany, registerSeaman } from '#tests/server/support/fixtures.ts'
import { findDifferences, newReference, usd } from '#tests/server/support/ledger.ts'
import { endPayback, payAsCompany, payAsSeaman, paybackActs, startAdmins } from '#tests/server/support/payers.ts'
import { startServer } from '#tests/server/support/product-server.ts'
import { keyed } from '#tests/server/support/typed-vacancies.ts'

const server = startServer()
const { services } = server

async function registerPayer() {
  const seaman = await registerSeaman(server)
  await confirmAddress(seaman.email)
  return { ...seaman, ...payAsSeaman(server, seaman) }
}
type Payer = Awaited<ReturnType<typeof registerPayer>>

async function spend(payer: Payer, minor: number): Promise<void> {
  const holderId = await payer.holder()
  const { id } = await hold(services, {
    reference: newReference(),
    holderId,
    amount: usd(minor),
    until: server.now() + DAY,
  })
  await capture(services, { holdId: id, reference: newReference(), amount: usd(minor) })
}

const giveBonus = async (payer: Payer, minor: number) =>
  transfer(services, {
    ...{ reference: newReference(), kind: 'bonus', amount: usd(minor) },
    from: houseAccount('bonus-expense', 'USD'),
    to: holderAccount(await payer.holder(), 'bonus', 'USD'),
  })

const minors = (items: { amount: { minor: number } }[]) => items.map(({ amount }) => amount.minor)
const messageOf = ({ body }: { body: { errors?: Record<string, Record<string, string>> } }) =>
  Object.values(body.errors?.payback ?? {}).join()

describe('a pay-back of a balance', () => {
  it('returns what was paid in and not spent, from the latest payment to the first', async () => {
    const payer = await registerPayer()
    for (const amount of ['100', '50', '30']) await payer.payIn(amount)
    await spend(payer, 10_500)
    const { offers } = await payer.read()
    expect(offers).toMatchObject([{ amount: { minor: 7500 }, needsAccount: true, payers: ['Andrei Marin'] }])
    expect(minors(offers[0].parts)).toEqual([3000, 4500])
    const answer = await payer.ask()
    expect(answer.status, answer.text).toBe(201)
    expect(minors(answer.body.items).sort()).toEqual([3000, 4500])
    expect(answer.body.offers).toEqual([])
    expect(await payer.balance()).toEqual({ held: 7500 })
  })

  it('is sent by two admins: the books are then without it, and the payment is refunded', async () => {
    const payer = await registerPayer()
    const { id: paymentId } = await payer.payIn('20')
    const [{ id }] = (await payer.ask()).body.items
    await endPayback(server, id)
    expect(await payer.balance()).toEqual({})
    const { items } = await payer.read()
    expect(items).toMatchObject([{ id, state: 'sent', sentDay: '2026-11-01', mayCancel: false }])
    expect((await payer.get('/server/seaman/top-up')).body.items).toMatchObject([{ id: paymentId, state: 'refunded' }])
    const { results } = await env.DB.prepare(
      'SELECT kind FROM ledger_transaction WHERE instr(reference, ?) ORDER BY rowid',
    )
      .bind(id)
      .all<{ kind: string }>()
    expect(results.map(({ kind }) => kind)).toEqual(['hold', 'void', 'payout'])
    expect(await findDifferences()).toEqual([])
  })

  it('is requested once by twenty requests at the same time, with one key or without', async () => {
    for (const options of [keyed('once'), {}]) {
      const payer = await registerPayer()
      await payer.payIn('20')
      const answers = await Promise.all(Array.from({ length: 20 }, () => payer.ask({ seen: 2000 }, options)))
      expect((await payer.read()).items).toHaveLength(1)
      expect(await payer.balance()).toEqual({ held: 2000 })
      expect(answers.every(({ status }) => [201, 409, 422].includes(status))).toBe(true)
      expect(answers.some(({ status }) => status === 201)).toBe(true)
    }
  })

  it('is not offered again in its currency while a part of it is open', async () => {
    const payer = await registerPayer()
    await payer.payIn('20')
    const [{ id }] = (await payer.ask()).body.items
    await payer.payIn('30')
    await payer.payIn('40', { currency: 'EUR' })
    expect((await payer.read()).offers).toMatchObject([{ amount: { currency: 'EUR', minor: 4000 } }])
    expect((await payer.ask({ seen: 3000 })).status).toBe(422)
    await endPayback(server, id)
    expect((await payer.read()).offers).toMatchObject([
      { amount: { currency: 'USD', minor: 3000 } },
      { amount: { currency: 'EUR' } },
    ])
  })

  it('is refused for another amount than the person saw', async () => {
    const payer = await registerPayer()
    await payer.payIn('20')
    const answer = await payer.ask({ seen: 1999 })
    expect(answer.status).toBe(422)
    expect(messageOf(answer)).toContain('balance has changed')
    expect((await payer.ask({ currency: 'EUR', seen: 0 })).status).toBe(422)
  })

  it('makes the bonus lapse, and returns it when all of it is cancelled', async () => {
    const payer = await registerPayer()
    for (const amount of ['20', '30']) await payer.payIn(amount)
    await giveBonus(payer, 700)
    expect((await payer.read()).offers).toMatchObject([{ bonus: { minor: 700 } }])
    const [first, second] = (await payer.ask()).body.items
    expect(await payer.balance()).toEqual({ held: 5000 })
    expect((await payer.cancel(first.id)).status).toBe(200)
    expect(await payer.balance()).toMatchObject({ held: second.amount.minor, available: first.amount.minor })
    expect((await payer.cancel(second.id)).status).toBe(200)
    expect((await payer.cancel(second.id)).status).toBe(200)
    expect(await payer.balance()).toEqual({ available: 5000, bonus: 700 })
    expect(await findDifferences()).toEqual([])
  })

  it('does not return a bonus after a part was sent', async () => {
    const payer = await registerPayer()
    for (const amount of ['20', '30']) await payer.payIn(amount)
    await giveBonus(payer, 700)
    const [first, second] = (await payer.ask()).body.items
    await endPayback(server, first.id)
    await payer.cancel(second.id)
    expect(await payer.balance()).toEqual({ available: second.amount.minor })
  })

  it('never returns more of a payment than arrived by it, also after repeated pay-backs', async () => {
    const payer = await registerPayer()
    await payer.payIn('20')
    await transfer(services, {
      ...{ reference: newReference(), kind: 'adjustment', amount: usd(1000) },
      from: houseAccount('adjustments', 'USD'),
      to: holderAccount(await payer.holder(), 'available', 'USD'),
    })
    expect((await payer.read()).offers).toMatchObject([{ amount: { minor: 2000 } }])
    await endPayback(server, (await payer.ask()).body.items[0].id)
    expect((await payer.read()).offers).toEqual([])
    expect(await payer.balance()).toEqual({ available: 1000 })
  })

  it('returns money that arrived in another currency than that of its payment', async () => {
    const payer = await registerPayer()
    await payer.payIn('20', { currency: 'USD', arrivesIn: 'EUR' })
    expect((await payer.read()).offers).toMatchObject([{ amount: { currency: 'EUR', minor: 2000 } }])
    const answer = await payer.ask({ currency: 'EUR' })
    await endPayback(server, answer.body.items[0].id)
    expect(await payer.balance('EUR')).toEqual({})
  })

  it('is refused while the person owes something in any currency', async () => {
    const payer = await registerPayer()
    await payer.payIn('20')
    const { line } = await payer.payIn('30', { currency: 'EUR' })
    const euro = amountOf(3000, 'EUR')
    const holderId = await payer.holder()
    const { id } = await hold(services, {
      reference: newReference(),
      holderId,
      amount: euro,
      until: server.now() + DAY,
    })
    await capture(services, { holdId: id, reference: newReference(), amount: euro })
    const { first, second } = await startAdmins(server)
    const proposed = await paybackActs.recall(first, line)
    expect(proposed.status, proposed.text).toBe(201)
    const path = `/server/admin/transfer/proposal/${proposed.body.id}/confirmation`
    expect((await second.post(path)).status).toBe(200)
    expect(await payer.balance('EUR')).toEqual({ receivable: -3000 })
    expect((await payer.read()).offers).toEqual([])
    expect((await payer.ask({ seen: 2000 })).status).toBe(422)
  })
})

describe('the account of a pay-back', () => {
  it('has a correct IBAN and the name of its holder', async () => {
    const payer = await registerPayer()
    await payer.payIn('20')
    for (const wrong of [{ iban: 'DE89370400440532013001' }, { iban: '' }, { name: '' }, { name: 'x'.repeat(141) }]) {
      const answer = await payer.ask(wrong)
      expect(answer.status, JSON.stringify(wrong)).toBe(422)
    }
    expect(await payer.balance()).toEqual({ available: 2000 })
  })

  it('with another name than the payer needs a confirmation, and admins see it', async () => {
    const payer = await registerPayer()
    await payer.payIn('20')
    const answer = await payer.ask({ name: 'Ivan Petrov' })
    expect(answer.status).toBe(422)
    expect(messageOf(answer)).toContain('Andrei Marin')
    const [{ id }] = (await payer.ask({ name: 'Ivan Petrov', isOtherName: true })).body.items
    const { first } = await startAdmins(server)
    const row = async () =>
      (await first.get('/server/admin/payback')).body.items.find((one: { id: string }) => one.id === id)
    expect(await row()).toMatchObject({ isOtherName: true, account: null, payers: ['Andrei Marin'] })
    await paybackActs.prepare(first, id)
    expect(await row()).toMatchObject({ account: { iban: 'DE89370400440532013000', name: 'Ivan Petrov' } })
  })
})

describe('cancelling a pay-back', () => {
  it('is for its owner alone, and is refused once an admin prepares the transfer', async () => {
    const [payer, other] = [await registerPayer(), await registerPayer()]
    await payer.payIn('20')
    await other.payIn('20')
    const [{ id }] = (await payer.ask()).body.items
    expect((await other.cancel(id)).status).toBe(404)
    const { first } = await startAdmins(server)
    expect((await paybackActs.prepare(first, id)).status).toBe(200)
    expect((await payer.cancel(id)).body.code).toBe('conflict')
    expect((await paybackActs.release(first, id)).status).toBe(200)
    expect((await payer.cancel(id)).status).toBe(200)
    expect(await payer.balance()).toEqual({ available: 2000 })
  })

  it('and preparing the transfer at the same time leave one of both', async () => {
    const { first, second } = await startAdmins(server)
    for (let round = 0; round < 5; round += 1) {
      const payer = await registerPayer()
      await payer.payIn('20')
      const [{ id }] = (await payer.ask()).body.items
      const [prepared, cancelled] = await Promise.all([paybackActs.prepare(first, id), payer.cancel(id)])
      expect([prepared.status, cancelled.status].sort()).toEqual([200, 409])
      const proposed = await paybackActs.propose(first, id)
      expect(proposed.status).toBe(cancelled.status === 200 ? 409 : 201)
      if (proposed.status === 201) expect((await paybackActs.confirm(second, proposed.body.id)).status).toBe(200)
      expect(await payer.balance()).toEqual(cancelled.status === 200 ? { available: 2000 } : {})
    }
  })
})

it('a transfer that fails before or after it was sent is on the balance again', async () => {
  const payer = await registerPayer()
  await payer.payIn('20')
  await endPayback(server, (await payer.ask()).body.items[0].id, 'failed')
  expect(await payer.balance()).toEqual({ available: 2000 })
  const { id } = (await payer.ask()).body.items.find(({ state }: { state: string }) => state === 'waiting')
  await endPayback(server, id)
  expect(await payer.balance()).toEqual({})
  const { first, second } = await startAdmins(server)
  const proposed = await paybackActs.propose(first, id, 'failed')
  expect((await paybackActs.confirm(second, proposed.body.id)).status).toBe(200)
  expect(await payer.balance()).toEqual({ available: 2000 })
  expect((await payer.read()).offers).toMatchObject([{ amount: { minor: 2000 } }])
  expect((await payer.get('/server/seaman/top-up')).body.items).toMatchObject([{ state: 'paid' }])
  expect(await findDifferences()).toEqual([])
})

it('the balance of a company is paid back by its owners alone', async () => {
  const owner = await registerCompany(server)
  const company = payAsCompany(server, owner, owner.companyId)
  await company.payIn('900', { currency: 'UAH' })
  const recruiter = await joinCompany(server, owner.companyId, 'recruiter')
  expect((await recruiter.get('/server/company/payback')).status).toBe(403)
  const answer = await company.ask({ currency: 'UAH' })
  expect(answer.status, answer.text).toBe(201)
  expect(await company.balance('UAH')).toEqual({ held: 90_000 })
})

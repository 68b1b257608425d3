import { describe, expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '#src/domain/time.ts'
import { findPaymentRow, registerPayer, startCardServer } from '#tests/server/support/card-server.ts'
import { findDifferences } from '#tests/server/support/ledger.ts'
import { readMails } from '#tests/server/support/mailbox.ts'
import { keyed } from '#tests/server/support/typed-vacancies.ts'
import { lookUpPayments } from './look-up-payments.usecases.ts'

const server = startCardServer()
const { standIn, services } = server
const PATH = '/server/seaman/top-up'

const stateOf = async (id: string) => (await findPaymentRow(id))?.state

describe('a payment by card', () => {
  it('leads to the page of the provider, with the amount that we asked for, and is credited once by page and message', async () => {
    const payer = await registerPayer(server)
    const { id, session, location } = await payer.begin('25.50', 'EUR')
    expect(location).toContain('/c/pay/')
    expect(standIn.snapshot().sessions[session]).toMatchObject({
      ...{ amount_total: 2550, currency: 'eur', client_reference_id: id },
      success_url: 'http://localhost:8787/seaman/profile/balance?session={CHECKOUT_SESSION_ID}',
    })
    standIn.buyer.payByCard(session)
    expect(await stateOf(id)).toBe('waiting')
    const arrival = await payer.get(`${PATH}/arrival?session=${session}`)
    expect([arrival.status, arrival.body]).toEqual([200, { paymentId: id }])
    expect(await payer.balance('EUR')).toEqual({ available: 2550 })
    await standIn.webhooks.deliver()
    expect(await payer.balance('EUR')).toEqual({ available: 2550 })
    expect(await payer.list()).toMatchObject([{ state: 'paid', isOpen: false, page: null }])
    expect(await findDifferences()).toEqual([])
  })

  it('returns to the form of an order with its choice, and to no other page', async () => {
    const payer = await registerPayer(server)
    const form = '/seaman/services/0f6a1c52-7d3e-4b8a-9c41-2e5d80b7f301'
    const start = (returnTo: string) =>
      payer.post(PATH, { provider: 'stripe', currency: 'USD', amount: '20', returnTo })
    expect((await start(`${form}?currency=USD&tried=fleets%3Dtanker-fleet`)).status).toBe(201)
    expect((await start(form)).status).toBe(201)
    const urls = Object.values(standIn.snapshot().sessions).map(({ success_url, cancel_url }) => [
      success_url,
      cancel_url,
    ])
    const base = `http://localhost:8787${form}`
    expect(urls).toContainEqual([
      `${base}?currency=USD&tried=fleets%3Dtanker-fleet&session={CHECKOUT_SESSION_ID}`,
      `${base}?currency=USD&tried=fleets%3Dtanker-fleet`,
    ])
    expect(urls).toContainEqual([`${base}?session={CHECKOUT_SESSION_ID}`, base])
    for (const other of [
      '//evil.example',
      'https://evil.example',
      `${form}#x`,
      `${form}?a\\b`,
      '/seaman/profile',
      `${form}/x`,
    ])
      expect((await start(other)).status, other).toBe(422)
  })

  it('sends one mail, when the money is there', async () => {
    const payer = await registerPayer(server)
    await standIn.webhooks.deliver()
    await readMails(server)
    await payer.pay()
    await standIn.webhooks.deliver({ repeats: [2, 3] })
    const kinds = (await readMails(server)).map(({ kind }) => kind).filter((kind) => kind.startsWith('top-up'))
    expect(kinds).toEqual(['top-up-arrived'])
  })

  it('asks the provider once for one key', async () => {
    const payer = await registerPayer(server)
    const before = Object.keys(standIn.snapshot().sessions).length
    const key = keyed(crypto.randomUUID())
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => payer.post(PATH, { provider: 'stripe', currency: 'USD', amount: '20' }, key)),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(Object.keys(standIn.snapshot().sessions)).toHaveLength(before + 1)
    const again = await payer.post(PATH, { provider: 'stripe', currency: 'USD', amount: '20' }, key)
    expect(again.body.location).toContain('/c/pay/')
  })

  it('stays open with a delayed method until the bank confirms or refuses it', async () => {
    const payer = await registerPayer(server)
    await readMails(server)
    const [one, other] = [await payer.begin(), await payer.begin()]
    for (const { session } of [one, other]) standIn.buyer.payDelayed(session)
    await standIn.webhooks.deliver()
    expect(await findPaymentRow(one.id)).toMatchObject({ state: 'waiting', stage: 'processing' })
    expect((await payer.post(`${PATH}/${one.id}/cancellation`)).status).toBe(409)
    expect(await payer.balance()).toEqual({})
    standIn.bank.settleDelayed(one.session, 'succeeded')
    standIn.bank.settleDelayed(other.session, 'failed')
    await standIn.webhooks.deliver()
    expect(await stateOf(one.id)).toBe('paid')
    expect(await findPaymentRow(other.id)).toMatchObject({ state: 'cancelled', stage: 'failed' })
    expect(await payer.balance()).toEqual({ available: 2500 })
    const kinds = (await readMails(server)).map(({ kind }) => kind).filter((kind) => kind.startsWith('top-up'))
    expect(kinds.sort()).toEqual(['top-up-arrived', 'top-up-failed'])
  })

  it('may be declined first, and is paid by another card', async () => {
    const payer = await registerPayer(server)
    const { id, session } = await payer.begin()
    standIn.buyer.declineCard(session)
    await standIn.webhooks.deliver()
    expect(await findPaymentRow(id)).toMatchObject({ state: 'waiting', stage: 'open' })
    standIn.buyer.payByCard(session)
    await standIn.webhooks.deliver()
    expect(await payer.balance()).toEqual({ available: 2500 })
  })

  it('expires with the page, also if no message says so', async () => {
    const payer = await registerPayer(server)
    const { id } = await payer.begin()
    server.wait(2 * HOUR + MINUTE)
    await lookUpPayments(services)
    expect(await stateOf(id)).toBe('expired')
  })

  it('that is cancelled cannot be paid any more; one that was paid cannot be cancelled', async () => {
    const payer = await registerPayer(server)
    const [cancelled, paid] = [await payer.begin(), await payer.begin()]
    expect((await payer.post(`${PATH}/${cancelled.id}/cancellation`)).status).toBe(200)
    expect(() => standIn.buyer.payByCard(cancelled.session)).toThrow()
    standIn.buyer.payByCard(paid.session)
    expect((await payer.post(`${PATH}/${paid.id}/cancellation`)).status).toBe(409)
  })

  it('is nobody else’s', async () => {
    const [payer, other] = [await registerPayer(server), await registerPayer(server)]
    const { session, id } = await payer.pay()
    expect((await other.get(`${PATH}/arrival?session=${session}`)).body).toEqual({ paymentId: null })
    expect(await stateOf(id)).toBe('waiting')
  })

  it('is not offered without keys, and in a currency that the provider has not', async () => {
    const bare = startCardServer({}, { config: { ...services.config, stripe: null } })
    const payer = await registerPayer(bare)
    expect((await payer.get(PATH)).body.providers).toEqual([{ name: 'invoice', currencies: ['EUR', 'USD', 'UAH'] }])
    expect((await payer.start()).status).toBe(422)
  })
})

describe('an answer of the provider that was lost', () => {
  it('is looked up and never repeated: what the provider made is found', async () => {
    const payer = await registerPayer(server)
    const before = Object.keys(standIn.snapshot().sessions).length
    standIn.faults.plan('lose-answer', 'POST /v1/checkout/sessions')
    const { id, location, session } = await payer.begin()
    expect([location, session, await stateOf(id)]).toEqual([null, '', 'unknown'])
    server.wait(5 * MINUTE)
    await lookUpPayments(services)
    expect(await findPaymentRow(id)).toMatchObject({ state: 'waiting', stage: 'open', checkoutId: expect.any(String) })
    expect(Object.keys(standIn.snapshot().sessions)).toHaveLength(before + 1)
    expect(await payer.list()).toMatchObject([{ page: expect.stringContaining('/c/pay/') }])
  })

  it('of a request that never came ends the payment after a while', async () => {
    const payer = await registerPayer(server)
    standIn.faults.plan('lose-request', 'POST /v1/checkout/sessions')
    const { id } = await payer.begin()
    for (const minutes of [5, 5]) {
      server.wait(minutes * MINUTE)
      await lookUpPayments(services)
      expect(await stateOf(id)).toBe('unknown')
    }
    server.wait(6 * MINUTE)
    await lookUpPayments(services)
    expect(await findPaymentRow(id)).toMatchObject({ state: 'cancelled', stage: 'failed' })
  })

  it('is the same if our server ended before it could note the answer', async () => {
    const payer = await registerPayer(server)
    const { id } = await payer.begin()
    await server.services.db.$client
      .prepare('UPDATE payment SET checkout_id = NULL, checkout_url = NULL, stage = NULL WHERE id = ?')
      .bind(id)
      .run()
    server.wait(5 * MINUTE)
    await lookUpPayments(services)
    expect(await findPaymentRow(id)).toMatchObject({ state: 'waiting', stage: 'open' })
  })

  it('raises an alarm if it is still unknown after a day', async () => {
    const payer = await registerPayer(server)
    standIn.faults.plan('lose-answer', 'POST /v1/checkout/sessions')
    const { reference } = await payer.begin()
    standIn.die()
    server.wait(DAY + MINUTE)
    await expect(lookUpPayments(services)).rejects.toThrow(reference)
    standIn.restart()
    server.wait(5 * MINUTE)
    await lookUpPayments(services)
  })

  it('that refuses the payment ends it, and nothing was made', async () => {
    const payer = await registerPayer(server)
    standIn.faults.plan('rate-limit', 'POST /v1/checkout/sessions')
    const { id, location } = await payer.begin()
    expect(location).toBeNull()
    expect(await findPaymentRow(id)).toMatchObject({ state: 'cancelled', stage: 'failed' })
  })
})

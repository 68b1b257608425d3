import { env } from 'cloudflare:test'
import { afterEach, describe, expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '#src/domain/time.ts'
import { type CardServer, findPaymentRow, registerPayer, startCardServer } from '#tests/server/support/card-server.ts'
import { findDifferences } from '#tests/server/support/ledger.ts'
import { createStripe } from '#tests/server/support/stripe-client.ts'
import { IS_FULL } from '#tests/support/full.ts'
import { lookUpPayments } from './look-up-payments.usecases.ts'
import { readMissedEvents } from './provider-events.usecases.ts'

const server = startCardServer({ seed: '7' })
const { standIn, services, answers } = server

afterEach(() => {
  answers.length = 0
})

const lastEvent = () => Object.values(standIn.snapshot().events).at(-1)?.id ?? ''

/** The entries of a holder as a text that is the same whenever the same entries were made. */
async function digest(accountId: string): Promise<string> {
  const { results } = await env.DB.prepare(
    `SELECT t.kind, t.reference, p.account_id, p.amount FROM ledger_transaction t JOIN ledger_posting p ON p.transaction_id = t.id
     JOIN provider_effect e ON e.entry_reference = t.reference JOIN payment y ON y.id = e.payment_id
     JOIN ledger_holder h ON h.id = y.holder_id WHERE h.account_id = ? ORDER BY 2, 3`,
  )
    .bind(accountId)
    .all<{ kind: string; reference: string; account_id: string; amount: number }>()
  return results
    .map(
      ({ kind, reference, account_id, amount }) =>
        `${kind} ${reference.split(':').slice(2)} ${account_id.split(':').slice(1)} ${amount}`,
    )
    .join('\n')
}

describe('a message of the provider', () => {
  it.each(['secret', 'body', 'unsigned'] as const)('with a wrong signature (%s) is refused', async (forgery) => {
    const payer = await registerPayer(server)
    const { id } = await payer.pay()
    expect(await standIn.webhooks.sendForged(lastEvent(), forgery)).toBe(401)
    expect((await findPaymentRow(id))?.state).toBe('waiting')
  })

  it('that was signed more than five minutes ago, or for later, is refused', async () => {
    const payer = await registerPayer(server)
    const { id } = await payer.pay()
    for (const age of [301, 3600, -301, -3600])
      expect(await standIn.webhooks.sendOld(lastEvent(), age), `${age}`).toBe(401)
    expect((await findPaymentRow(id))?.state).toBe('waiting')
    for (const age of [300, -300]) expect(await standIn.webhooks.sendOld(lastEvent(), age), `${age}`).toBe(200)
    expect(await payer.balance()).toEqual({ available: 2500 })
  })

  it('may be signed with either secret during a rotation, and with no third one', async () => {
    const own = startCardServer({ seed: 'r' })
    const payer = await registerPayer(own)
    await payer.pay()
    own.standIn.webhooks.rotate('whsec_next', 3600)
    await own.standIn.webhooks.deliver()
    expect(new Set(own.answers)).toEqual(new Set([200]))
    own.standIn.webhooks.rotate('whsec_third', 0)
    await payer.pay()
    await own.standIn.webhooks.deliver()
    expect(own.answers.at(-1)).toBe(401)
  })

  it('that comes a hundred times has one effect', async () => {
    const payer = await registerPayer(server)
    await payer.pay()
    await standIn.webhooks.deliver()
    const id =
      Object.values(standIn.snapshot().events).findLast(({ type }) => type === 'checkout.session.completed')?.id ?? ''
    const statuses: number[] = []
    for (let times = 0; times < 50; times += 1) statuses.push(await standIn.webhooks.sendOld(id, 1))
    statuses.push(...(await Promise.all(Array.from({ length: 50 }, () => standIn.webhooks.sendOld(id, 1)))))
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await payer.balance()).toEqual({ available: 2500 })
    expect(await findDifferences()).toEqual([])
  })

  it('about something that is not ours, or of a kind we do not know, is accepted and changes nothing', async () => {
    await createStripe(standIn).checkout.sessions.create({
      ...{ mode: 'payment', success_url: 'https://shop.example/', metadata: { reference: 'RF00' } },
      line_items: [{ quantity: 1, price_data: { currency: 'usd', unit_amount: 900, product_data: { name: 'Mug' } } }],
    })
    const session = Object.keys(standIn.snapshot().sessions).at(-1) ?? ''
    standIn.buyer.payByCard(session)
    await standIn.webhooks.deliver()
    expect(new Set(answers)).toEqual(new Set([200]))
  })

  it('about a payment that our account does not have is accepted and changes nothing', async () => {
    const missing = { id: 'evt_other', type: 'charge.refunded', object: 'event', api_version: null, created: 0 }
    const event = { ...missing, data: { object: { object: 'charge', id: 'ch_other', payment_intent: 'pi_other' } } }
    const { body, headers } = await standIn.webhooks.write(event as never)
    const request = new Request('http://localhost:8787/server/webhook/stripe', { method: 'POST', headers, body })
    expect((await server.fetch(request)).status).toBe(200)
  })

  it('is answered with an error while the provider cannot be asked, and sent again', async () => {
    const payer = await registerPayer(server)
    await payer.pay()
    standIn.faults.setRates({ unavailable: 1 })
    await standIn.webhooks.deliver()
    expect(Math.min(...answers)).toBeGreaterThanOrEqual(500)
    standIn.faults.clear()
    await standIn.webhooks.deliver()
    expect(await payer.balance()).toEqual({ available: 2500 })
  })
})

/** A payment that was disputed, and of which a part was given back. */
async function dispute(own: CardServer) {
  const payer = await registerPayer(own)
  const { charge } = await payer.pay()
  const { id } = own.standIn.bank.openDispute(charge, { isInquiry: true })
  own.standIn.bank.escalateDispute(id)
  own.standIn.bank.closeDispute(id, 'won', 1500)
  return payer
}

const FIVE = [
  ...['payment_intent.succeeded', 'checkout.session.completed', 'charge.dispute.created'],
  ...['charge.dispute.funds_withdrawn', 'charge.dispute.funds_reinstated'],
]

const permute = <T>(list: readonly T[]): T[][] =>
  list.length === 0
    ? [[]]
    : list.flatMap((one, at) => permute(list.filter((_, other) => other !== at)).map((rest) => [one, ...rest]))

/** All 120 orders of five events, or every tenth. */
const ORDERS = permute(FIVE).filter((_, at) => IS_FULL || at % 10 === 3)

describe('messages in any order', () => {
  it(
    `end in the same books, each one to five times and with twins (${ORDERS.length} orders)`,
    async () => {
      const digests = new Set<string>()
      for (const [number, order] of ORDERS.entries()) {
        const own = startCardServer({ seed: `o${number}x` })
        const payer = await dispute(own)
        const events = Object.values(own.standIn.snapshot().events)
        for (const [place, type] of order.entries()) {
          const id = events.find((event) => event.type === type)?.id ?? ''
          for (let times = (number + place) % 5; times >= 0; times -= 1) await own.standIn.webhooks.sendOld(id, times)
        }
        await own.standIn.webhooks.deliver({ isPermuted: true, twins: 0.5 })
        expect(new Set(own.answers)).toEqual(new Set([200]))
        digests.add((await digest(payer.accountId)).replaceAll(`o${number}x`, ''))
        expect(await payer.balance()).toEqual({ available: 1500 })
      }
      expect([...digests]).toHaveLength(1)
      expect([...digests][0]?.split('\n').length).toBeGreaterThan(6)
      expect(await findDifferences()).toEqual([])
    },
    ORDERS.length * 10_000,
  )

  it('also when they come at the same time', async () => {
    const payer = await dispute(server)
    const messages = await Promise.all(
      standIn.webhooks.listPending().map((event) => standIn.webhooks.sendOld(event.id, 0)),
    )
    expect(new Set(messages)).toEqual(new Set([200]))
    expect(await payer.balance()).toEqual({ available: 1500 })
    expect(await findDifferences()).toEqual([])
  })
})

describe('messages of an outage', () => {
  it('are read from the provider', async () => {
    const payer = await registerPayer(server)
    const { id } = await payer.pay()
    server.wait(4 * HOUR)
    await readMissedEvents(services)
    expect((await findPaymentRow(id))?.state).toBe('paid')
    await readMissedEvents(services)
    expect(await payer.balance()).toEqual({ available: 2500 })
  })

  it('are read again together if one of them cannot be applied, which does not keep the others waiting', async () => {
    const payer = await registerPayer(server)
    const [first, second] = [await payer.pay(), await payer.pay()]
    server.wait(4 * HOUR)
    standIn.faults.plan('unavailable', `GET /v1/checkout/sessions/${first.session}`)
    await expect(readMissedEvents(services)).rejects.toThrow()
    const stateOf = async ({ id }: { id: string }) => (await findPaymentRow(id))?.state
    expect([await stateOf(first), await stateOf(second)]).toEqual(['waiting', 'paid'])
    await readMissedEvents(services)
    expect(await stateOf(first)).toBe('paid')
  })

  it('are applied although it cannot be found out which payment one of them is about', async () => {
    const payer = await registerPayer(server)
    await createStripe(standIn).checkout.sessions.create({
      ...{ mode: 'payment', success_url: 'https://shop.example/' },
      line_items: [{ quantity: 1, price_data: { currency: 'usd', unit_amount: 900, product_data: { name: 'Mug' } } }],
    })
    standIn.buyer.payByCard(Object.keys(standIn.snapshot().sessions).at(-1) ?? '')
    const intent = Object.keys(standIn.snapshot().intents).at(-1)
    const { id } = await payer.pay()
    server.wait(4 * HOUR)
    standIn.faults.plan('unavailable', `GET /v1/payment_intents/${intent}`)
    await expect(readMissedEvents(services)).rejects.toThrow()
    expect((await findPaymentRow(id))?.state).toBe('paid')
    await readMissedEvents(services)
  })
})

describe('answers that are lost', () => {
  const rounds = IS_FULL ? 1000 : 100
  // A balance has at most twenty open payments.
  const each = 10

  it(
    `leave one page and one payment at the provider (${rounds} times)`,
    async () => {
      const own = startCardServer({ seed: 'lost' })
      const payers = await Promise.all(Array.from({ length: rounds / 10 }, () => registerPayer(own)))
      for (const payer of payers)
        for (let round = 0; round < each; round += 1) {
          own.standIn.faults.plan(round % 3 === 2 ? 'error-after' : 'lose-answer', 'POST /v1/checkout/sessions')
          expect((await payer.begin('5')).session).toBe('')
        }
      own.wait(3 * MINUTE)
      // Payments of the other tests, which this provider does not know, have their turn too.
      for (let runs = 0; runs < rounds / 50 + 3; runs += 1) await lookUpPayments(own.services)
      const sessions = Object.keys(own.standIn.snapshot().sessions)
      expect(sessions).toHaveLength(rounds)
      const states = await Promise.all(payers.map(async (payer) => (await payer.list()).map(({ state }) => state)))
      expect(new Set(states.flat())).toEqual(new Set(['waiting']))
      const paid = rounds / 10
      for (const session of sessions.slice(0, paid)) own.standIn.buyer.payByCard(session)
      await own.standIn.webhooks.deliver({ repeats: [1, 2], isPermuted: true })
      const { references, currencies } = own.standIn.books()
      expect(Object.values(references).map(({ usd }) => usd?.received)).toEqual(Array(paid).fill(500))
      const balances = await Promise.all(payers.map((payer) => payer.balance()))
      expect(balances.reduce((sum, { available = 0 }) => sum + available, 0)).toBe(currencies.usd?.received)
      expect(Object.keys(own.standIn.snapshot().sessions)).toHaveLength(rounds)
    },
    DAY,
  )
})

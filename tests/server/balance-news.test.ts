import { beforeAll, describe, expect, it } from 'vitest'
import { ENTRY_KINDS, type EntryKind } from '#src/domain/money/ledger.ts'
import { DAY } from '#src/domain/time.ts'
import { confirmAct } from '#src/server/back-office/proposal/decide-proposal.usecases.ts'
import { proposeAct } from '#src/server/back-office/proposal/propose-act.usecases.ts'
import { enter } from '#src/server/exchange/billing/enter.usecases.ts'
import { createReversal } from '#src/server/exchange/billing/fund-entries.repository.ts'
import { payFee, reinstate, takeBack, topUp, transfer } from '#src/server/exchange/billing/funds.usecases.ts'
import { ensureHolder } from '#src/server/exchange/billing/holders.usecases.ts'
import { capture, hold, refund, voidDueHolds, voidHold } from '#src/server/exchange/billing/holds.usecases.ts'
import { holderAccount, houseAccount } from '#src/server/exchange/billing/ledger-accounts.ts'
import { cancelOrder, expireOrders } from '#src/server/exchange/order/end-order.usecases.ts'
import { refundOrder } from '#src/server/exchange/order/refund-order.ts'
import { expirePayments } from '#src/server/exchange/payment/expire-payments.usecases.ts'
import type { Live } from '#src/server/platform/live.ts'
import { REASON, registerAdmin } from './support/admins.ts'
import { confirmAddress, joinCompany, registerCompany, registerSeaman } from './support/fixtures.ts'
import { newReference, usd } from './support/ledger.ts'
import { payAsSeaman, paybackActs, startAdmins } from './support/payers.ts'
import { sessionOf } from './support/people.ts'
import { createSeamanBuyer, deliver, PRICES, setRules, startShop } from './support/test-shop.ts'

type Sent = { accountId: string; message: unknown }

function startListening(send: (sent: Sent) => Promise<void>) {
  const live = { connect: async () => new Response(null), recheck: async () => {} }
  return startShop({
    live: { ...live, send: (accountId: string, message: unknown) => send({ accountId, message }) } as Live,
  })
}

const sent: Sent[] = []
const server = startListening(async (one) => void sent.push(one))
const { services, product } = server
const PATH = '/server/seaman/top-up'

beforeAll(() => setRules(server, 'price', ...PRICES))

/** The accounts whose pages were notified of a balance during an act, each once. */
async function notifiedBy(act: () => Promise<unknown>): Promise<string[]> {
  sent.length = 0
  await act()
  const money = sent.filter(({ message }) => (message as { kind: string }).kind === 'money')
  expect(money.every(({ message }) => JSON.stringify(message) === '{"kind":"money"}')).toBe(true)
  return [...new Set(money.map(({ accountId }) => accountId))].sort()
}

async function registerPayer() {
  const seaman = await registerSeaman(server)
  await confirmAddress(seaman.email)
  const begin = async (amount = '50') => (await seaman.post(PATH, { currency: 'USD', amount })).body.items[0]
  return { ...seaman, ...payAsSeaman(server, seaman), begin }
}

type Payer = Awaited<ReturnType<typeof registerPayer>>

describe('open balance pages are notified of an entry of the kind', () => {
  const funds = (holderId: string) => ({ reference: newReference(), holderId, amount: usd(100), at: 'bank' }) as const
  const part = (holdId: string) => ({ holdId, reference: newReference(), amount: usd(100) })
  const newHold = (holderId: string) =>
    hold(services, { reference: newReference(), holderId, amount: usd(100), until: server.now() + DAY })
  const move = (kind: 'bonus' | 'payout' | 'adjustment', holderId: string) => {
    const [own, house] = [
      holderAccount(holderId, kind === 'bonus' ? 'bonus' : 'available', 'USD'),
      houseAccount('bank', 'USD'),
    ]
    const accounts = {
      bonus: { from: houseAccount('bonus-expense', 'USD'), to: own },
      payout: { from: own, to: house },
      adjustment: { from: houseAccount('adjustments', 'USD'), to: own },
    }
    return transfer(services, { reference: newReference(), kind, amount: usd(100), ...accounts[kind] })
  }

  /** What comes before the entry, and the entry. A fee is paid by the house. */
  const ENTRIES: Record<Exclude<EntryKind, 'fee'>, (holderId: string) => Promise<() => Promise<unknown>>> = {
    'top-up': async (id) => () => topUp(services, funds(id)),
    bonus: async (id) => () => move('bonus', id),
    hold: async (id) => () => newHold(id),
    capture: async (id) => {
      const { id: holdId } = await newHold(id)
      return () => capture(services, part(holdId))
    },
    void: async (id) => {
      const { id: holdId } = await newHold(id)
      return () => voidHold(services, { holdId, reference: newReference() })
    },
    refund: async (id) => {
      const { id: holdId } = await newHold(id)
      await capture(services, part(holdId))
      return () => refund(services, part(holdId))
    },
    dispute: async (id) => () => takeBack(services, funds(id)),
    reinstatement: async (id) => {
      await takeBack(services, funds(id))
      return () => reinstate(services, funds(id))
    },
    payout: async (id) => () => move('payout', id),
    adjustment: async (id) => () => move('adjustment', id),
    reversal: async (id) => {
      const original = await move('adjustment', id)
      return () => enter(services, createReversal(original, newReference()))
    },
  }

  it.each(ENTRY_KINDS.filter((kind) => kind !== 'fee'))('%s', async (kind) => {
    const seaman = await registerSeaman(server)
    const holderId = await ensureHolder(services, { accountId: seaman.accountId })
    await topUp(services, { ...funds(holderId), amount: usd(1000) })
    expect(await notifiedBy(await ENTRIES[kind](holderId))).toEqual([seaman.accountId])
  })

  it('but not of a fee of the house, and not of a refused entry', async () => {
    const seaman = await registerSeaman(server)
    const holderId = await ensureHolder(services, { accountId: seaman.accountId })
    expect(await notifiedBy(() => payFee(services, { reference: newReference(), amount: usd(1), at: 'bank' }))).toEqual(
      [],
    )
    expect(
      await notifiedBy(() => expect(newHold(holderId)).rejects.toMatchObject({ code: 'balance-too-low' })),
    ).toEqual([])
  })

  it('once, if a batch has several', async () => {
    const payer = await registerPayer()
    for (const amount of ['20', '30']) await payer.payIn(amount)
    sent.length = 0
    expect((await payer.ask()).body.items).toHaveLength(2)
    expect(sent.filter(({ accountId }) => accountId === payer.accountId)).toEqual([
      { accountId: payer.accountId, message: { kind: 'money' } },
    ])
  })
})

describe('open balance pages are notified, and those of nobody else', () => {
  /** An act by two admins. Only its confirmation changes the balance. */
  async function actByTwo(act: unknown, objectId: string, input: unknown) {
    const admins = [await registerAdmin(server), await registerAdmin(server)]
    const [first, second] = await Promise.all(
      admins.map(async (admin) => ({ session: await sessionOf(server, admin) })),
    )
    if (!first || !second) throw new Error('two admins')
    const proposal = { objectId, input: input as never, reason: REASON }
    const id = await proposeAct(services, act as never, first, proposal)
    return () => confirmAct(services, product.actsByTwo, second, id)
  }

  const credited = async (payer: Payer) => {
    const { reference } = await payer.begin()
    const { first, second } = await startAdmins(server)
    const typed = { day: '2026-11-01', payer: 'Andrei Marin', bankId: reference, amount: '50', currency: 'USD' }
    const { id } = (await first.post('/server/admin/transfer', { ...typed, remittance: reference })).body
    const wish = { outcome: 'credited', reason: REASON }
    const proposed = await first.post(`/server/admin/transfer/${id}/proposal`, wish)
    return () => second.post(`/server/admin/transfer/proposal/${proposed.body.id}/confirmation`)
  }

  const paidBack = async (payer: Payer) => {
    await payer.payIn('20')
    return (await payer.ask()).body.items[0].id as string
  }

  const endedAs = async (payer: Payer, outcome: 'sent' | 'failed') => {
    const [id, { first, second }] = [await paidBack(payer), await startAdmins(server)]
    await paybackActs.prepare(first, id)
    const proposed = await paybackActs.propose(first, id, outcome)
    return () => paybackActs.confirm(second, proposed.body.id)
  }

  const ACTS: Record<string, (payer: Payer) => Promise<() => Promise<unknown>>> = {
    'when a top-up starts': async (payer) => () => payer.begin(),
    'when a top-up is cancelled': async (payer) => {
      const { id } = await payer.begin()
      return () => payer.post(`${PATH}/${id}/cancellation`)
    },
    'when a top-up is credited': credited,
    'when a pay-back is asked for': async (payer) => {
      await payer.payIn('20')
      return () => payer.ask()
    },
    'when a pay-back is cancelled': async (payer) => {
      const id = await paidBack(payer)
      return () => payer.cancel(id)
    },
    'when a pay-back is prepared': async (payer) => {
      const [id, { first }] = [await paidBack(payer), await startAdmins(server)]
      return () => paybackActs.prepare(first, id)
    },
    'when a pay-back is sent': (payer) => endedAs(payer, 'sent'),
    'when a pay-back fails': (payer) => endedAs(payer, 'failed'),
    'when admins refund a payment': async (payer) => {
      const { reference } = await payer.payIn('20')
      const { first, second } = await startAdmins(server)
      const proposed = await paybackActs.refund(first, reference, '20')
      return () => paybackActs.confirm(second, proposed.body.id)
    },
    'when the bank recalls a transfer': async (payer) => {
      const { line } = await payer.payIn('20')
      const { first, second } = await startAdmins(server)
      const proposed = await paybackActs.recall(first, line)
      return () => second.post(`/server/admin/transfer/proposal/${proposed.body.id}/confirmation`)
    },
    'when two admins adjust the balance': async (payer) => {
      await payer.payIn('20')
      const adjustment = { account: 'available', amount: usd(-100) }
      return actByTwo(product.actsByTwo.get('balance-adjusted'), await payer.holder(), adjustment)
    },
  }

  it.each(Object.entries(ACTS))('%s', async (_, prepare) => {
    const payer = await registerPayer()
    const act = await prepare(payer)
    expect(await notifiedBy(act)).toEqual([payer.accountId])
  })

  const ORDER = [{ item: 'tankers', quantity: 10 }] as const
  type Buyer = Awaited<ReturnType<typeof createSeamanBuyer>>
  const ORDERS: Record<string, (buyer: Buyer) => Promise<() => Promise<unknown>>> = {
    'when an order is placed': async (buyer) => () => buyer.order([...ORDER]),
    'when an order is delivered': async (buyer) => {
      const id = await buyer.order([...ORDER])
      return () => deliver(server, id, 'some', 4)
    },
    'when an order is cancelled': async (buyer) => {
      const [id, session] = [await buyer.order([...ORDER]), await sessionOf(server, buyer)]
      return () => cancelOrder(services, product.products, { session, owner: buyer.owner }, id)
    },
    'when two admins refund an order': async (buyer) => {
      const id = await buyer.order([...ORDER])
      await deliver(server, id, 'all', 10)
      return actByTwo(refundOrder, id, { reason: 'goodwill' })
    },
  }

  it.each(Object.entries(ORDERS))('%s', async (_, prepare) => {
    const buyer = await createSeamanBuyer(server)
    const act = await prepare(buyer)
    expect(await notifiedBy(act)).toEqual([buyer.accountId])
  })

  it('when a top-up or an order expires, and when a hold is released after its time', async () => {
    const [payer, buyer, holding] = [
      await registerPayer(),
      await createSeamanBuyer(server),
      await createSeamanBuyer(server),
    ]
    await payer.begin()
    await buyer.order([...ORDER])
    const until = server.now() + DAY
    await hold(services, { reference: newReference(), holderId: holding.holderId, amount: usd(100), until })
    server.wait(15 * DAY)
    expect(await notifiedBy(() => expireOrders(product.products)(services))).toContain(buyer.accountId)
    expect(await notifiedBy(() => expirePayments(services))).toContain(payer.accountId)
    expect(await notifiedBy(() => voidDueHolds(services))).toContain(holding.accountId)
    server.wait(-15 * DAY)
  })
})

it('the pages of a company are those of its owners alone', async () => {
  const owner = await registerCompany(server)
  const [other] = [
    await joinCompany(server, owner.companyId, 'owner'),
    await joinCompany(server, owner.companyId, 'viewer'),
  ]
  const start = () => owner.post('/server/company/top-up', { currency: 'UAH', amount: '900' })
  expect(await notifiedBy(start)).toEqual([owner.accountId, other.accountId].sort())
})

it('a page that cannot be reached does not prevent a change', async () => {
  const refusing = startListening(() => Promise.reject(new Error('no connection')))
  const seaman = await registerSeaman(refusing)
  await confirmAddress(seaman.email)
  expect((await seaman.post(PATH, { currency: 'USD', amount: '50' })).status).toBe(201)
})

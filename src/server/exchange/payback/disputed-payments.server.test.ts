import { describe, expect, it } from 'vitest'
import { registerPayer as registerCardPayer, startCardServer } from '#tests/server/support/card-server.ts'
import { createId, insertRow } from '#tests/server/support/fixtures.ts'
import { findDifferences } from '#tests/server/support/ledger.ts'
import { readMails } from '#tests/server/support/mailbox.ts'
import { payAsSeaman, paybackActs, startAdmins } from '#tests/server/support/payers.ts'

const server = startCardServer({ seed: 'disputed' })
const { bank, webhooks, snapshot } = server.standIn

/** A seafarer with two card payments of 25 dollars. What is paid back is taken from the later one first. */
async function registerPayer() {
  const seaman = await registerCardPayer(server)
  const [older, later] = [await seaman.pay(), await seaman.pay()]
  await webhooks.deliver()
  return { ...seaman, ...payAsSeaman(server, seaman), older, later }
}
type Payer = Awaited<ReturnType<typeof registerPayer>>

async function readOffer(payer: Payer): Promise<Record<string, number>> {
  const [offer] = (await payer.read()).offers as { parts: { id: string; amount: { minor: number } }[] }[]
  const names = { [payer.older.id]: 'older', [payer.later.id]: 'later' }
  return Object.fromEntries((offer?.parts ?? []).map(({ id, amount }) => [names[id], amount.minor]))
}

async function dispute(payer: Payer, { amount, isInquiry }: { amount?: number; isInquiry?: boolean } = {}) {
  const { id } = bank.openDispute(payer.later.charge, { ...(amount && { amount }), ...(isInquiry && { isInquiry }) })
  await webhooks.deliver()
  return async (outcome: 'won' | 'lost', returned?: number) => {
    bank.closeDispute(id, outcome, returned)
    await webhooks.deliver()
  }
}

async function proposeRefund(reference: string, amount: string): Promise<number> {
  const { first } = await startAdmins(server)
  return (await paybackActs.refund(first, reference, amount)).status
}

async function runJob() {
  await server.product.jobs.get('follow-refunds')?.run(server.services, '')
  await webhooks.deliver()
}

const refundsOf = ({ later }: Payer) =>
  Object.values(snapshot().refunds).filter(({ charge }) => charge === later.charge).length

describe('of a payment that the bank disputes, nothing is paid back once more', () => {
  it('while the dispute is open', async () => {
    const payer = await registerPayer()
    await dispute(payer)
    expect(await readOffer(payer)).toEqual({ older: 2500 })
    expect(await proposeRefund(payer.later.reference, '0.01')).toBe(422)
    expect(await proposeRefund(payer.older.reference, '25')).toBe(201)
  })

  it('when it is lost', async () => {
    const payer = await registerPayer()
    await (await dispute(payer))('lost')
    expect(await readOffer(payer)).toEqual({ older: 2500 })
    expect(await proposeRefund(payer.later.reference, '0.01')).toBe(422)
    expect((await payer.ask()).status).toBe(201)
    await runJob()
    expect(await payer.balance()).toEqual({})
    expect(refundsOf(payer)).toBe(0)
    expect(await findDifferences()).toEqual([])
  })

  it('until it is won: then everything can be', async () => {
    const payer = await registerPayer()
    await (await dispute(payer))('won')
    expect(await readOffer(payer)).toEqual({ later: 2500, older: 2500 })
    expect(await proposeRefund(payer.later.reference, '25')).toBe(201)
  })

  it('but for the part that it does not concern, or that it gave back', async () => {
    const payer = await registerPayer()
    const close = await dispute(payer, { amount: 1000 })
    expect(await readOffer(payer)).toEqual({ later: 1500, older: 2500 })
    expect(await proposeRefund(payer.later.reference, '15.01')).toBe(422)
    await close('won', 700)
    expect(await readOffer(payer)).toEqual({ later: 2200, older: 2500 })
    expect(await proposeRefund(payer.later.reference, '22')).toBe(201)
  })

  it('also before the entry of the dispute is there; an inquiry takes nothing', async () => {
    const payer = await registerPayer()
    await dispute(payer, { isInquiry: true })
    expect(await readOffer(payer)).toEqual({ later: 2500, older: 2500 })
    await insertRow('provider_dispute', {
      ...{ id: createId(), provider: 'stripe', payment_id: payer.later.id, currency: 'USD', amount: 900 },
      ...{ reason: 'fraudulent', state: 'open', opened_at: server.now(), updated_at: server.now() },
    })
    expect(await readOffer(payer)).toEqual({ later: 1600, older: 2500 })
  })
})

describe('a pay-back that waits when its payment is disputed', () => {
  it('is cancelled, and the provider is not asked', async () => {
    const payer = await registerPayer()
    expect((await payer.ask()).status).toBe(201)
    const close = await dispute(payer)
    await runJob()
    expect(refundsOf(payer)).toBe(0)
    const states = (await payer.read()).items.map(({ reference, state }: Record<string, string>) => [reference, state])
    expect(Object.fromEntries(states)).toEqual({
      [payer.later.reference]: 'cancelled',
      [payer.older.reference]: 'waiting',
    })
    const mails = (await readMails(server)).filter(({ recipient }) => recipient === payer.email)
    expect(mails.flatMap(({ kind, subject }) => (kind === 'payback-cancelled' ? [subject] : []))).toEqual([
      'The pay-back of US$25.00 was cancelled',
    ])
    expect(mails.find(({ kind }) => kind === 'payback-cancelled')?.text).toContain('The money returns by your bank')
    await close('won')
    await runJob()
    expect(await payer.balance()).toEqual({ available: 2500 })
    expect(await readOffer(payer)).toEqual({ later: 2500 })
    expect(await findDifferences()).toEqual([])
  })

  it('is not confirmed by a second admin either', async () => {
    const payer = await registerPayer()
    const { first, second } = await startAdmins(server)
    const proposed = await paybackActs.refund(first, payer.later.reference, '25')
    await dispute(payer)
    expect((await paybackActs.confirm(second, proposed.body.id)).body.code).toBe('conflict')
    expect(await payer.balance()).toEqual({ available: 2500 })
  })
})

import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { recordSchema } from '#src/contract/billing-document/record.ts'
import { isSame, sumOf } from '#src/domain/money/amount.ts'
import { confirmAct } from '#src/server/back-office/proposal/decide-proposal.usecases.ts'
import { proposeAct } from '#src/server/back-office/proposal/propose-act.usecases.ts'
import { findDocumentsOfOrder } from '#src/server/exchange/billing-document/documents.repository.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { REASON, registerAdmin } from '#tests/server/support/admins.ts'
import { findDifferences, readBalances, usd } from '#tests/server/support/ledger.ts'
import { readMails } from '#tests/server/support/mailbox.ts'
import { sessionOf } from '#tests/server/support/people.ts'
import { createSeamanBuyer, deliver, PRICES, setRules, startShop } from '#tests/server/support/test-shop.ts'
import { compareHoldsWithOrders } from './compare-holds.repository.ts'
import { findOrder } from './orders.repository.ts'
import { type RefundInput, refundOrder } from './refund-order.ts'

const server = startShop()
const { services, product } = server
const { db } = services

beforeAll(async () => {
  await setRules(server, 'price', ...PRICES)
  await setRules(server, 'tax', 'EE,*,person,23,VAT 23 %,2026-01-01,,Value-Added Tax Act')
})

const CHOICE = [
  { item: 'tankers', quantity: 7 },
  { item: 'form', quantity: 1, discount: '12.5' },
] as const

async function buyAll() {
  const buyer = await createSeamanBuyer(server, { available: 5000, bonus: 100 })
  const id = await buyer.order([...CHOICE])
  await deliver(server, id, 'all', 7, 1)
  return { ...buyer, id }
}

const propose = async (id: string, input: RefundInput) => {
  const admin = await registerAdmin(server, ['finance'])
  return proposeAct(
    services,
    refundOrder as never,
    { session: await sessionOf(server, admin) },
    {
      ...{ objectId: id, input: input as never, reason: REASON },
    },
  )
}
const confirm = async (proposal: string) => {
  const admin = await registerAdmin(server, ['finance'])
  const acts = product.actsByTwo
  return confirmAct(services, acts, { session: await sessionOf(server, admin) }, proposal)
}
const refund = async (id: string, input: RefundInput) => confirm(await propose(id, input))
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => (error instanceof Failure ? error.code : String(error)),
  )
const part = (line: number, amount: string): RefundInput => ({ reason: 'goodwill', part: { line, amount } })
const differences = async () => [...(await findDifferences()), ...(await compareHoldsWithOrders(db, server.now()))]

describe('a refund', () => {
  it('in parts returns to the balance, and its credit notes add up to the invoice', async () => {
    const { id, holderId } = await buyAll()
    expect(await findOrder(db, id)).toMatchObject({ charged: 490 })
    await refund(id, part(0, '0.33'))
    expect(await findOrder(db, id)).toMatchObject({ state: 'part-refunded', refunded: 33 })
    await refund(id, part(1, '3.50'))
    await refund(id, { reason: 'withdrawal' })
    expect(await findOrder(db, id)).toMatchObject({ state: 'refunded', refunded: 490 })
    expect(await readBalances(server, holderId)).toEqual({ available: 5000, bonus: 100 })
    const documents = await findDocumentsOfOrder(db, id)
    const notes = documents.filter(({ kind }) => kind === 'credit-note').map(({ record }) => recordSchema.parse(record))
    const invoice = documents.find(({ kind }) => kind === 'invoice')?.record
    if (invoice?.kind !== 'invoice') throw new Error('no invoice')
    for (const total of ['net', 'tax', 'gross'] as const) {
      const sum = sumOf(
        notes.flatMap((note) => (note.kind === 'credit-note' ? [note.totals[total]] : [])),
        'USD',
      )
      expect(isSame(sum, invoice.totals[total]), total).toBe(true)
    }
    expect(await differences()).toEqual([])
  })

  it('is never more than what was charged for its line, and never of an order that is open', async () => {
    const { id } = await buyAll()
    await expect(propose(id, part(0, '1.41'))).rejects.toMatchObject({
      code: 'validation-failed',
      fields: { proposal: { amount: { id: 'field.refund.most', amounts: { most: usd(140) } } } },
    })
    expect(await outcome(propose(id, part(2, '1')))).toBe('validation-failed')
    expect(await outcome(propose(id, part(0, '-1')))).toBe('validation-failed')
    const buyer = await createSeamanBuyer(server)
    const open = await buyer.order([...CHOICE])
    await deliver(server, open, 'one', 1)
    expect(await outcome(propose(open, { reason: 'goodwill' }))).toBe('validation-failed')
  })

  it('is confirmed by another admin, once, and not after the order changed', async () => {
    const { id, holderId } = await buyAll()
    const first = await propose(id, part(0, '1'))
    expect(await outcome(propose(id, part(1, '1')))).toBe('conflict')
    const answers = await Promise.all([outcome(confirm(first)), outcome(confirm(first))])
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1)
    expect(await findOrder(db, id)).toMatchObject({ refunded: 100 })
    expect(await readBalances(server, holderId)).toMatchObject({ available: 4710 })
    const { count } = (await env.DB.prepare(
      "SELECT count(*) AS count FROM admin_event WHERE object_id = ? AND action = 'order-refunded'",
    )
      .bind(id)
      .first<{ count: number }>()) as { count: number }
    expect(count).toBe(1)
  })

  it('is mailed with the number of its credit note', async () => {
    const { id, email } = await buyAll()
    await refund(id, { reason: 'not-as-ordered' })
    const note = (await findDocumentsOfOrder(db, id)).find(({ kind }) => kind === 'credit-note')
    // The schedule queues it.
    const cause = `${note?.id} issued`
    server.sent.push((await env.DB.prepare('SELECT id FROM outbox WHERE cause = ?').bind(cause).first('id')) as string)
    const mails = (await readMails(server)).filter(({ recipient }) => recipient === email)
    expect(mails.map(({ subject }) => subject)).toContain(`Credit note ${note?.number}`)
    expect(mails.at(-1)?.text).toContain(`/seaman/profile/balance/documents/${note?.number.toLowerCase()}`)
  })
})

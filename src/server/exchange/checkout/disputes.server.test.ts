import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { registerAdmin } from '#tests/server/support/admins.ts'
import { registerPayer, startCardServer } from '#tests/server/support/card-server.ts'
import { findDifferences } from '#tests/server/support/ledger.ts'
import { readMails } from '#tests/server/support/mailbox.ts'
import { createStripe } from '#tests/server/support/stripe-client.ts'

const server = startCardServer({ seed: 'd' })
const { standIn } = server
const { bank, webhooks } = standIn

const findDispute = (id: string) =>
  env.DB.prepare('SELECT state, amount, due_at FROM provider_dispute WHERE id = ?').bind(id).first()

/** The fees of the house, in minor units. */
const readFees = async () =>
  (await env.DB.prepare(`SELECT -balance AS fees FROM ledger_account WHERE id = 'house:fees:USD'`).first<number>(
    'fees',
  )) ?? 0

const countMails = (accountId: string) =>
  env.DB.prepare("SELECT count(*) AS count FROM outbox WHERE kind = 'dispute-opened' AND account_id = ?")
    .bind(accountId)
    .first<number>('count')

describe('a dispute', () => {
  it('takes the amount from the balance and the fee from the house; what is missing is owed', async () => {
    const payer = await registerPayer(server)
    const { charge } = await payer.pay()
    await webhooks.deliver()
    const fees = await readFees()
    const { id } = bank.openDispute(charge)
    await webhooks.deliver({ repeats: [1, 3], isPermuted: true })
    expect(await payer.balance()).toEqual({})
    expect((await readFees()) - fees).toBe(1500)
    expect(await findDispute(id)).toEqual({ state: 'open', amount: 2500, due_at: expect.any(Number) })
    bank.closeDispute(id, 'won')
    await webhooks.deliver()
    expect(await payer.balance()).toEqual({ available: 2500 })
    expect(await findDispute(id)).toMatchObject({ state: 'won' })
  })

  it('as an inquiry moves nothing', async () => {
    const payer = await registerPayer(server)
    const { charge } = await payer.pay()
    const { id } = bank.openDispute(charge, { isInquiry: true })
    await webhooks.deliver()
    expect(await payer.balance()).toEqual({ available: 2500 })
    bank.closeDispute(id, 'lost')
    await webhooks.deliver()
    expect(await findDispute(id)).toMatchObject({ state: 'closed' })
    expect(await payer.balance()).toEqual({ available: 2500 })
  })

  it('may give back a part, which settles what is owed first', async () => {
    const payer = await registerPayer(server)
    const { charge } = await payer.pay()
    await webhooks.deliver()
    await payer.spend(2000)
    const { id } = bank.openDispute(charge)
    await webhooks.deliver()
    expect(await payer.balance()).toEqual({ receivable: -2000 })
    bank.closeDispute(id, 'won', 2200)
    await webhooks.deliver()
    expect(await payer.balance()).toEqual({ available: 200 })
  })

  it('does not open again by an answer that was read before it ended', async () => {
    const payer = await registerPayer(server)
    const { charge } = await payer.pay()
    const { id } = bank.openDispute(charge)
    bank.closeDispute(id, 'lost')
    await webhooks.deliver({ isPermuted: true })
    expect(await findDispute(id)).toMatchObject({ state: 'lost' })
    expect(await payer.balance()).toEqual({})
  })
})

describe('the finance admins', () => {
  it('have a mail about a question of the bank, and another when it becomes a dispute, however often it is reported', async () => {
    const [admin, other] = [await registerAdmin(server, ['finance']), await registerAdmin(server, ['support'])]
    const payer = await registerPayer(server)
    const { charge } = await payer.pay()
    const { id } = bank.openDispute(charge, { isInquiry: true })
    await webhooks.deliver({ repeats: [1, 3], isPermuted: true })
    expect([await countMails(admin.accountId), await countMails(other.accountId)]).toEqual([1, 0])
    bank.escalateDispute(id)
    await webhooks.deliver({ repeats: [1, 3], isPermuted: true })
    bank.closeDispute(id, 'lost')
    await webhooks.deliver({ repeats: [1, 3] })
    expect(await countMails(admin.accountId)).toBe(2)
  })
})

describe('the person who paid', () => {
  const readOwn = async (email: string) =>
    (await readMails(server)).filter(({ recipient, kind }) => recipient === email && kind === 'balance-taken')

  it('has one mail that says what was taken, what is owed and whom to write to, however often it is reported', async () => {
    const payer = await registerPayer(server)
    const { charge } = await payer.pay()
    await webhooks.deliver()
    await payer.spend(2000)
    const { id } = bank.openDispute(charge)
    await webhooks.deliver({ repeats: [1, 3], isPermuted: true })
    const mails = await readOwn(payer.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['US$25.00 was taken from your balance'])
    for (const words of ['Your bank disputes the payment below', 'you owe US$20.00', 'You pay no fee', 'write to'])
      expect(mails[0]?.text).toContain(words)
    bank.closeDispute(id, 'lost')
    await webhooks.deliver({ repeats: [1, 3] })
    expect(await readOwn(payer.email)).toEqual([])
  })

  it('reads what is owed in all after a second dispute', async () => {
    const payer = await registerPayer(server)
    const charges = [(await payer.pay()).charge, (await payer.pay('30')).charge]
    await webhooks.deliver()
    await payer.spend(5500)
    for (const charge of charges) {
      bank.openDispute(charge)
      await webhooks.deliver()
      // Read before the next one is opened.
      const [mail, ...others] = await readOwn(payer.email)
      expect(others).toEqual([])
      expect(mail?.text).toContain(charge === charges[0] ? 'you owe US$25.00' : 'you owe US$55.00')
    }
  })

  it('owes nothing if the balance covers it, and has no mail about an inquiry', async () => {
    const payer = await registerPayer(server)
    const { charge } = await payer.pay()
    await webhooks.deliver()
    const { id } = bank.openDispute(charge, { isInquiry: true })
    await webhooks.deliver()
    expect(await readOwn(payer.email)).toEqual([])
    bank.escalateDispute(id)
    await webhooks.deliver()
    const [mail] = await readOwn(payer.email)
    expect(mail?.subject).toBe('US$25.00 was taken from your balance')
    expect(mail?.text).not.toContain('you owe')
  })
})

describe('a refund that was made on the pages of the provider', () => {
  it('reaches our books, in parts, and comes back if it fails', async () => {
    const payer = await registerPayer(server)
    const { charge } = await payer.pay()
    const stripe = createStripe(standIn)
    const first = await stripe.refunds.create({ charge, amount: 1000 })
    await stripe.refunds.create({ charge, amount: 700 })
    await webhooks.deliver({ repeats: [1, 2], isPermuted: true })
    expect(await payer.balance()).toEqual({ available: 800 })
    bank.settleRefund(first.id, 'failed')
    await webhooks.deliver({ repeats: [1, 2] })
    expect(await payer.balance()).toEqual({ available: 1800 })
    expect(await findDifferences()).toEqual([])
  })
})

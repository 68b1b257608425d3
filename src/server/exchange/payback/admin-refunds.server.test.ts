import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { DAY } from '#src/domain/time.ts'
import { transfer } from '#src/server/exchange/billing/funds.usecases.ts'
import { hold } from '#src/server/exchange/billing/holds.usecases.ts'
import { holderAccount, houseAccount } from '#src/server/exchange/billing/ledger-accounts.ts'
import { registerAdmin } from '#tests/server/support/admins.ts'
import { confirmAddress, countRows, insertRow, registerSeaman } from '#tests/server/support/fixtures.ts'
import { findDifferences, newReference, usd } from '#tests/server/support/ledger.ts'
import { endPayback, payAsSeaman, paybackActs, startAdmins } from '#tests/server/support/payers.ts'
import { startServer } from '#tests/server/support/product-server.ts'
import { eraseDueAccounts } from '#tests/server/support/rights.ts'
import { forgetAccounts } from './forget-accounts.usecases.ts'
import { releaseUncovered } from './release-uncovered.usecases.ts'

const server = startServer()
const { services } = server

async function registerPayer() {
  const seaman = await registerSeaman(server)
  await confirmAddress(seaman.email)
  return { ...seaman, ...payAsSeaman(server, seaman) }
}

const accountOf = (id: string) =>
  env.DB.prepare('SELECT iban, account_name AS name FROM payback WHERE id = ?').bind(id).first()

describe('a refund of a payment', () => {
  it('needs two admins, a reason and the permission', async () => {
    const payer = await registerPayer()
    const { reference } = await payer.payIn('20')
    const { first, second } = await startAdmins(server)
    const stranger = await registerAdmin(server, ['moderator'])
    expect((await paybackActs.refund(stranger, reference, '5')).status).toBe(403)
    const body = { reference, amount: '5', currency: 'USD', reason: '' }
    expect((await first.post('/server/admin/refund', body)).status).toBe(422)
    const proposed = await paybackActs.refund(first, reference, '5')
    expect(proposed.status, proposed.text).toBe(201)
    expect((await paybackActs.confirm(first, proposed.body.id)).status).toBe(403)
    expect(await payer.balance()).toEqual({ available: 2000 })
    expect((await paybackActs.confirm(second, proposed.body.id)).status).toBe(200)
    expect(await payer.balance()).toEqual({ available: 1500, held: 500 })
  })

  it('leaves the bonus as it is', async () => {
    const payer = await registerPayer()
    const { reference } = await payer.payIn('20')
    await transfer(services, {
      ...{ reference: newReference(), kind: 'bonus', amount: usd(700) },
      from: houseAccount('bonus-expense', 'USD'),
      to: holderAccount(await payer.holder(), 'bonus', 'USD'),
    })
    const { first, second } = await startAdmins(server)
    await paybackActs.confirm(second, (await paybackActs.refund(first, reference, '20')).body.id)
    expect(await payer.balance()).toEqual({ held: 2000, bonus: 700 })
    const [{ id, cause, mayCancel }] = (await payer.read()).items
    expect([cause, mayCancel]).toEqual(['refund', false])
    expect((await payer.cancel(id)).body.code).toBe('conflict')
    await endPayback(server, id)
    expect(await payer.balance()).toEqual({ bonus: 700 })
    expect(await findDifferences()).toEqual([])
  })

  it('in parts adds up to the payment and no more', async () => {
    const payer = await registerPayer()
    const { reference } = await payer.payIn('20')
    await payer.payIn('50')
    const { first, second } = await startAdmins(server)
    for (const amount of ['12', '7.50']) {
      const proposed = await paybackActs.refund(first, reference, amount)
      expect((await paybackActs.confirm(second, proposed.body.id)).status).toBe(200)
    }
    for (const amount of ['0.51', '20', '0', '-1', 'ten']) {
      const refused = await paybackActs.refund(first, reference, amount)
      expect(refused.status, amount).toBe(422)
    }
    const last = await paybackActs.refund(first, reference, '0.50')
    expect((await paybackActs.confirm(second, last.body.id)).status).toBe(200)
    expect(await payer.balance()).toEqual({ available: 5000, held: 2000 })
    expect((await paybackActs.refund(first, reference, '0.01')).status).toBe(422)
  })

  it('is not of more than is available, also when it is spent between proposal and confirmation', async () => {
    const payer = await registerPayer()
    const { reference } = await payer.payIn('20')
    const { first, second } = await startAdmins(server)
    const proposed = await paybackActs.refund(first, reference, '20')
    const holderId = await payer.holder()
    await hold(services, { reference: newReference(), holderId, amount: usd(1), until: server.now() + DAY })
    expect((await paybackActs.confirm(second, proposed.body.id)).body.code).toBe('conflict')
    expect((await paybackActs.refund(first, reference, '20')).status).toBe(422)
    expect(await payer.balance()).toEqual({ available: 1999, held: 1 })
  })

  it('is void if the person had the balance paid back in between', async () => {
    const payer = await registerPayer()
    const { reference } = await payer.payIn('20')
    const { first, second } = await startAdmins(server)
    const proposed = await paybackActs.refund(first, reference, '20')
    expect((await payer.ask()).status).toBe(201)
    expect((await paybackActs.confirm(second, proposed.body.id)).body.code).toBe('conflict')
    expect(await payer.balance()).toEqual({ held: 2000 })
  })
})

describe('the list for admins', () => {
  it('marks what is late, and what holders owe', async () => {
    const payer = await registerPayer()
    await payer.payIn('20')
    const [{ id }] = (await payer.ask()).body.items
    const { first } = await startAdmins(server)
    const before = (await first.get('/server/admin/payment/count')).body.paybacks
    server.wait(15 * DAY)
    const admin = await registerAdmin(server, ['finance'])
    const { items, counts } = (await admin.get('/server/admin/payback')).body
    expect(items.find((one: { id: string }) => one.id === id)).toMatchObject({
      isLate: true,
      isOwing: false,
      account: null,
    })
    expect(counts.late).toBeGreaterThan(before.late)
  })

  it('refuses to record a transfer on a day that is not one, or that nobody prepared', async () => {
    const payer = await registerPayer()
    await payer.payIn('20')
    const [{ id }] = (await payer.ask()).body.items
    const first = await registerAdmin(server, ['finance'])
    expect((await paybackActs.propose(first, id)).body.code).toBe('conflict')
    await paybackActs.prepare(first, id)
    for (const day of ['', '2026-02-30', '2999-01-01'])
      expect((await paybackActs.propose(first, id, 'sent', day)).status, day).toBe(422)
  })
})

describe('a transfer that the bank took back', () => {
  it('takes the balance, counts as paid back, and is recorded once', async () => {
    const payer = await registerPayer()
    const { line } = await payer.payIn('20')
    await payer.payIn('30')
    const { first, second } = await startAdmins(server)
    const proposed = await paybackActs.recall(first, line)
    const path = `/server/admin/transfer/proposal/${proposed.body.id}/confirmation`
    expect((await second.post(path)).status).toBe(200)
    expect(await payer.balance()).toEqual({ available: 3000 })
    expect((await paybackActs.recall(first, line)).body.code).toBe('conflict')
    const { offers, items } = await payer.read()
    expect(offers).toMatchObject([{ amount: { minor: 3000 } }])
    expect(items).toMatchObject([{ cause: 'recall', state: 'sent', mayCancel: false }])
    expect(await countRows('outbox', "kind = 'transfer-recalled' AND payload ->> 'lineId' = ?", line)).toBeGreaterThan(
      0,
    )
    expect(
      await countRows('outbox', "kind = 'balance-taken' AND payload ->> 'reference' = ?", `bank:${line}:recall`),
    ).toBe(1)
  })

  it('ends the pay-back of it that waits, which no admin can prepare any more', async () => {
    const payer = await registerPayer()
    const { line } = await payer.payIn('20')
    const [{ id }] = (await payer.ask()).body.items
    await payer.payIn('30')
    const { first, second } = await startAdmins(server)
    const proposed = await paybackActs.recall(first, line)
    await second.post(`/server/admin/transfer/proposal/${proposed.body.id}/confirmation`)
    expect(await payer.balance()).toEqual({ available: 1000, held: 2000 })
    expect((await paybackActs.prepare(first, id)).body.code).toBe('conflict')
    await releaseUncovered(services)
    expect(await payer.balance()).toEqual({ available: 3000 })
    expect(await findDifferences()).toEqual([])
  })
})

describe('the bank account of a pay-back', () => {
  it('is kept for an open transfer when the person is erased, and emptied after it was sent', async () => {
    const payer = await registerPayer()
    await payer.payIn('20')
    const [{ id }] = (await payer.ask()).body.items
    await insertRow('erasure', { account_id: payer.accountId, requested_at: 1, erase_at: server.now() - 1 })
    await eraseDueAccounts(services)
    expect(await accountOf(id)).toEqual({ iban: 'DE89370400440532013000', name: 'Andrei Marin' })
    await endPayback(server, id)
    await forgetAccounts(services)
    expect(await accountOf(id)).toEqual({ iban: '', name: '' })
  })

  it('of an ended pay-back is emptied with the account, or after 90 days', async () => {
    const [erased, kept] = [await registerPayer(), await registerPayer()]
    const ids: string[] = []
    for (const payer of [erased, kept]) {
      await payer.payIn('20')
      const [{ id }] = (await payer.ask()).body.items
      ids.push(id)
      await payer.cancel(id)
    }
    await insertRow('erasure', { account_id: erased.accountId, requested_at: 1, erase_at: server.now() - 1 })
    await eraseDueAccounts(services)
    expect(await accountOf(String(ids[0]))).toEqual({ iban: '', name: '' })
    await forgetAccounts(services)
    expect(await accountOf(String(ids[1]))).toMatchObject({ name: 'Andrei Marin' })
    server.wait(91 * DAY)
    await forgetAccounts(services)
    expect(await accountOf(String(ids[1]))).toEqual({ iban: '', name: '' })
  })
})

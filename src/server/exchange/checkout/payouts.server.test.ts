import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { DAY, HOUR } from '#src/domain/time.ts'
import { registerPayer, startCardServer } from '#tests/server/support/card-server.ts'
import { findDifferences } from '#tests/server/support/ledger.ts'
import { checkProviders, compareWithProvider } from './compare-with-provider.usecases.ts'
import { enterPayouts } from './enter-payouts.usecases.ts'

const server = startCardServer({ seed: 'o' })
const { standIn, services } = server
const { bank, webhooks } = standIn

/** What our books have at the provider and at the bank, in minor units. */
async function readHouse(currency = 'USD') {
  const { results } = await env.DB.prepare(
    `SELECT kind, -balance AS minor FROM ledger_account WHERE kind IN ('clearing', 'bank') AND currency = ? ORDER BY kind`,
  )
    .bind(currency)
    .all<{ kind: string; minor: number }>()
  return Object.fromEntries(results.map(({ kind, minor }) => [kind, minor]))
}

const netOf = (currency: string) => standIn.books().currencies[currency]?.net
const countRows = async () =>
  (await env.DB.prepare('SELECT count(*) AS count FROM provider_payout').first<number>('count')) ?? 0

async function expectAgreement() {
  server.wait(2 * HOUR)
  expect(await compareWithProvider(services)).toEqual([])
  expect(await findDifferences()).toEqual([])
}

beforeAll(async () => {
  const payer = await registerPayer(server)
  for (const amount of ['25', '40']) await payer.pay(amount)
  await payer.pay('60', 'EUR')
  await webhooks.deliver()
})

describe('a payout of the provider', () => {
  it('moves money from the provider to the bank, once, however often it is reported', async () => {
    const before = await readHouse()
    const { id, amount } = bank.payOut('usd')
    await webhooks.deliver({ repeats: [1, 4], isPermuted: true })
    bank.settlePayout(id, 'paid')
    await webhooks.deliver({ repeats: [1, 4], isPermuted: true })
    expect(await readHouse()).toEqual({ bank: amount, clearing: Number(before.clearing) - amount })
    expect(await readHouse()).toMatchObject({ clearing: netOf('usd') })
    await expectAgreement()
  })

  it('that fails is at the provider again, also if it had arrived before', async () => {
    const before = await readHouse('EUR')
    const { id, amount } = bank.payOut('eur', { amount: 1000 })
    await webhooks.deliver()
    expect(await readHouse('EUR')).toMatchObject({ bank: amount })
    bank.settlePayout(id, 'paid')
    bank.settlePayout(id, 'failed')
    await webhooks.deliver({ repeats: [1, 3], isPermuted: true })
    expect(await readHouse('EUR')).toEqual({ bank: 0, clearing: before.clearing })
    await expectAgreement()
  })

  it('at once has a fee, which the house pays', async () => {
    const before = await readHouse('EUR')
    const { amount } = bank.payOut('eur', { amount: 2000, fee: 30 })
    await webhooks.deliver()
    expect(await readHouse('EUR')).toEqual({ bank: amount, clearing: Number(before.clearing) - amount - 30 })
    await expectAgreement()
  })

  it('is entered once by calls at the same time', async () => {
    bank.payOut('eur', { amount: 500 })
    const before = await countRows()
    await Promise.all(Array.from({ length: 6 }, () => enterPayouts(services)))
    expect((await countRows()) - before).toBe(1)
    await expectAgreement()
  })

  it('whose message was missed is entered before the daily comparison', async () => {
    const { amount } = bank.payOut('eur', { amount: 700 })
    const before = await readHouse('EUR')
    server.wait(DAY)
    expect((await compareWithProvider(services)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^EUR po_\w+: 0\.00 here, -7\.00 at the provider$/),
    ])
    await checkProviders(services)
    expect(await readHouse('EUR')).toMatchObject({ bank: Number(before.bank) + amount })
    expect(await compareWithProvider(services)).toEqual([])
    const found = await env.DB.prepare('SELECT count(*) AS count FROM ledger_difference').first('count')
    expect(found).toBe(0)
  })

  it('is kept: a row of it is never deleted', async () => {
    await expect(env.DB.prepare('DELETE FROM provider_payout').run()).rejects.toThrow('payment-fixed')
  })
})

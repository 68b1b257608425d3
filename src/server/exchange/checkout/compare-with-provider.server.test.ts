import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { HOUR } from '#src/domain/time.ts'
import { topUp } from '#src/server/exchange/billing/funds.usecases.ts'
import { registerPayer, startCardServer } from '#tests/server/support/card-server.ts'
import { createHolder, newReference, usd } from '#tests/server/support/ledger.ts'
import { createStripe } from '#tests/server/support/stripe-client.ts'
import { checkProviders, compareWithProvider } from './compare-with-provider.usecases.ts'

const server = startCardServer({ seed: 'c' })
const { standIn, services } = server
const subjects = async () => (await compareWithProvider(services)).map(({ subject }) => subject)

describe('the books of the provider', () => {
  beforeAll(async () => {
    const payer = await registerPayer(server)
    const [first, other] = [await payer.pay('25'), await payer.pay('40', 'EUR')]
    const { id } = standIn.bank.openDispute(first.charge)
    standIn.bank.closeDispute(id, 'won', 1100)
    const stripe = createStripe(standIn)
    await stripe.refunds.create({ charge: other.charge, amount: 900 })
    await standIn.webhooks.deliver()
    server.wait(2 * HOUR)
  })

  it('agree with ours to the cent: payments, fees, disputes and refunds in each currency', async () => {
    expect(await subjects()).toEqual([])
    const { results } = await env.DB.prepare(
      `SELECT currency, -balance AS net FROM ledger_account WHERE kind = 'clearing' ORDER BY 1`,
    ).all()
    const { usd: dollars, eur } = standIn.books().currencies
    expect(results).toEqual([
      { currency: 'EUR', net: eur?.net },
      { currency: 'USD', net: dollars?.net },
    ])
    await checkProviders(services)
  })

  it('name a payment that did not reach us, after an hour, in the stored comparison', async () => {
    const payer = await registerPayer(server)
    const { charge } = await payer.pay('30')
    expect(await subjects()).toEqual([])
    server.wait(HOUR)
    expect(await subjects()).toEqual([`USD ${charge}: 0.00 here, 28.83 at the provider`])
    await checkProviders(services)
    const found = await env.DB.prepare('SELECT kind, subject FROM ledger_difference').all()
    expect(found.results).toEqual([{ kind: 'provider', subject: `USD ${charge}: 0.00 here, 28.83 at the provider` }])
    await standIn.webhooks.deliver()
    expect(await subjects()).toEqual([])
  })

  it('name an entry of ours that they do not have, and stop the orders of its holder', async () => {
    const holderId = await createHolder(server)
    const reference = newReference()
    await topUp(services, { reference, holderId, amount: usd(1234), at: 'clearing' })
    server.wait(HOUR)
    expect(await compareWithProvider(services)).toMatchObject([
      { reference, subject: `USD ${reference}: 12.34 here, 0.00 at the provider` },
    ])
    await checkProviders(services)
    const stop = await env.DB.prepare('SELECT holder_id FROM ledger_stop WHERE lifted_at IS NULL').first()
    expect(stop).toEqual({ holder_id: holderId })
  })
})

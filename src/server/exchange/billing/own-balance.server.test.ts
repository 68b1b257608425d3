import { describe, expect, it } from 'vitest'
import { amountOf } from '#src/domain/money/amount.ts'
import { joinCompany, registerCompany, registerSeaman } from '#tests/server/support/fixtures.ts'
import { newReference, usd } from '#tests/server/support/ledger.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { takeBack, topUp } from './funds.usecases.ts'
import { ensureHolder } from './holders.usecases.ts'
import { capture, hold } from './holds.usecases.ts'
import { billingDomain } from './index.ts'

const server = serverOf(billingDomain)()
const { services } = server
const PATH = '/server/seaman/balance'

async function registerPayer() {
  const seaman = await registerSeaman(server)
  const holderId = await ensureHolder(services, { accountId: seaman.accountId })
  const payIn = (amount = usd(5000)) => topUp(services, { reference: newReference(), holderId, amount, at: 'bank' })
  return { ...seaman, holderId, payIn }
}

describe('the balance of a seafarer', () => {
  it('is empty in every currency until something is paid', async () => {
    const { body } = await (await registerSeaman(server)).get(PATH)
    expect(body.items).toEqual([])
    expect(body.balances.map(({ available }: { available: unknown }) => available)).toEqual([
      { currency: 'USD', minor: 0 },
      { currency: 'UAH', minor: 0 },
      { currency: 'EUR', minor: 0 },
    ])
  })

  it('lists what changed it, the newest first, with what each entry took or added', async () => {
    const payer = await registerPayer()
    await payer.payIn()
    server.wait(1)
    const made = await hold(services, {
      ...{ reference: newReference(), holderId: payer.holderId, amount: usd(1200), until: server.now() + 1 },
    })
    server.wait(1)
    await capture(services, { holdId: made.id, reference: newReference(), amount: usd(200) })
    const { body } = await payer.get(PATH)
    expect(body.balances[0]).toMatchObject({ available: usd(3800), held: usd(1000), bonus: usd(0), owed: usd(0) })
    expect(body.items.map(({ kind, amount }: { kind: string; amount: object }) => [kind, amount])).toEqual([
      ['capture', usd(-200)],
      ['hold', usd(-1200)],
      ['top-up', usd(5000)],
    ])
    expect(body.items[1].changes).toEqual([
      { account: 'available', amount: usd(-1200) },
      { account: 'held', amount: usd(1200) },
    ])
  })

  it('shows what is owed, and how much the debt grew', async () => {
    const payer = await registerPayer()
    await payer.payIn(usd(100))
    server.wait(1)
    const asked = { reference: newReference(), holderId: payer.holderId, amount: usd(300), at: 'clearing' } as const
    await takeBack(services, asked)
    const { body } = await payer.get(PATH)
    expect(body.balances[0].owed).toEqual(usd(200))
    expect(body.items[0]).toMatchObject({ kind: 'dispute', amount: usd(-300) })
    expect(body.items[0].changes).toContainEqual({ account: 'receivable', amount: usd(200) })
  })

  it('is filtered by kind and currency, and continues after a page', async () => {
    const payer = await registerPayer()
    for (let count = 0; count < 26; count += 1) {
      server.wait(1)
      await payer.payIn()
    }
    server.wait(1)
    await payer.payIn(amountOf(700, 'EUR'))
    const first = (await payer.get(PATH)).body
    expect(first.items).toHaveLength(25)
    const rest = (await payer.get(`${PATH}?before=${first.next}`)).body
    expect([rest.items.length, rest.next]).toEqual([2, null])
    expect((await payer.get(`${PATH}?currency=EUR`)).body.items).toHaveLength(1)
    expect((await payer.get(`${PATH}?group=payments&currency=EUR`)).body.items).toHaveLength(1)
    expect((await payer.get(`${PATH}?group=orders`)).body.items).toEqual([])
    expect((await payer.get(`${PATH}?group=gifts`)).status).toBe(400)
  })

  it('is nobody else’s', async () => {
    const payer = await registerPayer()
    await payer.payIn()
    const other = await registerPayer()
    await other.payIn(usd(1))
    const { body } = await other.get(PATH)
    expect(body.balances[0].available).toEqual(usd(1))
    expect(body.items).toHaveLength(1)
  })
})

it('the balance of a company is shown to its owners alone', async () => {
  const owner = await registerCompany(server)
  const holderId = await ensureHolder(services, { organisationId: owner.companyId })
  await topUp(services, { reference: newReference(), holderId, amount: usd(900), at: 'bank' })
  expect((await owner.get('/server/company/balance')).body.balances[0].available).toEqual(usd(900))
  for (const role of ['recruiter', 'viewer'] as const) {
    const member = await joinCompany(server, owner.companyId, role)
    expect((await member.get('/server/company/balance')).status).toBe(403)
  }
})

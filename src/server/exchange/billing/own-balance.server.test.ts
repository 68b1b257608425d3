import { describe, expect, it } from 'vitest'
import { amountOf } from '#src/domain/money/amount.ts'
import type { EntryKind } from '#src/domain/money/ledger.ts'
import { nameOfLine } from '#src/domain/money/line-name.ts'
import { DAY } from '#src/domain/time.ts'
import { loadServerIntl } from '#src/i18n/load-server-intl.ts'
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
    expect([first.items.length, first.total]).toEqual([25, 27])
    expect((await payer.get(`${PATH}?page=2`)).body.items).toHaveLength(2)
    expect((await payer.get(`${PATH}?currency=EUR`)).body.items).toHaveLength(1)
    expect((await payer.get(`${PATH}?group=payments&currency=EUR`)).body.items).toHaveLength(1)
    expect((await payer.get(`${PATH}?group=orders`)).body.items).toEqual([])
    expect((await payer.get(`${PATH}?group=gifts`)).status).toBe(400)
  })

  it('shows after each entry what was available then, whatever the filter and the page leave out', async () => {
    const payer = await registerPayer()
    for (let count = 0; count < 26; count += 1) await payer.payIn(usd(100))
    await payer.payIn(amountOf(700, 'EUR'))
    const reference = newReference()
    const made = await hold(services, {
      ...{ reference, holderId: payer.holderId, amount: usd(1200), until: server.now() + 1 },
    })
    await capture(services, { holdId: made.id, reference: newReference(), amount: usd(200) })
    await payer.payIn(usd(300))
    const read = async (query: string) =>
      ((await payer.get(`${PATH}?${query}`)).body.items as { kind: string; availableAfter: unknown }[]).map(
        ({ kind, availableAfter }) => [kind, availableAfter] as const,
      )
    expect((await read('page=1')).slice(0, 5)).toEqual([
      ['top-up', usd(1700)],
      ['capture', usd(1400)],
      ['hold', usd(1400)],
      ['top-up', amountOf(700, 'EUR')],
      ['top-up', usd(2600)],
    ])
    expect((await read('page=2')).at(-1)).toEqual(['top-up', usd(100)])
    expect(await read('group=orders')).toEqual([
      ['capture', usd(1400)],
      ['hold', usd(1400)],
    ])
    expect((await read('group=payments&currency=USD&page=2')).map(([, after]) => after)).toEqual([usd(200), usd(100)])
  })

  it('says when a hold is released while anything of it is held', async () => {
    const payer = await registerPayer()
    await payer.payIn()
    const until = server.now() + DAY
    const made = await hold(services, { reference: newReference(), holderId: payer.holderId, amount: usd(500), until })
    const read = async () => (await payer.get(`${PATH}?group=orders`)).body.items.at(-1).until
    await capture(services, { holdId: made.id, reference: newReference(), amount: usd(200) })
    expect(await read()).toBe(until)
    await capture(services, { holdId: made.id, reference: newReference(), amount: usd(300) })
    expect(await read()).toBeNull()
  })

  it('is filtered by the first and the last day', async () => {
    const payer = await registerPayer()
    const dayOf = () => new Date(server.now()).toISOString().slice(0, 10)
    const first = dayOf()
    await payer.payIn(usd(100))
    server.wait(DAY)
    const second = dayOf()
    await payer.payIn(usd(200))
    const read = async (query: string) =>
      (await payer.get(`${PATH}?${query}`)).body.items.map(({ amount }: { amount: unknown }) => amount)
    expect(await read(`to=${first}`)).toEqual([usd(100)])
    expect(await read(`from=${second}`)).toEqual([usd(200)])
    expect(await read(`from=${first}&to=${second}`)).toEqual([usd(200), usd(100)])
    expect(await read(`from=${second}&to=${first}`)).toEqual([])
    expect((await payer.get(`${PATH}?from=2026-02-30`)).status).toBe(400)
  })

  it('is a file with every entry of the filter, in a language, with numbers', async () => {
    const payer = await registerPayer()
    for (let count = 0; count < 201; count += 1) await payer.payIn(usd(100))
    await hold(services, {
      ...{ reference: newReference(), holderId: payer.holderId, amount: usd(1250), until: server.now() + 1 },
    })
    const lines = (await payer.get(`${PATH}.csv?in=de`)).text.trim().split('\r\n')
    expect(lines).toHaveLength(203)
    expect(lines[0]).toContain('"Danach verfügbar"')
    const day = new Date(server.now()).toISOString().slice(0, 10)
    expect(lines[1]).toContain(`"${day}"`)
    expect(lines[1]).toContain('"USD","-12.50","-12.50","12.50","","","","188.50"')
    expect(lines.at(-1)).toContain('"USD","1.00","1.00","","","","","1.00"')
    const filtered = (await payer.get(`${PATH}.csv?group=orders`)).text.trim().split('\r\n')
    expect(filtered).toHaveLength(2)
    const nobody = await registerSeaman(server)
    expect((await nobody.get(`${PATH}.csv`)).text.trim().split('\r\n')).toHaveLength(1)
  })

  it('is a file that names entries as the page does, also those of a pay-back', async () => {
    const payer = await registerPayer()
    await payer.payIn()
    const until = server.now() + DAY
    for (const reference of ['payback:p1:hold', newReference()])
      await hold(services, { reference, holderId: payer.holderId, amount: usd(100), until })
    const { items } = (await payer.get(PATH)).body as { items: { kind: EntryKind; reference: string }[] }
    const { t } = await loadServerIntl('en')
    const names = items.map((line) => t(nameOfLine(line)))
    expect(names).toEqual(['An amount was held for an order', 'An amount was held for a pay-back', 'A payment arrived'])
    const [, ...rows] = (await payer.get(`${PATH}.csv?in=en`)).text.trim().split('\r\n')
    expect(rows.map((row) => row.split(',')[1])).toEqual(names.map((name) => `"${name}"`))
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
  expect((await owner.get('/server/company/balance.csv')).text).toContain('"9.00"')
  for (const role of ['recruiter', 'viewer'] as const) {
    const member = await joinCompany(server, owner.companyId, role)
    expect((await member.get('/server/company/balance')).status).toBe(403)
    expect((await member.get('/server/company/balance.csv')).status).toBe(403)
  }
})

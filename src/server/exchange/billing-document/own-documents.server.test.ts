import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { ownBalanceSchema } from '#src/contract/billing/schemas.ts'
import { documentSchema, documentsSchema, statementSchema } from '#src/contract/billing-document/schemas.ts'
import { toDecimal } from '#src/domain/money/to-decimal.ts'
import { DAY } from '#src/domain/time.ts'
import { registerAdmin } from '#tests/server/support/admins.ts'
import { countRoundTrips } from '#tests/server/support/count-round-trips.ts'
import {
  confirmAddress,
  findColumn,
  joinCompany,
  registerCompany,
  registerSeaman,
} from '#tests/server/support/fixtures.ts'
import { openAccounts } from '#tests/server/support/ledger-rows.ts'
import { payAsSeaman } from '#tests/server/support/payers.ts'
import {
  createBuyer,
  createSeamanBuyer,
  deliver,
  PRICES,
  setRules,
  startShop,
} from '#tests/server/support/test-shop.ts'
import { findOwnDocument } from './documents.repository.ts'

const LIST = '/server/balance/document'
const server = startShop()

beforeAll(async () => {
  await setRules(server, 'price', ...PRICES)
})

async function buy() {
  const buyer = await createSeamanBuyer(server, { available: 1000, bonus: 100 })
  const id = await buyer.order([{ item: 'tankers', quantity: 10 }])
  await deliver(server, id, 'all', 10)
  const { items } = documentsSchema.parse((await buyer.get(LIST)).body)
  return { ...buyer, id, items }
}

describe('documents', () => {
  it('are listed by kind and year for their owner alone', async () => {
    const [buyer, other] = [await buy(), await registerSeaman(server)]
    expect(buyer.items.map(({ kind }) => kind).toSorted()).toEqual(['invoice', 'receipt'])
    expect((await other.get(LIST)).body).toMatchObject({ items: [], total: 0, years: [] })
    const invoices = documentsSchema.parse((await buyer.get(`${LIST}?kind=invoice&year=2026`)).body)
    expect([invoices.items.map(({ kind }) => kind), invoices.years]).toEqual([['invoice'], [2026]])
    expect((await buyer.get(`${LIST}?year=2027`)).body).toMatchObject({ items: [], total: 0 })
  })

  it('are read by their owner and by finance admins, and found by nobody else', async () => {
    const { items, get } = await buy()
    const path = `${LIST}/${items[0]?.number}`
    expect(documentSchema.parse((await get(path)).body)).toMatchObject({ number: items[0]?.number })
    expect((await (await registerSeaman(server)).get(path)).status).toBe(404)
    expect((await get(`${LIST}/INV-2026-999999`)).status).toBe(404)
    expect((await get(`${LIST}/x`)).status).toBe(404)
    const admin = (await registerAdmin(server, ['finance'])).get(`/server/admin/document/${items[0]?.number}`)
    expect((await admin).status).toBe(200)
    const moderator = (await registerAdmin(server, ['moderator'])).get(`/server/admin/document/${items[0]?.number}`)
    expect((await moderator).status).toBe(403)
  })

  it('of others are answered as those that do not exist, and nothing more is read for them', async () => {
    const [{ items }, other] = [await buy(), await registerSeaman(server)]
    const numbers = [items[0]?.number, 'INV-2026-999999', 'INV-2025-000001', 'CRN-2026-000001']
    const answers = []
    for (const number of numbers) {
      let answer: Awaited<ReturnType<typeof other.get>> | undefined
      const asked = await countRoundTrips(async () => {
        answer = await other.get(`${LIST}/${number}`)
      })
      const { status, body, headers } = answer as NonNullable<typeof answer>
      const sent = Object.fromEntries([...headers].filter(([name]) => name !== 'x-request-id'))
      answers.push({ status, sent, asked, body: { ...body, requestId: '' } })
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 404, sent: { 'cache-control': 'no-store' } })
    const number = String(items[0]?.number)
    expect(await findOwnDocument(server.services.db, { accountId: other.accountId }, number)).toBeUndefined()
  })

  it('of a company are a matter of its owners', async () => {
    const owner = await registerCompany(server)
    const buyer = await createBuyer(server, owner, { organisationId: owner.companyId }, { available: 1000 })
    await deliver(server, await buyer.order([{ item: 'tankers', quantity: 1 }]), 'all', 1)
    expect((await owner.get(LIST)).body.total).toBe(2)
    const recruiter = await joinCompany(server, owner.companyId, 'recruiter')
    for (const path of [LIST, '/server/balance/statement?currency=USD&from=2026-11&until=2026-11'])
      expect((await recruiter.get(path)).status).toBe(403)
  })
})

describe('a statement', () => {
  const read = async (get: (path: string) => Promise<{ body: unknown }>, from: string, until: string) =>
    statementSchema.parse((await get(`/server/balance/statement?currency=USD&from=${from}&until=${until}`)).body)

  it('adds up from the opening to the closing balance, also across months', async () => {
    const buyer = await createSeamanBuyer(server, { available: 1000, bonus: 100 })
    const id = await buyer.order([{ item: 'tankers', quantity: 10 }])
    server.wait(20 * DAY)
    await deliver(server, id, 'some', 4)
    const [november, december, both] = [
      await read(buyer.get, '2026-11', '2026-11'),
      await read(buyer.get, '2026-12', '2026-12'),
      await read(buyer.get, '2026-11', '2026-12'),
    ]
    expect(november.lines.map(({ kind }) => kind)).toEqual(['top-up', 'bonus'])
    expect([november.opening, november.closing].map(toDecimal)).toEqual(['0.00', '11.00'])
    expect(december.lines.map(({ kind, amount, balance }) => [kind, toDecimal(amount), toDecimal(balance)])).toEqual([
      ['capture', '-0.80', '10.20'],
    ])
    expect(december.opening).toEqual(november.closing)
    expect(both).toMatchObject({ opening: november.opening, closing: december.closing, holder: { kind: 'person' } })
    expect(Object.values(december.parts).map(toDecimal)).toEqual(['9.00', '0.00', '1.20', '0.00'])
    server.wait(-20 * DAY)
  })

  it('names a person and a company that have never paid', async () => {
    const [person, company] = [await registerSeaman(server), await registerCompany(server)]
    const statements = await Promise.all([person, company].map(({ get }) => read(get, '2026-11', '2026-11')))
    expect(statements.map(({ holder, lines }) => [holder?.kind, holder?.name !== '', lines.length])).toEqual([
      ['person', true, 0],
      ['company', true, 0],
    ])
  })

  it('names in each line the payment, the order and the document that people know, as the balance does', async () => {
    const buyer = await createSeamanBuyer(server, { available: 1000 })
    const id = await buyer.order([{ item: 'tankers', quantity: 10 }])
    await deliver(server, id, 'all', 10)
    const order = await findColumn('purchase_order', 'reference', 'id', id)
    const { items } = documentsSchema.parse((await buyer.get(`${LIST}?kind=invoice`)).body)
    const invoice = items[0]?.number
    const { lines } = await read(buyer.get, '2026-11', '2026-11')
    expect(lines.map(({ kind, links }) => [kind, links.map(({ reference }) => reference)])).toEqual([
      ['top-up', []],
      ['capture', [order, invoice]],
    ])
    const balance = ownBalanceSchema.parse((await buyer.get('/server/seaman/balance')).body)
    const linksOf = (kind: string) => balance.items.find((line) => line.kind === kind)?.links
    expect(linksOf('hold')).toEqual([{ kind: 'order', id, reference: order }])
    expect(linksOf('capture')).toEqual([
      { kind: 'order', id, reference: order },
      { kind: 'document', id: invoice, reference: invoice },
    ])
  })

  it('names the payment and the receipt of a top-up, and the payment that is paid back', async () => {
    const seaman = await registerSeaman(server)
    await confirmAddress(seaman.email)
    const payer = payAsSeaman(server, seaman)
    const { reference } = await payer.payIn('20')
    await payer.ask()
    const receipt = documentsSchema.parse((await seaman.get(`${LIST}?kind=receipt`)).body).items[0]?.number
    const { items } = ownBalanceSchema.parse((await seaman.get('/server/seaman/balance')).body)
    expect(items.map(({ kind, links }) => [kind, links.map((link) => link.reference)])).toEqual([
      ['hold', [reference]],
      ['top-up', [reference, receipt]],
    ])
    expect((await read(seaman.get, '2026-11', '2026-11')).lines[0]?.links).toHaveLength(2)
  })

  it('of more entries than a document has lists none, and still adds up', async () => {
    const buyer = await createSeamanBuyer(server, { available: 1000 })
    const [account, house] = [`${buyer.holderId}:available:USD`, 'house:adjustments:USD']
    const legs = JSON.stringify([
      { account, currency: 'USD', amount: 1 },
      { account: house, currency: 'USD', amount: -1 },
    ])
    await openAccounts([[null, 'adjustments', 'USD']])
    await env.DB.prepare(
      `INSERT INTO ledger_transaction (id, reference, kind, at, legs)
        SELECT 'many ' || n.value, 'adjustment:' || n.value, 'adjustment', ?2, ?3 FROM json_each(?1) n`,
    )
      .bind(JSON.stringify(Array.from({ length: 2001 }, (_, place) => place)), server.now(), legs)
      .run()
    const { lines, mostLines, closing } = await read(buyer.get, '2026-11', '2026-11')
    expect([lines, mostLines, toDecimal(closing)]).toEqual([[], 2000, '30.01'])
  })

  it('is empty without a balance, and refused for months ahead or in the wrong order', async () => {
    const seaman = await registerSeaman(server)
    expect(await read(seaman.get, '2026-11', '2026-11')).toMatchObject({ lines: [] })
    expect((await seaman.get('/server/balance/statement?currency=USD&from=2026-13&until=2026-13')).status).toBe(400)
    for (const query of ['from=2027-01&until=2027-01', 'from=2026-11&until=2026-10'])
      expect((await seaman.get(`/server/balance/statement?currency=USD&${query}`)).status, query).toBe(422)
  })
})

import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { type DocumentRecord, recordSchema } from '#src/contract/billing-document/record.ts'
import { DAY } from '#src/domain/time.ts'
import { findDocumentsOfOrder } from '#src/server/exchange/billing-document/documents.repository.ts'
import { closeOrder } from '#src/server/exchange/order/end-order.usecases.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { PRODUCT } from '#src/server/product.ts'
import { collectRows } from '#src/server/trust/data-right/collect-copy.repository.ts'
import { fillForm, readDetails } from '#tests/server/support/company-details.ts'
import { insertRow, registerCompany } from '#tests/server/support/fixtures.ts'
import { createHolder, usd } from '#tests/server/support/ledger.ts'
import { readMails } from '#tests/server/support/mailbox.ts'
import { eraseDueAccounts } from '#tests/server/support/rights.ts'
import {
  createBuyer,
  createSeamanBuyer,
  deliver,
  PRICES,
  setRules,
  startShop,
} from '#tests/server/support/test-shop.ts'
import { createDocument } from './create-document.ts'
import { emptyOldBuyers } from './empty-buyers.usecases.ts'

const server = startShop()
const { services, product } = server
const { db } = services

beforeAll(async () => {
  await setRules(server, 'price', ...PRICES)
  await setRules(
    server,
    'tax',
    'EE,UA,person,20,ПДВ,2026-01-01,,Податковий кодекс',
    'EE,*,person,22,Estonian VAT,2026-01-01,,Value-Added Tax Act',
    'EE,PL,company,0,Reverse charge,2026-01-01,,Article 196',
  )
})

type Kind<Name extends DocumentRecord['kind']> = Extract<DocumentRecord, { kind: Name }>
async function readRecord<Name extends DocumentRecord['kind']>(orderId: string, kind: Name) {
  const row = (await findDocumentsOfOrder(db, orderId)).find((one) => one.kind === kind)
  if (!row) throw new Error(`no ${kind}`)
  return { ...row, record: recordSchema.parse(row.record) as Kind<Name> }
}

const TEN = [{ item: 'tankers', quantity: 10 }] as const

describe('the invoice of an order', () => {
  it('names seller and buyer, what was delivered at its price, the tax in it by its rule, and how it was paid', async () => {
    const buyer = await createSeamanBuyer(server, { available: 500, bonus: 50 })
    const id = await buyer.order([...TEN])
    await deliver(server, id, 'some', 7)
    expect(await findDocumentsOfOrder(db, id)).toEqual([])
    server.wait(DAY)
    await closeOrder(services, product.products, id)
    const { record, buyer: named, number } = await readRecord(id, 'invoice')
    expect(number).toMatch(/^INV-2026-\d{6}$/)
    expect(named).toMatchObject({ kind: 'person', name: expect.stringContaining(' '), country: 'UA' })
    expect(record).toMatchObject({
      seller: { name: 'Gangway Demo Crewing Ltd', country: 'EE' },
      lines: [{ ordered: 10, quantity: 7, unitPrice: usd(20), amount: usd(140) }],
      totals: { net: usd(117), tax: usd(23), gross: usd(140) },
      tax: { percent: '20', wording: 'ПДВ', source: 'Податковий кодекс', version: expect.any(Number) },
      paid: { bonus: usd(50), balance: usd(90) },
    })
    expect(record.supplied.until).toBe(record.supplied.from)
    expect(await readRecord(id, 'receipt')).toMatchObject({ record: { amount: usd(140) } })
  })

  it('of a company has its legal name, address and tax number, as they were when it ordered', async () => {
    const owner = await registerCompany(server)
    const save = async (typed: object) =>
      owner.put('/server/company/details', fillForm(await readDetails(owner), typed))
    const office = { kind: 'head', country: 'PL', city: 'Gdynia', address: 'ul. Portowa 12' }
    await env.DB.prepare("UPDATE organisation SET country = 'PL' WHERE id = ?").bind(owner.companyId).run()
    expect((await save({ legalName: 'North Sp. z o.o.', taxNumber: 'pl 586', offices: [office] })).status).toBe(200)
    const buyer = await createBuyer(server, owner, { organisationId: owner.companyId }, { available: 1000 })
    const id = await buyer.order([...TEN])
    await save({ legalName: 'South Sp. z o.o.' })
    await deliver(server, id, 'all', 10)
    const { buyer: named, record } = await readRecord(id, 'invoice')
    expect(named).toEqual({
      ...{ kind: 'company', name: 'North Sp. z o.o.', country: 'PL', taxNumber: 'PL 586' },
      address: 'ul. Portowa 12, Gdynia',
    })
    expect(record).toMatchObject({ tax: { percent: '0', wording: 'Reverse charge' }, totals: { tax: usd(0) } })
    for (const taxNumber of ['DE<b>', 'ДЕ1', '1'.repeat(41)]) {
      const refused = await save({ taxNumber })
      expect([refused.status, refused.body.errors?.company?.taxNumber], taxNumber).toEqual([422, expect.any(String)])
    }
  })

  it('says why no tax is charged where no rule charges one', async () => {
    const owner = await registerCompany(server)
    await env.DB.prepare("UPDATE organisation SET tax_number = 'X1', country = 'GR' WHERE id = ?")
      .bind(owner.companyId)
      .run()
    const buyer = await createBuyer(server, owner, { organisationId: owner.companyId }, { available: 1000 })
    const id = await buyer.order([...TEN])
    await deliver(server, id, 'all', 10)
    expect((await readRecord(id, 'invoice')).record).toMatchObject({
      tax: { none: 'not-registered' },
      totals: { net: usd(200), tax: usd(0), gross: usd(200) },
    })
  })

  it('is not issued for an order of which nothing was delivered', async () => {
    const buyer = await createSeamanBuyer(server)
    const id = await buyer.order([...TEN])
    await closeOrder(services, product.products, id)
    expect(await findDocumentsOfOrder(db, id)).toEqual([])
  })

  it('follows by mail with a link to the receipt', async () => {
    const buyer = await createSeamanBuyer(server)
    const id = await buyer.order([...TEN])
    await deliver(server, id, 'all', 10)
    const { number } = await readRecord(id, 'receipt')
    const mail = (await readMails(server)).find(
      ({ recipient, kind }) => recipient === buyer.email && kind === 'document-issued',
    )
    expect(mail).toMatchObject({ subject: `Receipt ${number}` })
    expect(mail?.text).toContain(`/seaman/profile/balance/documents/${number.toLowerCase()}`)
  })
})

describe('numbers', () => {
  const issue = async (holderId: string, { fails = false } = {}) => {
    const { statements } = createDocument(services, {
      ...{ cause: crypto.randomUUID(), holderId, buyer: null, total: usd(1) },
      content: { kind: 'receipt', amount: usd(1), paid: { topUp: 'RF00' } },
    })
    const failing = fails ? [db.run('INSERT INTO guard (ok) VALUES (0)' as never)] : []
    await runBatch(db, [...statements, ...failing])
  }
  const listSerials = async (holderId: string) =>
    (
      await env.DB.prepare('SELECT year, serial FROM billing_document WHERE holder_id = ? ORDER BY year, serial')
        .bind(holderId)
        .all<{ year: number; serial: number }>()
    ).results

  it('have no gaps, also when a hundred documents are issued at the same time and a third of the batches fail', async () => {
    const holderId = await createHolder(server)
    const before = (await env.DB.prepare(
      "SELECT coalesce(max(serial), 0) AS last FROM billing_document WHERE kind = 'receipt' AND year = 2026",
    ).first<number>('last')) as number
    const outcomes = await Promise.allSettled(
      Array.from({ length: 150 }, (_, index) => issue(holderId, { fails: index % 3 === 2 })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(100)
    const serials = (await listSerials(holderId)).map(({ serial }) => serial)
    expect(serials).toEqual(Array.from({ length: 100 }, (_, index) => before + index + 1))
  })

  it('begin again with each year', async () => {
    const holderId = await createHolder(server)
    const wait = Date.UTC(2027, 0, 1) - server.now()
    server.wait(wait)
    await issue(holderId)
    server.wait(-wait)
    expect(await listSerials(holderId)).toEqual([{ year: 2027, serial: 1 }])
  })

  it('and documents cannot be changed, deleted or left out', async () => {
    const holderId = await createHolder(server)
    await issue(holderId)
    const { id } = (await env.DB.prepare('SELECT id FROM billing_document WHERE holder_id = ?')
      .bind(holderId)
      .first<{ id: string }>()) as { id: string }
    for (const statement of [
      "UPDATE billing_document SET record = '{}' WHERE id = ?",
      'UPDATE billing_document SET total = 5 WHERE id = ?',
      `UPDATE billing_document SET buyer = '{"name":"Other"}' WHERE id = ?`,
      'DELETE FROM billing_document WHERE id = ?',
    ])
      await expect(env.DB.prepare(statement).bind(id).run(), statement).rejects.toThrow()
    await env.DB.prepare("UPDATE billing_number SET last = last + 1 WHERE kind = 'receipt'").run()
    await expect(issue(holderId)).rejects.toThrow('document-number')
    await env.DB.prepare("UPDATE billing_number SET last = last - 1 WHERE kind = 'receipt'").run()
  })
})

describe('the buyer', () => {
  async function buy() {
    const buyer = await createSeamanBuyer(server)
    const id = await buyer.order([...TEN])
    await deliver(server, id, 'all', 10)
    return { ...buyer, id }
  }

  it('finds orders and documents in the copy of the own data, and nothing of others', async () => {
    const [buyer] = [await buy(), await buy()]
    const copy = await collectRows(services, PRODUCT.personalData, buyer.accountId)
    expect(copy.purchase_order?.rows.map(({ id }) => id)).toEqual([buyer.id])
    expect(copy.order_line?.rows).toHaveLength(1)
    expect(copy.order_event?.rows.map(({ act }) => act)).toEqual(['placed', 'fulfilled'])
    expect(copy.billing_document?.rows).toHaveLength(2)
  })

  it('is emptied in orders and receipts with the account, and remains on invoices for ten years', async () => {
    const buyer = await buy()
    await insertRow('erasure', { account_id: buyer.accountId, requested_at: 1, erase_at: server.now() - 1 })
    await eraseDueAccounts(services)
    const [invoice, receipt] = [await readRecord(buyer.id, 'invoice'), await readRecord(buyer.id, 'receipt')]
    expect([invoice.buyer?.country, receipt.buyer]).toEqual(['UA', null])
    const order = await env.DB.prepare('SELECT buyer, account_id FROM purchase_order WHERE id = ?')
      .bind(buyer.id)
      .first()
    expect(order).toEqual({ buyer: null, account_id: null })
    for (const [year, isKept] of [
      [2036, true],
      [2037, false],
    ] as const) {
      const wait = Date.UTC(year, 11, 31) - server.now()
      server.wait(wait)
      await emptyOldBuyers(services)
      server.wait(-wait)
      expect((await readRecord(buyer.id, 'invoice')).buyer !== null, String(year)).toBe(isKept)
    }
  })
})

import { describe, expect, test } from 'vitest'
import { render } from '#src/app/features/work/market/market-render.fixture.tsx'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import type { LineLink } from '#src/contract/billing/schemas.ts'
import type { Buyer, DocumentRecord } from '#src/contract/billing-document/record.ts'
import type { BillingDocument, Documents, Statement } from '#src/contract/billing-document/schemas.ts'
import { amountOf } from '#src/domain/money/amount.ts'
import { DocumentPage } from './document-page.tsx'
import { COMPANY, CREDIT_NOTE, invoiceOf, PERSON, RECEIPT, SELLER } from './documents.fixture.ts'
import { DocumentList } from './documents-page.tsx'
import { StatementPage } from './statement-page.tsx'

const usd = (minor: number) => amountOf(minor, 'USD')
const LINKS: LineLink[] = [
  { kind: 'top-up', id: 'p1', reference: 'RF270000000042' },
  { kind: 'order', id: 'o1', reference: 'K7QF29XHTM' },
  { kind: 'document', id: 'REC-2026-000001', reference: 'REC-2026-000001' },
]

async function draw(record: DocumentRecord, buyer: Buyer | null = PERSON): Promise<string> {
  const ctx = await createPageContext({}, { here: '/seaman/profile/balance/documents/inv-2026-000417' })
  const document: BillingDocument = {
    ...{
      number: 'INV-2026-000417',
      kind: record.kind,
      total: usd(2620),
      issuedAt: Date.UTC(2026, 11, 8),
      buyer,
      record,
    },
  }
  return render(ctx, <DocumentPage document={document} words={null} ctx={ctx} side="seaman" />)
}

describe('an invoice', () => {
  test('names seller and buyer, its lines, the tax in the total by its rule, and how it was paid', async () => {
    const html = await draw(invoiceOf())
    for (const text of ['Gangway Services OÜ', 'EE109990417', 'Marek Zielinski', 'Poland', 'Private person'])
      expect(html).toContain(text)
    for (const text of ['US$0.20', 'US$21.30', 'US$4.90', 'US$26.20', 'VAT of Poland (23%)', '−US$5.00', 'US$0.00'])
      expect(html.replaceAll('-US$', '−US$'), text).toContain(text)
    expect(html).toContain('Not delivered and not charged: 7')
    expect(html).toContain('This is not a placement fee')
  })

  test('of a company has its address and tax number, and no word about placement', async () => {
    const html = await draw(invoiceOf(), COMPANY)
    for (const text of ['ul. Portowa 12, Gdynia', 'PL5860000000']) expect(html).toContain(text)
    expect(html).not.toContain('placement fee')
  })

  test('says so if its buyer is no longer stored', async () => {
    expect(await draw(invoiceOf(), null)).toContain('The name is no longer stored.')
  })

  test('without tax says why', async () => {
    const html = await draw({ ...invoiceOf(), tax: { none: 'small-business', law: '§ 19 UStG' } })
    expect(html).toContain('exempt as a small business')
    expect(html).toContain('§ 19 UStG')
    expect(html).not.toContain('Net amount')
  })
})

test('a credit note names its invoice, the reason and what was returned', async () => {
  const html = await draw(CREDIT_NOTE)
  for (const text of ['INV-2026-000417', 'Goodwill of the seller', 'US$1.00', 'Returned to the balance'])
    expect(html).toContain(text)
})

test('a receipt names what was paid', async () => {
  expect(await draw(RECEIPT)).toContain('Payment of order K7QF29XHTM from the balance')
  const topUp: DocumentRecord = { ...RECEIPT, paid: { topUp: 'RF270000000042' } }
  expect(await draw(topUp)).toContain('Payment to the balance, reference RF270000000042')
})

describe('the list of documents', () => {
  const list = async (changes: Partial<Documents>) => {
    const ctx = await createPageContext({}, { here: '/company/balance/documents' })
    const data: Documents = { items: [], total: 0, page: 1, pageSize: 25, years: [], ...changes }
    return render(ctx, <DocumentList data={data} ctx={ctx} side="company" />)
  }

  test('says what will be there while it is empty, and offers no filter', async () => {
    const html = await list({})
    expect(html).toContain('No documents yet')
    expect(html).not.toContain('name="kind"')
    expect(html).toContain('action="/company/balance/statement"')
  })

  test('links each document by its number in lower case', async () => {
    const item = { number: 'REC-2026-000001', kind: 'receipt', total: usd(5), issuedAt: 1 } as const
    const html = await list({ items: [item], total: 1, years: [2026] })
    expect(html).toContain('href="/company/balance/documents/rec-2026-000001"')
    expect(html).toContain('name="year"')
  })
})

test('a statement shows opening balance, entries with the balance after them, and closing balance', async () => {
  const ctx = await createPageContext({}, { here: '/seaman/profile/balance/statement' })
  const at = Date.UTC(2026, 10, 2)
  const statement: Statement = {
    ...{ seller: SELLER, holder: PERSON, from: Date.UTC(2026, 10, 1), until: Date.UTC(2026, 11, 1) },
    ...{ opening: usd(100), closing: usd(350) },
    parts: { available: usd(300), bonus: usd(0), held: usd(50), owed: usd(0) },
    lines: [
      { kind: 'top-up', reference: 'bank:1', amount: usd(250), balance: usd(350), at, links: LINKS },
      { kind: 'payout', reference: 'payback:1:payout', amount: usd(-1), balance: usd(349), at, links: [] },
    ],
    mostLines: null,
  }
  const html = await render(ctx, <StatementPage statement={statement} words={null} ctx={ctx} side="seaman" />)
  for (const text of ['US$1.00', '+US$2.50', 'US$3.50', 'Opening balance', 'A payment arrived', 'US$0.50'])
    expect(html).toContain(text)
  const references = ['Payment RF27 0000 0000 42', 'Order K7QF29XHTM', 'REC-2026-000001']
  expect(html.replaceAll('<!-- -->', '')).toContain(references.map((one) => `<bdi>${one}</bdi>`).join(' · '))
  expect(html).toContain('An amount was paid back')
  expect(html).not.toMatch(/bank:1|payback:1/)
  expect(html).toContain('1–30 November 2026')
  const long = { ...statement, lines: [], mostLines: 2000 }
  expect(await render(ctx, <StatementPage statement={long} words={null} ctx={ctx} side="seaman" />)).toContain(
    'This period has more than 2,000 entries.',
  )
})

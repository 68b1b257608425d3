import { expect, test } from 'vitest'
import type { ShownTopUps } from '#src/app/features/exchange/payment/top-up-pages.ts'
import { render } from '#src/app/features/work/market/market-render.fixture.tsx'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import type { OwnBalance } from '#src/contract/billing/schemas.ts'
import type { ServiceQuote } from '#src/contract/service/schemas.ts'
import { amountOf } from '#src/domain/money/amount.ts'
import { OrderedView } from './ordered-view.tsx'
import { FORM_QUOTE, OWN_START, PART, START_QUOTE } from './service.fixture.ts'
import { servicePage } from './service-page.tsx'
import { ServiceView } from './service-view.tsx'

const usd = (minor: number) => amountOf(minor, 'USD')
const withBalance = (available: number): OwnBalance =>
  ({ balances: [{ available: usd(available), held: usd(0), bonus: usd(100), owed: usd(0) }], items: [] }) as never

const NO_FORMS = { items: [] }

async function show(
  quote: ServiceQuote,
  { available = 5000, search = {}, topUps = undefined as ShownTopUps | undefined } = {},
) {
  const ctx = await createPageContext({}, { params: { id: quote.id }, here: `/seaman/services/${quote.id}`, search })
  return render(ctx, <ServiceView data={{ quote, balance: withBalance(available), topUps }} ctx={ctx} />)
}

test('a service says what it is, what it does not do, what is free, and what it costs', async () => {
  const html = await show(FORM_QUOTE)
  for (const text of ['We fill in a form.', 'It sends no application.', 'not a placement fee', 'Order for US$3.50'])
    expect(html).toContain(text)
  expect(html.indexOf('free of charge</h2>')).toBeLessThan(html.indexOf('Order for'))
  expect(html.indexOf('US$3.50')).toBeLessThan(html.indexOf('What it does not do'))
})

test('a package names the price of each part, and what it saves', async () => {
  const html = await show(START_QUOTE)
  expect(html).toMatch(/Consultation.*US\$12\.75.*Application form.*US\$2\.98.*30 days at US\$0\.20 each.*US\$5\.10/s)
  expect(html).toContain('US$3.67 less than one by one')
})

test('a consultation names its languages before the order', async () => {
  expect(await show(START_QUOTE)).toContain('Ukrainian or English')
  expect(await show(FORM_QUOTE)).not.toContain('Ukrainian or English')
})

test('premium names before the order what a withdrawal from it costs', async () => {
  const rule = 'one day for each agency that got your CV free of charge only because of premium'
  expect(await show(START_QUOTE)).toContain(rule)
  expect(await show(FORM_QUOTE)).not.toContain(rule)
})

test('the box that asks for an early beginning is not ticked', async () => {
  const html = await show(FORM_QUOTE)
  const box = html.match(/<input[^>]*isBegun[^>]*>/)?.[0]
  expect(box).toContain('type="checkbox"')
  expect(box).not.toContain('checked')
})

test('a price beyond the balance cannot be ordered, and the page leads to the balance', async () => {
  const html = await show(START_QUOTE, { available: 500 })
  expect(html).toContain('Your balance lacks US$14.83')
  expect(html).toContain('href="/seaman/profile/balance"')
  expect(html).not.toContain('value="order"')
})

const CARD: ShownTopUps = {
  ...{ items: [], arrived: null, limits: [{ least: usd(500), most: usd(50_000) }] },
  providers: [
    { name: 'invoice', currencies: ['USD'] },
    { name: 'stripe', currencies: ['USD'] },
  ],
}

test('what the balance lacks can be paid at a provider, without an order', async () => {
  const html = await show(START_QUOTE, { available: 500, topUps: CARD })
  expect(html).toMatch(/value="pay-stripe" name="act">Pay US\$14\.83 now/)
  expect(html).toContain('name="missing" value="USD 14.83"')
  expect(html).not.toContain('value="pay-invoice"')
  expect(html).not.toContain('value="order"')
  expect(html).not.toContain('The smallest payment')
})

test('a provider that accepts no payment so small is paid its least one, and the page says what remains', async () => {
  const html = await show(FORM_QUOTE, { available: 0, topUps: CARD })
  expect(html).toContain('name="missing" value="USD 5.00"')
  expect(html).toContain('The smallest payment is US$5.00. What the order does not use remains on your balance.')
})

test('the discount of the first order is a line before the sum, and the button names what is paid', async () => {
  const promo = { percent: '50', until: '2026-12-31', off: usd(175), total: usd(175) }
  const html = await show({ ...FORM_QUOTE, promo }, { available: 100 })
  expect(html).toMatch(/First order.*50% less, until .*2026.*-US\$1\.75.*US\$1\.75/s)
  expect(html).toContain('Order for US$1.75')
  expect(html).toContain('&quot;total&quot;:175')
})

test('where a law forbids the service, the page names it and orders nothing', async () => {
  const html = await show({ ...FORM_QUOTE, off: { country: 'PH', source: 'Act 1' } })
  expect(html).toMatch(/Philippines.*Act 1/s)
  expect(html).not.toContain('value="order"')
})

test('an address that names neither a service nor a mailing is not found', async () => {
  const ctx = await createPageContext({}, { params: { id: 'premium' }, here: '/seaman/services/premium' })
  await expect((async () => servicePage.load(ctx))()).rejects.toMatchObject({ status: 404 })
})

test('an ordered package has each part with its state, price and times; only an open part can be cancelled', async () => {
  const ctx = await createPageContext({}, { params: { id: 'g1' }, here: '/seaman/services/order/g1' })
  const data = { forms: NO_FORMS, consultation: undefined }
  const html = render(ctx, <OrderedView data={{ ...data, service: OWN_START }} ctx={ctx} />)
  expect(html).toMatch(/Consultation.*Missed by us, refunded.*Application form.*Delivered.*Premium.*Ordered/s)
  expect(html).toContain('Charged on')
  expect(html).not.toContain('Cancel this part')
  const open = render(ctx, <OrderedView data={{ ...data, service: { ...OWN_START, parts: [PART] } }} ctx={ctx} />)
  expect(open).toContain('Cancel this part')
  expect(open).toContain('name="part" value="p1"')
})

test('an ordered premium shows its end, the days that were added, and what it does; other services do not', async () => {
  const ctx = await createPageContext({}, { params: { id: 'g1' }, here: '/seaman/services/order/g1' })
  const data = { forms: NO_FORMS, consultation: undefined }
  const html = render(ctx, <OrderedView data={{ ...data, service: OWN_START }} ctx={ctx} />)
  expect(html).toMatch(/Premium ends.*8 December 2026.*Added by us on 20 November 2026.*7 days:/s)
  expect(html).toContain('What premium does')
  const form = { ...OWN_START, premium: null, parts: [PART] }
  expect(render(ctx, <OrderedView data={{ ...data, service: form }} ctx={ctx} />)).not.toContain('What premium does')
})

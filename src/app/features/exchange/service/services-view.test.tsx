import { expect, test } from 'vitest'
import { CARGO, OWN, TANKERS } from '#src/app/features/exchange/mailing/order/mailing-order.fixture.ts'
import { render } from '#src/app/features/work/market/market-render.fixture.tsx'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import type { OwnMailing } from '#src/contract/mailing/order-schemas.ts'
import type { MailingPrices } from '#src/contract/mailing/schemas.ts'
import { amountOf } from '#src/domain/money/amount.ts'
import { OWN_START, SOLD, START_QUOTE } from './service.fixture.ts'
import { type ServicesData, ServicesView } from './services-view.tsx'

const usd = (minor: number) => ({ amount: amountOf(minor, 'USD').minor, currency: 'USD' as const })
const PRICES: MailingPrices = {
  mailings: [
    {
      ...{ id: TANKERS, slug: 'tankers', title: 'Tanker fleet', text: 'To agencies.', lang: 'en', agencies: 23 },
      ...{ countries: [], leftOut: { ru: 0 }, unit: 'agency', min: 10, max: 23, freeInQuota: 10 },
      ...{ price: usd(575), unitPrice: usd(25), withinHours: 36, refund: 'undelivered' },
    },
  ],
  list: {
    ...{ version: 3, validFrom: '2026-11-01', currency: 'USD', lang: 'en' },
    hideRu: { asked: false, applied: false, why: null },
  },
}
const SOLD_PACKAGE = {
  id: CARGO,
  title: 'Merchant fleet and tanker fleet',
  parts: [],
  price: usd(900),
  saves: usd(100),
}
const FREE = { letters: 10, month: '2026-12', isPremium: false }

async function show(data: Partial<ServicesData> = {}): Promise<string> {
  const ctx = await createPageContext({}, { here: '/seaman/services' })
  const shown = { prices: PRICES, mailings: { items: [OWN], free: FREE }, sold: SOLD, own: { items: [OWN_START] } }
  return render(ctx, <ServicesView data={{ ...shown, ...data }} ctx={ctx} />)
}

test('a package of mailings is listed once, with the most that it costs, and leads to its order', async () => {
  const [mailing] = PRICES.mailings
  const packages = [SOLD_PACKAGE]
  const mailings = mailing
    ? [
        { ...mailing, packages },
        { ...mailing, id: 'other', packages },
      ]
    : []
  const html = await show({ prices: { ...PRICES, mailings } })
  expect(html.match(new RegExp(`href="/seaman/services/${CARGO}"`, 'g'))).toHaveLength(1)
  expect(html).toMatch(/Merchant fleet and tanker fleet.*At most US\$9\.00.*US\$1\.00 less than one by one/s)
})

test('what was ordered can be reached from the top, if there is any', async () => {
  const links = /<a href="#services">Your services<\/a><a href="#own">Your mailings<\/a>/
  expect(await show()).toMatch(links)
  expect(await show({ own: { items: [] }, mailings: { items: [], free: FREE } })).not.toContain('href="#')
})

test('a package of services says what it saves', async () => {
  expect(await show({ sold: { ...SOLD, items: [START_QUOTE] } })).toMatch(/US\$20\.83.*US\$3\.67 less than one by one/s)
})

const own = (change: Partial<OwnMailing>) => show({ mailings: { items: [{ ...OWN, ...change }], free: FREE } })

test('a mailing has its price, its reach and what it does not do, and leads to its order', async () => {
  const html = await show()
  for (const text of [
    'Tanker fleet',
    '$0.25 for each agency',
    '23 agencies',
    'It promises no job',
    'not a placement fee',
  ])
    expect(html).toContain(text)
  expect(html).toContain(`href="/seaman/services/${TANKERS}"`)
  expect(html).toContain('What a mailing does not do')
})

test('the page says what is free this month, until when, and when it is used', async () => {
  expect(await show()).toMatch(/at most 10 agencies.*1 January 2027/)
  const used = await show({ mailings: { items: [], free: { ...FREE, letters: 0, month: '2026-11' } } })
  expect(used).toMatch(/have used the free letters.*1 December 2026/)
  expect(used).toContain('No mailings yet')
})

test('free ways come before what is sold', async () => {
  const html = await show()
  expect(html.indexOf('free of charge</h2>')).toBeGreaterThan(-1)
  expect(html.indexOf('free of charge</h2>')).toBeLessThan(html.indexOf('$0.25 for each agency'))
  for (const path of ['/vacancy', '/seaman/cv/forms']) expect(html).toContain(`href="${path}"`)
})

test('a service has its price and what it does not do, and leads to its order', async () => {
  const html = await show()
  const [form] = SOLD.items
  for (const text of ['$3.50', form?.title, form?.not]) expect(html).toContain(text)
  expect(html).toContain(`href="/seaman/services/${form?.id}"`)
  expect(html).not.toContain('Your premium ends')
  expect(await show({ sold: { ...SOLD, premiumUntil: Date.UTC(2027, 0, 5) } })).toContain('Your premium ends')
  expect(await show({ sold: { ...SOLD, items: [] } })).toContain('No other services are sold')
})

test('an own service has the state of each part and leads to its page', async () => {
  const html = await show()
  expect(html).toContain(`href="/seaman/services/order/${OWN_START.id}"`)
  expect(html).toMatch(/Consultation.*Missed by us, refunded.*Application form.*Delivered/s)
  expect(await show({ own: { items: [] } })).toContain('No services yet')
})

test('an own mailing has its state and leads to its report; only letters that wait can be cancelled', async () => {
  const html = await own({})
  expect(html).toContain('href="/seaman/services/mailing/m1"')
  expect(html).toMatch(/Being sent.*12 letters\. Delivered: 7\. Opened: 3\. Answered: 2\./s)
  expect(html).toContain('name="mailing" value="m1"')
  for (const change of [{ endedAt: 2 }, { stoppedAt: 1 }, { counts: { ...OWN.counts, waiting: 0 } }])
    expect(await own(change)).not.toContain('<form')
  expect(await own({ stoppedAt: 1, endedAt: 2 })).toContain('Cancelled')
  const { letters } = OWN.counts
  expect(await own({ counts: { ...OWN.counts, waiting: letters } })).toMatch(/Waiting.*name="mailing" value="m1"/s)
})

test('a missing part does not hide the others', async () => {
  expect(await show({ prices: undefined })).toContain('Being sent')
  expect(await show({ mailings: undefined, sold: undefined })).toContain('Tanker fleet')
  expect(await show({ own: undefined })).toContain('$3.50')
})

test('premium says until when it lasts, what it does, and how to reach the support', async () => {
  const html = await show({ sold: { ...SOLD, premiumUntil: Date.UTC(2027, 0, 5) } })
  expect(html).toMatch(/CV mailings to 30 agencies each month.*last hundred earlier versions.*within one working day/s)
  expect(html).toContain('href="mailto:help@site.example"')
  expect(html).toContain('Your place in lists does not change')
  const silent = await show({ sold: { ...SOLD, premiumUntil: Date.UTC(2027, 0, 5), supportEmail: '' } })
  expect(silent).toContain('href="/contacts"')
  expect(await show()).toMatch(/Ends on 1 December 2026/)
})

test('with premium, what is free this month may be used in several mailings', async () => {
  const html = await show({ mailings: { items: [], free: { ...FREE, letters: 18, isPremium: true } } })
  expect(html).toContain('letters to at most 18 agencies, in one mailing or several')
})

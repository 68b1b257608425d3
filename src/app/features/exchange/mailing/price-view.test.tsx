import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import { LocaleProvider } from '#src/app/ui/href.tsx'
import { ApiError } from '#src/contract/api.ts'
import type { MailingPrices } from '#src/contract/mailing/schemas.ts'
import { amountOf, type MoneyCurrency } from '#src/domain/money/amount.ts'
import { IntlProvider } from '#src/i18n/react.tsx'
import { mailingPricePage } from './mailing-price-page.tsx'
import { buyerOf } from './order-link.tsx'
import { PriceView } from './price-view.tsx'

const sum = (minor: number, currency: MoneyCurrency) => ({ amount: amountOf(minor, currency).minor, currency })
const usd = (minor: number) => sum(minor, 'USD')
const PRICES: MailingPrices = {
  mailings: [
    {
      ...{ id: 'm1', slug: 'tankers', title: 'Tanker fleet', text: 'To agencies.', lang: 'en', agencies: 23 },
      ...{ countries: [{ code: 'CY', agencies: 23 }], leftOut: { ru: 2 }, unit: 'agency', min: 10, max: 23 },
      ...{ freeInQuota: 10, price: usd(575), unitPrice: usd(25), withinHours: 36, refund: 'undelivered' },
      prices: [usd(575), { ...sum(24_495, 'UAH'), rate: '42.6', rateDate: '2026-11-13' }],
      consultation: null,
      firstPromo: { price: usd(288), off: { percent: 50 }, until: '2026-12-31', once: true },
    },
  ],
  list: {
    ...{ version: 3, validFrom: '2026-11-01', currency: 'USD', lang: 'en' },
    hideRu: { asked: true, applied: true, why: null },
  },
}

async function show(prices: MailingPrices, search: Record<string, string> = {}) {
  const calls: unknown[][] = []
  const call = async (...input: unknown[]) => {
    calls.push(input)
    return prices
  }
  const ctx = await createPageContext({ call: call as never }, { search, here: '/company/mailing/price' })
  const html = renderToString(
    <IntlProvider intl={ctx.intl}>
      <LocaleProvider value="en">
        <mailingPricePage.Component data={await mailingPricePage.load(ctx)} ctx={ctx} />
      </LocaleProvider>
    </IntlProvider>,
  )
  return { html: html.replaceAll('<!-- -->', ''), calls }
}

test('the page asks for the switches of its address in its language, and has a control for each', async () => {
  const { html, calls } = await show(PRICES, { withCurrency: 'true', isHideRu: 'true', withApplication: 'maybe' })
  expect(calls).toEqual([
    ['GET /server/company/mailing/price', { query: { withCurrency: 'true', isHideRu: 'true', lang: 'en' } }],
  ])
  expect(html.match(/type="checkbox"/g)).toHaveLength(6)
  expect(html.match(/checked=""/g)).toHaveLength(2)
})

test('a switch is read from an address in every form that the endpoint accepts, and stays as it is written', async () => {
  const search = { withCurrency: 'UAH', isHideRu: '1', withFirstPromo: '0', withApplication: 'false' }
  const { html, calls } = await show(PRICES, search)
  expect(calls).toEqual([
    ['GET /server/company/mailing/price', { query: { withCurrency: 'UAH', isHideRu: '1', lang: 'en' } }],
  ])
  expect(html.match(/checked=""/g)).toHaveLength(2)
  expect(html).toMatch(/name="withCurrency"[^>]*value="UAH"/)
})

test('countries are listed as the language lists them', async () => {
  const countries = ['CY', 'GR', 'UA'].map((code) => ({ code, agencies: 2 }))
  const mailings = PRICES.mailings.map((mailing) => ({ ...mailing, countries }))
  expect((await show({ ...PRICES, mailings })).html).toContain('Cyprus (2), Greece (2) and Ukraine (2)')
})

test('a mailing has its price, its agencies and what the reader chose to see', async () => {
  const { html } = await show(PRICES)
  for (const text of ['Tanker fleet', '$5.75', '23 agencies', '2 Russian agencies left out', 'Cyprus (23)'])
    expect(html).toContain(text)
  for (const text of ['₴244.95', '42.6', '13 November 2026', 'Not offered', '$2.88', '50%', '31 December 2026'])
    expect(html).toContain(text)
  expect(html).not.toContain('Packages</dt>')
  expect(html).not.toContain('Order')
})

type Session = Parameters<typeof buyerOf>[0]
const signedIn = (role: string) => ({ role }) as unknown as Session

test.each([
  ['a guest', null, '/uk/auth/login?redirect=%2Fseaman%2Fservices', '%2Fm1'],
  ['a seafarer', signedIn('seaman'), '/uk/seaman/services', '/m1'],
])(
  'the public list leads %s to the order of each mailing, and to the other services',
  async (_who, session, href, mailing) => {
    const { intl } = await createPageContext({}, { locale: 'uk' })
    const html = renderToString(
      <IntlProvider intl={intl}>
        <LocaleProvider value="uk">
          <PriceView prices={PRICES} path="/price-list" level="h3" chosen={{}} buyer={buyerOf(session)} />
        </LocaleProvider>
      </IntlProvider>,
    )
    const links = html.match(/<a [^>]*>/g) ?? []
    expect(links).toHaveLength(2)
    expect(links[0]).toContain(`href="${href}${mailing}"`)
    expect(links[1]).toContain(`href="${href}"`)
    for (const link of links) expect(link).toContain('rel="nofollow"')
  },
)

test('companies, training centres and admins cannot order, so nothing leads them there', async () => {
  for (const role of ['company', 'training-center', 'admin', 'user'])
    expect(buyerOf(signedIn(role)), role).toBeUndefined()
  expect((await show(PRICES)).html).not.toContain('/seaman/services')
})

test('what a mailing does not have is said in words, and its own price is not repeated among the others', async () => {
  const application = { ownForms: 0, filledFree: 0, byHand: 0, price: usd(0), unitPrice: usd(0), withinHours: 24 }
  const mailings = PRICES.mailings.map((mailing) => ({
    ...mailing,
    application,
    packages: [],
    consultation: undefined,
  }))
  const { html } = await show({ ...PRICES, mailings })
  expect(html).toContain('None of these agencies has its own form.')
  expect(html).toMatch(/Packages<\/dt><dd[^>]*>Not offered/)
  expect(html.match(/US\$5\.75/g)).toHaveLength(1)
})

test('an empty list says why it is empty', async () => {
  const { list } = PRICES
  expect((await show({ mailings: [], list })).html).toContain('No agencies are left with this choice.')
  const all = { ...list, hideRu: { asked: false, applied: false, why: null } }
  expect((await show({ mailings: [], list: all })).html).toContain('The price list is empty.')
})

test('a failed request throws with the message of the server', async () => {
  const call = async () => {
    throw new ApiError(503, { message: 'Prices are not available.', code: 'unavailable', requestId: 'r' })
  }
  const ctx = await createPageContext({ call: call as never })
  await expect(mailingPricePage.load(ctx)).rejects.toThrow('Prices are not available.')
})

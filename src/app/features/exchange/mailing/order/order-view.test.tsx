import { expect, test } from 'vitest'
import { render } from '#src/app/features/work/market/market-render.fixture.tsx'
import type { FormFailure, PageContext } from '#src/app/page.ts'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import { balanceOf, CARGO, PACKAGE_QUOTE, QUOTE, TANKERS } from './mailing-order.fixture.ts'
import { mailingOrder } from './order-page.tsx'
import { type OrderData, OrderView } from './order-view.tsx'
import { FIRST_CHOICE, valuesOf, writeTried } from './typed-choice.ts'

const LETTER = {
  subject: 'Chief Officer · LNG carrier: 43 months',
  text: 'A seafarer sends you this CV.\nxxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx',
  html: '',
  language: 'en' as const,
}

const NO_DOCUMENTS = { items: [] }
const DOCUMENTS: OrderData['documents'] = {
  items: [
    { id: 'first-1', name: null, type: 'passport', files: 2 },
    { id: 'd2', name: 'chief-mate-master', type: 'certificate', files: 1 },
  ],
}

type Shown = Partial<OrderData> & {
  id?: string
  failure?: FormFailure
  search?: Record<string, string>
  isConfirmed?: boolean
}

async function show({ id = TANKERS, failure, search = {}, isConfirmed = true, ...data }: Shown = {}): Promise<string> {
  const session = { id: 's', role: 'seaman', email: 'ana@mail.example', emailVerified: isConfirmed, permissions: [] }
  const ctx = await createPageContext(
    {},
    {
      ...{ session: session as unknown as PageContext['session'], params: { id }, search },
      here: `/seaman/services/${id}`,
    },
  )
  const shown = {
    quote: QUOTE,
    widest: QUOTE,
    letter: LETTER,
    documents: NO_DOCUMENTS,
    balance: balanceOf(1000),
    topUps: undefined,
    ...data,
  }
  return render(ctx, <OrderView data={shown} ctx={ctx} {...(failure && { failure })} />)
}

const actsOf = (html: string) =>
  (html.match(/<button[^>]*name="act"[^>]*>/g) ?? []).map((tag) => /value="([\w-]+)"/.exec(tag)?.[1])
const inputOf = (html: string, name: string) =>
  (html.match(/<input[^>]*>/g) ?? []).find((tag) => tag.includes(`name="${name}"`)) ?? ''

test('the page says what it is not, whom the mailing reaches, who is left out and why, and when', async () => {
  const html = await show()
  for (const text of [
    'not a placement fee',
    'promises no job',
    'free and stays free',
    '12 agencies',
    '37 left out: why',
  ])
    expect(html).toContain(text)
  expect(html).toMatch(/Got this CV within 90 days.*27/s)
  expect(html).toMatch(/Immediately.*5.*Within a day.*4.*Within a week.*3/s)
  expect(html).toContain('Marmara Crew')
  expect(html).toContain('1 more agency does not want to be named.')
})

test('the exclusions are ticked, the consents are not, and without scripting a button counts', async () => {
  const html = await show()
  for (const name of ['isHideRu', 'employers', 'recent']) expect(inputOf(html, name)).toContain('checked')
  for (const name of ['isCountriesChosen', 'isBegunAtOnce', 'isWithForm'])
    expect(inputOf(html, name)).not.toContain('checked')
  expect(actsOf(html)).toEqual(['count', 'letter', 'order'])
})

test('the countries are named in words, and the consent belongs to them', async () => {
  const html = await show()
  expect(html).toContain('Poland and Singapore')
  expect(html).toContain('1 of these countries is outside the European Economic Area')
  expect(inputOf(html, 'isCountriesChosen')).toContain('value="PL,SG"')
  const values = { ...valuesOf(FIRST_CHOICE), act: 'order', isCountriesChosen: 'PL' }
  expect(inputOf(await show({ failure: { values, errors: {} } }), 'isCountriesChosen')).not.toContain('checked')
})

test('the quota pays first, then bonus and balance; the rule is beside the button', async () => {
  const html = await show({ balance: balanceOf(1000, 15) })
  expect(html).toMatch(/10 agencies.*US\$0\.00.*2 agencies.*At US\$0\.20 each.*US\$0\.40/s)
  expect(html).toMatch(/From your bonus.*US\$0\.15.*From your balance.*US\$9\.75 remain.*US\$0\.25/s)
  expect(html).toMatch(/You pay for delivered letters only.*Order for US\$0\.40/s)
})

test('a package has the fleets and the price of each part, its discount, and one total', async () => {
  const html = await show({ id: CARGO, quote: PACKAGE_QUOTE, widest: PACKAGE_QUOTE })
  expect(html).toMatch(/<h1>CV mailing: Merchant fleet and tanker fleet<\/h1>/)
  expect(html).toContain('An agency that both reach gets one letter, at the lower price.')
  for (const fleet of ['merchant-fleet', 'tanker-fleet'])
    expect((html.match(/<input[^>]*name="fleets"[^>]*>/g) ?? []).some((tag) => tag.includes(fleet))).toBe(true)
  expect(html).toMatch(
    /8 agencies.*US\$0\.00.*At US\$0\.20 each.*US\$0\.40.*At US\$0\.25 each.*US\$0\.50.*Package.*10% less.*-US\$0\.09.*US\$0\.81/s,
  )
  expect(html).toContain('Order for US$0.81')
})

test('a mailing within the quota needs no balance and no consent to an early start', async () => {
  const quote = { ...QUOTE, paid: 0, price: null }
  const html = await show({ quote, balance: balanceOf(0) })
  expect(html).toContain('Order, free of charge')
  expect(html).not.toContain('name="isBegunAtOnce"')
})

test('too little money leads to the balance instead of to an order', async () => {
  const html = await show({ balance: balanceOf(15) })
  expect(html).toContain('Your balance lacks US$0.25')
  expect(html).toContain('href="/seaman/profile/balance"')
  expect(actsOf(html)).not.toContain('order')
  const values = { ...valuesOf(FIRST_CHOICE), act: 'order', noFunds: 'yes' }
  const refused = await show({ failure: { values, errors: {}, message: 'The balance is too low.' } })
  expect(refused).toContain('Top up the balance')
})

test('nothing is sold where a law forbids it, without a confirmed address, or in a currency without a price', async () => {
  const off = await show({ quote: { ...QUOTE, off: { country: 'PH', source: 'Circular 3 of 2026' } } })
  expect(off).toMatch(/Not sold in your country.*Philippines.*Circular 3 of 2026/s)
  const unconfirmed = await show({ quote: { ...QUOTE, isAddressConfirmed: false }, isConfirmed: false })
  expect(unconfirmed).toContain('ana@mail.example')
  const unpriced = await show({ quote: { ...QUOTE, price: null } })
  expect(unpriced).toContain('not sold in this currency')
  for (const html of [off, unconfirmed, unpriced]) expect(actsOf(html)).not.toContain('order')
})

test('a reach of nobody says what to change', async () => {
  const nobody = (leftOut: OrderData['quote'] & object extends { reach: { leftOut: infer L } } ? L : never) =>
    show({ quote: { ...QUOTE, paid: 0, reach: { ...QUOTE.reach, agencies: 0, countries: [], leftOut } } })
  expect(await nobody({ 'not-chosen': 4, recent: 2 })).toContain('Choose more vessel types')
  expect(await nobody({ recent: 2, rank: 1 })).toContain('Check who must not get it')
  const missed = await nobody({ rank: 9 })
  expect(missed).toContain('Check that your CV states rank')
  expect(actsOf(missed)).not.toContain('order')
})

test('if the agencies could not be counted, nothing can be ordered and the choice is still there', async () => {
  const html = await show({ quote: undefined, widest: undefined, letter: undefined, balance: undefined })
  expect(html).toContain('could not be counted')
  expect(html).toContain('The letter could not be shown')
  expect(actsOf(html)).toEqual(['count', 'letter'])
  expect(inputOf(html, 'employers')).toContain('checked')
})

test('the letter is shown as it is, in its language', async () => {
  const html = await show()
  expect(html).toContain(LETTER.subject)
  expect(html).toMatch(/lang="en" dir="auto"/)
})

test('no document is allowed until it is ticked, and the page says what a scan shows', async () => {
  const html = await show({ documents: DOCUMENTS })
  for (const [id, name, files] of [
    ['first-1', 'Passport or seaman’s book', '2 scans'],
    ['d2', 'Chief mate', '1 scan'],
  ]) {
    const input = (html.match(/<input[^>]*>/g) ?? []).find((tag) => tag.includes(`value="${id}"`)) ?? ''
    expect(input).toContain('name="documents"')
    expect(input).not.toContain('checked')
    expect(html.slice(html.indexOf(input))).toMatch(new RegExp(`^[^]{0,200}${name}[^]{0,200}${files}`, 'i'))
  }
  expect(html).toContain('even if your settings hide numbers')
  expect(html).not.toContain('The agencies may open the scans of')
})

test('the last step names the allowed documents', async () => {
  const tried = writeTried(valuesOf({ ...FIRST_CHOICE, documents: ['first-1', 'gone'] }))
  const html = await show({ documents: DOCUMENTS, search: { tried } })
  expect(html).toMatch(/The agencies may open the scans of: <b[^>]*>Passport or seaman’s book<\/b>\./)
})

test('without scans there is nothing to allow, and documents that could not be loaded are not opened', async () => {
  expect(await show()).toMatch(/None of your documents has a scan.*href="\/seaman\/cv\?tab=documents"/s)
  expect(await show({ documents: undefined })).toContain('the agencies cannot open any of them')
})

test('after a change the page shows the new figures with the kept choice', async () => {
  const choice = { ...FIRST_CHOICE, vesselTypes: ['lng-carrier'], atMost: 3, residence: 'PL' }
  const html = await show({ search: { tried: writeTried(valuesOf(choice)), done: 'changed' } })
  expect(html).toContain('Nothing was ordered')
  expect(inputOf(html, 'atMost')).toContain('value="3"')
  expect(html).toMatch(/value="lng-carrier"[^>]*checked|checked[^>]*value="lng-carrier"/)
})

test('an unknown mailing is not found', async () => {
  for (const id of ['premium', '', TANKERS.replace('f', 'e')]) {
    const ctx = await createPageContext({}, { params: { id }, here: `/seaman/services/${id}` })
    await expect((async () => mailingOrder.queries(ctx))()).rejects.toMatchObject({ status: 404 })
  }
})

import { expect, test } from 'vitest'
import { render } from '#src/app/features/work/market/market-render.fixture.tsx'
import { createPageContext } from '#src/app/page-context.fixture.ts'
import type { OwnMailing } from '#src/contract/mailing/order-schemas.ts'
import type { MailingPrices } from '#src/contract/mailing/schemas.ts'
import { amountOf } from '#src/domain/money/amount.ts'
import { OWN, TANKERS } from './mailing-order.fixture.ts'
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
const FREE = { letters: 10, month: '2026-12' }

async function show(data: Partial<ServicesData> = {}): Promise<string> {
  const ctx = await createPageContext({}, { here: '/seaman/services' })
  return render(ctx, <ServicesView data={{ prices: PRICES, own: { items: [OWN], free: FREE }, ...data }} ctx={ctx} />)
}

const own = (change: Partial<OwnMailing>) => show({ own: { items: [{ ...OWN, ...change }], free: FREE } })

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
  const used = await show({ own: { items: [], free: { letters: 0, month: '2026-11' } } })
  expect(used).toMatch(/have used the free letters.*1 December 2026/)
  expect(used).toContain('No mailings yet')
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

test('a missing part does not hide the other', async () => {
  expect(await show({ prices: undefined })).toContain('Being sent')
  expect(await show({ own: undefined })).toContain('Tanker fleet')
})

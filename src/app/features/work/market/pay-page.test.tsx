import { describe, expect, test, vi } from 'vitest'
import { EXCHANGE_RATES } from '#src/domain/vocabulary/currencies.ts'
import { formatsFor } from '#src/i18n/formats-for.ts'
import { createFleetHead, loadFleet } from './fleet-page.ts'
import { FleetView } from './fleet-view.tsx'
import { createContext, createFleet, createFound, createIndex } from './market.fixture.ts'
import { render } from './market-render.fixture.tsx'
import { createPayHead, loadPay } from './pay-page.ts'
import { PayView } from './pay-view.tsx'

async function showPay(search: Record<string, string> = {}, index = createIndex(), locale: 'en' | 'ar' = 'en') {
  const getPayIndex = vi.fn(async () => index)
  const ctx = await createContext({ getPayIndex }, { locale, search, here: '/pay' })
  const data = await loadPay(ctx)
  return { html: render(ctx, <PayView data={data} ctx={ctx} />), head: createPayHead(data, ctx), getPayIndex, ctx }
}

describe('the pay index', () => {
  test('has a bar and the same numbers in words for each rank', async () => {
    const { html } = await showPay()
    expect(html.match(/<svg aria-hidden="true">/g)).toHaveLength(2)
    expect(html).toContain('Bars run from 0 to US$10,000 per month.')
    expect(html).toContain('x="83%"')
    for (const words of ['US$8,800', 'US$8,300–9,550', '40 vacancies', 'href="/position/chief-officer"'])
      expect(html).toContain(words)
  })

  test('draws each department on a scale of its own', async () => {
    const ranks = createIndex().ranks.map((row) =>
      row.rank === 'second-engineer' ? { ...row, pay: { low: 150_000, median: 180_000, high: 190_000 } } : row,
    )
    const { html } = await showPay({}, createIndex({ ranks }))
    expect(html).toContain('Bars run from 0 to US$10,000 per month.')
    expect(html).toContain('Bars run from 0 to US$2,000 per month.')
    expect(html).toContain('x="75%"')
  })

  test('says how the figures are made, at which rates, and tells search engines the same', async () => {
    const { html, head, ctx } = await showPay()
    expect(html).toContain(formatsFor(ctx.intl).plainDate(EXCHANGE_RATES.date))
    const [, questions] = head.jsonLd as [object, { mainEntity: { name: string; acceptedAnswer: { text: string } }[] }]
    expect(questions).toMatchObject({ '@type': 'FAQPage' })
    for (const { name, acceptedAnswer } of questions.mainEntity) {
      expect(html).toContain(name)
      expect(html).toContain(acceptedAnswer.text.replaceAll('\u00a0', ' '))
    }
  })

  test('of a fleet has the vessel types beside the ranks, each with its own page', async () => {
    const { html, head, getPayIndex } = await showPay({ fleet: 'tanker-fleet', department: 'deck' })
    expect(getPayIndex).toHaveBeenCalledWith({ fleet: 'tanker-fleet', department: 'deck' })
    expect(head.title).toBe('Pay at sea: tanker fleet, deck')
    expect(html).toContain('href="/position/chief-officer/lng-carrier"')
    expect(html).toContain('data-l="LNG carrier"')
    expect(html).not.toContain('href="/position/second-engineer/lng-carrier"')
  })

  test('marks what is chosen, and every other choice is a link', async () => {
    const { html } = await showPay({ department: 'deck' })
    expect(html).toMatch(/<a class="chip" aria-current="true" href="\/pay\?department=deck">/)
    expect(html).toContain('href="/pay?department=deck&amp;fleet=tanker-fleet"')
    expect(html).toContain('href="/pay"')
    expect(html).not.toContain('department=shore')
  })

  test('without a figure says why and leads on, and is not indexed', async () => {
    const { html, head } = await showPay({ department: 'hotel' }, createIndex({ ranks: [], vessels: [] }))
    expect(html).toContain('No rank has five open vacancies here now')
    expect(html).toContain('href="/vacancy?department=hotel"')
    expect(head.noindex).toBe(true)
  })

  test.each([
    { fleet: 'submarine-fleet' },
    { department: 'shore' },
    { department: 'deck,engine' },
    { fleet: 'toString' },
  ])('narrowed by %o does not exist', async (search) => {
    await expect(showPay(search as Record<string, string>)).rejects.toMatchObject({ status: 404 })
  })

  test('in Arabic keeps sums in their own direction', async () => {
    const { html } = await showPay({}, createIndex(), 'ar')
    expect(html).toContain('<bdi>US$8,800</bdi>')
    expect(html).not.toMatch(/style=/)
  })
})

describe('a fleet', () => {
  async function showFleet(fleetType: string, market = createFleet(), found = 44) {
    const api = { getFleetMarket: async () => market, findVacancies: async () => createFound(found) }
    const ctx = await createContext(api, { params: { fleetType }, here: `/job/${fleetType}` })
    const data = await loadFleet(ctx)
    return {
      html: render(ctx, <FleetView data={data} rows={found > 0 ? <p>rows</p> : null} />),
      head: createFleetHead(data, ctx),
    }
  }

  test('tells what the work is, who is wanted, what it pays, and names all its positions', async () => {
    const { html, head } = await showFleet('tanker-fleet')
    for (const words of ['Oil companies inspect ship and crew', '44 vacancies are open in this fleet.', 'US$2,050'])
      expect(html).toContain(words)
    for (const path of ['/position/able-seaman', '/position/pumpman', '/pay?fleet=tanker-fleet', '/job/merchant-fleet'])
      expect(html).toContain(`href="${path}"`)
    expect(html).not.toContain('href="/position/dancer"')
    expect(head.title).toBe('Jobs at sea: tanker fleet')
  })

  test('without vacancies still tells what the work is', async () => {
    const { html } = await showFleet('passenger-fleet', createFleet({ open: 0, ranks: [], vessels: [] }), 0)
    expect(html).toContain('No vacancy is open in this fleet now.')
    expect(html).toContain('href="/position/dancer"')
  })

  test.each(['submarine-fleet', 'constructor', ''])('“%s” is not found', async (fleet) => {
    await expect(showFleet(fleet)).rejects.toMatchObject({ status: 404, message: 'Not found' })
  })
})

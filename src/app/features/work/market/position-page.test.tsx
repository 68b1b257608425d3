import { describe, expect, test } from 'vitest'
import { LOCALE_CODES, type LocaleCode } from '#src/domain/locales.ts'
import { listDuties } from '#src/domain/vocabulary/duties.ts'
import { RANKS } from '#src/domain/vocabulary/ranks.ts'
import { createAboardHead, loadAboard } from './aboard-page.ts'
import { AboardView } from './aboard-view.tsx'
import { createContext, createFigure, createFound, createPosition } from './market.fixture.ts'
import { render } from './market-render.fixture.tsx'
import { createPositionHead, loadPosition } from './position-page.ts'
import { PositionView } from './position-view.tsx'

type Place = { locale?: LocaleCode; found?: number; market?: ReturnType<typeof createPosition> }

const contextOf = (rank: string, vesselType: string | undefined, place: Place) =>
  createContext(
    {
      getPositionMarket: async () => place.market ?? createPosition({ rank }),
      findVacancies: async () => createFound(place.found ?? 12),
    },
    {
      locale: place.locale ?? 'en',
      params: vesselType ? { rank, vesselType } : { rank },
      here: vesselType ? `/position/${rank}/${vesselType}` : `/position/${rank}`,
    },
  )

async function showPosition(rank: string, place: Place = {}) {
  const ctx = await contextOf(rank, undefined, place)
  const data = await loadPosition(ctx)
  const html = render(ctx, <PositionView data={data} rows={data.list?.items.length ? <p>rows</p> : null} />)
  return { html, head: createPositionHead(data, ctx), intl: ctx.intl }
}

async function showAboard(rank: string, vesselType: string, place: Place = {}) {
  const ctx = await contextOf(rank, vesselType, place)
  const data = await loadAboard(ctx)
  const html = render(ctx, <AboardView data={data} rows={data.list?.items.length ? <p>rows</p> : null} />)
  return { html, head: createAboardHead(data, ctx) }
}

describe('a position', () => {
  test('tells duties, certificates with their regulations, career, pay and where it is found', async () => {
    const { html } = await showPosition('chief-officer')
    for (const words of [
      'Plan loading and discharge',
      'Chief mate and master (II/2)',
      'VI/2-1',
      'US$8,800',
      'US$8,300–9,550',
      'All vacancies: 12',
    ])
      expect(html).toContain(words)
    for (const path of [
      '/position/master',
      '/position/second-officer',
      '/position/chief-officer/lng-carrier',
      '/pay?department=deck',
      '/pay#method',
      '/docs/find-and-apply',
    ])
      expect(html).toContain(`href="${path}"`)
  })

  test('is drawn without styles and scripts of its own; what the bars say is beside them', async () => {
    const { html } = await showPosition('chief-officer')
    expect(html).not.toMatch(/style=|<script|on[a-z]+=/)
    expect(html.match(/<svg aria-hidden="true">/g)).toHaveLength(1)
    expect(html).toContain('US$10,150–11,400')
    expect(html).toContain('A dash means that fewer than five vacancies are open.')
  })

  test('that no one looks for says so and leads on', async () => {
    const { html } = await showPosition('dancer', {
      found: 0,
      market: createPosition({ rank: 'dancer', all: createFigure(0), vessels: [] }),
    })
    expect(html).toContain('No vacancy is open for this rank now.')
    expect(html).toContain('href="/vacancy?department=hotel"')
    expect(html).not.toContain('<rect')
  })

  test('has a title and a description of its own, with the pay where it is known', async () => {
    const known = (await showPosition('chief-officer')).head
    expect(known.title).toBe('Chief Officer: duties, certificates and pay')
    expect(known.description?.replaceAll('\u00a0', ' ')).toContain('median pay US$8,800 per month')
    const unknown = (await showPosition('bosun', { market: createPosition({ all: createFigure(3) }) })).head
    expect(unknown.description).not.toContain('median')
    expect(unknown.noindex).toBeUndefined()
  })

  test('tells search engines the way to it', async () => {
    const { head } = await showPosition('chief-officer', { locale: 'uk' })
    expect(head.jsonLd).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { item: 'https://gangway.example/uk/vacancy' },
          { item: 'https://gangway.example/uk/vacancy?department=deck' },
          { item: 'https://gangway.example/uk/position/chief-officer' },
        ],
      },
    ])
  })

  test('that does not exist is not found', async () => {
    const ctx = await contextOf('admiral', undefined, {})
    await expect(loadPosition(ctx)).rejects.toMatchObject({ status: 404, message: 'Page Not Found: /position/admiral' })
  })

  // Every rank in English; in other languages a sample, because the catalogues are complete.
  test.each(LOCALE_CODES)('is written out in %s, whatever the rank', async (locale) => {
    for (const { slug } of RANKS.filter((_, index) => locale === 'en' || index % 12 === 0)) {
      const { html, head, intl } = await showPosition(slug, { locale })
      expect(html, slug).not.toMatch(/>(?:market|duty|certificate|rank|vessel|vocabulary)\.[a-z]/)
      expect(html.match(/<h1>/g), slug).toHaveLength(1)
      for (const duty of listDuties(slug)) expect(intl.has(`duty.${duty}`), duty).toBe(true)
      expect(head.title, slug).not.toContain('market.')
    }
  })
})

describe('a position on a vessel type', () => {
  test('tells what is different there and what it adds', async () => {
    const { html, head } = await showAboard('chief-officer', 'lng-carrier')
    expect(html).toContain('Cargo is cold, under pressure, or both.')
    expect(html).toContain('Liquefied gas tanker cargo operations: advanced')
    expect(html).toContain('US$10,650')
    expect(html).toContain('href="/position/chief-officer"')
    expect(html).toContain('href="/position/chief-officer/lpg-carrier"')
    expect(html).toContain('href="/position/second-officer/lng-carrier"')
    expect(head).toMatchObject({ title: 'Chief Officer, LNG carrier: duties, certificates and pay', noindex: false })
  })

  test('with long names has a title that is not longer still', async () => {
    const { head } = await showAboard('additional-chief-officer', 'fpso', { locale: 'fr' })
    expect(head.title.length).toBeLessThan(100)
    expect(head.title).not.toContain('missions')
  })

  test('is there for search engines without vacancies too, when the trade knows it', async () => {
    const { html, head } = await showAboard('chief-officer', 'co2-carrier', { found: 0 })
    expect(head.noindex).toBe(false)
    expect(html).toContain('No vacancy is open for this rank now.')
  })

  test('that the trade does not know is not found', async () => {
    const ctx = await contextOf('cargo-engineer', 'tug', { found: 0 })
    await expect(loadAboard(ctx)).rejects.toMatchObject({
      status: 404,
      message: 'Page Not Found: /position/cargo-engineer/tug',
    })
  })

  test('that the trade does not know but someone looks for is shown and not indexed', async () => {
    const { html, head } = await showAboard('dancer', 'expedition-ship', { found: 1 })
    expect(head.noindex).toBe(true)
    expect(html).toContain('rows')
  })

  test.each([
    ['admiral', 'tug'],
    ['master', 'submarine'],
  ])('%s on a %s does not exist', async (rank, vessel) => {
    await expect(loadAboard(await contextOf(rank, vessel, {}))).rejects.toMatchObject({ status: 404 })
  })

  test('in Arabic numbers are in their own direction', async () => {
    const { html } = await showAboard('chief-officer', 'lng-carrier', { locale: 'ar' })
    expect(html).toContain('<bdi>US$10,650</bdi>')
    expect(html).toContain('href="/ar/position/chief-officer/lpg-carrier"')
  })
})

import { describe, expect, test } from 'vitest'
import { LOCALE_CODES, LOCALES } from '#src/domain/locales.ts'
import { findSitemapFaults } from '../support/validate-xml.ts'
import { createEdge } from './support/edge.ts'
import { breakDown } from './support/fake-server.ts'

const PART = 20_000
const TOTAL = 45_000
const PARTS = [1, 2, 3].map((number) => ({
  source: 'vacancy',
  number,
  after: number === 1 ? '' : String((number - 1) * PART),
  until: String(Math.min(number * PART, TOTAL)),
  updatedAt: Date.UTC(2026, 10, number),
}))

const createFull = () => {
  const edge = createEdge({ docs: [{ slug: 'no-fee', updatedAt: '2026-10-01' }] })
  edge.server.behave((request) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/server/sitemap') return Response.json({ parts: PARTS })
    const after = Number(searchParams.get('after') ?? 0)
    const left = Number(searchParams.get('until')) - after
    const count = Math.min(Number(searchParams.get('limit')), left)
    const items = Array.from({ length: count }, (_, index) => ({
      path: `/vacancy/id-${after + index + 1}`,
      updatedAt: Date.UTC(2026, 10, 1 + ((after + index) % 5)),
    }))
    return Response.json({ items, next: count < left ? String(after + count) : null })
  })
  return edge
}
const read = async (address: string) => (await createFull().visit(address)).text()
const locsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc)

describe('sitemaps', () => {
  test('the index names the parts of all locales, with their newest change', async () => {
    const xml = await read('/sitemap.xml')
    const names = ['sitemap.xml', 'sitemap-vacancy-1.xml', 'sitemap-vacancy-2.xml', 'sitemap-vacancy-3.xml']
    expect(locsOf(xml)).toEqual(
      LOCALE_CODES.flatMap((locale) => names.map((name) => `https://gangway.example/${locale}/${name}`)),
    )
    expect(xml).toContain('<lastmod>2026-11-03</lastmod>')
    expect(await findSitemapFaults(xml)).toEqual([])
  })

  test('a part holds each address once and at most 20,000, with its versions', async () => {
    const parts = await Promise.all([1, 2, 3].map((part) => read(`/uk/sitemap-vacancy-${part}.xml`)))
    const locs = parts.map(locsOf)
    expect(locs.map((list) => list.length)).toEqual([PART, PART, TOTAL - 2 * PART])
    expect(new Set(locs.flat()).size).toBe(TOTAL)
    expect(locs[0]?.[0]).toBe('https://gangway.example/uk/vacancy/id-1')
    expect(parts[2]?.endsWith('</urlset>\n')).toBe(true)
    for (const part of parts) expect(new TextEncoder().encode(part).byteLength).toBeLessThan(50_000_000)
    const [first = ''] = parts[0]?.match(/<url>.*?<\/url>/) ?? []
    const versions = [...first.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, href]) => [lang, href])
    expect(versions).toEqual([
      ...LOCALES.map(({ code, hreflang }) => [
        hreflang,
        `https://gangway.example${code === 'en' ? '' : `/${code}`}/vacancy/id-1`,
      ]),
      ['x-default', 'https://gangway.example/vacancy/id-1'],
    ])
    expect(await findSitemapFaults(parts[2] ?? '')).toEqual([])
  })

  test('a part is read as it is sent, not gathered first', async () => {
    const edge = createFull()
    const answer = await edge.visit('/en/sitemap-vacancy-1.xml')
    const asked = () => edge.server.calls.filter(({ url }) => url.includes('/server/sitemap/vacancy')).length
    const reader = answer.body?.getReader()
    await reader?.read()
    expect(asked()).toBeLessThan(4)
    let longest = 0
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read())
      longest = Math.max(longest, piece.value.byteLength)
    expect(asked()).toBe(10)
    expect(longest).toBeLessThan(5_000_000)
  })

  test('pages that are always there', async () => {
    const xml = await read('/en/sitemap.xml')
    expect(locsOf(xml)).toEqual(
      expect.arrayContaining([
        'https://gangway.example/',
        'https://gangway.example/vacancy',
        'https://gangway.example/docs/no-fee',
        'https://gangway.example/job/tanker-fleet',
        'https://gangway.example/position/chief-officer',
        'https://gangway.example/position/chief-officer/bulk-carrier',
        'https://gangway.example/blog/company',
      ]),
    )
    expect(xml).toContain('<loc>https://gangway.example/docs/no-fee</loc><lastmod>2026-10-01</lastmod>')
    expect(locsOf(xml).filter((loc) => /example\/(auth|seamans?|company|admin)\b/.test(loc ?? ''))).toEqual([])
    expect(new Set(locsOf(xml)).size).toBe(locsOf(xml).length)
  })

  test.each(['en', 'zh'])('those of %s are valid', async (locale) => {
    expect(await findSitemapFaults(await read(`/${locale}/sitemap.xml`))).toEqual([])
  })

  test('the schemas find what is wrong', async () => {
    const whole = await read('/en/sitemap.xml')
    const xml = `${whole.split('</url>').slice(0, 3).join('</url>')}</url></urlset>`
    expect(await findSitemapFaults(xml)).toEqual([])
    expect(await findSitemapFaults(xml.replace('<loc>', '<lastmod>today</lastmod><loc>'))).not.toEqual([])
    expect(await findSitemapFaults(xml.replace('hreflang="uk"', ''))).not.toEqual([])
  })

  test.each([
    '/uk/sitemap-vacancy-4.xml',
    '/uk/sitemap-vacancy-0.xml',
    '/uk/sitemap-ships-1.xml',
    '/xx/sitemap.xml',
    '/xx/sitemap-vacancy-1.xml',
  ])('%s is a 404', async (address) => {
    expect((await createFull().visit(address)).status).toBe(404)
  })

  test('a text stands only in the locales that it exists in, with the versions that there are', async () => {
    const edge = createEdge()
    const languages = ['en', 'uk']
    const part = { source: 'article', number: 1, after: '', until: 'z', updatedAt: 1, languages: ['en', 'uk', 'de'] }
    const items = [
      { path: '/blog/seaman/one', updatedAt: 1, languages },
      { path: '/blog/seaman/two', updatedAt: 1, languages: ['en', 'de'] },
    ]
    edge.server.behave(({ url }) =>
      Response.json(url.endsWith('/server/sitemap') ? { parts: [part] } : { items, next: null }),
    )
    const xml = await (await edge.visit('/uk/sitemap-article-1.xml')).text()
    expect(locsOf(xml)).toEqual(['https://gangway.example/uk/blog/seaman/one'])
    expect([...xml.matchAll(/hreflang="([^"]+)"/g)].map(([, lang]) => lang)).toEqual(['en', 'uk', 'x-default'])
    expect((await edge.visit('/fr/sitemap-article-1.xml')).status).toBe(404)
    const index = await (await edge.visit('/sitemap.xml')).text()
    expect(locsOf(index).filter((loc) => loc?.includes('article'))).toEqual(
      ['en', 'uk', 'de'].map((code) => `https://gangway.example/${code}/sitemap-article-1.xml`),
    )
  })

  test('a part whose last page has closed meanwhile is a 404 and not an empty file', async () => {
    const edge = createEdge()
    edge.server.behave(({ url }) =>
      Response.json(url.endsWith('/server/sitemap') ? { parts: PARTS } : { items: [], next: null }),
    )
    expect((await edge.visit('/uk/sitemap-vacancy-1.xml')).status).toBe(404)
  })

  test('a server that is down gives 503 and not half a file', async () => {
    const edge = createEdge()
    edge.server.behave(breakDown)
    for (const address of ['/sitemap.xml', '/uk/sitemap-vacancy-1.xml']) {
      const response = await edge.visit(address)
      expect([response.status, response.headers.get('retry-after')], address).toEqual([503, '30'])
    }
  })
})

import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../support/browser.ts'

type Data = Record<string, unknown> & { '@type': string }
type Read = { text: string; html: string; data: Data[]; canonical: string | undefined; versions: string[] }

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
}
const decode = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => ENTITIES[entity] as string)
const plain = (html: string) =>
  decode(html.replace(/<(script|style)\b.*?<\/\1>/gs, ' ').replace(/<[^>]+>/g, ' '))
    .replace(/[\u2066-\u2069]/g, '')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/ ([.,;:!?)])/g, '$1')

const BOT = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }

async function read(request: APIRequestContext, path: string): Promise<Read> {
  const answer = await request.get(path, { headers: BOT, maxRedirects: 0 })
  expect(answer.status(), path).toBe(200)
  const html = await answer.text()
  const head = html.slice(0, html.indexOf('</head>'))
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json = '']) => {
    const parsed = JSON.parse(json)
    return (parsed['@graph'] ?? [parsed]) as Data[]
  })
  const links = [...head.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)]
  return {
    html,
    text: plain(html.slice(html.indexOf('<body'))),
    data,
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1],
    versions: links.map(([, lang, href]) => `${lang} ${href}`),
  }
}

/** What of a thing must stand on the page. */
const SHOWN: Record<string, (data: never) => string[]> = {
  BreadcrumbList: ({ itemListElement }: { itemListElement: { name: string }[] }) =>
    itemListElement.map(({ name }) => name),
  Organization: ({ name, legalName }: { name: string; legalName?: string }) => [name, legalName ?? ''],
  WebSite: ({ name }: { name: string }) => [name],
  JobPosting: ({ title, hiringOrganization }: { title: string; hiringOrganization: { name: string } }) => [
    title,
    hiringOrganization.name,
  ],
  Article: ({ headline, author }: { headline: string; author: { name: string } }) => [headline, author.name],
  FAQPage: ({ mainEntity }: { mainEntity: { name: string; acceptedAnswer: { text: string } }[] }) =>
    mainEntity.flatMap(({ name, acceptedAnswer }) => [name, plain(acceptedAnswer.text)]),
}

const PAGES: readonly [path: string, ...types: string[]][] = [
  ['/', 'Organization', 'WebSite', 'FAQPage'],
  ['/vacancy?rank=chief-officer'],
  ['/crewing'],
  ['/crewing/pl', 'BreadcrumbList'],
  ['/crewing/pl/north-strand-crewing', 'Organization', 'BreadcrumbList'],
  ['/job/tanker-fleet', 'BreadcrumbList'],
  ['/position/chief-officer', 'BreadcrumbList'],
  ['/position/chief-officer/lng-carrier', 'BreadcrumbList'],
  ['/pay', 'BreadcrumbList', 'FAQPage'],
  ['/blog/seaman', 'BreadcrumbList'],
  ['/blog/seaman/how-to-spot-a-fake-vacancy', 'Article', 'BreadcrumbList'],
  ['/docs/no-fee', 'BreadcrumbList'],
]

for (const prefix of ['', '/ar', '/zh']) {
  test(`what pages tell search engines stands on them: ${prefix || 'English'}`, async ({ request }) => {
    for (const [path, ...types] of PAGES) {
      const { text, data } = await read(request, path === '/' ? prefix || '/' : prefix + path)
      expect(data.map((thing) => thing['@type']).sort(), path).toEqual([...types].sort())
      for (const thing of data)
        for (const shown of SHOWN[thing['@type']]?.(thing as never) ?? [])
          expect(text, `${path} ${thing['@type']}`).toContain(plain(shown).trim())
    }
  })
}

test('a vacancy is told where it can be read, in its own language only', async ({ request }) => {
  const list = await (await request.get('/server/vacancy')).json()
  const { id } = list.items[0]
  const { textLanguage } = await (await request.get(`/server/vacancy/${id}`)).json()
  for (const locale of ['en', 'uk', 'de']) {
    const { data } = await read(request, `${locale === 'en' ? '' : `/${locale}`}/vacancy/${id}`)
    expect(data.some((thing) => thing['@type'] === 'JobPosting')).toBe(locale === textLanguage)
  }
})

test('pictures that pages name are there', async ({ request }) => {
  const list = await (await request.get('/server/vacancy')).json()
  const paths = [
    `/vacancy/${list.items[0].id}`,
    '/crewing/pl/north-strand-crewing',
    '/blog/seaman/how-to-spot-a-fake-vacancy',
  ]
  for (const path of paths) {
    const { html } = await read(request, path)
    const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
    const answer = await request.get(new URL(picture).pathname)
    expect([answer.status(), answer.headers()['content-type']], path).toEqual([200, 'image/png'])
  }
})

test('what the sitemap names can be read, is canonical and has the same versions', async ({ request }) => {
  const index = await (await request.get('/sitemap.xml')).text()
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
  const sources = new Set(files.map((file) => /sitemap-([a-z]+)/.exec(file)?.[1]))
  expect([...sources]).toEqual(expect.arrayContaining(['vacancy', 'agency', 'country', 'article', 'page']))
  for (const file of files.filter((name) => /^\/(en|uk)\//.test(name))) {
    const xml = await (await request.get(file)).text()
    const entries = xml.match(/<url>.*?<\/url>/gs) ?? []
    for (const entry of [entries[0], entries[Math.floor(entries.length / 2)], entries.at(-1)]) {
      const loc = decode(/<loc>([^<]+)/.exec(entry ?? '')?.[1] ?? '')
      const named = [...(entry ?? '').matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
        ([, lang, href]) => `${lang} ${href}`,
      )
      const page = await read(request, new URL(loc).pathname)
      expect(page.canonical, loc).toBe(loc)
      expect(page.versions, loc).toEqual(named)
      expect(page.html, loc).not.toContain('name="robots"')
    }
  }
})

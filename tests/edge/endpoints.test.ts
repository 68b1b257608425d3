import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { localizePath } from '#src/contract/http/addresses.ts'
import { ROUTES } from '#src/contract/routes.ts'
import { LOCALE_CODES, LOCALES } from '#src/domain/locales.ts'
import { findFeedFaults, findXmlFaults } from '../support/validate-xml.ts'
import { createEdge } from './support/edge.ts'

describe('messages', () => {
  test('are kept for a day by the build they belong to, and checked each time by any other', async () => {
    const edge = createEdge()
    expect((await edge.visit('/_i18n/build-1/de.json?areas=edge')).headers.get('cache-control')).toBe(
      'public, max-age=86400',
    )
    expect((await edge.visit('/_i18n/build-0/de.json?areas=edge')).headers.get('cache-control')).toBe('no-cache')
  })

  test('only the areas that were asked for', async () => {
    const edge = createEdge()
    const some = await (await edge.visit('/_i18n/build-1/en.json?areas=edge,nothing')).json()
    expect(Object.keys(some).every((id) => id.startsWith('edge.'))).toBe(true)
    const all = await (await edge.visit('/_i18n/build-1/en.json')).json()
    expect(Object.keys(all).length).toBeGreaterThan(Object.keys(some).length)
  })

  test('what the pages say that were asked for', async () => {
    const answer = await createEdge().visit('/_i18n/build-1/en.json?pages=vacancy-list,nothing&but=vacancy-detail')
    expect(Object.keys(await answer.json())).toContain('vacancy.list.title')
  })

  test('nothing is left out for pages of another build, which may have said something else', async () => {
    const left: unknown[] = []
    const edge = createEdge({ messages: async (_, { but }) => left.push(but) })
    for (const build of ['build-1', 'build-0'])
      await edge.visit(`/_i18n/${build}/en.json?pages=vacancy-detail&but=vacancy-list`)
    expect(left).toEqual([['dashboard/vacancy/list'], undefined])
  })

  test.each(['xx.json', 'en.js', '..json', 'constructor.json', '__proto__.json', 'toString.json'])(
    '%s is a clear 404',
    async (file) => {
      const response = await createEdge().visit(`/_i18n/build-1/${file}`)
      expect([response.status, (await response.json()).code]).toEqual([404, 'not-found'])
      expect(response.headers.get('cache-control')).toBe('no-store')
    },
  )

  test.each(LOCALE_CODES)('%s is there', async (locale) => {
    expect((await createEdge().visit(`/_i18n/build-1/${locale}.json?areas=edge`)).status).toBe(200)
  })
})

test('the live build can be asked for and is never kept', async () => {
  const response = await createEdge({ build: 'b7' }).visit('/_build')
  expect([await response.json(), response.headers.get('cache-control')]).toEqual([{ build: 'b7' }, 'no-store'])
})

describe('robots.txt', () => {
  test('closes private areas in every language and names the sitemap', async () => {
    const text = await (await createEdge().visit('/robots.txt')).text()
    for (const area of [
      '/admin',
      '/auth',
      '/seaman/',
      '/company/',
      '/training-center/',
      '/mailing/',
      '/subscribe/',
      '/c/',
      '/m/',
      '/withdraw/',
    ]) {
      for (const prefix of ['', '/uk', '/zh']) expect(text).toContain(`Disallow: ${prefix}${area}\n`)
    }
    expect(text).not.toMatch(/Disallow: \/seamans?$/m)
    expect(text.match(/^Sitemap: .*$/gm)).toEqual([
      'Sitemap: https://gangway.example/sitemap.xml',
      'Sitemap: https://gangway.example/feed/vacancies.xml',
    ])
    expect(text).not.toMatch(/Disallow: \/(og|feed)/)
  })

  test('closes no page that may be found', async () => {
    const text = await (await createEdge().visit('/robots.txt')).text()
    const closed = [...text.matchAll(/^Disallow: (.*)$/gm)].map(
      ([, rule = '']) => new RegExp(`^${rule.replace(/[.?+]/g, '\\$&').replaceAll('*', '.*')}`),
    )
    const open = ROUTES.filter(({ index }) => index).flatMap(({ path }) =>
      ['seaman', 'company'].flatMap((word) =>
        LOCALE_CODES.map((locale) =>
          localizePath(locale, path.replace(/^\/:slug$/, '/about').replace(/:\w+|\*/g, word)),
        ),
      ),
    )
    expect(open.length).toBeGreaterThan(300)
    expect(open.filter((path) => closed.some((rule) => rule.test(path)))).toEqual([])
  })
})

describe('security.txt', () => {
  const visit = (variables = {}) => createEdge({ variables }).visit('/.well-known/security.txt')

  test('says whom to tell about a flaw, and for how long that is true', async () => {
    const response = await visit({ SECURITY_CONTACT: 'mailto:security@gangway.example' })
    const text = await response.text()
    expect(response.headers.get('content-type')).toBe('text/plain; charset=UTF-8')
    expect(text).toContain('Contact: mailto:security@gangway.example\n')
    expect(text).toContain('Canonical: https://gangway.example/.well-known/security.txt\n')
    expect(text).toContain('Expires: 2027-05-19T00:00:00.000Z\n')
  })

  test('is not there when no one is named, and never names what is no address', async () => {
    expect((await visit()).status).toBe(404)
    for (const SECURITY_CONTACT of ['javascript:alert(1)', 'mailto:a@b.example\nX: y', 'security@gangway.example'])
      await expect(async () => visit({ SECURITY_CONTACT })).rejects.toThrow('SECURITY_CONTACT')
  })
})

describe('feeds', () => {
  const card = {
    id: '019a3f00-aaaa-7bbb-8ccc-dddddddddddd',
    rank: 'chief-officer',
    vesselType: 'bulk-carrier',
    pay: { min: 850000, max: 900000, currency: 'USD', period: 'month' },
    joinFrom: '2026-12-12',
    employer: { name: 'Sea & <Sons>' },
    publishedAt: Date.UTC(2026, 10, 19, 8),
  }

  test('the newest vacancies that match the filters, in the language of the prefix', async () => {
    const edge = createEdge()
    edge.server.behave(() => Response.json({ items: [card] }))
    const response = await edge.visit('/feed/vacancies.xml?rank=chief-officer&page=9&sort=salary&utm_source=x')
    const xml = await response.text()
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    expect(new URL(edge.server.calls[0]?.url ?? '').search).toBe('?rank=chief-officer&sort=newest')
    expect(xml).toContain('<title>Chief Officer – bulk carrier</title>')
    expect(xml).toContain('US$8,500–9,000 per month, joining 12 December 2026, Sea &amp; &lt;Sons&gt;')
    expect(xml).toContain(
      '<link rel="alternate" type="text/html" href="https://gangway.example/vacancy/019a3f00-aaaa-7bbb-8ccc-dddddddddddd#via-feed"/>',
    )
    expect(xml).toContain('<updated>2026-11-19T08:00:00.000Z</updated>')
    expect(await findFeedFaults(xml)).toEqual([])
    expect(await findFeedFaults(xml.replace(/<updated>.*?<\/updated>/, ''))).not.toEqual([])
    const uk = await (await edge.visit('/uk/feed/vacancies.xml')).text()
    expect(uk).toContain('xml:lang="uk-UA"')
    expect(uk).toContain('https://gangway.example/uk/vacancy/')
  })

  test('the newest articles of a category, each in the language that its words are in', async () => {
    const edge = createEdge()
    const article = {
      id: '019a3f00-bbbb-7bbb-8ccc-dddddddddddd',
      category: 'company',
      slug: 'officer-matrix',
      language: 'en',
      title: 'Pairs & <years>',
      description: 'Column by column',
      author: 'Anand Pillai',
      cover: 'matrix',
      minutes: 4,
      publishedAt: Date.UTC(2026, 10, 9),
      updatedAt: Date.UTC(2026, 10, 12),
    }
    const own = {
      ...article,
      id: '019a3f00-cccc-7bbb-8ccc-dddddddddddd',
      slug: 'advert',
      language: 'uk',
      title: 'Вакансія',
    }
    edge.server.behave(() => Response.json({ items: [own, article], total: 2, page: 1, pageSize: 12 }))
    const xml = await (await edge.visit('/uk/feed/blog/company.xml')).text()
    expect(new URL(edge.server.calls[0]?.url ?? '').pathname).toBe('/server/blog/company')
    expect(edge.server.calls[0]?.headers.get('accept-language')).toBe('uk')
    expect(xml).toContain('<title>Статті для компаній</title>')
    expect(xml).toContain('<entry xml:lang="en-US">')
    expect(xml).toContain('<title>Pairs &amp; &lt;years&gt;</title>')
    expect(xml).toContain('href="https://gangway.example/blog/company/officer-matrix"')
    expect(xml).toContain('href="https://gangway.example/uk/blog/company/advert"')
    expect(xml).toContain('<published>2026-11-09T00:00:00.000Z</published>')
    expect(xml.match(/<updated>2026-11-12T00:00:00.000Z/g)).toHaveLength(3)
    expect(await findFeedFaults(xml)).toEqual([])
  })

  test('the blog has a valid feed without articles', async () => {
    const xml = await (await createEdge().visit('/feed/blog/company.xml')).text()
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom"/)
    for (const element of ['id', 'title', 'updated']) expect(xml).toContain(`<${element}>`)
    expect(xml).not.toContain('<entry')
    expect(await findFeedFaults(xml)).toEqual([])
  })

  test.each([
    '/feed/blog/pirates.xml',
    '/feed/blog/constructor.xml',
    '/feed/nothing.xml',
    '/xx/feed/vacancies.xml',
    '/calendar/abcdef.ics',
  ])('%s is a 404', async (address) => {
    expect((await createEdge().visit(address)).status).toBe(404)
  })
})

describe('descriptions of the site', () => {
  test.each(LOCALES)('the manifest of $code is in its language and starts there', async ({ code, tag }) => {
    const prefix = code === 'en' ? '' : `/${code}`
    const answer = await createEdge().visit(`${prefix}/manifest.webmanifest`)
    const manifest = await answer.json()
    expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
    expect(manifest).toMatchObject({ name: 'Gangway', lang: tag, id: '/', start_url: prefix || '/' })
    expect(manifest.description.length).toBeGreaterThan(10)
  })

  test('icons of the manifest are there in the sizes they say', async () => {
    const { icons } = await (await createEdge().visit('/manifest.webmanifest')).json()
    for (const { src, sizes, type } of icons) {
      const file = readFileSync(resolve(import.meta.dirname, '../../public', `.${src}`))
      if (type === 'image/png') expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes)
    }
    expect(icons.some(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toBe(true)
  })

  test('browsers learn how to search in the language of the page', async () => {
    const answer = await createEdge().visit('/uk/opensearch.xml')
    const xml = await answer.text()
    expect(answer.headers.get('content-type')).toBe('application/opensearchdescription+xml; charset=utf-8')
    expect(xml).toContain('<ShortName>Gangway</ShortName>')
    expect(xml).toContain('<Url type="text/html" template="https://gangway.example/uk/vacancy?q={searchTerms}"/>')
    expect(xml).toContain('<Language>uk-UA</Language>')
    expect(await findXmlFaults(xml)).toEqual([])
  })

  test.each(['/xx/manifest.webmanifest', '/xx/opensearch.xml'])('%s is a 404', async (address) => {
    expect((await createEdge().visit(address)).status).toBe(404)
  })
})

describe('reports of the content security policy', () => {
  const report = (body: unknown, type = 'application/csp-report') => ({
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

  test('become one line without anyone’s address or words', async () => {
    const edge = createEdge()
    const old = {
      'csp-report': {
        'effective-directive': 'script-src',
        'blocked-uri': 'https://evil.example/x.js?who=me',
        'document-uri': 'https://gangway.example/uk/c/secret?mail=a@b',
        'script-sample': 'private',
      },
    }
    const modern = [
      {
        type: 'csp-violation',
        body: {
          effectiveDirective: 'style-src-attr',
          blockedURL: 'inline',
          documentURL: 'https://gangway.example/vacancy?q=me',
          disposition: 'report',
        },
      },
    ]
    expect((await edge.visit('/_csp', report(old))).status).toBe(204)
    expect((await edge.visit('/_csp', report(modern, 'application/reports+json'))).status).toBe(204)
    expect(edge.lines).toEqual([
      {
        event: 'csp-report',
        directive: 'script-src',
        blocked: 'evil.example',
        page: 'cv-link',
        disposition: 'enforce',
      },
      {
        event: 'csp-report',
        directive: 'style-src-attr',
        blocked: 'inline',
        page: 'vacancy-list',
        disposition: 'report',
      },
    ])
  })

  test.each([
    ['a body of another type', report('a=b', 'text/plain'), 415],
    ['too long a body', report({ x: 'x'.repeat(16_001) }), 413],
    ['no JSON', report('{'), 400],
  ])('%s is refused', async (_, init, status) => {
    const edge = createEdge()
    expect((await edge.visit('/_csp', init)).status).toBe(status)
    expect(edge.lines).toEqual([])
  })

  test.each(['null', '[]', '[null,1,"x"]', '{"csp-report":null}', '{"csp-report":{"blocked-uri":{}}}'])(
    '%s breaks nothing',
    async (body) => {
      expect((await createEdge().visit('/_csp', report(body))).status).toBe(204)
    },
  )

  test('a flood of them leaves twenty lines a minute', async () => {
    const edge = createEdge()
    const flood = () => Promise.all(Array.from({ length: 50 }, () => edge.visit('/_csp', report({ 'csp-report': {} }))))
    await flood()
    expect(edge.lines).toHaveLength(20)
    edge.clock.now += 60_000
    await flood()
    expect(edge.lines).toHaveLength(40)
  })
})

describe('kept mail', () => {
  const mail = {
    id: 'm-1',
    recipient: 'a@b.example',
    language: 'uk',
    subject: '<Welcome>',
    sentAt: Date.UTC(2026, 0, 1),
    text: 'Hello <you>',
    html: '<p onclick="x">Hello</p>',
    isStranger: true,
  }
  const createKeeping = (variables = {}) => {
    const edge = createEdge({ variables: { DEV_MAIL: 'on', ...variables } })
    edge.server.behave((request) => Response.json(request.url.endsWith('/mail') ? { items: [mail] } : mail))
    return edge
  }

  test('is listed and shown in a frame without rights', async () => {
    const edge = createKeeping()
    expect(await (await edge.visit('/dev/mail')).text()).toContain('<a href="/dev/mail/m-1">&lt;Welcome&gt;</a>')
    expect(await (await edge.visit('/dev/mail')).text()).toContain('a@b.example (no account)')
    const page = await edge.visit('/dev/mail/m-1')
    const html = await page.text()
    expect(html).toContain('<iframe sandbox title="Mail" srcdoc="&lt;p onclick=&quot;x&quot;&gt;Hello&lt;/p&gt;">')
    expect(html).toContain('Hello &lt;you&gt;')
    expect(page.headers.get('content-security-policy')).not.toContain('script-src')
  })

  test.each([{ DEV_MAIL: 'off' }, { ENVIRONMENT: 'production' }])('is not there with %o', async (variables) => {
    const edge = createKeeping(variables)
    expect((await edge.visit('/dev/mail')).status).toBe(404)
    expect(edge.server.calls).toEqual([])
  })
})

import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Page, PageContext } from '#src/app/page.ts'
import { LocaleProvider } from '#src/app/ui/href.tsx'
import { findRoute } from '#src/contract/routes.ts'
import { LOCALE_CODES, type LocaleCode } from '#src/domain/locales.ts'
import { loadIntl, loadMessages } from '#src/i18n/load.ts'
import { IntlProvider } from '#src/i18n/react.tsx'
import { findDoc, listDocs } from './doc-library.ts'
import { docsHomePage } from './docs-home.tsx'
import { docsPage } from './docs-page.tsx'
import { INTERFACE_QUOTE } from './quote-interface.ts'

const guides = import.meta.glob<string>('../../../../../locales/*/docs/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const guidesOf = (locale: LocaleCode) => Object.entries(guides).filter(([path]) => path.includes(`/${locale}/docs/`))
const quotesIn = (text: string): string[] => [...text.matchAll(INTERFACE_QUOTE)].map(([, id = '']) => id).sort()

async function open<Data>(page: Page<Data>, here: string, locale: LocaleCode = 'en') {
  const intl = await loadIntl(locale)
  const [path = '', query] = here.split('?')
  const search = Object.fromEntries(new URLSearchParams(query))
  const params = findRoute(path)?.params ?? {}
  const ctx = { intl, locale, params, search, here, origin: 'https://gangway.example' } as unknown as PageContext
  const data = await page.load(ctx)
  const { Component } = page
  const html = renderToString(
    <IntlProvider intl={intl}>
      <LocaleProvider value={locale}>
        <Component data={data} ctx={ctx} />
      </LocaleProvider>
    </IntlProvider>,
  )
  return { html, head: page.head(data, ctx) }
}

describe('the help pages of a language', () => {
  test.each(LOCALE_CODES)(
    '%s: every guide is there, with the headings and the links of the English one',
    async (locale) => {
      const shapeOf = async (language: LocaleCode) =>
        Promise.all(
          (await listDocs(language)).map(async ({ slug, audience, order, language: written }) => {
            const { html = '', headings = [] } = (await findDoc(language, slug)) ?? {}
            const links = [...html.matchAll(/href="((?:\/|https:)[^"]*)"/g)].map(([, href = '']) =>
              href.replace(new RegExp(`^/${language}(?=/|$)`), ''),
            )
            return {
              slug,
              audience,
              order,
              translated: written === language,
              headings: headings.length,
              links: links.sort(),
            }
          }),
        )
      expect(await shapeOf(locale)).toEqual(await shapeOf('en'))
    },
  )

  test.each(LOCALE_CODES)('%s: no sign of Markdown or HTML is left in the words', async (locale) => {
    for (const { slug } of await listDocs(locale)) {
      const { html = '' } = (await findDoc(locale, slug)) ?? {}
      expect(html.match(/.{0,20}(?:\*\*|&lt;|\]\().{0,20}/u), slug).toBeNull()
    }
  })

  test.each(LOCALE_CODES)(
    '%s: what is quoted of the interface is a message without values, the same ones as in the English guide',
    async (locale) => {
      const messages = (await loadMessages(locale)) ?? {}
      for (const [path, text] of guidesOf(locale)) {
        const quotes = quotesIn(text)
        expect(
          quotes.filter((id) => typeof messages[id] !== 'string'),
          path,
        ).toEqual([])
        expect(quotes, path).toEqual(quotesIn(guides[path.replace(`/${locale}/`, '/en/')] ?? ''))
      }
      for (const { slug } of await listDocs(locale)) {
        const { html = '', title, description } = (await findDoc(locale, slug)) ?? {}
        expect(`${title} ${description} ${html}`, slug).not.toMatch(/\{\{|\}\}/)
      }
    },
  )

  test('call the mark of a checked licence as the vacancies do', async () => {
    for (const locale of LOCALE_CODES) {
      const { t } = await loadIntl(locale)
      const { html } = (await findDoc(locale, 'companies')) ?? {}
      expect(html).toContain(`<strong>${t('vacancy.row.verified')}</strong>`)
    }
  })

  test('leads to no page that does not exist', async () => {
    for (const { slug } of await listDocs('en')) {
      const { html = '' } = (await findDoc('en', slug)) ?? {}
      for (const [, href = ''] of html.matchAll(/href="(\/[^"#?]*)/g)) {
        expect(findRoute(href), `${slug}: ${href}`).toBeDefined()
        const other = /^\/docs\/(.+)/.exec(href)?.[1]
        if (other) expect(await findDoc('en', other), `${slug}: ${href}`).toBeDefined()
      }
    }
  })
})

describe('a help page', () => {
  test('has contents, copyable headings, the pages beside it and the search', async () => {
    const { html } = await open(docsPage, '/docs/find-and-apply')
    expect(html).toContain('<a href="#apply">Apply</a></li>')
    expect(html).toContain('<h2 id="apply"><a href="#apply">Apply</a></h2>')
    expect(html).toContain('rel="prev"')
    expect(html).toContain('rel="next"')
    expect(html).toMatch(/<form[^>]* role="search"[^>]* action="\/docs" method="get">/)
  })

  test('is in the menu under the name of those it is for', async () => {
    const { html } = await open(docsPage, '/docs/companies', 'ar')
    expect(html).toMatch(/للشركات<\/p><ul><li><a aria-current="page" href="\/ar\/docs\/companies">/)
  })

  test('tells search engines the way to it, in its language', async () => {
    const { head } = await open(docsPage, '/docs/no-fee', 'uk')
    expect(head.jsonLd).toMatchObject([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name: 'Довідка', item: 'https://gangway.example/uk/docs' },
          { item: 'https://gangway.example/uk/docs/no-fee' },
        ],
      },
    ])
  })

  test.each(['/docs/nothing', '/docs/companies/more', '/docs/..', '/docs/__proto__'])(
    'is not there under %s',
    async (path) => {
      await expect(open(docsPage, path)).rejects.toMatchObject({ status: 404 })
    },
  )
})

describe('searching the help pages', () => {
  test('shows the sentence with the words marked, and leads to its heading', async () => {
    const { html } = await open(docsHomePage, '/docs?q=visas')
    expect(html).toContain('The shipowner pays for <mark>visas</mark>.')
    expect(html).toContain('href="/docs/no-fee#the-rules-of-the-convention"')
  })

  test('in Arabic codes and Latin names keep their own order', async () => {
    const { html } = await open(docsHomePage, '/docs?q=ETO', 'ar')
    expect(html).toContain('\u2068<mark>ETO</mark>\u2069')
  })

  test('keeps what was typed in the field, as text', async () => {
    const { html } = await open(docsHomePage, '/docs?q=%22%3E%3Cscript%3E')
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;"')
    expect(html).not.toContain('<script')
  })

  test('keeps results out of search engines, but not the page itself', async () => {
    expect((await open(docsHomePage, '/docs?q=pay')).head.noindex).toBe(true)
    expect((await open(docsHomePage, '/docs')).head.noindex).toBeUndefined()
    expect((await open(docsHomePage, '/docs?q=%20%20')).head.noindex).toBeUndefined()
  })

  test('says so when nothing is found, and offers all pages', async () => {
    const { html } = await open(docsHomePage, '/docs?q=submarine')
    expect(html).toContain('No help page mentions this')
    expect(html).toContain('href="/docs/getting-started"')
  })
})

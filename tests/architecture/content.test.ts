import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readContentFiles } from '../../scripts/content-files.ts'
import { renderMarkdown } from '../../src/app/ui/markdown/render-markdown.ts'
import { articlePath } from '../../src/contract/blog.ts'
import { CMS_PAGES, PART_PLACEHOLDERS, TEXT_PLACEHOLDERS } from '../../src/contract/cms.ts'
import { LOCALE_CODES, type LocaleCode } from '../../src/contract/locales.ts'
import { findRoute } from '../../src/contract/routes.ts'
import { FLEETS } from '../../src/contract/vocabulary/fleets.ts'
import { RANKS } from '../../src/contract/vocabulary/ranks.ts'
import { isArticle, readArticleFile, readPageFile } from '../../src/server/seed/content/content-file.ts'
import { createContent } from '../../src/server/seed/content/content-statements.ts'

const files = readContentFiles()
const articles = files.filter(isArticle).map(readArticleFile)
const pages = files.filter((file) => !isArticle(file)).map(readPageFile)
const texts = [...articles, ...pages].map((text, index) => ({ ...text, name: files[index]?.path ?? '' }))

const docs = readdirSync(resolve(import.meta.dirname, '../../locales/en/docs')).map((name) => name.replace('.md', ''))
const known: Record<string, ReadonlySet<string>> = {
  'blog-article': new Set(articles.flatMap(({ slug, article }) => (article ? articlePath({ ...article, slug }) : []))),
  'docs-page': new Set(docs.map((slug) => `/docs/${slug}`)),
  page: new Set(pages.map(({ slug }) => `/${slug}`)),
  position: new Set(RANKS.map(({ slug }) => `/position/${slug}`)),
  'job-fleet': new Set(FLEETS.map((fleet) => `/job/${fleet}`)),
}

const leadsNowhere = (href: string): boolean => {
  const { pathname } = new URL(href, 'https://site.invalid')
  const route = findRoute(pathname)?.route
  return !route || known[route.id]?.has(pathname) === false
}

test('every file can be read, and every translation has its English text', () => {
  expect([...createContent(files, 0)].length).toBeGreaterThan(texts.length)
})

test('the pages that every foot links to exist', () => {
  expect(CMS_PAGES.filter((slug) => !pages.some((page) => page.slug === slug && page.language === 'en'))).toEqual([])
})

describe.each(LOCALE_CODES)('texts in %s', (locale: LocaleCode) => {
  const own = texts.filter(({ language }) => language === locale)
  const rendered = own.map((text) => ({ ...text, ...renderMarkdown(text.body, { locale: 'en', language: locale }) }))

  test('link to pages that exist, and to headings of their own', () => {
    const lost = rendered.flatMap(({ name, html }) =>
      [...html.matchAll(/ href="([^"]+)"/g)]
        .map(([, href = '']) => href.replaceAll('&amp;', '&'))
        .filter((href) =>
          href.startsWith('#') ? !html.includes(` id="${href.slice(1)}"`) : href.startsWith('/') && leadsNowhere(href),
        )
        .map((href) => `${name}: ${href}`),
    )
    expect(lost).toEqual([])
  })

  test('hold no HTML, no link that would be refused, and no name that nothing stands for', () => {
    const names = new Set<string>([...TEXT_PLACEHOLDERS, ...PART_PLACEHOLDERS])
    const wrong = rendered.flatMap(({ name, html, title, description }) => [
      ...(html.match(/&lt;\/?[a-z!][^&]{0,40}/gi) ?? []).map((found) => `${name}: ${found}`),
      ...(html.match(/\]\([^)]*\)/g) ?? []).map((found) => `${name}: ${found}`),
      ...[...`${title} ${description} ${html}`.matchAll(/\{(\w*)\}/g)]
        .filter(([, found = '']) => !names.has(found))
        .map(([found]) => `${name}: ${found}`),
    ])
    expect(wrong).toEqual([])
  })
})

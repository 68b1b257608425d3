import { describe, expect, test } from 'vitest'
import { type HeadMarkup, insertMarkup, writeData, writeHead } from './head-markup.ts'

const links = {
  canonical: 'https://gangway.example/uk/vacancy?rank=master&page=2',
  alternates: [
    { hreflang: 'en', href: 'https://gangway.example/vacancy?rank=master&page=2' },
    { hreflang: 'x-default', href: 'https://gangway.example/vacancy?rank=master&page=2' },
  ],
}
const page: HeadMarkup = {
  head: { title: 'Капітан', description: 'Робота' },
  productName: 'Gangway',
  locale: 'uk',
  origin: 'https://gangway.example',
  noindex: false,
  links,
}
const write = (changes: Partial<HeadMarkup> = {}) => writeHead({ ...page, ...changes })
const contents = (html: string, property: string) =>
  [...html.matchAll(new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"/>`, 'g'))].map(
    ([, text]) => text,
  )

describe('the head of a document', () => {
  test('names the page, its canonical address and its versions', () => {
    const html = write()
    expect(html).toContain('<title>Капітан – Gangway</title>')
    expect(html).toContain('<link rel="canonical" href="https://gangway.example/uk/vacancy?rank=master&amp;page=2"/>')
    expect(html.match(/hreflang="/g)).toHaveLength(2)
    expect(contents(html, 'og:url')).toEqual(['https://gangway.example/uk/vacancy?rank=master&amp;page=2'])
  })

  test('that is shared with a picture says its language and the others', () => {
    const picture = { path: '/og/vacancy/a-1.png', alt: '' }
    const shared = write({ head: { ...page.head, picture } })
    expect(contents(shared, 'og:locale')).toEqual(['uk_UA'])
    expect(contents(shared, 'og:locale:alternate')).toHaveLength(11)
    expect(write()).not.toContain('og:locale')
    const english = write({ head: { ...page.head, picture, languages: ['en', 'de'] } })
    expect(contents(english, 'og:locale')).toEqual(['en_US'])
    expect(contents(english, 'og:locale:alternate')).toEqual(['de_DE'])
  })

  test('shows a picture only where there is one', () => {
    const html = write({ head: { ...page.head, picture: { path: '/og/vacancy/a-1.png', alt: 'A "ship"' } } })
    expect(contents(html, 'og:image')).toEqual(['https://gangway.example/og/vacancy/a-1.png'])
    expect(contents(html, 'og:image:width')).toEqual(['1200'])
    expect(contents(html, 'og:image:height')).toEqual(['630'])
    expect(contents(html, 'og:image:alt')).toEqual(['A &quot;ship&quot;'])
    expect(contents(html, 'twitter:card')).toEqual(['summary_large_image'])
    expect(write()).not.toContain('og:image')
    expect(contents(write(), 'twitter:card')).toEqual(['summary'])
  })

  test('of a page that is not for search engines has no address, versions or search', () => {
    const html = write({ noindex: true, links: undefined })
    expect(contents(html, 'robots')).toEqual(['noindex, noarchive'])
    expect(html).not.toMatch(/canonical|hreflang|og:url|rel="search"/)
  })

  test('leads to feeds and to the search in its language', () => {
    const html = write({ head: { ...page.head, feeds: [{ title: 'A & B', path: '/feed/vacancies.xml?rank=master' }] } })
    expect(html).toContain(
      '<link rel="alternate" type="application/atom+xml" title="A &amp; B" href="/uk/feed/vacancies.xml?rank=master"/>',
    )
    expect(html).toContain('title="Gangway" href="/uk/opensearch.xml"/>')
  })

  test('lets nothing out of an attribute or a script', () => {
    const evil = '"><script>alert(1)</script>'
    const head = { title: evil, description: evil, jsonLd: [{ name: '</script><b>' }] }
    const html = write({ head }) + writeData(head)
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html.match(/<\/script>/g)).toHaveLength(1)
  })

  test('stands right behind the character set, and what is for search engines alone at the end', () => {
    const html = '<head><meta charSet="utf-8"/><style></head><body>Read me</body>'
    expect(insertMarkup(html, '<title>x</title>', '<script>')).toBe(
      '<head><meta charSet="utf-8"/><title>x</title><style></head><body>Read me<script></body>',
    )
    expect(() => insertMarkup('<p>', '', '')).toThrow('character set')
  })
})

import { localizePath } from '#src/contract/http/addresses.ts'
import { PICTURE_SIZE } from '#src/contract/picture/picture.ts'
import { getLocale, LOCALE_CODES, type LocaleCode } from '#src/domain/locales.ts'
import type { PageHead } from '../page.ts'
import { escapeHtml } from '../ui/markdown/escape-html.ts'
import { titleOf } from './page-title.ts'
import { serializeJson } from './serialize-json.ts'

export type HeadLinks = { canonical: string; alternates: readonly { hreflang: string; href: string }[] }

export type HeadMarkup = {
  head: PageHead
  productName: string
  locale: LocaleCode
  /** Absolute, without trailing slash. */
  origin: string
  noindex: boolean
  /** Only for pages that search engines may index. */
  links?: HeadLinks | undefined
}

const name = (key: string, content: string) => `<meta name="${key}" content="${escapeHtml(content)}"/>`
const property = (key: string, content: string) => `<meta property="${key}" content="${escapeHtml(content)}"/>`
const link = (rel: string, href: string, more = '') => `<link rel="${rel}"${more} href="${escapeHtml(href)}"/>`

/**
 * Title and metadata of a document as text, because two dozen static elements are expensive to render. At the very top: preview bots read only
 * the beginning of a page.
 */
export const writeHead = (page: HeadMarkup): string =>
  [
    `<title>${escapeHtml(titleOf(page.head, page.productName))}</title>`,
    page.head.description ? name('description', page.head.description) : '',
    page.noindex ? name('robots', 'noindex, noarchive') : '',
    writeSharing(page),
    writeLinks(page),
  ].join('')

/** JSON-LD of a page, at the very end, so that readers get the page first. */
export const writeData = ({ jsonLd = [] }: PageHead): string =>
  jsonLd.map((data) => `<script type="application/ld+json">${serializeJson(data)}</script>`).join('')

function writeSharing({ head, productName, locale, origin, links }: HeadMarkup): string {
  const { picture } = head
  return [
    property('og:type', head.type ?? 'website'),
    property('og:site_name', productName),
    property('og:title', head.title),
    head.description ? property('og:description', head.description) : '',
    links ? property('og:url', links.canonical) : '',
    // Sharing a list or a form needs no more; a list should fit into the first packets of a connection.
    links && picture ? writeLocales(locale, head.languages ?? LOCALE_CODES) : '',
    picture ? writePicture(origin + picture.path, picture.alt) : '',
    name('twitter:card', picture ? 'summary_large_image' : 'summary'),
  ].join('')
}

const ogLocale = (code: LocaleCode): string => getLocale(code).tag.replace('-', '_')

/** A text that does not exist in the reader's language is in English. */
function writeLocales(locale: LocaleCode, languages: readonly LocaleCode[]): string {
  const own = languages.includes(locale) ? locale : 'en'
  const others = languages.filter((code) => code !== own)
  return (
    property('og:locale', ogLocale(own)) +
    others.map((code) => property('og:locale:alternate', ogLocale(code))).join('')
  )
}

const writePicture = (address: string, alt: string): string =>
  [
    property('og:image', address),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(PICTURE_SIZE.width)),
    property('og:image:height', String(PICTURE_SIZE.height)),
    property('og:image:alt', alt),
  ].join('')

function writeLinks({ head, productName, locale, links }: HeadMarkup): string {
  const feeds = (head.feeds ?? []).map(({ title, path }) =>
    link('alternate', localizePath(locale, path), ` type="application/atom+xml" title="${escapeHtml(title)}"`),
  )
  if (!links) return feeds.join('')
  const search = ` type="application/opensearchdescription+xml" title="${escapeHtml(productName)}"`
  return [
    link('canonical', links.canonical),
    ...links.alternates.map(({ hreflang, href }) => link('alternate', href, ` hreflang="${hreflang}"`)),
    ...feeds,
    link('search', localizePath(locale, '/opensearch.xml'), search),
  ].join('')
}

const CHARSET = /<meta charset="utf-8"\s*\/?>/i

/** Inserts the tags behind the charset of a rendered document, and the data at the end of its body. */
export function insertMarkup(html: string, tags: string, data: string): string {
  const found = CHARSET.exec(html)
  if (!found) throw new Error('The document names no character set')
  const top = found.index + found[0].length
  const end = html.lastIndexOf('</body>')
  return html.slice(0, top) + tags + html.slice(top, end) + data + html.slice(end)
}

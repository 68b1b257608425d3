import { localizePath } from '#src/contract/http/addresses.ts'
import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES, type LocaleCode } from '#src/domain/locales.ts'
import { escapeXml, XML_HEAD } from './xml.ts'

/** `languages`: the locales that the page's text exists in, where it is not all of them. */
export type SitemapEntry = {
  path: string
  lastmod?: string | undefined
  languages?: readonly LocaleCode[] | undefined
}

const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
export const SITEMAP_START = `${XML_HEAD}<urlset ${NAMESPACES} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
export const SITEMAP_END = '</urlset>\n'

/**
 * Writes pages of a locale, each with its twelve versions and x-default. What is the same for all pages is written once:
 * a part has a quarter of a million links. Nothing is written for a page whose text does not exist in the locale.
 */
export function createUrlWriter(locale: LocaleCode, origin: string): (entry: SitemapEntry) => string {
  const start = escapeXml(origin)
  const link = (hreflang: string, code: LocaleCode) => ({
    code,
    before: `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${start}`,
  })
  const links = [...LOCALES.map(({ code, sitemap }) => link(sitemap, code)), link('x-default', DEFAULT_LOCALE)]
  return ({ path, lastmod, languages }) => {
    if (languages && !languages.includes(locale)) return ''
    const escaped = escapeXml(path)
    const paths = Object.fromEntries(LOCALE_CODES.map((code) => [code, localizePath(code, escaped)]))
    const known = languages ? links.filter(({ code }) => languages.includes(code)) : links
    const versions = known.map(({ code, before }) => `${before}${paths[code]}"/>`).join('')
    return `<url><loc>${start}${paths[locale]}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}${versions}</url>\n`
  }
}

/** The index of all parts of all locales. */
export function sitemapIndex(parts: readonly SitemapEntry[], origin: string): string {
  const lines = parts.map(
    ({ path, lastmod }) =>
      `<sitemap><loc>${escapeXml(origin + path)}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</sitemap>\n`,
  )
  return `${XML_HEAD}<sitemapindex ${NAMESPACES}>\n${lines.join('')}</sitemapindex>\n`
}

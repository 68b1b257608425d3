import type { LocaleCode } from '../../contract/locales.ts'
import { getRoute } from '../../contract/routes.ts'
import { FLEETS } from '../../contract/vocabulary/fleets.ts'
import { alternatesOf } from './canonical.ts'
import { escapeXml, XML_HEAD } from './xml.ts'

/** Addresses of one part; with twelve alternates each it stays well under the 50 MB a part may have. */
export const PART_SIZE = 20_000

/** Pages that have something to read. Those still waiting for their content are not offered to search engines. */
const STATIC_PATHS = ['/', '/vacancy', '/docs', '/crewing', '/pay', ...FLEETS.map((fleet) => `/job/${fleet}`)]

export type SitemapEntry = { path: string; lastmod?: string | undefined }

export const staticEntries = (
  docs: readonly { slug: string; updatedAt?: string }[],
  built?: string,
): SitemapEntry[] => [
  ...STATIC_PATHS.map((path) => ({ path, lastmod: built })),
  ...docs.map(({ slug, updatedAt }) => ({ path: `/docs/${slug}`, lastmod: updatedAt ?? built })),
]

export const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
export const SITEMAP_START = `${XML_HEAD}<urlset ${NAMESPACES} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
export const SITEMAP_END = '</urlset>\n'

/** One page in one locale with its other versions. */
export function sitemapUrl({ path, lastmod }: SitemapEntry, locale: LocaleCode, origin: string): string {
  const { canonical, alternates } = alternatesOf(NO_QUERY, path, new URLSearchParams(), origin, locale)
  const links = alternates.map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
  )
  return `<url><loc>${escapeXml(canonical)}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}${links.join('')}</url>\n`
}

const NO_QUERY = getRoute('landing')

/** The index of all parts of all locales. */
export function sitemapIndex(parts: readonly { path: string; lastmod?: string | undefined }[], origin: string): string {
  const lines = parts.map(
    ({ path, lastmod }) =>
      `<sitemap><loc>${origin}${path}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</sitemap>\n`,
  )
  return `${XML_HEAD}<sitemapindex ${NAMESPACES}>\n${lines.join('')}</sitemapindex>\n`
}

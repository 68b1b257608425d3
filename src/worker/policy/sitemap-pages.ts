import { FLEETS } from '../../contract/vocabulary/fleets.ts'
import { RANKS } from '../../contract/vocabulary/ranks.ts'
import type { SitemapEntry } from './sitemap.ts'

/** Pages that are always there and have something to read. */
const STATIC_PATHS = [
  '/',
  '/vacancy',
  '/docs',
  '/crewing',
  '/pay',
  ...FLEETS.map((fleet) => `/job/${fleet}`),
  ...RANKS.map(({ slug }) => `/position/${slug}`),
]

export const staticEntries = (
  docs: readonly { slug: string; updatedAt?: string }[],
  built?: string,
): SitemapEntry[] => [
  ...STATIC_PATHS.map((path) => ({ path, lastmod: built })),
  ...docs.map(({ slug, updatedAt }) => ({ path: `/docs/${slug}`, lastmod: updatedAt ?? built })),
]

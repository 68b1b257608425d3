import { ARTICLE_CATEGORIES } from '#src/contract/article/article.ts'
import { FLEETS } from '#src/domain/vocabulary/fleets.ts'
import { listVesselTypesOf } from '#src/domain/vocabulary/rank-vessels.ts'
import { RANKS, SEA_DEPARTMENTS } from '#src/domain/vocabulary/ranks.ts'
import type { SitemapEntry } from './sitemap.ts'

/** Pages that are always there and have something to read. */
const listStaticPaths = (): string[] => [
  '/',
  '/vacancy',
  '/docs',
  '/crewing',
  '/pay',
  ...FLEETS.map((fleet) => `/pay?fleet=${fleet}`),
  ...SEA_DEPARTMENTS.map((department) => `/pay?department=${department}`),
  ...FLEETS.map((fleet) => `/job/${fleet}`),
  ...RANKS.map(({ slug }) => `/position/${slug}`),
  ...RANKS.flatMap(({ slug }) => listVesselTypesOf(slug).map((vessel) => `/position/${slug}/${vessel.slug}`)),
  '/blog',
  ...ARTICLE_CATEGORIES.map((category) => `/blog/${category}`),
]

export const staticEntries = (
  docs: readonly { slug: string; updatedAt?: string }[],
  built?: string,
): SitemapEntry[] => [
  ...listStaticPaths().map((path) => ({ path, lastmod: built })),
  ...docs.map(({ slug, updatedAt }) => ({ path: `/docs/${slug}`, lastmod: updatedAt ?? built })),
]

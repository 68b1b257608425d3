/**
 * A kind of page whose addresses the database knows. Each row has a `key` that addresses are walked by, the `path` without locale
 * prefix and the time of its last change; `from` names table and condition. Keys of a part never move to another one.
 */
export type SitemapSource = {
  name: string
  key: string
  /** Keys that are numbers are compared as numbers. */
  keyType: 'INTEGER' | 'TEXT'
  path: string
  updatedAt: string
  from: string
  /** The part that a row is in, counted from 0; by its place in the order of the keys where nothing else is said. */
  part?: string
}

/** Every kind of page that a sitemap lists beside the pages that are always there. */
export const SITEMAP_SOURCES: readonly SitemapSource[] = [
  {
    name: 'vacancy',
    key: 'seq',
    keyType: 'INTEGER',
    path: "'/vacancy/' || id",
    updatedAt: 'updated_at',
    from: "vacancy WHERE status = 'published'",
    // Seq only grows: so a vacancy stays in its part while others come and go, and no row has to be counted.
    part: '(seq - 1) / :size',
  },
  {
    name: 'agency',
    key: 'company_id',
    keyType: 'TEXT',
    path: "'/crewing/' || lower(country) || '/' || slug",
    updatedAt: 'updated_at',
    from: 'agency_listing',
  },
  {
    name: 'crewing',
    key: 'country',
    keyType: 'TEXT',
    path: "'/crewing/' || lower(country)",
    updatedAt: 'updated_at',
    from: '(SELECT country, max(updated_at) AS updated_at FROM agency_listing GROUP BY country)',
  },
]

const byName = new Map(SITEMAP_SOURCES.map((source) => [source.name, source]))

export const findSitemapSource = (name: string): SitemapSource | undefined => byName.get(name)

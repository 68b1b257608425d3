/**
 * A kind of page in the database. Rows have a `key` for iteration, the `path` without locale prefix and the last change. In `where`, `:now` is
 * the time in UTC ms.
 */
export type SitemapSource = {
  name: string
  key: string
  /** Numeric keys are compared as numbers. */
  keyType: 'INTEGER' | 'TEXT'
  path: string
  updatedAt: string
  from: string
  where?: string
  /** The part of a row, from 0; by default its position in key order. */
  part?: string
  /** Locales of its text, joined by commas; all by default. */
  languages?: string
}

/** Kinds of pages in the sitemap besides the permanent ones. */
export const SITEMAP_SOURCES: readonly SitemapSource[] = [
  {
    name: 'vacancy',
    key: 'seq',
    keyType: 'INTEGER',
    path: "'/vacancy/' || id",
    updatedAt: 'updated_at',
    from: 'vacancy',
    where: "status = 'published'",
    // `seq` only increases: a vacancy stays in its part, and no row needs counting.
    part: '(seq - 1) / :size',
  },
  {
    name: 'agency',
    key: 'c.slug',
    keyType: 'TEXT',
    path: "'/crewing/' || lower(c.country) || '/' || c.slug",
    updatedAt: 'max(c.updated_at, l.updated_at)',
    from: 'organisation c JOIN directory_entry l ON l.organisation_id = c.id',
    // Unchecked companies without vacancies are not for search engines.
    where: "l.kind = 'company' AND (l.verified = 1 OR l.open_vacancies > 0)",
  },
  {
    name: 'country',
    key: 'country',
    keyType: 'TEXT',
    path: "'/crewing/' || country",
    updatedAt: 'updated_at',
    from: "(SELECT lower(country) AS country, max(updated_at) AS updated_at FROM directory_entry WHERE kind = 'company' GROUP BY country)",
  },
  {
    name: 'article',
    key: 'a.slug',
    keyType: 'TEXT',
    path: "'/blog/' || a.category || '/' || a.slug",
    updatedAt: '(SELECT max(updated_at) FROM article_text WHERE article_id = a.id)',
    from: 'article a',
    where: 'a.published_at <= :now',
    languages: '(SELECT group_concat(language) FROM article_text WHERE article_id = a.id)',
  },
  {
    name: 'page',
    key: 'p.slug',
    keyType: 'TEXT',
    path: "'/' || p.slug",
    updatedAt: '(SELECT max(updated_at) FROM page_text WHERE page_id = p.id)',
    from: 'page p',
    languages: '(SELECT group_concat(language) FROM page_text WHERE page_id = p.id)',
  },
]

const byName = new Map(SITEMAP_SOURCES.map((source) => [source.name, source]))

export const findSitemapSource = (name: string): SitemapSource | undefined => byName.get(name)

import type { LocaleCode } from '#src/contract/locales.ts'
import type { Database } from '#src/server/platform/database.ts'

export type PageRow = {
  slug: string
  language: LocaleCode
  /** JSON. */
  languages: string
  title: string
  description: string
  body: string
  updated_at: number
}

const PAGE = `SELECT p.slug, coalesce(o.language, 'en') AS language, coalesce(o.title, e.title) AS title,
  coalesce(o.description, e.description) AS description, coalesce(o.body, e.body) AS body, coalesce(o.updated_at, e.updated_at) AS updated_at,
  (SELECT json_group_array(language ORDER BY language) FROM page_text WHERE page_id = p.id) AS languages
  FROM page p JOIN page_text e ON e.page_id = p.id AND e.language = 'en' LEFT JOIN page_text o ON o.page_id = p.id AND o.language = ?1
  WHERE p.slug = ?2`

export const findPageRow = ({ $client: d1 }: Database, slug: string, language: LocaleCode) =>
  d1.prepare(PAGE).bind(language, slug).first<PageRow>()

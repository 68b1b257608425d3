import type { Database } from '#src/server/platform/database.ts'
import { IS_LISTED } from '../crewing/listing-refresh.repository.ts'

export type CompanyRow = { name: string; city: string; country: string; verified: number }

/** What a picture shows of a company; null for one that the public may not see. */
export const findCompany = ({ $client: d1 }: Database, slug: string): Promise<CompanyRow | null> =>
  d1
    .prepare(`SELECT c.name, c.city, c.country, c.verified FROM company c WHERE ${IS_LISTED} AND c.slug = ?`)
    .bind(slug)
    .first<CompanyRow>()

export type ArticleRow = { category: string; cover: string; title: string }

/** What a picture shows of an article: its English title, which every article has. */
export const findArticle = ({ $client: d1 }: Database, slug: string, now: number): Promise<ArticleRow | null> =>
  d1
    .prepare(
      `SELECT a.category, a.cover, t.title FROM article a JOIN article_text t ON t.article_id = a.id AND t.language = 'en'
       WHERE a.slug = ? AND a.published_at <= ?`,
    )
    .bind(slug, now)
    .first<ArticleRow>()

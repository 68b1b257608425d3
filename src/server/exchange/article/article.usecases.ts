import type { ArticleCategory } from '#src/contract/article/article.ts'
import type { Article, ArticleCard, ArticleList } from '#src/contract/article/schemas.ts'
import { picturePath, versionOfArticle } from '#src/contract/picture/picture.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { type CardRow, findAround, findArticleCards, findArticleRow, PAGE_SIZE } from './article.repository.ts'

const toCard = ({ published_at, updated_at, ...row }: CardRow): ArticleCard => ({
  id: row.id,
  category: row.category,
  slug: row.slug,
  language: row.language,
  title: row.title,
  description: row.description,
  author: row.author,
  cover: row.cover as ArticleCard['cover'],
  minutes: row.minutes,
  publishedAt: published_at,
  updatedAt: updated_at,
})

type ListOptions = { language: LocaleCode; page: number; category?: ArticleCategory }

/** Published articles, newest first, in the reader's language or English. */
export async function listArticles({ db, clock }: Needs<'db' | 'clock'>, options: ListOptions): Promise<ArticleList> {
  const { rows, total } = await findArticleCards(db, { ...options, now: clock() })
  return { items: rows.map(toCard), total, page: options.page, pageSize: PAGE_SIZE }
}

/** One article by its slug, so that a page under another category can redirect. */
export async function getArticle(
  { db, clock }: Needs<'db' | 'clock'>,
  slug: string,
  language: LocaleCode,
): Promise<Article> {
  const now = clock()
  const row = await findArticleRow(db, slug, language, now)
  if (!row) throw new Failure('not-found')
  const { languages, previous, next, related } = await findAround(db, row, language, now)
  return {
    ...toCard(row),
    picture: picturePath('article', row.slug, versionOfArticle({ ...row, title: row.english_title })),
    authorRole: row.author_role ?? '',
    tags: JSON.parse(row.tags) as string[],
    body: row.body,
    languages,
    previous,
    next,
    related: related.map(toCard),
  }
}

import { z } from 'zod'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { pageNumber } from '../http/paging-schemas.ts'
import { ARTICLE_CATEGORIES, ARTICLE_COVERS } from './article.ts'

export const textLanguageSchema = z.enum(LOCALE_CODES)

/** An article in a list. `language` is that of its text: the reader's, or English without a translation. */
export const articleCardSchema = z.object({
  id: z.string(),
  category: z.enum(ARTICLE_CATEGORIES),
  slug: z.string(),
  language: textLanguageSchema,
  title: z.string(),
  description: z.string(),
  author: z.string(),
  cover: z.enum(ARTICLE_COVERS),
  /** Reading time. */
  minutes: z.int().positive(),
  publishedAt: z.int(),
  updatedAt: z.int(),
})

const articleLinkSchema = articleCardSchema.pick({ category: true, slug: true, language: true, title: true })

export const articleSchema = articleCardSchema.extend({
  /** Address of its share picture, which has no language. */
  picture: z.string(),
  /** The author's position. */
  authorRole: z.string(),
  tags: z.array(z.string()),
  /** Markdown. */
  body: z.string(),
  /** Languages of the article. */
  languages: z.array(textLanguageSchema),
  /** The previous and the next one in its category. */
  previous: articleLinkSchema.nullable(),
  next: articleLinkSchema.nullable(),
  related: z.array(articleCardSchema),
})

export const articleListSchema = z.object({
  items: z.array(articleCardSchema),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
})

export const articleQuerySchema = z.object({ page: pageNumber() })

export type ArticleCard = z.infer<typeof articleCardSchema>
export type ArticleLink = z.infer<typeof articleLinkSchema>
export type Article = z.infer<typeof articleSchema>
export type ArticleList = z.infer<typeof articleListSchema>

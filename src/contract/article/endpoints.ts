import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import { ARTICLE_CATEGORIES } from './article.ts'
import { articleListSchema, articleQuerySchema, articleSchema } from './schemas.ts'

const TAG = 'Articles'

const categoryParams = z.object({ category: z.enum(ARTICLE_CATEGORIES) })

const articleParams = categoryParams.extend({ slug: z.string().regex(/^[a-z0-9-]{1,100}$/) })

export const readArticles = declareEndpoint({
  method: 'get',
  path: '/server/blog',
  tag: TAG,
  summary: 'Articles, newest first; English where one is not translated',
  who: 'anyone',
  query: articleQuerySchema,
  answer: articleListSchema,
  cache: 'public',
})

export const readArticlesOfCategory = declareEndpoint({
  method: 'get',
  path: '/server/blog/{category}',
  tag: TAG,
  summary: 'Articles of one category, newest first',
  who: 'anyone',
  params: categoryParams,
  query: articleQuerySchema,
  answer: articleListSchema,
  cache: 'public',
})

export const readArticle = declareEndpoint({
  method: 'get',
  path: '/server/blog/{category}/{slug}',
  tag: TAG,
  summary: 'One article; asked for under another category than its own it tells its own',
  who: 'anyone',
  params: articleParams,
  answer: articleSchema,
  cache: 'public',
})

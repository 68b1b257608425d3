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
  summary: 'List articles, newest first; in English where a translation is missing',
  who: 'anyone',
  query: articleQuerySchema,
  answer: articleListSchema,
  cache: 'public',
})

export const readArticlesOfCategory = declareEndpoint({
  method: 'get',
  path: '/server/blog/{category}',
  tag: TAG,
  summary: 'List the articles of a category, newest first',
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
  summary: 'Get an article; the response names its category, also if the request names another',
  who: 'anyone',
  params: articleParams,
  answer: articleSchema,
  cache: 'public',
})

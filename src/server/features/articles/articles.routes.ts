import { z } from 'zod'
import { ARTICLE_CATEGORIES } from '../../../contract/blog.ts'
import { articleListSchema, articleQuerySchema, articleSchema } from '../../../contract/schemas/article.ts'
import { defineEndpoint } from '../../http/endpoint.ts'
import { getArticle, listArticles } from './articles.usecases.ts'

const TAG = 'Articles'
const categoryParams = z.object({ category: z.enum(ARTICLE_CATEGORIES) })
const articleParams = categoryParams.extend({ slug: z.string().regex(/^[a-z0-9-]{1,100}$/) })

const readBlog = defineEndpoint(
  {
    method: 'get',
    path: '/server/blog',
    tag: TAG,
    summary: 'Articles, newest first; English where one is not translated',
    who: 'anyone',
    query: articleQuerySchema,
    answer: articleListSchema,
    cache: 'public',
    errors: ['bad-request'],
  },
  async ({ c, services, query }) => listArticles(services, { language: c.get('locale'), page: query.page }),
)

const readCategory = defineEndpoint(
  {
    method: 'get',
    path: '/server/blog/{category}',
    tag: TAG,
    summary: 'Articles of one category, newest first',
    who: 'anyone',
    params: categoryParams,
    query: articleQuerySchema,
    answer: articleListSchema,
    cache: 'public',
    errors: ['bad-request', 'not-found'],
  },
  async ({ c, services, params, query }) =>
    listArticles(services, { language: c.get('locale'), page: query.page, category: params.category }),
)

const readArticle = defineEndpoint(
  {
    method: 'get',
    path: '/server/blog/{category}/{slug}',
    tag: TAG,
    summary: 'One article; asked for under another category than its own it tells its own',
    who: 'anyone',
    params: articleParams,
    answer: articleSchema,
    cache: 'public',
    errors: ['not-found'],
  },
  async ({ c, services, params }) => getArticle(services, params.slug, c.get('locale')),
)

export const articleEndpoints = [readBlog, readCategory, readArticle]

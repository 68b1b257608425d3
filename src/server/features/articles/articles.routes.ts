import * as declared from '#src/contract/endpoints/articles.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { getArticle, listArticles } from './articles.usecases.ts'

const readBlog = implement(declared.readBlog, async ({ c, services, query }) =>
  listArticles(services, { language: c.get('locale'), page: query.page }),
)

const readCategory = implement(declared.readCategory, async ({ c, services, params, query }) =>
  listArticles(services, { language: c.get('locale'), page: query.page, category: params.category }),
)

const readArticle = implement(declared.readArticle, async ({ c, services, params }) =>
  getArticle(services, params.slug, c.get('locale')),
)

export const articleEndpoints = [readBlog, readCategory, readArticle]

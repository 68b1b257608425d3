import * as declared from '#src/contract/article/endpoints.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { getArticle, listArticles } from './article.usecases.ts'

const readArticles = implement(declared.readArticles, async ({ c, services, query }) =>
  listArticles(services, { language: c.get('locale'), page: query.page }),
)

const readArticlesOfCategory = implement(declared.readArticlesOfCategory, async ({ c, services, params, query }) =>
  listArticles(services, { language: c.get('locale'), page: query.page, category: params.category }),
)

const readArticle = implement(declared.readArticle, async ({ c, services, params }) =>
  getArticle(services, params.slug, c.get('locale')),
)

export const articleEndpoints = [readArticles, readArticlesOfCategory, readArticle]

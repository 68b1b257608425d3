import type { PageContext } from '#src/app/page.ts'
import { createPageContext, type Place } from '#src/app/page-context.fixture.ts'
import { ApiError } from '#src/contract/api.ts'
import type { Article, ArticleCard } from '#src/contract/article/schemas.ts'

const PUBLISHED = Date.UTC(2026, 10, 9, 8)

export const createCard = (changes: Partial<ArticleCard> = {}): ArticleCard => ({
  id: '019a3f00-aaaa-7bbb-8ccc-dddddddddddd',
  category: 'seaman',
  slug: 'fake-vacancies',
  language: 'en',
  title: 'How to spot a fake vacancy',
  description: 'The signs of a false job at sea.',
  author: 'Elena Marchetti',
  cover: 'scam',
  minutes: 4,
  publishedAt: PUBLISHED,
  updatedAt: PUBLISHED,
  ...changes,
})

export const createArticle = (changes: Partial<Article> = {}): Article => ({
  ...createCard(),
  picture: '/og/article/fake-vacancies-1.png',
  authorRole: 'Editor for seafarers’ rights',
  tags: ['scam', 'fees'],
  body: '## Signs\n\nAsk [us](/contacts).',
  languages: ['en', 'uk'],
  previous: null,
  next: null,
  related: [],
  ...changes,
})

export const createContext = (api: Partial<PageContext['api']>, place: Place = {}): Promise<PageContext> =>
  createPageContext(api, { here: '/blog', now: PUBLISHED, ...place })

export const missing = async (): Promise<never> => {
  throw new ApiError(404, { message: 'x', code: 'not-found', requestId: 'x' })
}

import { expect, test } from 'vitest'
import { createArticle, createContext, missing } from './article.fixture.ts'
import { createArticleHead, loadArticle } from './article-page.tsx'

const params = { category: 'seaman', slug: 'fake-vacancies' }
const load = async (article = createArticle(), locale: 'en' | 'uk' | 'hi' = 'en') => {
  const ctx = await createContext({ getArticle: async () => article }, { params, locale })
  return { ctx, data: await loadArticle(ctx) }
}

test('links of an article lead to pages in the reader’s language, also from a text in another', async () => {
  const { data } = await load(createArticle(), 'hi')
  expect(data.text.html).toContain('href="/hi/contacts"')
})

test('an article under the other category has moved to its own for good', async () => {
  await expect(load(createArticle({ category: 'company' }))).rejects.toMatchObject({
    to: '/blog/company/fake-vacancies',
    permanent: true,
  })
})

test('an article that no one knows is a page not found', async () => {
  const ctx = await createContext({ getArticle: missing }, { params, here: '/blog/seaman/fake-vacancies' })
  await expect(loadArticle(ctx)).rejects.toMatchObject({
    status: 404,
    message: 'Page Not Found: /blog/seaman/fake-vacancies',
  })
})

test('search engines read who wrote it and when, in the language that it is in', async () => {
  const { data, ctx } = await load(createArticle({ language: 'uk', title: 'Фальшива вакансія' }), 'uk')
  const head = createArticleHead(data, ctx)
  expect(head).toMatchObject({ title: 'Фальшива вакансія', languages: ['en', 'uk'], type: 'article' })
  expect(head.feeds).toEqual([{ title: 'Статті для моряків', path: '/feed/blog/seaman.xml' }])
  expect(head.jsonLd?.[0]).toMatchObject({
    '@type': 'Article',
    headline: 'Фальшива вакансія',
    inLanguage: 'uk-UA',
    image: 'https://gangway.example/og/article/fake-vacancies-1.png',
    author: { name: 'Elena Marchetti', jobTitle: 'Editor for seafarers’ rights' },
    datePublished: '2026-11-09T08:00:00.000Z',
    publisher: { name: 'Gangway' },
    mainEntityOfPage: 'https://gangway.example/uk/blog/seaman/fake-vacancies',
  })
  expect(head.jsonLd?.[1]).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1 },
      { position: 2 },
      { item: 'https://gangway.example/uk/blog/seaman/fake-vacancies' },
    ],
  })
})

test('where it is not translated nothing is told to search engines but where the English one is', async () => {
  const { data, ctx } = await load(createArticle(), 'hi')
  const head = createArticleHead(data, ctx)
  expect([head.jsonLd, head.languages]).toEqual([[], ['en', 'uk']])
})

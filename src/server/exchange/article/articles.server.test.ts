import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { type ArticleCard, articleListSchema, articleSchema } from '#src/contract/article/schemas.ts'
import { AROUND_QUERIES, LIST_QUERIES } from '#src/server/exchange/article/article.repository.ts'
import { createClient, START } from '#tests/server/support/client.ts'
import { insertArticle } from '#tests/server/support/content.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { articleDomain } from './index.ts'

const startServer = serverOf(articleDomain)

const DAY = 86_400_000
const read = (path: string, language = 'en') => createClient(startServer(), { language }).get(path)
const listOf = async (path: string, language?: string) => articleListSchema.parse((await read(path, language)).body)
const articleOf = async (path: string, language?: string) => articleSchema.parse((await read(path, language)).body)
const slugsOf = (cards: readonly Pick<ArticleCard, 'slug'>[]) => cards.map(({ slug }) => slug)

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM article').run()
})

describe('the list', () => {
  it('has the newest first, twelve on a page, and no drafts and nothing of tomorrow', async () => {
    const slugs = Array.from({ length: 14 }, (_, index) => `old-${index}`)
    for (const [index, slug] of slugs.entries()) await insertArticle({ slug, published_at: START - index * DAY })
    await insertArticle({ slug: 'draft', published_at: null })
    await insertArticle({ slug: 'tomorrow', published_at: START + DAY })
    const first = await listOf('/server/blog')
    expect([first.total, first.page, first.pageSize]).toEqual([14, 1, 12])
    expect(slugsOf(first.items)).toEqual(slugs.slice(0, 12))
    expect(slugsOf((await listOf('/server/blog?page=2')).items)).toEqual(slugs.slice(12))
    expect((await listOf('/server/blog?page=3')).items).toEqual([])
  })

  it('of a category has only its own', async () => {
    await insertArticle({ slug: 'one', category: 'company' })
    await insertArticle({ slug: 'two' })
    const list = await listOf('/server/blog/company')
    expect([list.total, slugsOf(list.items)]).toEqual([1, ['one']])
    expect((await listOf('/server/blog')).total).toBe(2)
  })

  it.each(['/server/blog/training', '/server/blog/SEAMAN', '/server/blog/seaman/Ä', '/server/blog/seaman/nothing'])(
    '%s does not exist',
    async (path) => {
      expect((await read(path)).status).toBe(404)
    },
  )

  it.each(['0', '-1', '1.5', 'x', '501'])('page %s is a bad request', async (page) => {
    expect((await read(`/server/blog?page=${page}`)).status).toBe(400)
  })

  it('is in the reader’s language where there is a text, and says where it is English', async () => {
    await insertArticle({ slug: 'both' }, { uk: { title: 'Назва', minutes: 6 } })
    await insertArticle({ slug: 'english' }, { de: {} })
    const { items } = await listOf('/server/blog', 'uk')
    expect(items.map(({ slug, language, title, minutes }) => [slug, language, title, minutes])).toEqual([
      ['both', 'uk', 'Назва', 6],
      ['english', 'en', 'Title en', 4],
    ])
  })

  it('may be kept by everyone who has no session', async () => {
    const { headers } = await read('/server/blog')
    expect(headers.get('cache-control')).toContain('public')
    expect(headers.get('vary')).toContain('accept-language')
  })
})

describe('an article', () => {
  it('comes with its text, its languages and its neighbours', async () => {
    await insertArticle({ slug: 'first', published_at: START - 3 * DAY })
    await insertArticle({ slug: 'other', category: 'company', published_at: START - 2.5 * DAY })
    await insertArticle(
      { slug: 'second', published_at: START - 2 * DAY },
      { en: { author_role: 'Editor', tags: '["mlc"]' }, fr: { body: 'Le texte', tags: '["mlc en français"]' } },
    )
    await insertArticle({ slug: 'third', published_at: START - DAY })
    await insertArticle({ slug: 'tomorrow', published_at: START + DAY })
    const article = await articleOf('/server/blog/seaman/second', 'fr')
    expect(article).toMatchObject({ language: 'fr', body: 'Le texte', tags: ['mlc en français'], authorRole: 'Editor' })
    expect(article.languages).toEqual(['en', 'fr'])
    expect([article.previous?.slug, article.next?.slug]).toEqual(['first', 'third'])
    expect((await articleOf('/server/blog/seaman/third')).next).toBeNull()
    expect((await articleOf('/server/blog/seaman/first')).previous).toBeNull()
  })

  it('falls back to English, with that text’s own date', async () => {
    await insertArticle({ slug: 'plain' }, { en: { updated_at: START - DAY } })
    expect(await articleOf('/server/blog/seaman/plain', 'hi')).toMatchObject({
      language: 'en',
      languages: ['en'],
      body: 'Text en',
      updatedAt: START - DAY,
    })
  })

  it('knows related ones: those with the same tags first, then its category, then the newest', async () => {
    await insertArticle({ slug: 'this' }, { en: { tags: '["mlc","pay"]' }, de: { tags: '["lohn"]' } })
    await insertArticle({ slug: 'far', category: 'company', published_at: START })
    await insertArticle({ slug: 'near', published_at: START - 5 * DAY })
    await insertArticle(
      { slug: 'one-tag', category: 'company', published_at: START - 8 * DAY },
      { en: { tags: '["pay"]' } },
    )
    await insertArticle({ slug: 'two-tags', published_at: START - 9 * DAY }, { en: { tags: '["pay","mlc"]' } })
    await insertArticle({ slug: 'draft', published_at: null }, { en: { tags: '["pay","mlc"]' } })
    for (const language of ['en', 'de'])
      expect(slugsOf((await articleOf('/server/blog/seaman/this', language)).related)).toEqual([
        'two-tags',
        'one-tag',
        'near',
        'far',
      ])
  })

  it('asked for under the other category tells its own', async () => {
    await insertArticle({ slug: 'moved', category: 'company' })
    expect((await articleOf('/server/blog/seaman/moved')).category).toBe('company')
  })

  it('that is a draft or of tomorrow does not exist yet', async () => {
    await insertArticle({ slug: 'draft', published_at: null })
    await insertArticle({ slug: 'tomorrow', published_at: START + 1 })
    for (const slug of ['draft', 'tomorrow']) expect((await read(`/server/blog/seaman/${slug}`)).status).toBe(404)
  })
})

describe('the queries of lists', () => {
  const planOf = async (sql: string): Promise<string> => {
    const values = Array.from({ length: Math.max(...[...sql.matchAll(/\?(\d)/g)].map(([, n]) => Number(n))) }, () => 1)
    const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...values)
      .all<{ detail: string }>()
    return results.map(({ detail }) => detail).join('\n')
  }

  it.each([
    ['all', LIST_QUERIES.all.list, 'article_newest'],
    ['a category', LIST_QUERIES.category.list, 'article_category'],
    ['the one before', AROUND_QUERIES.previous, 'article_category'],
    ['the one after', AROUND_QUERIES.next, 'article_category'],
  ])('of %s walk an index that holds all they show, without sorting', async (_, sql, index) => {
    const plan = await planOf(sql)
    expect(plan).toContain(`SEARCH a USING COVERING INDEX ${index}`)
    expect(plan).toContain('SEARCH e USING COVERING INDEX article_text_card')
    expect(plan).toContain('SEARCH o USING COVERING INDEX article_text_card')
    expect(plan).not.toMatch(/SCAN|TEMP B-TREE/)
  })

  it('of related ones read the indexes only', async () => {
    const plan = await planOf(AROUND_QUERIES.related)
    expect(plan).toContain('USING COVERING INDEX article_newest')
    expect(plan).toContain('SEARCH e USING COVERING INDEX article_text_card')
  })
})

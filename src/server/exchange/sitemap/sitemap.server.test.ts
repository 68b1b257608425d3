import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { type SitemapPart, sitemapBatchSchema, sitemapPlanSchema } from '#src/contract/sitemap/schemas.ts'
import { refreshListingRows } from '#src/server/work/crewing/listing-refresh.repository.ts'
import { createClient } from '#tests/server/support/client.ts'
import { insertCompany, insertRow, insertVacancy } from '#tests/server/support/fixtures.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { sitemapDomain } from './index.ts'

const startServer = serverOf(sitemapDomain)

const MINUTES = 60_000
const MANY = 45_000

/** Copies a vacancy with increasing numbers, as years of publishing would. */
const multiply = (id: string, count: number) =>
  env.DB.prepare(
    `WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ?)
     INSERT INTO vacancy (seq, id, company_id, slug, status, rank, department, fleet, vessel_type, pay_min, pay_max, pay_currency,
       pay_period, pay_usd, join_from, join_to, text, text_language, created_at, updated_at, published_at, expires_at)
     SELECT seq + n, printf('%036d', n), company_id, slug, status, rank, department, fleet, vessel_type, pay_min, pay_max, pay_currency,
       pay_period, pay_usd, join_from, join_to, '', text_language, created_at, updated_at + n, published_at, expires_at
     FROM vacancy, number WHERE id = ?`,
  )
    .bind(count, id)
    .run()

describe('the sitemap', () => {
  const server = startServer()
  const client = createClient(server)
  const readPlan = async () => sitemapPlanSchema.parse((await client.get('/server/sitemap')).body).parts
  const vacancies = (parts: SitemapPart[]) => parts.filter(({ source }) => source === 'vacancy')

  const walk = async ({ source, after, until }: SitemapPart, limit: number) => {
    const paths: string[] = []
    for (let cursor: string | null = after; cursor !== null; ) {
      const query: string = new URLSearchParams({ after: cursor, until, limit: String(limit) }).toString()
      const batch = sitemapBatchSchema.parse((await client.get(`/server/sitemap/${source}?${query}`)).body)
      expect(batch.items.length).toBeLessThanOrEqual(limit)
      paths.push(...batch.items.map(({ path }) => path))
      cursor = batch.next
    }
    return paths
  }

  let first = ''

  beforeAll(async () => {
    const company = await insertCompany()
    first = (await insertVacancy(company)).id
    await insertVacancy(company, { status: 'draft', published_at: null })
    await insertVacancy(company, { status: 'expired' })
  })

  it('names every published vacancy once and no other', async () => {
    const [part, ...more] = vacancies(await readPlan())
    expect(more).toEqual([])
    expect(await walk(part as SitemapPart, 100)).toEqual([`/vacancy/${first}`])
  })

  it('names agencies that have something to show, their countries, articles and pages with their languages', async () => {
    const shown = await insertCompany({ country: 'PH', verified: 1 })
    await insertCompany({ country: 'FI', verified: 0 })
    await refreshListingRows(server.services.db, server.now())
    const times = { created_at: 1, updated_at: 1 }
    const text = { title: '', description: '', body: '', ...times }
    const article = { id: 'a1', category: 'company', cover: 'fees', author: 'A', ...times }
    await insertRow('article', { ...article, slug: 'fees', published_at: server.now() - 1 })
    await insertRow('article', { ...article, id: 'a2', slug: 'later', published_at: server.now() + 60 * MINUTES })
    for (const language of ['en', 'uk'])
      await insertRow('article_text', { article_id: 'a1', language, minutes: 1, ...text })
    for (const [id, slug] of [
      ['p1', 'terms'],
      ['p2', 'price-list'],
    ] as const) {
      await insertRow('page', { id, slug, ...times })
      await insertRow('page_text', { page_id: id, language: 'en', ...text })
    }
    server.wait(20 * MINUTES)
    await readPlan()
    const parts = await readPlan()
    const pathsOf = (source: string) => walk(parts.find((part) => part.source === source) as SitemapPart, 10)
    expect(await pathsOf('agency')).toContain(`/crewing/ph/${shown.slug}`)
    expect(await pathsOf('country')).toEqual(['/crewing/gr', '/crewing/ph'])
    expect(await pathsOf('article')).toEqual(['/blog/company/fees'])
    expect(await pathsOf('page')).toEqual(['/price-list', '/terms'])
    expect(parts.find(({ source }) => source === 'article')?.languages).toEqual(['en', 'uk'])
    const { items } = (await client.get('/server/sitemap/article?until=z')).body
    expect(items).toEqual([{ path: '/blog/company/fees', updatedAt: 1, languages: ['en', 'uk'] }])
  })

  it('of tens of thousands comes in parts that can be walked in small steps', async () => {
    await env.DB.prepare("DELETE FROM vacancy WHERE status <> 'published'").run()
    await multiply(first, MANY)
    server.wait(20 * MINUTES)
    await readPlan()
    const parts = vacancies(await readPlan())
    expect(parts.map(({ number }) => number)).toEqual([1, 2, 3])
    const walked = await Promise.all(parts.map((part) => walk(part, 2000)))
    for (const paths of walked) expect(paths.length).toBeLessThanOrEqual(20_000)
    expect(new Set(walked.flat()).size).toBe(MANY + 1)
  })

  it('leaves a vacancy in its part when older ones have closed, and no part empty', async () => {
    await env.DB.prepare("UPDATE vacancy SET status = 'expired' WHERE seq <= 30000").run()
    server.wait(20 * MINUTES)
    await readPlan()
    const parts = vacancies(await readPlan())
    expect(parts.map(({ number }) => number)).toEqual([2, 3])
    expect((await walk(parts[0] as SitemapPart, 2000)).length).toBe(10_000)
  })

  it('gives at most two thousand at once, and nothing of what is no source', async () => {
    expect((await client.get('/server/sitemap/vacancy?until=9&limit=2001')).status).toBe(400)
    expect((await client.get('/server/sitemap/vacancy')).status).toBe(400)
    expect((await client.get('/server/sitemap/account?until=z')).status).toBe(404)
  })
})

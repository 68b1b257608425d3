import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { companyListSchema } from '#src/contract/crewing/schemas.ts'
import { sitemapBatchSchema } from '#src/contract/sitemap/schemas.ts'
import { sitemapDomain } from '#src/server/exchange/sitemap/index.ts'
import { refreshCrewing } from '#src/server/work/crewing/crewing-figures.usecases.ts'
import { type Client, createClient, START } from '#tests/server/support/client.ts'
import { findColumn, insertCompany, insertRow, insertVacancy } from '#tests/server/support/fixtures.ts'
import { serverOf, type TestServer } from '#tests/server/support/server-of.ts'
import { crewingDomain } from './index.ts'

const startServer = serverOf(crewingDomain, sitemapDomain)

let server: TestServer
let client: Client

const find = async (path: string, language = 'en') =>
  companyListSchema.parse((await createClient(server, { language }).get(`/server/crewing${path}`)).body)
const namesIn = async (path: string, language?: string) => (await find(path, language)).items.map(({ name }) => name)

beforeEach(async () => {
  await env.DB.batch([env.DB.prepare('DELETE FROM account'), env.DB.prepare('DELETE FROM statistic')])
  server = startServer()
  client = createClient(server)
})

describe('who is in the directory', () => {
  it('companies whose licence was checked, and others from their first vacancy that was let through', async () => {
    await insertCompany({ name: 'Checked' })
    await insertCompany({ name: 'Only registered', verified: 0 })
    const waiting = await insertCompany({ name: 'Waiting', verified: 0 })
    await insertVacancy(waiting, { status: 'moderation' })
    await insertVacancy(await insertCompany({ name: 'Let through', verified: 0 }), { status: 'expired' })
    expect((await namesIn('?sort=name')).sort()).toEqual(['Checked', 'Let through'])
  })

  it('no one who is no longer allowed there', async () => {
    const company = await insertCompany()
    expect((await find('')).total).toBe(1)
    await env.DB.prepare('UPDATE organisation SET verified = 0 WHERE id = ?').bind(company.id).run()
    await refreshCrewing(server.services)
    expect(await find('')).toMatchObject({ total: 0, items: [], countries: [] })
  })

  it('a company under its new name and place, once it has changed them', async () => {
    const company = await insertCompany({ name: 'Old Harbour' })
    await find('')
    await env.DB.prepare("UPDATE organisation SET name = 'Łódź Crew', city = 'Gdańsk', updated_at = ? WHERE id = ?")
      .bind(START + 1, company.id)
      .run()
    await refreshCrewing(server.services)
    expect(await namesIn('?q=old')).toEqual([])
    expect(await namesIn('?q=lodz+gdansk')).toEqual(['Łódź Crew'])
  })
})

describe('search', () => {
  beforeEach(async () => {
    const polish = await insertCompany({ name: 'Żuraw Crewing', city: 'Gdynia', country: 'PL' })
    const greek = await insertCompany({ name: 'Aegean Crew', city: 'Piraeus', country: 'GR', verified: 0 })
    const chinese = await insertCompany({ name: '青岛船员', city: '青岛', country: 'CN' })
    await insertVacancy(polish, { fleet: 'tanker-fleet', rank: 'bosun' })
    await insertVacancy(polish, { fleet: 'merchant-fleet', rank: 'bosun' })
    await insertVacancy(greek, { fleet: 'merchant-fleet', rank: 'master' })
    await insertVacancy(chinese, { fleet: 'offshore-fleet', status: 'closed' })
  })

  it.each([
    ['the beginning of a word of the name', '?q=zur', ['Żuraw Crewing']],
    ['letters without their marks, in any order', '?q=crewing+zuraw', ['Żuraw Crewing']],
    ['a city', '?q=GDYNIA', ['Żuraw Crewing']],
    ['no word in the middle of another', '?q=raw', []],
    ['a part of a name in Han letters', '?q=船员', ['青岛船员']],
    ['what nobody is called', '?q=nobody', []],
    ['signs alone, as if nothing were asked', '?q=%25&sort=name', ['Aegean Crew', 'Żuraw Crewing', '青岛船员']],
    ['a fleet', '?fleet=tanker-fleet', ['Żuraw Crewing']],
    ['any of several fleets', '?fleet=tanker-fleet,offshore-fleet&sort=name', ['Żuraw Crewing', '青岛船员']],
    ['only checked licences', '?verified=1&fleet=merchant-fleet', ['Żuraw Crewing']],
    ['a country of the address', '/gr', ['Aegean Crew']],
    ['a country by its English name', '?q=greece', ['Aegean Crew']],
  ])('finds by %s', async (_, path, names) => {
    expect(await namesIn(path)).toEqual(names)
  })

  it('finds a country by its name in the language of the page', async () => {
    expect(await namesIn('?q=Польща', 'uk')).toEqual(['Żuraw Crewing'])
  })

  it('counts beside each choice what choosing it would find', async () => {
    const { total, facets } = await find('?fleet=merchant-fleet')
    expect(total).toBe(2)
    expect(facets.country).toEqual([
      { value: 'CN', count: 0 },
      { value: 'GR', count: 1 },
      { value: 'PL', count: 1 },
    ])
    expect(facets.fleet.map(({ count }) => count)).toEqual([2, 1, 1, 0])
    expect(facets.verified).toBe(1)
  })

  it('tells the figures of a country, and knows which countries have a page', async () => {
    const { figures, countries } = await find('/pl')
    expect(figures).toEqual({
      agencies: 1,
      verified: 1,
      openVacancies: 2,
      fleets: expect.arrayContaining([
        { value: 'tanker-fleet', count: 1 },
        { value: 'merchant-fleet', count: 1 },
      ]),
      ranks: [{ value: 'bosun', count: 2 }],
    })
    expect(countries).toEqual(['CN', 'GR', 'PL'].map((id) => ({ id, slug: id.toLowerCase(), count: 1 })))
    expect((await find('')).figures).toMatchObject({ agencies: 3, verified: 2, openVacancies: 3 })
  })

  it('knows a country without companies, and none that does not exist', async () => {
    expect(await find('/fr')).toMatchObject({ total: 0, figures: { agencies: 0, ranks: [] } })
    for (const path of ['/xx', '/PL', '/poland', '/p%00'])
      expect((await client.get(`/server/crewing${path}`)).status).toBe(404)
  })

  it.each(['?page=0', '?page=501', '?fleet=ferry', '?sort=best', `?q=${'a'.repeat(81)}`])(
    'refuses %s',
    async (query) => {
      expect((await client.get(`/server/crewing${query}`)).status).toBe(400)
    },
  )
})

describe('order and pages', () => {
  it('most vacancies first, or the fastest answer, or the name', async () => {
    await insertCompany({ name: 'Beta', answer_hours: 30, answer_rate: 50 })
    const busy = await insertCompany({ name: 'Gamma' })
    await insertCompany({ name: 'Álpha', answer_hours: 5, answer_rate: 80 })
    await insertVacancy(busy)
    await insertRow('statistic', { name: 'answers', value: '{"changed":0}', updated_at: START })
    expect(await namesIn('')).toEqual(['Gamma', 'Álpha', 'Beta'])
    expect(await namesIn('?sort=answer')).toEqual(['Álpha', 'Beta', 'Gamma'])
    expect(await namesIn('?sort=name')).toEqual(['Álpha', 'Beta', 'Gamma'])
  })

  it('names each company by its id and by its slug', async () => {
    await insertCompany({ name: 'Named twice' })
    const { items } = await find('')
    expect(items.length).toBeGreaterThan(0)
    for (const { id, slug } of items) expect(await findColumn('organisation', 'slug', 'id', id)).toBe(slug)
  })

  it('twenty to a page, none twice and none left out', async () => {
    for (let number = 0; number < 45; number += 1) await insertCompany({ name: 'Same name' })
    const slugs: string[] = []
    for (const page of [1, 2, 3]) slugs.push(...(await find(`?page=${page}`)).items.map(({ slug }) => slug))
    expect(new Set(slugs).size).toBe(45)
    expect((await find('?page=4')).items).toEqual([])
  })

  it('every order of the whole directory is read from an index', async () => {
    for (const [order, index] of [
      ['open_vacancies DESC, name_key, organisation_id', 'directory_entry_open'],
      ['answer_order, name_key, organisation_id', 'directory_entry_answer'],
      ['name_key, organisation_id', 'directory_entry_name'],
    ]) {
      const { results } = await env.DB.prepare(
        `EXPLAIN QUERY PLAN SELECT * FROM directory_entry WHERE kind = 'company' ORDER BY ${order} LIMIT 20`,
      ).all<{ detail: string }>()
      expect(results.map(({ detail }) => detail).join()).toBe(`SEARCH directory_entry USING INDEX ${index} (kind=?)`)
    }
  })
})

describe('the sitemap', () => {
  it('names the companies of the directory and their countries', async () => {
    for (const country of ['PL', 'GR', 'PL']) await insertCompany({ country })
    await insertCompany({ country: 'FR', verified: 0 })
    await insertVacancy(await insertCompany({ country: 'PL', verified: 0 }), { status: 'expired' })
    await find('')
    const pathsOf = async (source: string) =>
      sitemapBatchSchema
        .parse((await client.get(`/server/sitemap/${source}?until=z`)).body)
        .items.map(({ path }) => path)
    expect(await pathsOf('country')).toEqual(['/crewing/gr', '/crewing/pl'])
    const agencies = await pathsOf('agency')
    expect(agencies).toHaveLength(3)
    for (const path of agencies) expect((await client.get(`/server${path}`)).status).toBe(200)
    const { parts } = (await client.get('/server/sitemap')).body
    expect(parts.map(({ source }: { source: string }) => source)).toEqual(expect.arrayContaining(['agency', 'country']))
  })
})

import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { companyDeskSchema } from '#src/contract/company-desk/schemas.ts'
import { ENDING, FEEDS, STATUSES, UNREAD } from '#src/server/work/company-desk/desk.repository.ts'
import { START } from '#tests/server/support/client.ts'
import {
  createId,
  insertRow,
  insertVacancy,
  NOTHING_COMPARED,
  registerCompany,
  registerSeaman,
} from '#tests/server/support/fixtures.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { companyDeskDomain } from './index.ts'

const startServer = serverOf(companyDeskDomain)

const DAY = 86_400_000
const server = startServer()

const register = async (data: Parameters<typeof registerCompany>[1] = {}) => {
  const client = await registerCompany(server, data)
  const company = { id: client.companyId, slug: client.slug, name: 'Company' }
  return { company, read: async () => companyDeskSchema.parse((await client.get('/server/company/desk')).body) }
}

const apply = async (vacancyId: string, status = 'new', created_at = START) => {
  const { seamanId } = await registerSeaman(server)
  await insertRow('application', {
    id: createId(),
    vacancy_id: vacancyId,
    seaman_id: seamanId,
    status,
    ...NOTHING_COMPARED,
    created_at,
    updated_at: created_at,
  })
}

const addFeed = (company: string, id: string, failure: string | null) =>
  insertRow('feed_source', {
    id,
    company_id: company,
    kind: 'upload',
    name: id,
    failure,
    created_at: START,
    updated_at: START,
  })

describe('the first screen of a company', () => {
  it('counts unread applications by vacancy, newest first, and leaves out what was read and what is another’s', async () => {
    const { company, read } = await register()
    const other = await register()
    const older = await insertVacancy(company)
    const newer = await insertVacancy(company, { rank: 'master' })
    await apply(older.id, 'new', START - DAY)
    await apply(newer.id)
    await apply(newer.id)
    await apply(newer.id, 'rejected')
    await apply((await insertVacancy(other.company)).id)
    const { applications, open } = await read()
    expect(open).toBe(2)
    expect(applications).toMatchObject({ total: 3, vacancies: 2 })
    expect(applications.items.map(({ id, count }) => [id, count])).toEqual([
      [newer.id, 2],
      [older.id, 1],
    ])
  })

  it('names the vacancies that end within a week, the first one first', async () => {
    const { company, read } = await register()
    await insertVacancy(company, { expires_at: START + 8 * DAY })
    const later = await insertVacancy(company, { expires_at: START + 6 * DAY })
    const soon = await insertVacancy(company, { expires_at: START + DAY })
    await insertVacancy(company, { expires_at: START + DAY, status: 'closed' })
    const { ending } = await read()
    expect(ending.total).toBe(2)
    expect(ending.items.map(({ id }) => id)).toEqual([soon.id, later.id])
  })

  it('names feeds that cannot be read and those whose report waits, no others', async () => {
    const { company, read } = await register()
    const [broken, waiting, fine] = [createId(), createId(), createId()]
    await addFeed(company.id, broken, 'timeout')
    await addFeed(company.id, waiting, null)
    await addFeed(company.id, fine, null)
    await insertRow('feed_report', {
      id: createId(),
      source_id: waiting,
      status: 'open',
      read_by: 'owner',
      items: 1,
      counts: '{}',
      plan_hash: 'x',
      created_at: START,
    })
    expect((await read()).feeds.map(({ id, failure }) => [id, failure])).toEqual([
      [broken, 'timeout'],
      [waiting, null],
    ])
  })

  it('says what the profile lacks, and whether the licence was checked', async () => {
    const bare = await register({ verified: false })
    expect((await bare.read()).company).toMatchObject({
      state: 'none',
      slug: null,
      lacks: ['licence', 'about', 'website', 'offices'],
    })
    const told = await register({ licenceNumber: 'UMG-7', website: 'https://example.com' })
    expect((await told.read()).company).toMatchObject({
      state: 'verified',
      licenceNumber: 'UMG-7',
      lacks: ['about', 'offices'],
    })
  })

  it.each([
    ['unread applications', UNREAD, 1, /application_new/],
    ['vacancies that end', ENDING, 2, /vacancy_ending \(company_id=\? AND expires_at<\?\)/],
    ['states', STATUSES, 1, /COVERING INDEX \w+ \(company_id=\? AND status=\?\)/],
    ['feeds', FEEDS, 1, /feed_source_company \(company_id=\?\)/],
  ])('finds %s by an index', async (_name, sql, values, index) => {
    const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...['x', 1].slice(0, values))
      .all<{ detail: string }>()
    const plan = results.map(({ detail }) => detail).join('\n')
    expect(plan).toMatch(index)
    expect(plan).not.toMatch(/SCAN (v|a|s|vacancy|application|feed_source)\b/)
  })
})

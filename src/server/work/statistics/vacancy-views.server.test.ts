import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { companyStatisticsSchema, vacancyFiguresListSchema } from '#src/contract/statistics/schemas.ts'
import { DAY } from '#src/domain/time.ts'
import { type Client, createClient } from '#tests/server/support/client.ts'
import {
  countRows,
  giveRole,
  insertVacancy,
  joinCompany,
  registerCompany,
  registerSeaman,
} from '#tests/server/support/fixtures.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { statisticsDomain } from './index.ts'
import { sweepStatistics } from './sweep-statistics.usecases.ts'

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' }
const PROGRAM = { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }

const server = serverOf(statisticsDomain)()
let owner: Awaited<ReturnType<typeof registerCompany>>
let company: { id: string; slug: string; name: string }
let vacancyId: string

beforeEach(async () => {
  owner = await registerCompany(server)
  company = { id: owner.companyId, slug: owner.slug, name: 'Company' }
  vacancyId = (await insertVacancy(company)).id
})

/** As the page does it: without a token. */
const view = async (who: Client, from = 'site', id = vacancyId, headers: Record<string, string> = BROWSER) =>
  (await who.send('POST', `/server/vacancy/${id}/view?from=${from}`, undefined, { headers })).status

const read = async () => companyStatisticsSchema.parse((await owner.get('/server/company/statistics')).body)

describe('views of a vacancy', () => {
  it('are counted by the kind of source, without a token and without a cookie for the reader', async () => {
    const guest = createClient(server)
    expect(await view(guest)).toBe(200)
    expect(await view(guest, 'engine')).toBe(200)
    expect(await view(await registerSeaman(server))).toBe(200)
    const { views, sources, steps } = await read()
    expect(views).toEqual({ now: 3, before: 0 })
    expect(steps.at(-1)?.views).toBe(3)
    expect(sources).toEqual([
      { source: 'site', views: 2 },
      { source: 'engine', views: 1 },
    ])
    expect(guest.cookies.size).toBe(0)
    const list = vacancyFiguresListSchema.parse((await owner.get('/server/company/statistics/vacancy')).body)
    expect(list.items).toMatchObject([{ id: vacancyId, views: 3 }])
  })

  it('do not count for members of the company, admins and programs', async () => {
    const admin = await registerSeaman(server)
    await giveRole(admin.accountId, 'admin')
    for (const who of [owner, await joinCompany(server, company.id, 'viewer'), admin]) expect(await view(who)).toBe(200)
    expect(await view(createClient(server), 'site', vacancyId, PROGRAM)).toBe(200)
    expect((await read()).views.now).toBe(0)
    expect(await view(await registerCompany(server))).toBe(200)
    expect((await read()).views.now).toBe(1)
  })

  it('count for public vacancies only', async () => {
    const draft = await insertVacancy(company, { status: 'draft' })
    const guest = createClient(server)
    expect(await view(guest, 'site', draft.id)).toBe(200)
    expect(await view(guest, 'site', crypto.randomUUID())).toBe(200)
    expect(await countRows('vacancy_view', 'company_id = ?', company.id)).toBe(0)
  })

  it('count at most 20 times for one network and vacancy', async () => {
    const guest = createClient(server)
    for (let time = 0; time < 25; time += 1) expect(await view(guest)).toBe(200)
    expect(await view(createClient(server))).toBe(200)
    expect((await read()).views.now).toBe(21)
  })

  it('are refused from another site, and with a source that does not exist', async () => {
    const guest = createClient(server)
    expect(await view(guest, 'site', vacancyId, { ...BROWSER, 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await view(guest, 'elsewhere')).toBe(400)
  })

  it('are deleted with the vacancy and with the company', async () => {
    const other = await insertVacancy(company)
    const count = () => countRows('vacancy_view', 'company_id = ?', company.id)
    await view(createClient(server))
    await view(createClient(server), 'site', other.id)
    await env.DB.prepare('DELETE FROM vacancy WHERE id = ?').bind(other.id).run()
    expect(await count()).toBe(1)
    await env.DB.prepare('DELETE FROM organisation WHERE id = ?').bind(company.id).run()
    expect(await count()).toBe(0)
  })

  it('are deleted once no period contains them', async () => {
    await view(createClient(server))
    await sweepStatistics({ ...server.services, clock: () => server.now() + 800 * DAY })
    expect(await countRows('vacancy_view', 'company_id = ?', company.id)).toBe(0)
  })
})

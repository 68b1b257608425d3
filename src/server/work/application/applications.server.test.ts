import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { applicantListSchema, applicationSchema, ownVacancyListSchema } from '#src/contract/application/schemas.ts'
import { vacancyDetailSchema } from '#src/contract/vacancy-search/schemas.ts'
import { companyDeskDomain } from '#src/server/work/company-desk/index.ts'
import { vacancySearchDomain } from '#src/server/work/vacancy-search/index.ts'
import { createClient, START } from '#tests/server/support/client.ts'
import { createContract, createPaper } from '#tests/server/support/cv-stores.ts'
import {
  createId,
  insertCompany,
  insertVacancy,
  registerCompany,
  registerNewcomer,
  registerSeaman,
} from '#tests/server/support/fixtures.ts'
import { editOwnCv } from '#tests/server/support/own-cv.ts'
import { serverOf, type TestServer } from '#tests/server/support/server-of.ts'
import { applicationDomain } from './index.ts'

const startServer = serverOf(applicationDomain, companyDeskDomain, vacancySearchDomain)

const DAY = 86_400_000

const countApplications = async (vacancyId: string) =>
  (
    await env.DB.prepare('SELECT count(*) AS found FROM application WHERE vacancy_id = ?')
      .bind(vacancyId)
      .first<{ found: number }>()
  )?.found

describe('applying', () => {
  let server: TestServer
  let company: Awaited<ReturnType<typeof registerCompany>>

  beforeAll(async () => {
    server = startServer()
    company = await registerCompany(server)
  })

  const publish = (data: Parameters<typeof insertVacancy>[1] = {}) =>
    insertVacancy({ id: company.companyId, slug: company.slug, name: 'X' }, data)
  const apply = (client: Awaited<ReturnType<typeof registerSeaman>>, id: string, note: unknown = null, key?: string) =>
    client.post(`/server/vacancy/${id}/application`, { note }, { headers: { 'idempotency-key': key } })

  it('keeps the application and one mail for each side, and shows the seafarer when it was', async () => {
    const seaman = await registerSeaman(server)
    const { id } = await publish()
    server.sent.length = 0
    const answer = await apply(seaman, id, '  I know these ships.\r\nReady at once. ')
    expect(answer.status, answer.text).toBe(201)
    expect(applicationSchema.parse(answer.body)).toMatchObject({
      vacancyId: id,
      note: 'I know these ships.\nReady at once.',
      createdAt: START,
    })
    expect(server.sent).toHaveLength(2)
    const { results } = await env.DB.prepare(
      'SELECT kind, account_id, payload FROM outbox WHERE id IN (?, ?) ORDER BY kind',
    )
      .bind(...server.sent)
      .all()
    expect(results.map((row) => row.kind)).toEqual(['application-received', 'application-sent'])
    expect(JSON.stringify(results)).not.toContain('ships')
    expect(vacancyDetailSchema.parse((await seaman.get(`/server/vacancy/${id}`)).body).appliedAt).toBe(START)
    expect(
      vacancyDetailSchema.parse((await createClient(server).get(`/server/vacancy/${id}`)).body).appliedAt,
    ).toBeNull()
  })

  it('is possible once for each vacancy, also for many at once', async () => {
    const seaman = await registerSeaman(server)
    const { id } = await publish()
    const token = await seaman.getToken()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        seaman.send('POST', `/server/vacancy/${id}/application`, {}, { headers: { 'x-csrf-token': token } }),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter(({ status, body }) => status === 409 && body.code === 'already-applied')).toHaveLength(7)
    expect(await countApplications(id)).toBe(1)
  })

  it('answers a repeated key as the first time, and refuses the key for something else', async () => {
    const seaman = await registerSeaman(server)
    const { id } = await publish()
    const first = await apply(seaman, id, 'hello', 'key-1')
    server.sent.length = 0
    const again = await apply(seaman, id, 'hello', 'key-1')
    expect([again.status, again.text]).toEqual([first.status, first.text])
    expect(server.sent).toEqual([])
    expect((await apply(seaman, id, 'other words', 'key-1')).body.code).toBe('idempotency-mismatch')
    expect((await apply(seaman, (await publish()).id, 'hello', 'key-1')).body.code).toBe('idempotency-mismatch')
    expect((await apply(seaman, id, 'hello', 'key-2')).body.code).toBe('already-applied')
    expect((await apply(await registerSeaman(server), id, 'hello', 'key-1')).status).toBe(201)
    expect((await apply(seaman, id, 'hello', 'k'.repeat(101))).status).toBe(400)
  })

  it('answers the same to the same key sent many times at once', async () => {
    const seaman = await registerSeaman(server)
    const { id } = await publish()
    const headers = { 'x-csrf-token': await seaman.getToken(), 'idempotency-key': 'many' }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        seaman.send('POST', `/server/vacancy/${id}/application`, { note: 'hi' }, { headers }),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(await countApplications(id)).toBe(1)
  })

  it('says what is wrong with a note', async () => {
    const seaman = await registerSeaman(server)
    const { id } = await publish()
    const long = await apply(seaman, id, 'é'.repeat(1001))
    expect(long.status).toBe(422)
    expect(long.body.errors).toEqual({ application: { note: 'Use at most 1,000 characters.' } })
    expect((await apply(seaman, id, 'a\u0000b')).body.errors).toEqual({
      application: { note: 'Remove invisible or control characters.' },
    })
    expect((await apply(seaman, id, '⚓'.repeat(1000))).status).toBe(201)
  })

  it.each([
    ['draft', START + DAY, 404, 'not-found'],
    ['moderation', START + DAY, 404, 'not-found'],
    ['published', START - 1, 409, 'vacancy-closed'],
    ['expired', START - DAY, 409, 'vacancy-closed'],
    ['closed', START + DAY, 409, 'vacancy-closed'],
    ['expired', START - 31 * DAY, 410, 'gone'],
  ])('to a vacancy that is %s is refused', async (status, expires_at, code, error) => {
    const { id } = await publish({ status, expires_at })
    const answer = await apply(await registerSeaman(server), id)
    expect([answer.status, answer.body.code]).toEqual([code, error])
  })

  it('to a vacancy that never was is refused', async () => {
    const seaman = await registerSeaman(server)
    expect((await apply(seaman, createId())).status).toBe(404)
    expect((await apply(seaman, 'short')).status).toBe(404)
  })
})

describe('the applications of a vacancy', () => {
  it('show the owner who applied, with the career and sea service', async () => {
    const server = startServer()
    const company = await registerCompany(server)
    const { id } = await insertVacancy({ id: company.companyId, slug: company.slug, name: 'X' })
    const seaman = await registerSeaman(server)
    const ship = { company: 'Nordic Gas' }
    const experience = [
      createContract({ ...ship, position: 'third-engineer', startDate: '2023-03-01', endDate: '2023-08-31' }),
      createContract({ ...ship, position: 'second-engineer', startDate: '2025-01-15', endDate: '2025-07-14' }),
    ]
    const documents = [
      createPaper({ name: 'IGF Advanced', validDate: '2028-01-01' }),
      createPaper({ type: 'passport', name: 'international', number: 'AA123456' }),
    ]
    await editOwnCv(seaman, { experience, documents, contact: { mobile: '+380 555 010 203' } })
    await seaman.post(`/server/vacancy/${id}/application`, { note: 'Ready.' })
    const answer = await company.get(`/server/vacancy/${id}/application`)
    const list = applicantListSchema.parse(answer.body)
    expect(list).toMatchObject({ total: 1, page: 1, vacancy: { id, rank: 'second-engineer' } })
    expect(list.items[0]?.seaman).toMatchObject({
      firstname: 'Iryna',
      seaServiceMonths: 12,
      monthsInRank: 6,
      contact: { email: seaman.email, mobile: '+380 555 010 203' },
      certificates: [{ name: 'IGF Advanced', validTo: '2028-01-01' }],
    })
    expect(list.items[0]?.seaman.career.map(({ from }) => from)).toEqual(['2025-01-15', '2023-03-01'])
    expect(answer.text).not.toContain('AA123456')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('hide the contacts from a company that is not verified', async () => {
    const server = startServer()
    const company = await registerCompany(server, { verified: false })
    const { id } = await insertVacancy({ id: company.companyId, slug: company.slug, name: 'X' })
    const seaman = await registerSeaman(server)
    await seaman.post(`/server/vacancy/${id}/application`)
    const answer = await company.get(`/server/vacancy/${id}/application`)
    expect(applicantListSchema.parse(answer.body).items[0]?.seaman.contact).toBeNull()
    expect(answer.text).not.toContain(seaman.email)
  })

  it('are counted on the vacancy for its owner and for no one else', async () => {
    const server = startServer()
    const company = await registerCompany(server)
    const { id } = await insertVacancy({ id: company.companyId, slug: company.slug, name: 'X' })
    const seaman = await registerSeaman(server)
    await seaman.post(`/server/vacancy/${id}/application`)
    const count = async (client: { get: typeof seaman.get }) =>
      vacancyDetailSchema.parse((await client.get(`/server/vacancy/${id}`)).body).applications
    expect(await count(company)).toBe(1)
    for (const other of [seaman, createClient(server), await registerCompany(server)])
      expect(await count(other)).toBeNull()
  })

  it('are not found by another company', async () => {
    const server = startServer()
    const { id } = await insertVacancy(await insertCompany())
    expect((await (await registerCompany(server)).get(`/server/vacancy/${id}/application`)).status).toBe(404)
    expect((await (await registerNewcomer(server)).get(`/server/vacancy/${id}/application`)).status).toBe(403)
  })
})

describe('the own vacancies of a company', () => {
  it('come with their applications, of every status, and of no one else', async () => {
    const server = startServer()
    const company = await registerCompany(server)
    const own = { id: company.companyId, slug: company.slug, name: 'X' }
    const open = await insertVacancy(own, { rank: 'bosun', vessel_name: 'Sea Pearl' })
    await insertVacancy(own, { status: 'draft', published_at: null, expires_at: null, vessel_type: 'bulk-carrier' })
    await insertVacancy(own, { status: 'closed' })
    await insertVacancy(await insertCompany())
    await (await registerSeaman(server)).post(`/server/vacancy/${open.id}/application`)
    const read = async (query: string) =>
      ownVacancyListSchema.parse((await company.get(`/server/company/vacancy${query}`)).body)
    const all = await read('')
    expect(all.total).toBe(3)
    expect(Object.fromEntries(all.facets.status.map(({ value, count }) => [value, count]))).toEqual({
      published: 1,
      moderation: 0,
      paused: 0,
      draft: 1,
      expired: 0,
      closed: 1,
    })
    expect((await read('?sort=applications')).items[0]).toMatchObject({
      id: open.id,
      applications: 1,
      newApplications: 1,
    })
    expect((await read('?status=draft')).items.map(({ status }) => status)).toEqual(['draft'])
    expect((await read('?q=pearl')).items.map(({ id }) => id)).toEqual([open.id])
    expect((await read('?q=bosun')).total).toBe(1)
    // The search matches names of ranks and vessel types too; the tabs count with it.
    expect((await read('?q=engineer')).total).toBe(2)
    expect((await read('?q=second')).facets.status.reduce((sum, { count }) => sum + count, 0)).toBe(2)
    expect((await read('?q=carrier engineer')).total).toBe(2)
    expect((await read('?q=third')).total).toBe(0)
    expect((await read('?q=pearl sea bosun')).total).toBe(1)
    expect((await read('?q=bulker')).total).toBe(1)
    expect((await read(`?q=${encodeURIComponent("%' OR 1=1 --")}`)).total).toBe(0)
    expect((await read('?page=2')).items).toEqual([])
  })
})

import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { REPORT_REASONS, type ReportKind } from '#src/contract/report/report.ts'
import { reportTargetSchema } from '#src/contract/report/schemas.ts'
import { createClient, START } from '#tests/server/support/client.ts'
import {
  countRows,
  createId,
  insertCompany,
  insertRow,
  insertVacancy,
  registerSeaman,
} from '#tests/server/support/fixtures.ts'
import { serverOf, type TestServer } from '#tests/server/support/server-of.ts'
import { reportDomain } from './index.ts'

const startServer = serverOf(reportDomain)

let server: TestServer
// A thread is there for its two sides alone: inbox.test.ts.
let ids: Record<Exclude<ReportKind, 'thread'>, string>

const LICENCE = { licence_number: 'X-1', licence_issuer: 'Maritime Office', country: 'PL', slug: 'amber-crew' }

async function insertArticle(publishedAt: number): Promise<string> {
  const id = createId()
  const stamps = { created_at: START, updated_at: START }
  await insertRow('article', {
    id,
    slug: `scams-${id}`,
    category: 'seaman',
    cover: 'rope',
    author: 'A',
    published_at: publishedAt,
    ...stamps,
  })
  for (const [language, title] of [
    ['en', 'Spot a scam'],
    ['uk', 'Як розпізнати шахрайство'],
  ])
    await insertRow('article_text', {
      article_id: id,
      language: language as string,
      title: title as string,
      description: 'D',
      minutes: 3,
      body: 'B',
      ...stamps,
    })
  return id
}

async function showSeaman(isHidden: boolean): Promise<string> {
  const { seamanId } = await registerSeaman(server)
  await env.DB.prepare("UPDATE crew_card SET is_hidden = ?, masked_name = 'I. K.' WHERE seaman_id = ?")
    .bind(isHidden ? 1 : 0, seamanId)
    .run()
  const row = await env.DB.prepare('SELECT public_id FROM crew_card WHERE seaman_id = ?').bind(seamanId).first()
  return String(row?.public_id)
}

beforeEach(async () => {
  await env.DB.batch(['account', 'article', 'report'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
  server = startServer()
  const company = await insertCompany({ ...LICENCE, name: 'Amber Crew' })
  const vacancy = await insertVacancy(company, { rank: 'bosun', flag: 'LR' })
  ids = {
    vacancy: vacancy.id,
    company: company.id,
    seaman: await showSeaman(false),
    article: await insertArticle(START),
  }
})

const read = (kind: string, id: string, language = 'en') =>
  createClient(server, { language }).get(`/server/report/${kind}/${id}`)
const find = async (kind: keyof typeof ids, language?: string) =>
  reportTargetSchema.parse((await read(kind, ids[kind], language)).body)

describe('what is reported', () => {
  it('is named with its page and with the authority that supervises it', async () => {
    expect(await find('vacancy')).toMatchObject({
      path: `/vacancy/${ids.vacancy}`,
      name: 'Amber Crew',
      rank: 'bosun',
      vesselType: 'lng-carrier',
      country: 'PL',
      licenceIssuer: 'Maritime Office',
      flag: 'LR',
    })
    expect(await find('company')).toMatchObject({
      path: '/crewing/pl/amber-crew',
      name: 'Amber Crew',
      licenceIssuer: 'Maritime Office',
      flag: null,
    })
    expect(await find('seaman')).toMatchObject({ path: `/seamans/${ids.seaman}`, name: 'I. K.', country: null })
  })

  it('is an article in the language of the page, or in English', async () => {
    expect(await find('article', 'uk')).toMatchObject({ name: 'Як розпізнати шахрайство' })
    expect(await find('article', 'ar')).toMatchObject({
      name: 'Spot a scam',
      path: `/blog/seaman/scams-${ids.article}`,
    })
  })

  it('is nothing that the public cannot see', async () => {
    const hidden = await insertCompany({ verified: 0 })
    const suspended = await insertCompany()
    const ended = await insertVacancy(suspended, { status: 'closed' })
    await insertRow('organisation_suspension', {
      ...{ id: createId(), organisation_id: suspended.id, reason: 'fees', suspended_at: START },
    })
    const draft = await insertVacancy(await insertCompany(), { status: 'draft' })
    const unseen: [ReportKind, string][] = [
      ['company', hidden.id],
      ['vacancy', ended.id],
      ['vacancy', draft.id],
      ['seaman', await showSeaman(true)],
      ['article', await insertArticle(START + 1)],
      ['company', ids.vacancy],
      ['vacancy', createId()],
    ]
    const reporter = createClient(server)
    for (const [kind, id] of unseen) {
      expect((await read(kind, id)).status).toBe(404)
      expect((await reporter.post('/server/report', { kind, id, reason: 'other', text: 'x' })).status).toBe(404)
    }
    expect((await read('account', ids.company)).status).toBe(404)
    expect((await read('company', 'x')).status).toBe(404)
    expect(await countRows('report', '1 = 1')).toBe(0)
  })
})

describe('a report', () => {
  const body = (kind: keyof typeof ids, more = {}) => ({
    kind,
    id: ids[kind],
    reason: REPORT_REASONS[kind][0],
    ...more,
  })

  it('of each kind is kept, from a guest without a name', async () => {
    const guest = createClient(server, { language: 'hi' })
    for (const kind of ['vacancy', 'company', 'seaman', 'article'] as const)
      expect((await guest.post('/server/report', body(kind, { text: ' 500 USD \r\n asked ' }))).status).toBe(201)
    const { results } = await env.DB.prepare('SELECT * FROM report ORDER BY kind DESC').all()
    expect(results).toHaveLength(4)
    expect(results[0]).toMatchObject({
      kind: 'vacancy',
      target_id: ids.vacancy,
      reason: 'fee',
      text: '500 USD \n asked',
      language: 'hi',
      account_id: null,
      status: 'open',
    })
  })

  it('names the account of anyone who is signed in, and loses the name with the account', async () => {
    const seaman = await registerSeaman(server)
    await seaman.post('/server/report', body('vacancy'))
    expect(await countRows('report', 'account_id = ?', seaman.accountId)).toBe(1)
    await env.DB.prepare('DELETE FROM account WHERE id = ?').bind(seaman.accountId).run()
    expect(await countRows('report', 'account_id IS NULL')).toBe(1)
  })

  it('of one person about the same thing is one while it is open', async () => {
    const seaman = await registerSeaman(server)
    for (let turn = 0; turn < 3; turn += 1)
      expect((await seaman.post('/server/report', body('vacancy'))).status).toBe(201)
    expect(await countRows('report', '1 = 1')).toBe(1)
    await seaman.post('/server/report', body('vacancy', { reason: 'fake' }))
    await env.DB.prepare("UPDATE report SET status = 'dismissed'").run()
    await seaman.post('/server/report', body('vacancy'))
    expect(await countRows('report', '1 = 1')).toBe(3)
  })

  it('that fell into the trap is put off and not kept', async () => {
    const client = createClient(server)
    const answer = await client.post('/server/report', body('company', { topic: 'cheap loans' }))
    expect([answer.status, answer.body.code]).toEqual([429, 'too-many-requests'])
    expect(await countRows('report', '1 = 1')).toBe(0)
    expect((await client.post('/server/report', body('company', { topic: '' }))).status).toBe(201)
  })

  it.each([
    ['without reason', { reason: '' }, ['reason']],
    ['with a reason of another kind', { reason: 'copyright' }, ['reason']],
    ['of something else without a word', { reason: 'other', text: ' ' }, ['text']],
    ['with too many words', { text: 'a'.repeat(2001) }, ['text']],
    ['with control characters', { text: '\u0007' }, ['text']],
  ])('%s is refused beside its fields', async (_, more, fields) => {
    const answer = await createClient(server).post('/server/report', body('vacancy', more))
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.errors.report)).toEqual(fields)
  })

  it('is delayed when too many come from one address or one account', async () => {
    const guest = createClient(server)
    const seaman = await registerSeaman(server)
    const statuses = async (client: typeof guest, count: number) => {
      const found: number[] = []
      for (let turn = 0; turn < count; turn += 1)
        found.push((await client.post('/server/report', body('company', { reason: 'fake' }))).status)
      return found
    }
    expect((await statuses(guest, 31)).indexOf(429)).toBe(30)
    const refused = await guest.post('/server/report', body('company'))
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await statuses(seaman, 21)).indexOf(429)).toBe(20)
    expect((await createClient(server).post('/server/report', body('company'))).status).toBe(201)
  })
})

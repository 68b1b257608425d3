import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { companyDeskSchema } from '#src/contract/company-desk/schemas.ts'
import { MATCH_RULES } from '#src/domain/match/match.ts'
import { createBlankForm } from '#src/domain/vacancy/blank-form.ts'
import { verificationDomain } from '#src/server/people/verification/index.ts'
import { writeDocument } from '#src/server/platform/stored-document.ts'
import { START } from '#tests/server/support/client.ts'
import { createContract } from '#tests/server/support/cv-stores.ts'
import {
  createId,
  insertRow,
  insertVacancy,
  joinCompany,
  NOTHING_COMPARED,
  registerCompany,
  registerSeaman,
  VACANCY,
} from '#tests/server/support/fixtures.ts'
import { editOwnCv } from '#tests/server/support/own-cv.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { inboxDomain } from '../inbox/index.ts'
import { DECLINED } from '../invitation/sent-invitations.repository.ts'
import { COMPANY, DISPUTES, DRAFTS, ENDING, FEEDS, UNREAD } from './desk-statements.ts'
import { companyDeskDomain } from './index.ts'

const startServer = serverOf(companyDeskDomain, inboxDomain, verificationDomain)

const DAY = 86_400_000
const server = startServer()

const register = async (data: Parameters<typeof registerCompany>[1] = {}) => {
  const client = await registerCompany(server, data)
  const company = { id: client.companyId, slug: client.slug, name: 'Company' }
  return { client, company, read: async () => companyDeskSchema.parse((await client.get('/server/company/desk')).body) }
}

const apply = async (vacancyId: string, status = 'new', created_at = START, seamanId?: string) => {
  const id = createId()
  await insertRow('application', {
    id,
    vacancy_id: vacancyId,
    seaman_id: seamanId ?? (await registerSeaman(server)).seamanId,
    status,
    ...NOTHING_COMPARED,
    created_at,
    updated_at: created_at,
  })
  return id
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
  it('counts unread applications by vacancy, the longest wait first, and leaves out what was read and what is another’s', async () => {
    const { company, read } = await register()
    const other = await register()
    const older = await insertVacancy(company)
    const newer = await insertVacancy(company, { rank: 'master', port_name: 'Yeosu', port_country: 'KR' })
    await apply(newer.id)
    await apply(newer.id, 'new', START - DAY)
    await apply(newer.id, 'rejected', START - 9 * DAY)
    await apply(older.id, 'new', START - 8 * DAY)
    await apply((await insertVacancy(other.company)).id)
    const { applications } = await read()
    expect(applications).toMatchObject({
      total: 3,
      items: [
        { id: older.id, count: 1, since: START - 8 * DAY },
        { id: newer.id, count: 2, since: START - DAY, port: { name: 'Yeosu', country: 'KR' } },
      ],
    })
  })

  it('names the best match among the new applications of a vacancy, by the present rules', async () => {
    const { company, read } = await register()
    const [compared, unknown] = [await insertVacancy(company), await insertVacancy(company)]
    const compare = async (states: readonly string[], rules = MATCH_RULES, status = 'new') => {
      const id = await apply(compared.id, status, START - DAY)
      await env.DB.prepare('UPDATE application SET match_record = ? WHERE id = ?')
        .bind(JSON.stringify({ rules, lines: states.map((state) => ({ line: 'rank', state })) }), id)
        .run()
    }
    await compare(['met', 'missing', 'untold'])
    await compare(['met', 'met', 'late'])
    await compare(['met', 'met', 'met'], MATCH_RULES, 'shortlisted')
    await compare(['met', 'met', 'met'], MATCH_RULES + 1)
    await compare([])
    await apply(unknown.id)
    const { items } = (await read()).applications
    expect(items.map(({ id, best }) => [id, best])).toEqual([
      [compared.id, { met: 2, of: 3 }],
      [unknown.id, null],
    ])
  })

  it('lists the vacancies that end within a week with their applicants, the first one first', async () => {
    const { company, read } = await register()
    await insertVacancy(company, { expires_at: START + 8 * DAY })
    const later = await insertVacancy(company, { expires_at: START + 6 * DAY })
    const soon = await insertVacancy(company, { expires_at: START + DAY })
    await insertVacancy(company, { expires_at: START + DAY, status: 'closed' })
    await apply(later.id, 'shortlisted')
    await apply(later.id, 'rejected')
    expect((await read()).ending).toMatchObject({
      total: 2,
      items: [
        { id: soon.id, applications: 0, shortlisted: 0 },
        { id: later.id, applications: 2, shortlisted: 1 },
      ],
    })
  })

  it('lists feeds that cannot be read and those whose report waits, no others', async () => {
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
      created_at: START + 1,
    })
    expect((await read()).feeds).toEqual({
      total: 2,
      items: [
        { id: broken, name: broken, failure: 'timeout', at: START },
        { id: waiting, name: waiting, failure: null, at: START + 1 },
      ],
    })
  })

  it('lists disputed lines that are not decided, with the seafarer and the application', async () => {
    const { company, read } = await register()
    const { seamanId } = await registerSeaman(server)
    const vacancy = await insertVacancy(company)
    const applicationId = await apply(vacancy.id, 'shortlisted', START, seamanId)
    const dispute = (line: string, decision: string | null) =>
      insertRow('match_contest', {
        id: createId(),
        application_id: applicationId,
        seaman_id: seamanId,
        line,
        text: 'It is on page two',
        decision,
        created_at: START,
      })
    await dispute('paper gmdss-goc', null)
    await dispute('rank', 'kept')
    const { disputes } = await read()
    expect(disputes.items.map(({ line }) => line)).toEqual(['paper gmdss-goc'])
    expect(disputes).toMatchObject({ total: 1, items: [{ vacancyId: vacancy.id, applicationId, rank: VACANCY.rank }] })
  })

  it('lists invitations that were declined within two weeks, and not those that led to an application', async () => {
    const { company, read } = await register()
    const vacancy = await insertVacancy(company)
    const decline = async (declined_at: number | null) => {
      const { seamanId } = await registerSeaman(server)
      const id = createId()
      await insertRow('invitation', {
        id,
        vacancy_id: vacancy.id,
        company_id: company.id,
        seaman_id: seamanId,
        created_at: START - 20 * DAY,
        declined_at,
      })
      return { id, seamanId }
    }
    const { id } = await decline(START - DAY)
    await decline(START - 15 * DAY)
    await decline(null)
    const applied = await decline(START - 2 * DAY)
    await apply(vacancy.id, 'new', START - DAY, applied.seamanId)
    expect((await read()).declined).toMatchObject({ total: 1, items: [{ id, at: START - DAY, rank: VACANCY.rank }] })
  })

  it('lists drafts, unpublished changes and what a moderator refused, the latest first', async () => {
    const { company, read } = await register()
    const draft = (vacancy_id: string, updated_at: number) =>
      insertRow('vacancy_draft', {
        vacancy_id,
        company_id: company.id,
        version: 1,
        document: writeDocument('vacancy-draft', { ...createBlankForm('en'), rank: 'bosun' }),
        updated_at,
      })
    const [fresh, changed, refused, over] = [
      createId(),
      await insertVacancy(company, { rank: 'master', vessel_name: 'Skerry Light' }),
      await insertVacancy(company, { status: 'draft', updated_at: START - 3 }),
      await insertVacancy(company, { status: 'closed' }),
    ]
    await draft(fresh, START)
    await draft(changed.id, START - 1)
    await draft(over.id, START - 2)
    await insertRow('vacancy_decision', {
      vacancy_id: refused.id,
      act: 'refuse',
      reason: 'incomplete',
      decided_by: 'admin',
      decided_at: START,
    })
    expect((await read()).drafts).toMatchObject({
      total: 3,
      items: [
        { id: fresh, kind: 'new', rank: 'bosun' },
        { id: changed.id, kind: 'change', rank: 'master', vesselName: 'Skerry Light' },
        { id: refused.id, kind: 'refused' },
      ],
    })
  })

  it('names the member who created a draft, but not for one that an admin created', async () => {
    const { client, company, read } = await register()
    const member = await joinCompany(server, company.id, 'recruiter')
    const createDraft = async (author: { accountId: string; email: string } | null, data: object = {}) => {
      const id = (await insertVacancy(company)).id
      await insertRow('vacancy_draft', {
        ...{ vacancy_id: id, company_id: company.id, version: 1, updated_at: START },
        document: writeDocument('vacancy-draft', createBlankForm('en')),
      })
      if (author)
        await insertRow('organisation_event', {
          ...{ id: createId(), organisation_id: company.id, act: 'vacancy-created', object_id: id, at: START },
          ...{ actor_id: author.accountId, actor: author.email, ...data },
        })
      return id
    }
    const [own, others, byAdmin, unknown] = [
      await createDraft(client),
      await createDraft(member),
      await createDraft(member, { by_admin: 1 }),
      await createDraft(null),
    ]
    const authors = new Map((await read()).drafts.items.map(({ id, author }) => [id, author]))
    expect([own, others, byAdmin, unknown].map((id) => authors.get(id))).toEqual([
      { email: client.email, isSelf: true },
      { email: member.email, isSelf: false },
      null,
      null,
    ])
  })

  it('counts unread messages, and lists their conversations with the last words', async () => {
    const { company, client, read } = await register()
    const seaman = await registerSeaman(server)
    const vacancy = await insertVacancy(company)
    await apply(vacancy.id, 'shortlisted', START, seaman.seamanId)
    const to = { kind: 'company', id: company.id }
    for (const text of ['First', 'Is the course in time?'])
      expect(
        (await seaman.post('/server/inbox/thread', { to, text, vacancyId: vacancy.id, key: createId() })).status,
      ).toBe(201)
    expect((await read()).messages).toMatchObject({ total: 2, items: [{ preview: 'Is the course in time?' }] })
    const { id } = (await client.get('/server/inbox')).body.items[0]
    await client.put(`/server/inbox/thread/${id}/read`, { number: 2 })
    expect((await read()).messages).toEqual({ total: 0, items: [] })
  })

  it('lists contracts that seafarers ask it to confirm', async () => {
    const { company, read } = await register({ name: 'Halcyon Crewing' })
    const seaman = await registerSeaman(server)
    const voyage = createContract({ company: 'Halcyon Crewing' })
    await editOwnCv(seaman, { experience: [voyage] })
    await seaman.post(`/server/seaman/voyage/${voyage.id}/question`, { companyId: company.id })
    expect((await read()).voyages).toMatchObject({
      total: 1,
      items: [{ name: 'Iryna Kovalenko', vesselName: 'Arctic Voyager', askedAt: START }],
    })
  })

  it('knows vacancies in any state, and counts those in review', async () => {
    const { company, read } = await register()
    expect(await read()).toMatchObject({ hasVacancies: false, moderation: 0 })
    await insertVacancy(company, { status: 'closed' })
    expect(await read()).toMatchObject({ hasVacancies: true, moderation: 0 })
    await insertVacancy(company, { status: 'moderation' })
    expect(await read()).toMatchObject({ hasVacancies: true, moderation: 1 })
  })

  it('names the licence, and whether it was checked', async () => {
    expect((await (await register({ verified: false })).read()).company).toMatchObject({ state: 'none' })
    const told = await register({ licenceNumber: 'UMG-7' })
    expect((await told.read()).company).toMatchObject({ state: 'verified', licenceNumber: 'UMG-7' })
  })

  it.each([
    ['unread applications', UNREAD, 1, /application_new/],
    ['vacancies that end', ENDING, 2, /vacancy_ending \(company_id=\? AND expires_at<\?\)/],
    ['vacancies in review', COMPANY, 1, /COVERING INDEX \w+ \(company_id=\? AND status=\?\)/],
    ['feeds', FEEDS, 1, /feed_source_company \(company_id=\?\)[\s\S]*feed_report_open \(source_id=\?\)/],
    ['disputes', DISPUTES, 1, /application_vacancy \(vacancy_id=\?\)[\s\S]*match_contest_2 \(application_id=\?\)/],
    [
      'the best match',
      UNREAD,
      1,
      /application_new \(vacancy_id=\?\)[\s\S]*SCALAR SUBQUERY[\s\S]*application_new \(vacancy_id=\?\)/,
    ],
    ['drafts', DRAFTS, 2, /vacancy_draft_company \(company_id=\?\)[\s\S]*\(company_id=\? AND status=\?\)/],
    ['authors', DRAFTS, 2, /organisation_event_object \(object_id=\?\)/],
    ['declined invitations', DECLINED, 3, /invitation_declined \(company_id=\? AND declined_at>\?\)/],
  ])('finds %s by an index', async (_name, sql, values, index) => {
    const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...['x', 'x', 1].slice(values === 2 && sql === ENDING ? 1 : 0).slice(0, values))
      .all<{ detail: string }>()
    const plan = results.map(({ detail }) => detail).join('\n')
    expect(plan).toMatch(index)
    expect(plan).not.toMatch(/SCAN (v|a|s|c|d|i|vacancy|application|feed_source)\b/)
  })
})

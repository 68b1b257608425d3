import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { DAY } from '#src/domain/time.ts'
import { caseDomain } from '#src/server/back-office/case/index.ts'
import { impersonationDomain } from '#src/server/identity/impersonation/index.ts'
import { applicationDomain } from '#src/server/work/application/index.ts'
import { inboxDomain } from '#src/server/work/inbox/index.ts'
import { actFor, registerAdmin } from '#tests/server/support/admins.ts'
import { createClient, START } from '#tests/server/support/client.ts'
import {
  createId,
  insertCompany,
  insertRow,
  insertVacancy,
  joinCompany,
  NOTHING_COMPARED,
  registerCompany,
  registerSeaman,
} from '#tests/server/support/fixtures.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { navigationDomain } from './index.ts'
import { countsOfAdmins, countsOfCompany, countsOfSeaman } from './waiting.repository.ts'

const startServer = serverOf(navigationDomain, applicationDomain, inboxDomain, impersonationDomain, caseDomain)
const server = startServer()
const PATH = '/server/waiting'

const apply = async (vacancyId: string, seamanId: string, status = 'new') =>
  insertRow('application', {
    id: createId(),
    ...{ vacancy_id: vacancyId, seaman_id: seamanId, status },
    ...NOTHING_COMPARED,
    created_at: START,
    updated_at: START,
  })

const invite = (company: { companyId: string }, vacancyId: string, seamanId: string, more = {}) =>
  insertRow('invitation', {
    id: createId(),
    ...{ vacancy_id: vacancyId, company_id: company.companyId, seaman_id: seamanId, created_at: START - DAY },
    ...more,
  })

/** A verified company with a vacancy. */
async function openOffice(on = server) {
  const company = await registerCompany(on)
  const publish = async (data = {}) =>
    (await insertVacancy({ id: company.companyId, slug: company.slug, name: 'C' }, data)).id
  return { ...company, publish, vacancyId: await publish() }
}

const register = async () => registerSeaman(server)

describe('what waits for a company', () => {
  it('is the same for all its members, and nothing of another company', async () => {
    const [office, other] = [await openOffice(), await openOffice()]
    const [one, two] = [await register(), await register()]
    await apply(office.vacancyId, one.seamanId)
    await apply(office.vacancyId, two.seamanId, 'shortlisted')
    await apply(other.vacancyId, two.seamanId)
    await invite(office, await office.publish(), one.seamanId, { declined_at: START - DAY })
    await invite(office, await office.publish(), one.seamanId, { declined_at: START - 15 * DAY })
    await insertRow('voyage_request', {
      id: createId(),
      ...{ seaman_id: one.seamanId, entry_id: createId(), company_id: office.companyId },
      ...{ facts: 'x', state: 'asked', asked_at: START },
    })
    const to = { kind: 'company', id: office.companyId }
    await one.post('/server/inbox/thread', { to, text: 'When?', vacancyId: office.vacancyId, key: createId() })
    const expected = { applications: 1, inbox: 1, voyages: 1, declined: 1 }
    expect((await office.get(PATH)).body).toEqual(expected)
    const viewer = await joinCompany(server, office.companyId, 'viewer')
    expect((await viewer.get(PATH)).body).toEqual(expected)
    expect((await other.get(PATH)).body).toEqual({ applications: 1 })
  })

  it('includes a licence that was not sent or ends soon, and not one that an admin checks', async () => {
    const company = await registerCompany(server, { verified: false })
    const set = (columns: string) =>
      env.DB.prepare(`UPDATE organisation SET ${columns} WHERE id = ?`).bind(company.companyId).run()
    const read = async () => (await company.get(PATH)).body
    expect(await read()).toEqual({ licence: 1 })
    await set("check_state = 'waiting', asked_at = 1")
    expect(await read()).toEqual({})
    await set("verified = 1, licence_expires = '2027-01-15'")
    expect(await read()).toEqual({ licence: 1 })
    await set("licence_expires = '2028-01-15'")
    expect(await read()).toEqual({})
  })

  it('stops at one more than the greatest number that is shown', async () => {
    const office = await openOffice()
    const { seamanId } = await register()
    for (let at = 0; at < 103; at += 1) await apply(await office.publish(), seamanId)
    expect((await office.get(PATH)).body).toEqual({ applications: 100 })
  })
})

describe('what waits for a seafarer', () => {
  it('is each invitation to an open vacancy that is neither answered nor withdrawn, unless its company is suspended', async () => {
    const office = await openOffice()
    const [person, other] = [await register(), await register()]
    await invite(office, office.vacancyId, person.seamanId)
    await invite(office, await office.publish({ status: 'closed' }), person.seamanId)
    await invite(office, await office.publish(), person.seamanId, { declined_at: START })
    await invite(office, await office.publish(), person.seamanId, { withdrawn_at: START })
    const applied = await office.publish()
    await invite(office, applied, person.seamanId)
    await apply(applied, person.seamanId)
    expect((await person.get(PATH)).body).toEqual({ invitations: 1 })
    expect((await other.get(PATH)).body).toEqual({})
    await insertRow('organisation_suspension', {
      ...{ id: createId(), organisation_id: office.companyId, reason: 'fees', suspended_at: START },
    })
    expect((await person.get(PATH)).body).toEqual({})
  })
})

describe('what waits for admins', () => {
  beforeAll(async () => {
    const company = await insertCompany()
    await insertVacancy(company, { status: 'moderation' })
    await insertVacancy(await insertCompany({ verified: 0, check_state: 'waiting', asked_at: START }))
    await insertVacancy(await insertCompany({ verified: 1, recheck_due_at: START }))
    const { seamanId } = await register()
    await insertRow('verification', { seaman_id: seamanId, state: 'pending', version: 1, asked_at: START })
    await insertRow('report', {
      ...{ id: createId(), kind: 'company', target_id: company.id, reason: 'fee', language: 'en' },
      ...{ created_at: START, updated_at: START },
    })
  })

  it('is counted by permission, companies also when their licence is checked again', async () => {
    const read = async (...permissions: Parameters<typeof registerAdmin>[1] & {}) =>
      (await (await registerAdmin(server, permissions)).get(PATH)).body
    const [moderation, support] = [{ moderation: 1, reports: 1, companies: 2 }, { verifications: 1 }]
    expect(await read('moderator')).toEqual(moderation)
    expect(await read('support')).toEqual(support)
    expect(await read('owner')).toEqual({ ...moderation, ...support })
    expect(await read('content')).toEqual({})
  })

  it('is a recovery that another admin proposed, until it expires', async () => {
    const [proposer, other] = [await registerAdmin(server), await registerAdmin(server)]
    const propose = (object_id: string, expires_at: number) =>
      insertRow('admin_proposal', {
        ...{
          id: createId(),
          action: 'organisation-recovered',
          object_kind: 'organisation',
          object_id,
          object_version: 1,
        },
        ...{
          reason: 'Lost',
          before: '{}',
          after: '{}',
          proposed_by: proposer.accountId,
          proposed_at: START,
          expires_at,
        },
      })
    await propose('one', START + DAY)
    await propose('two', START)
    expect((await other.get(PATH)).body.recoveries).toBe(1)
    expect((await proposer.get(PATH)).body.recoveries).toBeUndefined()
  })

  it('is refused to guests and to an admin who acts for a person', async () => {
    expect((await createClient(server).get(PATH)).status).toBe(401)
    const admin = await registerAdmin(server)
    const { accountId } = await register()
    expect((await actFor(admin, accountId)).status).toBe(200)
    expect((await admin.get(PATH)).status).toBe(403)
  })
})

it('is counted again by the open pages of all members when a seafarer applies', async () => {
  const told: unknown[] = []
  const live = {
    connect: async () => new Response(null),
    recheck: async () => {},
    send: async (accountId: string, message: unknown) => void told.push([accountId, message]),
  }
  const on = startServer({ live })
  const office = await openOffice(on)
  const viewer = await joinCompany(on, office.companyId, 'viewer')
  const person = await registerSeaman(on)
  expect((await person.post(`/server/vacancy/${office.vacancyId}/application`, { note: null })).status).toBe(201)
  await expect.poll(() => told).toHaveLength(2)
  expect(told).toEqual(
    expect.arrayContaining([office, viewer].map(({ accountId }) => [accountId, { kind: 'waiting' }])),
  )
})

const COUNTS = [
  ...countsOfCompany('x', START),
  ...countsOfSeaman('x', START),
  ...countsOfAdmins('x', START).map(({ count }) => count),
]

it.each(COUNTS)('counts $name by an index', async ({ sql, binds }) => {
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...binds)
    .all<{ detail: string }>()
  const scans = results.map(({ detail }) => detail).filter((detail) => detail.startsWith('SCAN '))
  // The rows of a partial index are what waits, and those of a subquery come from one.
  const waits =
    /^SCAN (?:\(subquery-\d+\)$|w$|\w+ USING (?:COVERING )?INDEX (?:vacancy_moderation_waits|company_waiting_sent|organisation_suspension_open|report_appeal_open)$)/
  expect(scans.filter((detail) => !waits.test(detail))).toEqual([])
})

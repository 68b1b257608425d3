import { env } from 'cloudflare:test'
import type { Role } from '#src/contract/http/roles.ts'
import { AGENCY_FEED } from '#src/server/exchange/feed/reading/company-feed.fixture.ts'
import { START } from '../../server/support/client.ts'
import { send } from '../../server/support/files.ts'
import { findColumn, insertRow, insertVacancy } from '../../server/support/fixtures.ts'
import { editOwnCv } from '../../server/support/own-cv.ts'
import type { TestServer } from '../../server/support/server-of.ts'
import { createDesk } from '../../server/support/typed-vacancies.ts'
import { createPerson, type Person } from './cast.ts'

export type Victim = Person & { ids: readonly string[]; secrets: readonly string[] }

const MOBILE = '+380 555 010 203'
const NOTE = 'a note for one company alone'
const CONTEST = 'it is on the second page of my papers'
const LETTER = 'a letter that two people read'
const DRAFT = 'Words of an advert that nobody has published yet, and that no other company reads.'
const LINE = 'paper gmdss-goc'
const MONTH = 30 * 86_400_000

const secretsOf = ({ email }: Person) => [email, MOBILE, NOTE, CONTEST, LETTER]

async function expectDone(what: string, call: ReturnType<Person['post']>): Promise<void> {
  const { status, text } = await call
  if (status > 201) throw new Error(`${what}: ${status} ${text}`)
}

type Meeting = { seaman: Person; company: Person; seamanId: string; vacancyId: string; applicationId: string }

/** What the two sides leave beside an application: of everything one, so that each endpoint has something of someone else’s. */
async function leaveTraces({ seaman, company, seamanId, vacancyId, applicationId }: Meeting): Promise<void> {
  const contest = { line: LINE, text: CONTEST }
  await expectDone('saving', seaman.put(`/server/seaman/saved-vacancy/${vacancyId}`, {}))
  await expectDone('a search', seaman.post('/server/seaman/saved-search', { query: 'rank=master', alert: 'daily' }))
  await expectDone('a contest', seaman.put(`/server/seaman/application/${applicationId}/contest`, contest))
  await expectDone('listing', seaman.put('/server/seaman/visibility', { isHidden: false, isHideEnglish: false }))
  const publicId = await findColumn('seaman', 'public_id', 'id', seamanId)
  const companyId = await findColumn('vacancy', 'company_id', 'id', vacancyId)
  const slug = await findColumn('organisation', 'slug', 'id', companyId)
  // No one is invited to a vacancy that they have applied for.
  const other = await insertVacancy({ id: companyId, slug, name: 'C' }, { expires_at: START + MONTH })
  await expectDone('inviting', company.post(`/server/seamans/${publicId}/invitation`, { vacancyId: other.id }))
  const move = { from: 'new', to: 'shortlisted' }
  await expectDone('moving', company.put(`/server/vacancy/${vacancyId}/application/${applicationId}/state`, move))
  const view = { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36' } }
  await expectDone('looking', company.post(`/server/seamans/${publicId}/view`, {}, view))
  const letter = { to: { kind: 'application', id: applicationId }, text: LETTER, key: crypto.randomUUID(), files: [] }
  await expectDone('writing', company.post('/server/inbox/thread', letter))
  await insertRow('still_free', {
    ...{ seaman_id: seamanId, id: crypto.randomUUID(), secret_hash: crypto.randomUUID(), ready_from: '2026-12-01' },
    ...{ unanswered: 0, created_at: START, expires_at: START + MONTH },
  })
}

/** A seafarer with contacts and an application, and a company with a vacancy, an applicant and a feed. */
export async function createVictims(server: TestServer): Promise<Partial<Record<Role, Victim>>> {
  const [seaman, company, user] = [
    await createPerson(server, 'seaman'),
    await createPerson(server, 'company'),
    await createPerson(server, 'user'),
  ]
  const companyId = await findColumn('organisation_member', 'organisation_id', 'account_id', company.accountId)
  const seamanId = await findColumn('seaman', 'id', 'account_id', seaman.accountId)
  const slug = await findColumn('organisation', 'slug', 'id', companyId)
  await editOwnCv(seaman, { birthDate: '1988-03-14', contact: { mobile: MOBILE } })
  await env.DB.prepare('UPDATE account SET email_verified_at = ? WHERE role = ?').bind(START, 'company').run()
  const asks = { certificates: '["gmdss-goc"]' }
  const vacancy = await insertVacancy({ id: companyId, slug, name: 'Victim' }, asks)
  const applied = await seaman.post(`/server/vacancy/${vacancy.id}/application`, { note: NOTE })
  if (applied.status !== 201) throw new Error(`application failed: ${applied.text}`)
  // What was sent in the same moment would count as an answer to the invitation.
  server.wait(1)
  const meeting = { seaman, company, seamanId, vacancyId: vacancy.id, applicationId: String(applied.body.id) }
  await leaveTraces(meeting)
  const draft = await createDesk(company).begin({ texts: [{ language: 'en', text: DRAFT }] })
  const fed = await send(company, new TextEncoder().encode(AGENCY_FEED), { purpose: 'feed' })
  if (fed.status !== 200) throw new Error(`feed failed: ${fed.text}`)
  return {
    seaman: { ...seaman, ids: [seaman.accountId, seamanId], secrets: secretsOf(seaman) },
    company: {
      ...company,
      ids: [company.accountId, companyId, draft.id],
      secrets: [...secretsOf(company), ...secretsOf(seaman), DRAFT],
    },
    user: { ...user, ids: [user.accountId], secrets: secretsOf(user) },
  }
}

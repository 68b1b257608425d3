import { env } from 'cloudflare:test'
import type { Role } from '#src/contract/roles.ts'
import { AGENCY_FEED } from '#src/server/features/feeds/reading/company-feed.fixture.ts'
import { START, type TestServer } from '../../server/support/client.ts'
import { send } from '../../server/support/files.ts'
import { findColumn, insertVacancy } from '../../server/support/fixtures.ts'
import { editOwnCv } from '../../server/support/own-cv.ts'
import { createPerson, type Person } from './cast.ts'

export type Victim = Person & { ids: readonly string[]; secrets: readonly string[] }

const MOBILE = '+380 555 010 203'
const NOTE = 'a note for one company alone'

const secretsOf = ({ email }: Person) => [email, MOBILE, NOTE]

/** A seafarer with contacts and an application, and a company with a vacancy, an applicant and a feed. */
export async function createVictims(server: TestServer): Promise<Partial<Record<Role, Victim>>> {
  const [seaman, company, user] = [
    await createPerson(server, 'seaman'),
    await createPerson(server, 'company'),
    await createPerson(server, 'user'),
  ]
  const companyId = await findColumn('company', 'id', 'account_id', company.accountId)
  const seamanId = await findColumn('seaman', 'id', 'account_id', seaman.accountId)
  const slug = await findColumn('company', 'slug', 'id', companyId)
  await editOwnCv(seaman, { birthDate: '1988-03-14', contact: { mobile: MOBILE } })
  await env.DB.prepare('UPDATE account SET email_verified_at = ? WHERE role = ?').bind(START, 'company').run()
  const vacancy = await insertVacancy({ id: companyId, slug, name: 'Victim' })
  const applied = await seaman.post(`/server/vacancy/${vacancy.id}/application`, { note: NOTE })
  if (applied.status !== 201) throw new Error(`application failed: ${applied.text}`)
  const fed = await send(company, new TextEncoder().encode(AGENCY_FEED), { purpose: 'feed' })
  if (fed.status !== 200) throw new Error(`feed failed: ${fed.text}`)
  return {
    seaman: { ...seaman, ids: [seaman.accountId, seamanId], secrets: secretsOf(seaman) },
    company: {
      ...company,
      ids: [company.accountId, companyId],
      secrets: [...secretsOf(company), ...secretsOf(seaman)],
    },
    user: { ...user, ids: [user.accountId], secrets: secretsOf(user) },
  }
}

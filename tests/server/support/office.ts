import { env } from 'cloudflare:test'
import { DAY } from '#src/domain/time.ts'
import { registerAdmin } from './admins.ts'
import { createClient, PASSWORD } from './client.ts'
import { startFeedCompany } from './feed-company.ts'
import type { TestServer } from './server-of.ts'
import { createDesk } from './typed-vacancies.ts'

/** A company that types and has a feed, and the admin who moderates. */
export async function startOffice(on: TestServer, options: { verified?: boolean } = {}) {
  const company = await startFeedCompany(on, options)
  const guest = createClient(on)
  const decide = async (id: string, act: 'approve' | 'refuse' | 'take-down') => {
    const admin = await registerAdmin(on)
    const { seen } = (await admin.get(`/server/admin/vacancy/${id}`)).body
    const reason = act === 'approve' ? null : 'fee'
    return admin.put(`/server/admin/vacancy/${id}/decision`, { act, seen, reason })
  }
  const desk = createDesk(company)
  return {
    ...{ ...company, feedPublish: company.publish, desk, decide },
    /** Sessions end before. */
    waitWeeks: async (weeks: number) => {
      on.wait(weeks * 7 * DAY)
      await company.post('/server/security/auth/login', { email: company.email, password: PASSWORD })
    },
    visit: async (id: string) => (await guest.get(`/server/vacancy/${id}`)).status,
    publishNew: async (changes = {}) => {
      const { id } = await desk.begin(changes)
      return { id, state: (await desk.publish(id, 1, { anyway: true })).body.state as string }
    },
    stateOf: async (id: string) =>
      (await env.DB.prepare('SELECT status FROM vacancy WHERE id = ?').bind(id).first<{ status: string }>())?.status,
  }
}

export type Office = Awaited<ReturnType<typeof startOffice>>

/** The vacancy of a row of a report. */
export const idOf = (feed: { items: { vacancyId: string }[] }, at = 0): string => feed.items[at]?.vacancyId ?? ''

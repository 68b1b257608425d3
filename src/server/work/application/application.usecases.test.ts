import { describe, expect, it } from 'vitest'
import { countRows, insertVacancy, registerCompany, registerSeaman } from '#tests/server/support/fixtures.ts'
import { refusal, sessionOf } from '#tests/server/support/people.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { applyForVacancy } from './application.usecases.ts'
import { moveApplication } from './application-moves.usecases.ts'
import { applicationDomain } from './index.ts'

const startServer = serverOf(applicationDomain)

const server = startServer()
const { services } = server

async function startVacancy(data = {}) {
  const [company, seaman] = [await registerCompany(server), await registerSeaman(server)]
  const { id } = await insertVacancy({ id: company.companyId, slug: company.slug, name: 'X' }, data)
  const session = await sessionOf(server, seaman)
  const apply = (note: string | null, key?: string) => applyForVacancy(services, session, id, note, key)
  return { company, id, apply }
}

describe('applying', () => {
  it('keeps the application and writes a mail to each side', async () => {
    const { apply, id } = await startVacancy()
    const { application, mails } = await apply(' Free from May.\r\n ')
    expect(application).toMatchObject({ vacancyId: id, note: 'Free from May.' })
    expect(mails).toHaveLength(2)
    expect(await countRows('outbox', "payload ->> 'applicationId' = ?", application.id)).toBe(2)
  })

  it('happens once, and a repeated call with its key is answered as the first was', async () => {
    const { apply, id } = await startVacancy()
    const { application } = await apply('Hello', 'key')
    expect(await apply('Hello', 'key')).toEqual({ application, mails: [], companyId: null })
    await expect(apply('Hello')).rejects.toEqual(refusal('already-applied'))
    await expect(apply('Other words', 'key')).rejects.toEqual(refusal('idempotency-mismatch'))
    expect(await countRows('application', 'vacancy_id = ?', id)).toBe(1)
  })

  it('is refused once the vacancy is over, and leaves nothing', async () => {
    const { apply, id } = await startVacancy({ status: 'closed' })
    await expect(apply(null)).rejects.toEqual(refusal('vacancy-closed'))
    expect(await countRows('application', 'vacancy_id = ?', id)).toBe(0)
  })
})

describe('moving an application', () => {
  it('goes from where it was seen, is kept as a move, and is refused to whom it does not belong', async () => {
    const { apply, company, id } = await startVacancy()
    const { application } = await apply(null)
    const session = await sessionOf(server, company)
    const move = (companyId: string, from: 'new' | 'shortlisted', to: 'shortlisted' | 'interview') =>
      moveApplication(services, session, { companyId, vacancyId: id, applicationId: application.id }, { from, to })
    expect(await move(company.companyId, 'new', 'shortlisted')).toMatchObject({ status: 'shortlisted' })
    await expect(move(company.companyId, 'new', 'interview')).rejects.toEqual(refusal('conflict'))
    await expect(move('another', 'shortlisted', 'interview')).rejects.toEqual(refusal('not-found'))
    expect(await countRows('application_move', 'application_id = ?', application.id)).toBe(1)
  })
})

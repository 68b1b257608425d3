import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ApplicationStatus, applicationStateSchema } from '#src/contract/application/schemas.ts'
import { MINUTE } from '#src/domain/time.ts'
import { dataRightDomain } from '#src/server/trust/data-right/index.ts'
import { notifyMoves } from '#src/server/work/application/notify-moves.usecases.ts'
import { type Client, START } from '#tests/server/support/client.ts'
import {
  confirmAddress,
  countRows,
  createId,
  findColumn,
  findOwner,
  insertVacancy,
  joinCompany,
  registerCompany,
  registerSeaman,
} from '#tests/server/support/fixtures.ts'
import { readMails } from '#tests/server/support/mailbox.ts'
import { startInterrupted } from '#tests/server/support/meanwhile.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { applicationDomain } from './index.ts'

const startServer = serverOf(applicationDomain, dataRightDomain)

const HOUR = 3_600_000
const server = startInterrupted(startServer)

type Company = Awaited<ReturnType<typeof registerCompany>>
let company: Company

beforeAll(async () => {
  company = await registerCompany(server)
})

async function apply(to: Company = company) {
  const { id: vacancyId } = await insertVacancy({ id: to.companyId, slug: to.slug, name: 'X' })
  const seaman = await registerSeaman(server)
  const { id } = (await seaman.post(`/server/vacancy/${vacancyId}/application`, {})).body as { id: string }
  return { id, vacancyId, seaman }
}

const SHIP = { name: 'Halcyon Reach', imo: '9074729', number: '', why: '' }

type Applied = Awaited<ReturnType<typeof apply>>

const move = (client: Client, { id, vacancyId }: Applied, from: ApplicationStatus, to: ApplicationStatus) =>
  client.put(`/server/vacancy/${vacancyId}/application/${id}/state`, {
    from,
    to,
    ...(to === 'rejected' && { reason: 'other' }),
    ...(to === 'offered' && { ship: SHIP }),
  })

const readMoves = async ({ id }: Applied) =>
  (
    await env.DB.prepare(
      'SELECT before, after, moved_by, created_at FROM application_move WHERE application_id = ? ORDER BY id',
    )
      .bind(id)
      .all()
  ).results

const accountOf = (one: Company) => findOwner(one.companyId)

describe('moving an application', () => {
  it('keeps where it is, and who moved it when, from where to where', async () => {
    const applied = await apply()
    const answer = await move(company, applied, 'new', 'shortlisted')
    expect(answer.status, answer.text).toBe(200)
    expect(applicationStateSchema.parse(answer.body)).toEqual({
      id: applied.id,
      status: 'shortlisted',
      answeredAt: server.now(),
      updatedAt: server.now(),
    })
    const moved_by = await accountOf(company)
    expect(await readMoves(applied)).toEqual([
      { before: 'new', after: 'shortlisted', moved_by, created_at: server.now() },
    ])
    const { items } = (await company.get(`/server/vacancy/${applied.vacancyId}/application`)).body
    expect(items[0].status).toBe('shortlisted')
  })

  it('said twice is one move', async () => {
    const applied = await apply()
    const first = await move(company, applied, 'new', 'interview')
    const again = await move(company, applied, 'new', 'interview')
    expect([again.status, again.text]).toEqual([200, first.text])
    expect(await readMoves(applied)).toHaveLength(1)
  })

  it('is the answer that is measured the first time, and none any more when it is taken back', async () => {
    const applied = await apply()
    const answeredAt = () => findColumn('application', 'answered_at', 'id', applied.id)
    const first = server.now()
    await move(company, applied, 'new', 'shortlisted')
    server.wait(HOUR)
    await move(company, applied, 'shortlisted', 'interview')
    expect(await answeredAt()).toBe(String(first))
    await move(company, applied, 'interview', 'new')
    expect(await answeredAt()).toBe('null')
    server.wait(HOUR)
    await move(company, applied, 'new', 'rejected')
    expect(await answeredAt()).toBe(String(first + 2 * HOUR))
    expect(first).toBeGreaterThanOrEqual(START)
  })

  it('to a stage that does not follow is refused in the language of the reader', async () => {
    const german = await registerCompany(server, { language: 'de' })
    const applied = await apply(german)
    const answer = await move(german, applied, 'new', 'joined')
    expect(answer.status).toBe(422)
    expect(answer.body.errors.application.to).toMatch(/Bewerbung/)
    expect(await readMoves(applied)).toEqual([])
  })

  it('to a stage that there is not is refused', async () => {
    expect((await move(company, await apply(), 'new', 'hired' as never)).status).toBe(422)
  })
})

describe('who moves an application', () => {
  it('is a recruiter or an owner of the company, not a viewer', async () => {
    const applied = await apply()
    const viewer = await joinCompany(server, company.companyId, 'viewer')
    expect((await move(viewer, applied, 'new', 'shortlisted')).status).toBe(403)
    const recruiter = await joinCompany(server, company.companyId, 'recruiter')
    expect((await move(recruiter, applied, 'new', 'shortlisted')).status).toBe(200)
    expect(await readMoves(applied)).toMatchObject([{ moved_by: recruiter.accountId }])
  })

  it('is not another company: it gets 404, as does another vacancy of the same company', async () => {
    const applied = await apply()
    const other = await registerCompany(server)
    expect((await move(other, applied, 'new', 'shortlisted')).status).toBe(404)
    const elsewhere = await apply()
    expect((await move(company, { ...applied, vacancyId: elsewhere.vacancyId }, 'new', 'offered')).status).toBe(404)
    expect((await move(company, { ...applied, id: createId() }, 'new', 'offered')).status).toBe(404)
    expect((await move(applied.seaman, applied, 'new', 'shortlisted')).status).toBe(403)
    expect(await readMoves(applied)).toEqual([])
  })

  it('does not find the application of someone who asked to be erased', async () => {
    const applied = await apply()
    await applied.seaman.post('/server/user/erasure', { email: applied.seaman.email })
    expect((await move(company, applied, 'new', 'shortlisted')).status).toBe(404)
  })

  it('is forgotten with their account, the move is not', async () => {
    const applied = await apply()
    const recruiter = await joinCompany(server, company.companyId, 'recruiter')
    await move(recruiter, applied, 'new', 'shortlisted')
    await env.DB.prepare('DELETE FROM account WHERE id = ?').bind(recruiter.accountId).run()
    expect(await readMoves(applied)).toMatchObject([{ after: 'shortlisted', moved_by: null }])
  })
})

describe('an application that changes while it is moved', () => {
  it('stays where the faster one moved it, and the other is told', async () => {
    const applied = await apply()
    const slow = () => move(company, applied, 'new', 'rejected')
    const answer = await server.beforeWrite(slow, () => move(company, applied, 'new', 'offered'))
    expect([answer.status, answer.body.code]).toEqual([409, 'conflict'])
    expect(await findColumn('application', 'status', 'id', applied.id)).toBe('offered')
    expect(await readMoves(applied)).toHaveLength(1)
  })

  it('to the stage that another chose too is nothing to do, but for another reason or another ship', async () => {
    const refused = await apply()
    await refuse(company, refused, 'new', 'visa')
    expect((await refuse(company, refused, 'new', 'visa')).status).toBe(200)
    const other = await refuse(company, refused, 'new', 'english')
    expect([other.status, other.body.code]).toEqual([409, 'conflict'])
    const offered = await apply()
    await offer(company, offered, { imo: '9074729' })
    expect((await offer(company, offered, { imo: 'IMO 9074729' })).status).toBe(200)
    expect((await offer(company, offered, { imo: '9319466', name: 'Aurora' })).status).toBe(409)
    expect(await findColumn('application', 'ship', 'id', offered.id)).toContain('Halcyon Reach')
  })

  it('was seen elsewhere before: the mover is told', async () => {
    const applied = await apply()
    await move(company, applied, 'new', 'shortlisted')
    expect((await move(company, applied, 'new', 'rejected')).status).toBe(409)
  })

  it('is not moved by a member who was removed meanwhile', async () => {
    const applied = await apply()
    const recruiter = await joinCompany(server, company.companyId, 'recruiter')
    const leave = () =>
      env.DB.prepare("UPDATE organisation_member SET role = 'viewer' WHERE account_id = ?")
        .bind(recruiter.accountId)
        .run()
    const answer = await server.beforeWrite(() => move(recruiter, applied, 'new', 'offered'), leave)
    expect(answer.status).toBe(403)
    expect(await findColumn('application', 'status', 'id', applied.id)).toBe('new')
  })

  it('is not moved once the seafarer asked to be erased', async () => {
    const applied = await apply()
    const close = () => applied.seaman.post('/server/user/erasure', { email: applied.seaman.email })
    const answer = await server.beforeWrite(() => move(company, applied, 'new', 'offered'), close)
    expect(answer.status).toBe(409)
    expect(await countRows('application_move', 'application_id = ?', applied.id)).toBe(0)
  })
})

const refuse = (client: Client, applied: Applied, from: ApplicationStatus, reason?: string) =>
  client.put(`/server/vacancy/${applied.vacancyId}/application/${applied.id}/state`, { from, to: 'rejected', reason })

const offer = (client: Client, applied: Applied, ship: Record<string, string>) =>
  client.put(`/server/vacancy/${applied.vacancyId}/application/${applied.id}/state`, {
    from: 'new',
    to: 'offered',
    ship: { ...SHIP, imo: '', ...ship },
  })

const read = async ({ id, seaman }: Applied) => (await seaman.get(`/server/seaman/application/${id}`)).body

describe('what a stage needs', () => {
  it('is a reason where it refuses, which the seafarer reads', async () => {
    const applied = await apply()
    expect((await refuse(company, applied, 'new')).body.errors.application.reason).toMatch(/reason/)
    expect((await refuse(company, applied, 'new', 'certificates')).status).toBe(200)
    server.wait(HOUR)
    expect((await read(applied)).steps).toMatchObject([{ status: 'rejected', reason: 'certificates' }])
  })

  it('is the ship where it offers: its IMO number, or another number and why', async () => {
    const applied = await apply()
    expect((await offer(company, applied, {})).body.errors.ship).toHaveProperty('imo')
    expect((await offer(company, applied, { number: '2331234' })).body.errors.ship).toHaveProperty('why')
    expect((await offer(company, applied, { imo: 'IMO 9074729' })).status).toBe(200)
    expect((await read(applied)).ship).toBeNull()
    server.wait(HOUR)
    expect((await read(applied)).ship).toEqual({ name: 'Halcyon Reach', imo: '9074729', number: '', why: '' })
  })
})

it('a refusal to which a slip is taken back needs no second reason', async () => {
  const applied = await apply()
  await refuse(company, applied, 'new', 'visa')
  server.wait(HOUR)
  await move(company, applied, 'rejected', 'interview')
  server.wait(MINUTE)
  expect((await refuse(company, applied, 'interview')).status).toBe(200)
  server.wait(HOUR)
  expect((await read(applied)).steps).toMatchObject([{ status: 'rejected', reason: 'visa' }])
})

describe('what the seafarer is told', () => {
  const tell = async () => {
    server.sent.length = 0
    await notifyMoves(server.services)
    return (await readMails(server)).filter(({ kind }) => kind === 'application-moved')
  }

  it('is every stage that stood for a quarter of an hour, by mail and on the page; a slip is never seen', async () => {
    const applied = await apply()
    await confirmAddress(applied.seaman.email)
    await tell()
    await move(company, applied, 'new', 'shortlisted')
    server.wait(MINUTE)
    await refuse(company, applied, 'shortlisted', 'other')
    server.wait(MINUTE)
    await move(company, applied, 'rejected', 'interview')
    expect(await tell()).toEqual([])
    expect(await read(applied)).toMatchObject({ status: 'new', steps: [] })
    server.wait(16 * MINUTE)
    expect((await tell()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
      [applied.seaman.email, expect.stringMatching(/^Interview: /)],
    ])
    expect((await read(applied)).steps).toMatchObject([{ status: 'interview' }])
    expect(await tell()).toEqual([])
  })

  it('is that the company is silent for longer than it usually is', async () => {
    const applied = await apply()
    await env.DB.prepare('UPDATE company SET answer_hours = 24 WHERE id = ?').bind(company.companyId).run()
    expect((await read(applied)).silence).toBeNull()
    server.wait(25 * HOUR)
    expect((await read(applied)).silence).toEqual({ usualHours: 24 })
  })
})

describe('a seafarer who joined', () => {
  const ANSWERS = { paidOnTime: true, asAdvertised: false, relievedOnTime: null }

  it('answers only the questions they choose, once they were notified of the stage', async () => {
    const applied = await apply()
    const path = `/server/seaman/application/${applied.id}/joining`
    expect((await applied.seaman.put(path, ANSWERS)).status).toBe(409)
    await offer(company, applied, { imo: '9074729' })
    server.wait(MINUTE)
    await move(company, applied, 'offered', 'joined')
    server.wait(HOUR)
    expect((await read(applied)).joining).toEqual({ paidOnTime: null, asAdvertised: null, relievedOnTime: null })
    expect((await applied.seaman.put(path, ANSWERS)).body).toEqual(ANSWERS)
    expect((await read(applied)).joining).toEqual(ANSWERS)
    const other = await registerSeaman(server)
    expect((await other.put(path, ANSWERS)).status).toBe(404)
    expect(
      (await company.get(`/server/vacancy/${applied.vacancyId}/application/${applied.id}`)).body.sent.joining,
    ).toBeNull()
  })
})

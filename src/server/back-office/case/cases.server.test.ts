import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { adminReportSchema, reportListSchema } from '#src/contract/report/admin-schemas.ts'
import { complaintListSchema } from '#src/contract/report/complaint-schemas.ts'
import { reportDomain } from '#src/server/trust/report/index.ts'
import { inboxDomain } from '#src/server/work/inbox/index.ts'
import { readAdminEvents, readLog, registerAdmin } from '#tests/server/support/admins.ts'
import { type Client, createClient } from '#tests/server/support/client.ts'
import {
  confirmAddress,
  countRows,
  createId,
  findColumn,
  insertCompany,
  insertVacancy,
  registerCompany,
  registerSeaman,
} from '#tests/server/support/fixtures.ts'
import { startThread, write } from '#tests/server/support/inbox.ts'
import { readMails } from '#tests/server/support/mailbox.ts'
import { serverOf, type TestServer } from '#tests/server/support/server-of.ts'
import { caseDomain } from './index.ts'

const startServer = serverOf(caseDomain, reportDomain, inboxDomain)

type Admin = Awaited<ReturnType<typeof registerAdmin>>

let server: TestServer
let admin: Admin

beforeEach(async () => {
  await env.DB.batch(['account', 'report'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
  server = startServer()
  admin = await registerAdmin(server)
})

async function registerReporter() {
  const reporter = await registerSeaman(server)
  await confirmAddress(reporter.email)
  return reporter
}

const send = (client: Client, kind: string, id: string, more: object = {}) =>
  client.post('/server/report', { kind, id, reason: 'fee', text: 'They asked for 500 USD', ...more })

const list = async (query = '') => reportListSchema.parse((await admin.get(`/server/admin/report${query}`)).body)
const read = async (id: string) => adminReportSchema.parse((await admin.get(`/server/admin/report/${id}`)).body)
const decide = (id: string, body: object, by: Client = admin) => by.put(`/server/admin/report/${id}/decision`, body)

async function firstId(query = ''): Promise<string> {
  return (await list(query)).items[0]?.id ?? ''
}

describe('the queue of reports', () => {
  it('lists open reports oldest first, with their object, reason, and how many are open about it', async () => {
    const company = await insertCompany({ name: 'Amber Crew' })
    const vacancy = await insertVacancy(company, { rank: 'bosun' })
    await send(createClient(server), 'vacancy', vacancy.id)
    server.wait(1000)
    await send(await registerReporter(), 'vacancy', vacancy.id, { reason: 'fake' })
    await send(createClient(server), 'company', company.id)
    const { items, total } = await list()
    expect(total).toBe(3)
    expect(items.map(({ kind, reason, open }) => [kind, reason, open]).sort()).toEqual([
      ['company', 'fee', 1],
      ['vacancy', 'fake', 2],
      ['vacancy', 'fee', 2],
    ])
    expect(items.find(({ kind }) => kind === 'vacancy')?.object).toMatchObject({ rank: 'bosun', name: 'Amber Crew' })
    expect((await list('?kind=company')).total).toBe(1)
  })

  it('is for admins alone', async () => {
    const company = await insertCompany()
    await send(createClient(server), 'company', company.id)
    const id = await firstId()
    for (const client of [await registerReporter(), await registerCompany(server, { verified: true })]) {
      expect((await client.get('/server/admin/report')).status).toBe(403)
      expect((await client.get(`/server/admin/report/${id}`)).status).toBe(403)
      expect((await decide(id, { seen: 0, outcome: 'upheld' }, client)).status).toBe(403)
    }
    expect((await admin.get(`/server/admin/report/${createId()}`)).status).toBe(404)
  })

  it('still names what the public can no longer see, and says what is gone', async () => {
    const office = await registerCompany(server, { verified: true })
    const vacancy = await insertVacancy({ id: office.companyId, slug: office.slug, name: 'C' })
    await send(createClient(server), 'vacancy', vacancy.id)
    const id = await firstId()
    expect(await read(id)).toMatchObject({ path: `/vacancy/${vacancy.id}`, account: { email: office.email } })
    await env.DB.prepare("UPDATE vacancy SET status = 'draft' WHERE id = ?").bind(vacancy.id).run()
    expect(await read(id)).toMatchObject({ path: null, object: { id: vacancy.id }, vacancy: { status: 'draft' } })
    await env.DB.prepare('DELETE FROM vacancy WHERE id = ?').bind(vacancy.id).run()
    expect(await read(id)).toMatchObject({ path: null, object: null, account: null })
  })
})

describe('closing a report', () => {
  async function createReports() {
    const company = await insertCompany({ name: 'Amber Crew' })
    const reporters = [await registerReporter(), await registerReporter()] as const
    for (const reporter of reporters) await send(reporter, 'company', company.id)
    const { items } = await list()
    const [first = '', second = ''] = items.map(({ id }) => id)
    return { company, reporters, first, second }
  }

  it('replies to everyone who sent one, and is recorded under the admin', async () => {
    const { reporters, first, second } = await createReports()
    const { seen } = await read(first)
    server.sent.length = 0
    const note = 'We asked the company.'
    const { status, body } = await decide(first, { seen, outcome: 'upheld', note, others: [second] })
    expect([status, body.state, body.note, body.decidedBy]).toEqual([200, 'upheld', note, admin.email])
    const mails = await readMails(server)
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual(reporters.map(({ email }) => email).sort())
    expect(mails[0]?.text).toContain('Amber Crew')
    expect(mails[0]?.text).toContain(note)
    expect(mails[0]?.text).not.toContain(admin.email)
    expect((await list('?state=upheld')).total).toBe(2)
    expect((await readLog(admin.accountId)).at(-1)).toMatchObject({ kind: 'report-closed' })
    expect(await readAdminEvents(first)).toMatchObject([
      { actor_id: admin.accountId, after: { 'report.state': 'upheld', 'report.closedWith': [second] } },
    ])
  })

  it('leaves reports alone that were not chosen, and those about something else', async () => {
    const { first, second } = await createReports()
    const other = await insertCompany()
    await send(createClient(server), 'company', other.id)
    const foreign = (await list()).items.find(({ object }) => object?.id === other.id)?.id ?? ''
    const { seen } = await read(first)
    expect((await decide(first, { seen, outcome: 'dismissed', others: [foreign] })).status).toBe(200)
    expect(await countRows('report', "status = 'open' AND id IN (?, ?)", second, foreign)).toBe(2)
  })

  it('happens once: anyone who decides on what was closed meanwhile gets a conflict, and no second mail is written', async () => {
    const { first, second } = await createReports()
    const { seen } = await read(first)
    server.sent.length = 0
    const answers = await Promise.all(
      ['upheld', 'dismissed', 'upheld'].map((outcome) => decide(first, { seen, outcome, others: [second] })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await countRows('outbox', "kind = 'report-closed'")).toBe(2)
    expect((await decide(second, { seen, outcome: 'upheld' })).status).toBe(409)
  })

  it('asks for an outcome, and bounds the reply', async () => {
    const { first } = await createReports()
    const { seen } = await read(first)
    expect((await decide(first, { seen, outcome: null })).body.errors).toEqual({
      decision: { outcome: 'Choose an outcome.' },
    })
    const refused = await decide(first, { seen, outcome: 'upheld', note: 'x'.repeat(1001) })
    expect(Object.keys(refused.body.errors.decision)).toEqual(['note'])
  })
})

describe('a decision with several acts', () => {
  async function createCase() {
    const office = await registerCompany(server, { verified: true })
    await confirmAddress(office.email)
    const vacancy = await insertVacancy({ id: office.companyId, slug: office.slug, name: 'C' }, { rank: 'bosun' })
    const reporter = await registerReporter()
    await send(reporter, 'vacancy', vacancy.id)
    const id = await firstId()
    server.sent.length = 0
    return { office, vacancy, reporter, id, report: await read(id) }
  }
  const ACTS = ['take-down', 'warn', 'regulator']

  it('takes down, warns and passes on in one batch, and writes to both sides without naming the reporter', async () => {
    const { office, vacancy, reporter, id, report } = await createCase()
    const { body } = await decide(id, {
      ...{ seen: report.seen, vacancySeen: report.vacancy?.seen, outcome: 'upheld', acts: ACTS, reason: 'fee' },
      letter: 'Remove the visa fee.',
    })
    expect([body.state, body.acts, body.letter]).toEqual(['upheld', ACTS, 'Remove the visa fee.'])
    expect(await findColumn('vacancy', 'status', 'id', vacancy.id)).toBe('draft')
    const mails = await readMails(server)
    expect(mails.map(({ kind, recipient }) => [kind, recipient]).sort()).toEqual([
      ['report-closed', reporter.email],
      ['report-decided', office.email],
    ])
    const told = mails.find(({ kind }) => kind === 'report-decided')?.text ?? ''
    expect(told).toContain('Remove the visa fee.')
    expect(told).not.toContain(reporter.email)
    expect(told).not.toContain('500 USD')
    expect((await readAdminEvents(vacancy.id)).length).toBe(1)
  })

  it('does nothing at all if the vacancy was changed since the admin read it', async () => {
    const { vacancy, id, report } = await createCase()
    await env.DB.prepare('UPDATE vacancy SET updated_at = updated_at + 1 WHERE id = ?').bind(vacancy.id).run()
    const late = await decide(id, {
      ...{ seen: report.seen, vacancySeen: report.vacancy?.seen, outcome: 'upheld', acts: ACTS, reason: 'fee' },
    })
    expect(late.status).toBe(409)
    expect((await read(id)).state).toBe('open')
    expect(await readMails(server)).toEqual([])
  })

  it('blocks the account in the same batch, and only after a fresh confirmation', async () => {
    const { office, id, report } = await createCase()
    const blocking = { seen: report.seen, outcome: 'upheld', acts: ['warn', 'block'] }
    await env.DB.prepare('UPDATE session SET confirmed_at = 0 WHERE account_id = ?').bind(admin.accountId).run()
    expect((await decide(id, blocking)).body.code).toBe('confirmation-needed')
    expect((await read(id)).account).toMatchObject({ email: office.email, isBlocked: false })
    const other = await registerAdmin(server)
    expect((await decide(id, blocking, other)).status).toBe(200)
    expect((await read(id)).account?.isBlocked).toBe(true)
    // A blocked account receives no mail.
    expect((await readMails(server)).map(({ recipient }) => recipient)).not.toContain(office.email)
  })

  it('is refused without a ground for acts, and without a reason for a take-down', async () => {
    const { id, report } = await createCase()
    const dismissed = await decide(id, { seen: report.seen, outcome: 'dismissed', acts: ['warn'] })
    expect(Object.keys(dismissed.body.errors.decision)).toEqual(['outcome'])
    const bare = await decide(id, { seen: report.seen, outcome: 'upheld', acts: ['take-down'] })
    expect(Object.keys(bare.body.errors.decision)).toEqual(['reason'])
  })
})

describe('a case', () => {
  it('shows the vacancy as it was reported, the facts, and no identity of the reporter', async () => {
    const office = await registerCompany(server, { verified: false })
    const vacancy = await insertVacancy({ id: office.companyId, slug: office.slug, name: 'C' }, { pay_max: 900_000 })
    const reporter = await registerReporter()
    await send(reporter, 'vacancy', vacancy.id)
    await env.DB.prepare('UPDATE vacancy SET pay_max = 100 WHERE id = ?').bind(vacancy.id).run()
    const report = await read(await firstId())
    expect(report.copy.find(({ field }) => field === 'pay')?.value).toContain('900000')
    expect(report.signs.map(({ sign, weight }) => [sign, weight])).toEqual(
      expect.arrayContaining([
        ['licence', 'bad'],
        ['account', 'check'],
        ['cases', 'none'],
        ['reporter', 'none'],
      ]),
    )
    expect(JSON.stringify(report)).not.toContain(reporter.email)
    expect(JSON.stringify(report)).not.toContain(reporter.accountId)
  })

  it('lists earlier cases of the company, and leads to the next one', async () => {
    const company = await insertCompany()
    const vacancy = await insertVacancy(company)
    await send(await registerReporter(), 'company', company.id)
    const first = await firstId()
    await decide(first, { seen: (await read(first)).seen, outcome: 'upheld', acts: ['warn'] })
    server.wait(1000)
    await send(await registerReporter(), 'vacancy', vacancy.id)
    server.wait(1000)
    await send(await registerReporter(), 'company', company.id, { reason: 'fake' })
    const [second, third] = (await list()).items.map(({ id }) => id)
    const report = await read(second ?? '')
    expect(report.earlier).toMatchObject([{ id: first, state: 'upheld', acts: ['warn'], isSameObject: false }])
    expect(report.signs.find(({ sign }) => sign === 'cases')).toMatchObject({ form: 'warned', count: 1 })
    expect(report.queue).toEqual({ previous: null, next: third, open: 2 })
  })

  it('is confirmed to the reporter by mail as soon as it arrives', async () => {
    const company = await insertCompany({ name: 'Amber Crew' })
    const reporter = await registerReporter()
    server.sent.length = 0
    await send(reporter, 'company', company.id)
    await send(reporter, 'company', company.id)
    const mails = await readMails(server)
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([['report-received', reporter.email]])
    expect(mails[0]?.text).toContain('Amber Crew')
  })
})

describe('a reported conversation', () => {
  const open = (id: string, reason: string) => admin.post(`/server/admin/report/${id}/reading`, { reason })

  it('is read under a reason, which is recorded; the reporter gets a mail at once, the other side none', async () => {
    const { seafarer, company, threadId } = await startThread(server)
    await confirmAddress(seafarer.email)
    await write(company, threadId, { text: 'Send 500 USD first' })
    await send(seafarer, 'thread', threadId)
    server.wait(1000)
    await write(company, threadId, { text: 'Written after the report' })
    const id = await firstId()
    expect(await read(id)).toMatchObject({ messages: [], needsReason: true, path: null })
    expect(Object.keys((await open(id, 'x')).body.errors.reading)).toEqual(['reason'])
    server.sent.length = 0
    expect((await open(id, 'The report names a demand for money.')).status).toBe(200)
    const report = await read(id)
    expect(report.messages.map(({ side, text }) => [side, text])).toEqual([
      ['seaman', 'Is there a relief in May?'],
      ['company', 'Send 500 USD first'],
    ])
    expect((await readMails(server)).map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['report-read', seafarer.email],
    ])
    expect(await readAdminEvents(id)).toMatchObject([{ reason: 'The report names a demand for money.' }])
    expect((await readLog(admin.accountId)).at(-1)).toMatchObject({ kind: 'reported-thread-opened', detail: id })
    const accountId = await findColumn('account', 'id', 'email', company.email)
    expect((await readLog(accountId)).map(({ kind }) => kind)).not.toContain('reported-thread-opened')
    const other = await registerAdmin(server)
    expect((await other.get(`/server/admin/report/${id}`)).body.messages).toEqual([])
    await decide(id, { seen: report.seen, outcome: 'upheld' })
    expect((await read(id)).messages).toEqual([])
  })

  it('of a company is about the seafarer', async () => {
    const { seafarer, company, threadId } = await startThread(server)
    await send(company, 'thread', threadId, { reason: 'offensive' })
    expect((await read(await firstId())).account?.email).toBe(seafarer.email)
  })
})

describe('the complaint log', () => {
  async function decideAgainst(office: { companyId: string }, outcome = 'upheld') {
    await send(await registerReporter(), 'company', office.companyId)
    const id = await firstId()
    const { seen } = await read(id)
    await decide(id, {
      seen,
      outcome,
      ...(outcome === 'upheld' && { acts: ['warn'], letter: 'Stop asking for fees.' }),
    })
    return id
  }

  it('shows a company its decided cases with their outcome, without the reporter or their words', async () => {
    const office = await registerCompany(server, { verified: true })
    const other = await registerCompany(server, { verified: true })
    const [upheld, dismissed] = [await decideAgainst(office), await decideAgainst(office, 'dismissed')]
    await send(await registerReporter(), 'company', office.companyId, { reason: 'fake' })
    const { body, text } = await office.get('/server/complaint')
    const items = complaintListSchema.parse(body).items
    expect(new Map(items.map(({ id, state }) => [id, state]))).toEqual(
      new Map([
        [dismissed, 'dismissed'],
        [upheld, 'upheld'],
      ]),
    )
    expect(text).not.toContain('500 USD')
    expect((await other.get('/server/complaint')).body.items).toEqual([])
    expect((await other.get(`/server/complaint/${upheld}`)).status).toBe(404)
    expect((await (await registerReporter()).get(`/server/complaint/${upheld}`)).status).toBe(404)
    expect((await list(`?state=upheld&company=${office.companyId}`)).total).toBe(1)
    expect((await list(`?state=upheld&company=${other.companyId}`)).total).toBe(0)
  })

  it('takes one appeal, which another admin answers by mail', async () => {
    const office = await registerCompany(server, { verified: true })
    await confirmAddress(office.email)
    const id = await decideAgainst(office)
    const appeal = () => office.post(`/server/complaint/${id}/appeal`, { text: 'We never asked for money.' })
    expect((await office.get(`/server/complaint/${id}`)).body.appealUntil).toBeGreaterThan(0)
    expect((await Promise.all([appeal(), appeal()])).map(({ status }) => status).sort()).toEqual([201, 409])
    const answer = { outcome: 'granted', note: 'The payment was for a course.' }
    expect((await read(id)).mayAnswer).toBe(false)
    expect((await admin.put(`/server/admin/report/${id}/appeal`, answer)).status).toBe(409)
    const other = await registerAdmin(server)
    server.sent.length = 0
    expect((await other.put(`/server/admin/report/${id}/appeal`, answer)).status).toBe(200)
    expect((await other.put(`/server/admin/report/${id}/appeal`, answer)).status).toBe(409)
    const mails = await readMails(server)
    expect(mails.filter(({ kind }) => kind === 'appeal-decided').map(({ recipient }) => recipient)).toEqual([
      office.email,
    ])
    expect((await office.get(`/server/complaint/${id}`)).body.appeal).toMatchObject({ outcome: 'granted' })
  })

  it('takes no appeal against a dismissed report, and none after half a year', async () => {
    const office = await registerCompany(server, { verified: true })
    const dismissed = await decideAgainst(office, 'dismissed')
    const late = await decideAgainst(office)
    await env.DB.prepare('UPDATE report SET decided_at = 0 WHERE id = ?').bind(late).run()
    for (const id of [dismissed, late])
      expect((await office.post(`/server/complaint/${id}/appeal`, { text: 'No.' })).status).toBe(409)
    expect((await office.post(`/server/complaint/${late}/appeal`, { text: ' ' })).status).toBe(422)
  })
})

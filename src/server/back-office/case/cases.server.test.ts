import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { adminReportSchema, reportListSchema } from '#src/contract/report/admin-schemas.ts'
import { complaintListSchema } from '#src/contract/report/complaint-schemas.ts'
import { DAY } from '#src/domain/time.ts'
import { createDatabase, runBatch } from '#src/server/platform/database.ts'
import { eraseReports } from '#src/server/trust/report/erased-reports.repository.ts'
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
  insertRow,
  insertVacancy,
  joinCompany,
  registerCompany,
  registerSeaman,
} from '#tests/server/support/fixtures.ts'
import { startThread, write } from '#tests/server/support/inbox.ts'
import { readMails } from '#tests/server/support/mailbox.ts'
import { startInterrupted } from '#tests/server/support/meanwhile.ts'
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
/** Decides with the reported account as it is now. */
async function decide(id: string, body: object, by: Client = admin) {
  const { account } = await read(id)
  return by.put(`/server/admin/report/${id}/decision`, { account: account?.id, ...body })
}

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

  it('still names what the public can no longer see, and shows what no longer exists', async () => {
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

  it('happens once: a decision on a report that was closed meanwhile is a conflict, and no second mail is written', async () => {
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

  it('does nothing if the reported account is no longer the one that the admin saw', async () => {
    const { office, id, report } = await createCase()
    const heir = await joinCompany(server, office.companyId, 'owner')
    await env.DB.prepare('UPDATE organisation_member SET created_at = 0 WHERE account_id = ?')
      .bind(heir.accountId)
      .run()
    const account = report.account?.id
    const upheld = { seen: report.seen, outcome: 'upheld' }
    for (const acted of [{ acts: ['warn'] }, { acts: ['block'] }, { letter: 'Remove the visa fee.' }])
      expect((await decide(id, { ...upheld, ...acted, account })).status).toBe(409)
    expect((await read(id)).state).toBe('open')
    expect(await countRows('account', 'blocked_at IS NOT NULL')).toBe(0)
    expect((await decide(id, { ...upheld, acts: ['regulator'], account })).status).toBe(200)
  })

  it('takes the vacancy down and blocks the account together, or does neither', async () => {
    const { office, vacancy, id, report } = await createCase()
    const both = { seen: report.seen, outcome: 'upheld', acts: ['take-down', 'block'], reason: 'fee' }
    expect((await decide(id, { ...both, vacancySeen: 1 })).status).toBe(409)
    expect((await read(id)).account?.isBlocked).toBe(false)
    expect((await decide(id, { ...both, vacancySeen: report.vacancy?.seen })).status).toBe(200)
    expect(await findColumn('vacancy', 'status', 'id', vacancy.id)).toBe('draft')
    expect((await read(id)).account).toMatchObject({ email: office.email, isBlocked: true })
  })

  it('sends no warning about an article, which is against no one', async () => {
    const stamps = { created_at: 1, updated_at: 1 }
    await insertRow('report', {
      id: createId(),
      kind: 'article',
      target_id: createId(),
      reason: 'wrong',
      language: 'en',
      ...stamps,
    })
    const id = await firstId()
    const warning = { seen: (await read(id)).seen, outcome: 'upheld', acts: ['warn'] }
    expect((await decide(id, warning)).status).toBe(409)
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

  it('counts reports that were closed together as one decision, and none whose appeal was granted', async () => {
    const office = await registerCompany(server, { verified: true })
    for (let sent = 0; sent < 2; sent += 1) await send(await registerReporter(), 'company', office.companyId)
    const [first = '', second = ''] = (await list()).items.map(({ id }) => id)
    await decide(first, { seen: (await read(first)).seen, outcome: 'upheld', acts: ['warn'], others: [second] })
    await send(await registerReporter(), 'company', office.companyId)
    const sign = async () => (await read(await firstId())).signs.find((one) => one.sign === 'cases')
    expect(await sign()).toMatchObject({ form: 'warned', count: 1 })
    const own = (await read(second)).signs.find((one) => one.sign === 'cases')
    expect(own, 'its own decision').toMatchObject({ form: 'upheld', count: 0 })
    const other = await registerAdmin(server)
    for (const id of [first, second]) {
      await office.post(`/server/complaint/${id}/appeal`, { text: 'We never asked for money.' })
      await other.put(`/server/admin/report/${id}/appeal`, { outcome: 'granted' })
    }
    expect(await sign()).toMatchObject({ form: 'upheld', count: 0, weight: 'none' })
  })

  it('keeps a hidden ship out of the copy, which the reporter can export', async () => {
    const company = await insertCompany()
    const ship = { vessel_name: null, hidden_name: 'Amber Star', imo: '9074729', ship_hidden: 1 }
    const vacancy = await insertVacancy(company, ship)
    await send(await registerReporter(), 'vacancy', vacancy.id)
    expect(JSON.stringify((await read(await firstId())).copy)).not.toMatch(/Amber Star|9074729/)
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

  it('of a company is about the seafarer, who gets the decision without the name of the company', async () => {
    const { seafarer, company, threadId } = await startThread(server)
    await confirmAddress(seafarer.email)
    const name = await findColumn('organisation', 'name', 'id', company.companyId)
    await send(company, 'thread', threadId, { reason: 'offensive' })
    const id = await firstId()
    const { account, seen } = await read(id)
    expect(account?.email).toBe(seafarer.email)
    server.sent.length = 0
    await decide(id, { seen, outcome: 'upheld', acts: ['warn'] })
    const mail = (await readMails(server)).find(({ kind }) => kind === 'report-decided')
    expect(mail?.recipient).toBe(seafarer.email)
    expect(mail?.text).toContain(`/seaman/complaints/${id}`)
    const { text, body } = await seafarer.get(`/server/complaint/${id}`)
    expect(body).toMatchObject({ object: { name: null }, isRead: false })
    for (const read of [mail?.text, text]) expect(read).not.toContain(name)
  })

  it('that was reported without ground is not in the complaint log, because only one side can have reported it', async () => {
    const { seafarer, company, threadId } = await startThread(server)
    await send(seafarer, 'thread', threadId)
    const id = await firstId()
    await decide(id, { seen: (await read(id)).seen, outcome: 'dismissed' })
    expect((await company.get('/server/complaint')).body.items).toEqual([])
    expect((await company.get(`/server/complaint/${id}`)).status).toBe(404)
  })

  it('is not opened if the report was closed meanwhile', async () => {
    const interrupted = startInterrupted(startServer)
    const { seafarer, threadId } = await startThread(interrupted)
    await send(seafarer, 'thread', threadId)
    const id = await firstId()
    const reader = await registerAdmin(interrupted)
    const close = () => env.DB.prepare("UPDATE report SET status = 'dismissed' WHERE id = ?").bind(id).run()
    const reading = { reason: 'The report names a demand for money.' }
    const reads = () => reader.post(`/server/admin/report/${id}/reading`, reading)
    expect((await interrupted.beforeWrite(reads, close)).status).toBe(409)
    expect(await readAdminEvents(id)).toEqual([])
  })
})

describe('the complaint log', () => {
  async function erase(accountId: string) {
    const db = createDatabase(env.DB)
    await runBatch(db, eraseReports(db, accountId))
    await env.DB.prepare('DELETE FROM account WHERE id = ?').bind(accountId).run()
  }

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
    // Neither the day nor the id contains the time of the report.
    for (const { createdAt, id } of items) expect([createdAt % DAY, id[14]]).toEqual([0, '4'])
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
    expect((await list('?state=appealed')).items.map((one) => one.id)).toEqual([id])
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

  it('is closed to former members, and to the other companies of a member', async () => {
    const office = await registerCompany(server, { verified: true })
    const id = await decideAgainst(office)
    const member = await joinCompany(server, office.companyId, 'viewer')
    const appeal = { text: 'We never asked for money.' }
    expect((await member.get(`/server/complaint/${id}`)).status).toBe(200)
    expect((await member.post(`/server/complaint/${id}/appeal`, appeal)).status).toBe(403)
    const other = await registerCompany(server, { verified: true })
    await insertRow('organisation_member', {
      ...{ organisation_id: office.companyId, account_id: other.accountId, role: 'owner' },
      ...{ created_at: server.now(), updated_at: server.now() },
    })
    expect((await other.get(`/server/complaint/${id}`)).status).toBe(404)
    expect((await other.post(`/server/complaint/${id}/appeal`, appeal)).status).toBe(404)
    await env.DB.prepare('DELETE FROM organisation_member WHERE account_id = ?').bind(member.accountId).run()
    expect((await member.get(`/server/complaint/${id}`)).status).not.toBe(200)
  })

  it('keeps the letter and the only appeal of a company when the account of a member is erased', async () => {
    const office = await registerCompany(server, { verified: true })
    const id = await decideAgainst(office)
    const heir = await joinCompany(server, office.companyId, 'owner')
    await office.post(`/server/complaint/${id}/appeal`, { text: 'We never asked for money.' })
    await erase(office.accountId)
    expect((await heir.get(`/server/complaint/${id}`)).body).toMatchObject({
      letter: 'Stop asking for fees.',
      appeal: { text: 'We never asked for money.' },
      appealUntil: null,
    })
  })

  it('keeps who decided when the account of the reporter is erased, so that another admin answers the appeal', async () => {
    const office = await registerCompany(server, { verified: true })
    const reporter = await registerReporter()
    await send(reporter, 'company', office.companyId)
    const id = await firstId()
    await decide(id, { seen: (await read(id)).seen, outcome: 'upheld' })
    await office.post(`/server/complaint/${id}/appeal`, { text: 'We never asked for money.' })
    await erase(reporter.accountId)
    expect(await read(id)).toMatchObject({ reporter: null, text: null, mayAnswer: false })
    expect((await admin.put(`/server/admin/report/${id}/appeal`, { outcome: 'refused' })).status).toBe(409)
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

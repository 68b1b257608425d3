import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { adminCompanySchema, companyCheckListSchema } from '#src/contract/company-check/admin-schemas.ts'
import { DAY, MINUTE } from '#src/domain/time.ts'
import { fileDomain } from '#src/server/ground/file/index.ts'
import { companyDeskDomain } from '#src/server/work/company-desk/index.ts'
import { crewingDomain } from '#src/server/work/crewing/index.ts'
import { readLog, registerAdmin } from '#tests/server/support/admins.ts'
import { type Client, createClient, ORIGIN } from '#tests/server/support/client.ts'
import {
  askForCheck,
  confirmLines,
  LICENCE,
  readDetails,
  saveDetails,
  sendLicence,
} from '#tests/server/support/company-details.ts'
import { confirmAddress, countRows, createId, registerCompany, registerSeaman } from '#tests/server/support/fixtures.ts'
import { readMails } from '#tests/server/support/mailbox.ts'
import { startInterrupted } from '#tests/server/support/meanwhile.ts'
import { serverOf, type TestServer } from '#tests/server/support/server-of.ts'
import { companyCheckDomain } from './index.ts'
import { maintainLicences } from './licence-ends.usecases.ts'

const startServer = serverOf(companyCheckDomain, fileDomain, companyDeskDomain, crewingDomain)

type Admin = Awaited<ReturnType<typeof registerAdmin>>

let server: TestServer
let admin: Admin

beforeEach(async () => {
  await env.DB.batch(['account', 'withdrawal'].map((table) => env.DB.prepare(`DELETE FROM ${table}`)))
  server = startServer()
  admin = await registerAdmin(server)
})

async function register(data: Parameters<typeof registerCompany>[1] = {}) {
  const company = await registerCompany(server, { verified: false, ...data })
  await confirmAddress(company.email)
  return company
}

const list = async (query = '') => companyCheckListSchema.parse((await admin.get(`/server/admin/company${query}`)).body)
const read = async (id: string) => adminCompanySchema.parse((await admin.get(`/server/admin/company/${id}`)).body)
const decide = (id: string, body: object, by: Client = admin) => by.put(`/server/admin/company/${id}/decision`, body)
const proof = { registerUrl: 'https://dmw.gov.ph/licensed/041', checkedOn: '2026-11-20' }

async function verify(id: string, more: object = {}) {
  await confirmLines(admin, id)
  return decide(id, { act: 'verify', version: (await read(id)).version, ...proof, ...more })
}

describe('the list of companies', () => {
  it('has those that wait first, the longest waiting on top, with counts and a search by every word', async () => {
    const [second, first] = [await register({ name: 'Söder Marine' }), await register({ name: 'Blue Anchor' })]
    await askForCheck(first, { licenceNumber: 'DMW-1' })
    server.wait(MINUTE)
    await askForCheck(second, { licenceNumber: 'DMW-2', legalName: 'Söder Marine AB' })
    await register({ verified: true, name: 'Verified One' })
    const { items, total, counts } = await list()
    expect([total, items.map(({ name }) => name)]).toEqual([2, ['Blue Anchor', 'Söder Marine']])
    expect(counts).toEqual(
      expect.arrayContaining([
        { queue: 'waiting', count: 2 },
        { queue: 'verified', count: 1 },
      ]),
    )
    for (const [q, found] of [
      ['anchor', 1],
      ['soder', 1],
      ['dmw-2', 1],
      ['marine blue', 0],
    ] as const)
      expect((await list(`?q=${q}`)).total, q).toBe(found)
    await env.DB.prepare('UPDATE account SET blocked_at = 1 WHERE email = ?').bind(first.email).run()
    expect((await list()).total).toBe(1)
  })

  it('is for admins alone, as are its companies and their scans', async () => {
    const company = await register()
    await askForCheck(company)
    for (const client of [company, await registerSeaman(server), createClient(server)])
      for (const path of ['', `/${company.companyId}`, `/${company.companyId}/scan`])
        expect([401, 403]).toContain((await client.get(`/server/admin/company${path}`)).status)
    expect((await decide(company.companyId, { act: 'verify', version: 1, ...proof }, company)).status).toBe(403)
    expect((await admin.get(`/server/admin/company/${createId()}`)).status).toBe(404)
  })
})

describe('one company', () => {
  it('is shown with its register, with whom it is taken for, and with its scan, the opening of which is recorded', async () => {
    const company = await register({ name: 'North Strand Crewing' })
    await askForCheck(company)
    const twin = await register({ name: 'Nоrth Strаnd Ltd' })
    const same = await register({ name: 'Other Office' })
    await saveDetails(same, { licenceNumber: 'DMW 041/SB/2025' })
    await register({ name: 'South Wind' })
    const shown = await read(company.companyId)
    expect(shown.register?.url).toContain('dmw.gov.ph')
    expect(shown.alike.map(({ id, same: how }) => [id, how])).toEqual([
      [same.companyId, 'licence'],
      [twin.companyId, 'name'],
    ])
    const headers = { cookie: [...admin.cookies].map((pair) => pair.join('=')).join('; ') }
    const scan = await server.fetch(
      new Request(`${ORIGIN}/server/admin/company/${company.companyId}/scan`, { headers }),
    )
    expect([scan.status, scan.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(new TextDecoder().decode(await scan.arrayBuffer())).toContain('/Target(licence)')
    expect((await readLog(company.accountId)).at(-1)).toMatchObject({ kind: 'scan-opened', actor_id: admin.accountId })
  })
})

describe('the answer about a licence', () => {
  it('verifies it with the register and the day, publishes what waits unflagged, and tells the company', async () => {
    const company = await register()
    await askForCheck(company, {
      texts: [
        { language: 'en', text: 'Since 1998.' },
        { language: 'de', text: 'Schreiben Sie an crew@blue.example' },
      ],
    })
    server.sent.length = 0
    const { status, body } = await verify(company.companyId)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      state: 'verified',
      checkedOn: '2026-11-20',
      registerUrl: proof.registerUrl,
      isRegisterKnown: true,
    })
    expect(body.decidedBy).toBe(admin.email)
    expect(await readDetails(company)).toMatchObject({
      state: 'verified',
      texts: [{ language: 'en', text: 'Since 1998.' }],
      waiting: [{ part: 'text-de' }],
    })
    expect((await company.get('/server/security/auth/session')).status).toBe(200)
    const [mail] = await readMails(server)
    expect([mail?.recipient, mail?.subject]).toEqual([company.email, 'Your licence is verified'])
    expect((await readLog(company.accountId)).at(-1)).toMatchObject({
      kind: 'company-verified',
      actor_id: admin.accountId,
    })
    const page = (await createClient(server).get(`/server/crewing/ph/${company.slug}`)).body
    expect(page).toMatchObject({ verified: true, licence: { number: LICENCE.licenceNumber, checkedAt: '2026-11-20' } })
  })

  it('needs where and when the register was read', async () => {
    const company = await register()
    await askForCheck(company)
    const wrong = await verify(company.companyId, { registerUrl: 'nowhere', checkedOn: '2026-11-21' })
    expect([wrong.status, Object.keys(wrong.body.errors.decision).sort()]).toEqual([422, ['checkedOn', 'registerUrl']])
    const other = await verify(company.companyId, { registerUrl: 'https://dmw.gov.ph.evil.example/041' })
    expect(other.body.isRegisterKnown).toBe(false)
  })

  it('refuses it with a reason that the company reads, or takes the mark away later', async () => {
    const company = await register()
    const asked = await askForCheck(company)
    const id = company.companyId
    const bare = await decide(id, { act: 'refuse', version: asked.version, reason: 'other' })
    expect(Object.keys(bare.body.errors.decision)).toEqual(['note'])
    server.sent.length = 0
    await decide(id, { act: 'refuse', version: asked.version, reason: 'scan', note: 'Page two is cut.' })
    expect(await readDetails(company)).toMatchObject({ state: 'refused', reason: 'scan', note: 'Page two is cut.' })
    expect((await readMails(server))[0]?.text).toContain('Page two is cut.')
    await askForCheck(company)
    await verify(id)
    const { body } = await decide(id, { act: 'refuse', version: (await read(id)).version, reason: 'register' })
    expect(body).toMatchObject({ state: 'refused', checkedOn: null })
    expect((await company.get('/server/company/desk')).body.company.state).toBe('refused')
  })

  it('is about the version that was read, and given once', async () => {
    const company = await register()
    const { version } = await askForCheck(company)
    await saveDetails(company, { licenceNumber: 'DMW-042' })
    const late = { act: 'verify', version, ...proof }
    expect((await decide(company.companyId, late)).status).toBe(409)
    await confirmLines(admin, company.companyId)
    const now = (await read(company.companyId)).version
    const answers = await Promise.all(
      [
        { ...late, version: now },
        { act: 'refuse', reason: 'number', version: now },
      ].map((one) => decide(company.companyId, one)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await countRows('outbox', "kind IN ('company-verified', 'company-refused')")).toBe(1)
  })

  it('is refused when the company edits its licence at the worst moment', async () => {
    const here = startInterrupted(startServer)
    const boss = await registerAdmin(here)
    const company = await register()
    const { version } = await askForCheck(company)
    await confirmLines(admin, company.companyId)
    const answer = await here.beforeWrite(
      () => decide(company.companyId, { act: 'verify', version, ...proof }, boss),
      () => saveDetails(company, { legalName: 'Someone Else Inc.' }),
    )
    expect(answer.status).toBe(409)
    expect((await readDetails(company)).state).toBe('waiting')
  })
})

describe('texts that wait', () => {
  const TEXTS = [
    { language: 'en' as const, text: 'We crew tankers.' },
    { language: 'uk' as const, text: 'Ми шукаємо моряків.' },
  ]

  it('are published or refused one by one, with a reason; a refused one stays in the form until it is written again', async () => {
    const company = await register()
    const before = (await readDetails(company)).name
    await saveDetails(company, { name: 'Harbour Nine', texts: TEXTS })
    expect((await list('?queue=texts')).items).toMatchObject([{ id: company.companyId, texts: 3 }])
    const id = company.companyId
    const none = await decide(id, { act: 'approve-texts', version: (await read(id)).version })
    expect(none.status).toBe(422)
    await decide(id, { act: 'approve-texts', version: (await read(id)).version, parts: ['text-en', 'nonsense'] })
    server.sent.length = 0
    const refused = { act: 'refuse-texts', parts: ['name', 'text-uk'], reason: 'untrue', note: 'Another company.' }
    expect((await decide(id, { ...refused, version: (await read(id)).version })).status).toBe(200)
    const details = await readDetails(company)
    expect([details.name, details.texts]).toEqual([before, [TEXTS[0]]])
    expect(details.waiting).toMatchObject([
      { part: 'name', value: 'Harbour Nine', state: 'refused', reason: 'untrue' },
      { part: 'text-uk', state: 'refused', note: 'Another company.' },
    ])
    expect((await readMails(server))[0]?.text).toContain('Another company.')
    expect((await list('?queue=texts')).total).toBe(0)
    await saveDetails(company, { name: 'Harbour Nine', texts: [{ language: 'uk', text: 'Інші слова.' }] })
    expect((await readDetails(company)).waiting.map(({ part, state }) => [part, state])).toEqual([
      ['name', 'refused'],
      ['text-uk', 'waiting'],
    ])
  })
})

describe('the history of a licence', () => {
  it('lists what was sent and decided, and names admins to admins only', async () => {
    const company = await register()
    await askForCheck(company)
    const id = company.companyId
    const refused = { act: 'refuse', reason: 'scan', note: 'Page two is cut.' }
    await decide(id, { ...refused, version: (await read(id)).version })
    await company.post('/server/company/check')
    await verify(id)
    await saveDetails(company, { licenceNumber: 'DMW-042' })
    const { history } = await readDetails(company)
    expect(history.map(({ kind, actor }) => [kind, actor])).toEqual([
      ['asked', company.email],
      ['changed', company.email],
      ['verified', null],
      ['asked', company.email],
      ['refused', null],
      ['asked', company.email],
      ['scan', company.email],
    ])
    expect(history[2]).toMatchObject({ licenceNumber: LICENCE.licenceNumber, licenceExpires: LICENCE.licenceExpires })
    expect(history[4]).toMatchObject({ reason: 'scan', note: 'Page two is cut.' })
    expect((await read(id)).history.map(({ actor }) => actor)).toContain(admin.email)
    const before = history.length
    await saveDetails(company, { city: 'Cebu' })
    expect((await readDetails(company)).history).toHaveLength(before)
  })
})

describe('the comparison with the scan', () => {
  const check = async (id: string, line: string, differs?: string) =>
    admin.put(`/server/admin/company/${id}/line`, {
      ...{ version: (await read(id)).version, line },
      ...(differs === undefined ? { state: 'agrees' } : { state: 'differs', differs }),
    })
  const statesOf = async (id: string) => (await read(id)).lines.map(({ state }) => state).join()

  it('confirms or contests each detail, for the value that was compared and the scan that was seen', async () => {
    const company = await register()
    await askForCheck(company)
    const id = company.companyId
    expect((await check(id, 'licenceNumber', ' ')).body.errors.line).toHaveProperty('differs')
    await check(id, 'licenceExpires', '20 November 2026')
    await check(id, 'licenceNumber')
    expect(await statesOf(id)).toBe('agrees,open,open,open,differs')
    expect((await read(id)).lines[0]).toMatchObject({ checkedBy: admin.email })
    await saveDetails(company, { licenceExpires: '2026-11-25' })
    expect(await statesOf(id)).toBe('agrees,open,open,open,open')
    await sendLicence(company, 'second')
    expect(await statesOf(id)).toBe('open,open,open,open,open')
    const late = { version: 1, line: 'country', state: 'agrees' }
    expect((await admin.put(`/server/admin/company/${id}/line`, late)).status).toBe(409)
  })

  it('must agree in every detail before the licence is verified, also when another admin contests one meanwhile', async () => {
    const here = startInterrupted(startServer)
    const boss = await registerAdmin(here)
    const company = await register()
    await askForCheck(company)
    const id = company.companyId
    const bare = await decide(id, { act: 'verify', version: (await read(id)).version, ...proof })
    expect(bare.body.errors.decision).toHaveProperty('lines')
    await confirmLines(admin, id)
    const { version } = await read(id)
    const late = await here.beforeWrite(
      () => decide(id, { act: 'verify', version, ...proof }, boss),
      () => check(id, 'country', 'Panama'),
    )
    expect(late.status).toBe(409)
  })

  it('tells the company which details differ, by mail and on its page', async () => {
    const company = await register()
    await askForCheck(company)
    const id = company.companyId
    await check(id, 'licenceExpires', '20 November 2026')
    server.sent.length = 0
    await decide(id, { act: 'refuse', reason: 'number', version: (await read(id)).version })
    expect((await readMails(server))[0]?.text).toContain('20 November 2026')
    expect((await readDetails(company)).contested).toEqual([{ line: 'licenceExpires', differs: '20 November 2026' }])
    await saveDetails(company, { licenceExpires: '2026-11-30' })
    expect((await readDetails(company)).contested).toEqual([])
  })

  it('has the next and the previous company of the queue', async () => {
    const companies = [await register(), await register(), await register()]
    for (const company of companies) {
      await askForCheck(company, { licenceNumber: company.slug })
      server.wait(MINUTE)
    }
    const [first, second, third] = companies.map(({ companyId }) => companyId) as [string, string, string]
    expect((await read(second)).queue).toMatchObject({ name: 'waiting', previous: first, next: third, count: 3 })
    await decide(second, { act: 'refuse', reason: 'scan', version: (await read(second)).version })
    expect((await read(second)).queue).toMatchObject({ name: 'waiting', previous: first, next: third, count: 2 })
  })

  it('lists the companies after it, and then those of the other queues', async () => {
    const [first, second, due] = [await register(), await register(), await register({ verified: true })]
    for (const company of [first, second]) {
      await askForCheck(company, { licenceNumber: company.slug })
      server.wait(MINUTE)
    }
    const dueAt = server.now()
    await env.DB.prepare('UPDATE organisation SET recheck_due_at = ? WHERE id = ?').bind(dueAt, due.companyId).run()
    const upcomingOf = async ({ companyId }: { companyId: string }) =>
      (await read(companyId)).queue.upcoming.map(({ id, queue }) => [queue, id])
    expect(await upcomingOf(first)).toEqual([
      ['waiting', second.companyId],
      ['recheck', due.companyId],
    ])
    expect(await upcomingOf(second)).toEqual([['recheck', due.companyId]])
    expect(await upcomingOf(due)).toEqual([
      ['waiting', first.companyId],
      ['waiting', second.companyId],
    ])
  })
})

describe('a repeated check', () => {
  const schedule = async (id: string, recheckOn: string) =>
    decide(id, { act: 'schedule', recheckOn, version: (await read(id)).version })

  it('comes into its queue on the chosen day, keeps the mark, and is late after a week', async () => {
    const company = await register()
    await askForCheck(company)
    const id = company.companyId
    await verify(id, { recheckOn: '2026-12-10' })
    expect(await read(id)).toMatchObject({ state: 'verified', recheckOn: '2026-12-10', isRecheckDue: false })
    const pass = async (days: number) => {
      server.wait(days * DAY)
      admin = await registerAdmin(server)
      await maintainLicences(server.services)
    }
    await pass(19)
    expect((await list('?queue=recheck')).total).toBe(0)
    await pass(1)
    expect(await list('?queue=recheck')).toMatchObject({ total: 1, late: 0, items: [{ id, state: 'verified' }] })
    await pass(8)
    expect((await list()).late).toBe(1)
    server.sent.length = 0
    const again = { act: 'recheck', ...proof, recheckOn: '2027-02-01' }
    expect((await decide(id, { ...again, version: (await read(id)).version })).body.errors.decision).toHaveProperty(
      'lines',
    )
    await confirmLines(admin, id)
    const { body } = await decide(id, { ...again, version: (await read(id)).version })
    expect(body).toMatchObject({ state: 'verified', recheckOn: '2027-02-01', isRecheckDue: false })
    expect([(await list('?queue=recheck')).total, (await list()).late, server.sent.length]).toEqual([0, 0, 0])
  })

  it('is 60 days before the licence expires unless an admin sets another day', async () => {
    const company = await register()
    await askForCheck(company)
    const id = company.companyId
    await verify(id)
    expect((await read(id)).recheckOn).toBe('2027-09-21')
    expect((await schedule(id, '2027-11-21')).body.errors.decision).toHaveProperty('recheckOn')
    expect((await schedule(id, '2026-11-20')).body).toMatchObject({ isRecheckDue: true, state: 'verified' })
    expect((await schedule(id, '2027-01-10')).body).toMatchObject({ isRecheckDue: false, recheckOn: '2027-01-10' })
  })

  it('compares every detail again if it was postponed', async () => {
    const company = await register()
    await askForCheck(company)
    const id = company.companyId
    await verify(id)
    await schedule(id, '2026-11-20')
    await confirmLines(admin, id)
    await schedule(id, '2027-01-10')
    const { lines } = (await schedule(id, '2026-11-20')).body
    expect(new Set(lines.map(({ state }: { state: string }) => state))).toEqual(new Set(['open']))
  })
})

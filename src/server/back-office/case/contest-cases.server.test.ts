import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { adminReportSchema, reportListSchema } from '#src/contract/report/admin-schemas.ts'
import { reportDomain } from '#src/server/trust/report/index.ts'
import { applicationDomain } from '#src/server/work/application/index.ts'
import { readAdminEvents, registerAdmin } from '#tests/server/support/admins.ts'
import type { Client } from '#tests/server/support/client.ts'
import {
  confirmAddress,
  countRows,
  findColumn,
  insertVacancy,
  registerCompany,
  registerSeaman,
} from '#tests/server/support/fixtures.ts'
import { readMails } from '#tests/server/support/mailbox.ts'
import { serverOf, type TestServer } from '#tests/server/support/server-of.ts'
import { caseDomain } from './index.ts'

const startServer = serverOf(reportDomain, caseDomain, applicationDomain)
const DAY = 86_400_000
const LINE = 'paper gmdss-goc'
const WORDS = 'It is on page two of my CV'

let server: TestServer
let admin: Client

beforeEach(async () => {
  server = startServer()
  admin = await registerAdmin(server)
})

async function contest() {
  const company = await registerCompany(server, { verified: true })
  const seaman = await registerSeaman(server)
  for (const { email } of [company, seaman]) await confirmAddress(email)
  const owner = { id: company.companyId, slug: company.slug, name: 'Amber Crew' }
  const offer = { certificates: '["gmdss-goc"]', expires_at: server.now() + 30 * DAY }
  const vacancy = await insertVacancy(owner, offer)
  const { body } = await seaman.post(`/server/vacancy/${vacancy.id}/application`, { note: null })
  const path = `/server/seaman/application/${body.id}`
  const write = (text = WORDS) => seaman.put(`${path}/contest`, { line: LINE, text })
  expect((await write()).status).toBe(200)
  const answer = (decision: string) =>
    company.put(`/server/vacancy/${vacancy.id}/application/${body.id}/contest`, { line: LINE, decision })
  const readLine = async () =>
    (await seaman.get(path)).body.match.items.find((item: { contest: unknown }) => item.contest).contest
  const id = await findColumn('match_contest', 'id', 'application_id', body.id)
  return { company, seaman, vacancy, id, path, write, answer, readLine }
}

const list = async () => reportListSchema.parse((await admin.get('/server/admin/report?kind=contest')).body).items
const read = async (id: string) => adminReportSchema.parse((await admin.get(`/server/admin/report/${id}`)).body)
const decide = async (id: string, body: object) =>
  admin.put(`/server/admin/report/${id}/decision`, { seen: (await read(id)).seen, ...body })

describe('a disputed match line', () => {
  it('is a case in the queue, with the line, what the seafarer wrote and no name', async () => {
    const { id, vacancy, seaman } = await contest()
    expect(await list()).toMatchObject([{ id, kind: 'contest', reason: 'line', object: { name: expect.any(String) } }])
    const found = await read(id)
    expect(found.contest).toMatchObject({ line: LINE, text: WORDS, decision: null, vacancyId: vacancy.id })
    expect(found.contest?.item).toMatchObject({ kind: 'paper', state: 'missing' })
    expect(found).toMatchObject({ signs: [], company: null, regulator: null, queue: { open: 1 } })
    expect(JSON.stringify(found)).not.toContain(seaman.email)
  })

  it('is upheld with a note to both sides, and then counts as met for both', async () => {
    const { id, company, seaman, readLine, answer, write } = await contest()
    await answer('kept')
    server.sent.length = 0
    const note = 'The document has another name in India.'
    expect((await decide(id, { outcome: 'upheld', note })).status).toBe(200)
    expect(await readLine()).toMatchObject({ decision: 'met', review: { note } })
    const mails = (await readMails(server)).filter(({ kind }) => kind === 'contest-decided')
    expect(mails.map(({ recipient }) => recipient).sort()).toEqual([company.email, seaman.email].sort())
    for (const { text } of mails) expect(text).toContain(note)
    expect(await readAdminEvents(id)).toMatchObject([{ action: 'report-closed' }])
    expect((await answer('kept')).status).toBe(409)
    expect((await write()).status).toBe(409)
  })

  it('stays as it was if the case is not upheld', async () => {
    const { id, readLine } = await contest()
    expect((await decide(id, { outcome: 'dismissed' })).status).toBe(200)
    expect(await readLine()).toMatchObject({ decision: 'kept', review: { note: null } })
    expect((await read(id)).state).toBe('dismissed')
  })

  it('is no case any more once the company counts the line as met', async () => {
    const { id, answer, readLine } = await contest()
    await answer('met')
    expect((await admin.get(`/server/admin/report/${id}`)).status).toBe(404)
    expect(await readLine()).toMatchObject({ decision: 'met', review: null })
  })

  it('is decided by its latest text only', async () => {
    const { id, write } = await contest()
    const { seen } = await read(id)
    server.wait(1000)
    await write('It is on page three')
    const decision = { seen, outcome: 'upheld' }
    expect((await admin.put(`/server/admin/report/${id}/decision`, decision)).status).toBe(409)
    expect((await read(id)).contest?.text).toBe('It is on page three')
  })

  it('takes no acts and no message to one side', async () => {
    const { id, company } = await contest()
    for (const more of [{ acts: ['warn'] }, { acts: ['block'] }, { letter: 'Only to you.' }])
      expect((await decide(id, { outcome: 'upheld', account: company.accountId, ...more })).status).toBe(409)
    expect((await read(id)).state).toBe('open')
  })

  it('is no complaint about the company, and no risk sign', async () => {
    const { id, company, seaman } = await contest()
    await decide(id, { outcome: 'upheld' })
    expect((await company.get('/server/complaint')).body.items).toEqual([])
    expect((await company.get(`/server/complaint/${id}`)).status).toBe(404)
    await seaman.post('/server/report', { kind: 'company', id: company.companyId, reason: 'fee' })
    const complaint = await findColumn('report', 'id', 'target_id', company.companyId)
    const { signs, earlier } = await read(complaint)
    expect(earlier).toEqual([])
    expect(signs).toContainEqual(expect.objectContaining({ sign: 'cases', count: 0 }))
    expect(signs).toContainEqual(expect.objectContaining({ sign: 'reporter', form: 'first' }))
  })

  it('cannot be reported by hand', async () => {
    const { id, seaman } = await contest()
    expect((await seaman.post('/server/report', { kind: 'contest', id, reason: 'line' })).status).toBe(422)
  })

  it('exists as long as the dispute', async () => {
    const { id, path, seaman } = await contest()
    const headers = { 'x-csrf-token': await seaman.getToken() }
    expect((await seaman.send('DELETE', path, {}, { headers })).status).toBe(200)
    expect(await countRows('report', 'id = ?', id)).toBe(0)
    const other = await contest()
    await env.DB.prepare('DELETE FROM account WHERE id = ?').bind(other.seaman.accountId).run()
    expect(await countRows('report', 'id = ?', other.id)).toBe(0)
  })
})

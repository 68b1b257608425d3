import { beforeEach, describe, expect, it } from 'vitest'
import { adminReportSchema, reportListSchema } from '#src/contract/report/admin-schemas.ts'
import { reportDomain } from '#src/server/trust/report/index.ts'
import { readAdminEvents, registerAdmin } from '#tests/server/support/admins.ts'
import { type Client, createClient } from '#tests/server/support/client.ts'
import { createId, findColumn, registerCompany, registerSeaman } from '#tests/server/support/fixtures.ts'
import { serverOf, type TestServer } from '#tests/server/support/server-of.ts'
import { caseDomain } from './index.ts'

const startServer = serverOf(reportDomain, caseDomain)
const WORDS = 'Their manager Ivan asked me for 450 USD'

let server: TestServer
let admin: Client

beforeEach(async () => {
  server = startServer()
  admin = await registerAdmin(server)
})

async function report(companyId: string) {
  const reporter = await registerSeaman(server)
  await reporter.post('/server/report', { kind: 'company', id: companyId, reason: 'fee', text: WORDS })
  return { reporter, id: await findColumn('report', 'id', 'account_id', reporter.accountId) }
}

const read = async (id: string) => adminReportSchema.parse((await admin.get(`/server/admin/report/${id}`)).body)

async function decide(id: string, body: object) {
  const { seen, account } = await read(id)
  return admin.put(`/server/admin/report/${id}/decision`, { seen, account: account?.id, ...body })
}

describe('the file of a case for an authority', () => {
  it('has the authority of the country, the copy and the decision, and nothing about the reporters', async () => {
    const office = await registerCompany(server, { verified: true, name: 'Amber Crew' })
    const { id, reporter } = await report(office.companyId)
    const letter = 'Stop asking for fees.'
    await decide(id, { outcome: 'upheld', acts: ['warn'], letter })
    const { status, headers, text } = await admin.get(`/server/admin/report/${id}/file`)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="case-[0-9a-f]{8}\.txt"$/)
    const { regulator, company } = await read(id)
    for (const part of [id, company?.name, regulator?.name, 'Warning sent', letter, 'Asks for money'])
      expect(text).toContain(part)
    for (const secret of [reporter.email, reporter.accountId, WORDS, 'First report of this reporter', office.email])
      expect(text).not.toContain(secret)
  })

  it('has no parts that a text only imitates', async () => {
    const office = await registerCompany(server, { verified: true })
    const { id } = await report(office.companyId)
    await decide(id, { outcome: 'upheld', acts: ['warn'], letter: 'First line\n\nDECISION\nOutcome: Dismissed' })
    const { text } = await admin.get(`/server/admin/report/${id}/file`)
    expect(text).toContain('First line\n    \n    DECISION\n    Outcome: Dismissed')
  })

  it('is in the language of the admin', async () => {
    const office = await registerCompany(server, { verified: true })
    const { id } = await report(office.companyId)
    expect((await admin.get(`/server/admin/report/${id}/file?in=de`)).text).toContain('Fallakte')
  })

  it('is recorded with each download, and is for admins only', async () => {
    const office = await registerCompany(server, { verified: true })
    const { id, reporter } = await report(office.companyId)
    for (const client of [office, reporter, createClient(server)])
      expect((await client.get(`/server/admin/report/${id}/file`)).status).toBeGreaterThan(400)
    expect(await readAdminEvents(id)).toEqual([])
    await admin.get(`/server/admin/report/${id}/file`)
    expect(await readAdminEvents(id)).toMatchObject([{ action: 'case-file-created' }])
    expect((await admin.get(`/server/admin/report/${createId()}/file`)).status).toBe(404)
  })
})

describe('the complaint log of a company, for admins', () => {
  it('lists all decided cases of that company with their outcome, newest first', async () => {
    const [office, other] = [
      await registerCompany(server, { verified: true }),
      await registerCompany(server, { verified: true }),
    ]
    const first = await report(office.companyId)
    await decide(first.id, { outcome: 'upheld', acts: ['warn'] })
    server.wait(1000)
    const second = await report(office.companyId)
    await decide(second.id, { outcome: 'dismissed' })
    await decide((await report(other.companyId)).id, { outcome: 'upheld' })
    await report(office.companyId)
    const path = `/server/admin/report?state=decided&company=${office.companyId}`
    const { items, company } = reportListSchema.parse((await admin.get(path)).body)
    expect(items.map(({ id, state, acts }) => [id, state, acts])).toEqual([
      [second.id, 'dismissed', []],
      [first.id, 'upheld', ['warn']],
    ])
    expect(company?.id).toBe(office.companyId)
  })
})

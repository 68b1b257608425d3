import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { CASE_LISTS } from '#src/contract/report/report.ts'
import { createDatabase } from '#src/server/platform/database.ts'
import { registerAdmin } from '#tests/server/support/admins.ts'
import { START } from '#tests/server/support/client.ts'
import { createId, insertCompany, insertRow } from '#tests/server/support/fixtures.ts'
import { serverOf, type TestServer } from '#tests/server/support/server-of.ts'
import { countReports } from './admin-reports.repository.ts'
import { reportDomain } from './index.ts'

const startServer = serverOf(reportDomain)
const QUERY = { state: 'open', kind: undefined, company: undefined, sort: 'age', page: 1 } as const

let server: TestServer
let admin: Awaited<ReturnType<typeof registerAdmin>>
let companyId: string

async function insertReport(columns: Record<string, string | number>): Promise<string> {
  const id = createId()
  const stamps = { created_at: START, updated_at: START }
  const fields = { kind: 'company', target_id: companyId, reason: 'fee', language: 'en', status: 'open' }
  await insertRow('report', { id, ...fields, organisation_id: companyId, ...stamps, ...columns })
  return id
}

beforeAll(async () => {
  server = startServer()
  admin = await registerAdmin(server, ['moderator'])
  await env.DB.prepare('DELETE FROM report').run()
  companyId = (await insertCompany({ name: 'Amber Crew' })).id
  const other = (await insertCompany({ name: 'Baltic Watch' })).id
  await insertReport({})
  await insertReport({ kind: 'thread', target_id: createId() })
  await insertReport({ organisation_id: other, target_id: other })
  const decided = await insertReport({ status: 'upheld', decided_at: START })
  await insertReport({ status: 'dismissed', decided_at: START })
  const appeal = { report_id: decided, account_id: admin.accountId, text: 'No.', created_at: START }
  await insertRow('report_appeal', appeal)
})

describe('the number of cases that wait', () => {
  it.each([
    ['', 3, 1],
    ['kind=company', 2, 1],
    [() => `company=${companyId}`, 2, 1],
    ['kind=thread&state=decided', 1, 0],
  ])('is counted with the filters of the list: %s', async (query, open, appealed) => {
    const asked = typeof query === 'function' ? query() : query
    const { body } = await admin.get(`/server/admin/report?${asked}`)
    expect(body.counts).toEqual([
      { state: 'open', count: open, hasMore: false },
      { state: 'appealed', count: appealed, hasMore: false },
    ])
  })

  it('is counted up to a limit', async () => {
    expect(await countReports(createDatabase(env.DB), QUERY, 2)).toBe(2)
  })

  it.each(CASE_LISTS.flatMap((state) => [{ state }, { state, kind: 'seaman' }, { state, company: 'x' }] as const))(
    'reads an index: %o',
    async (filters) => {
      const statements: string[] = []
      const seen = new Proxy(env.DB, {
        get: (target, name) => {
          const value = Reflect.get(target, name)
          if (name !== 'prepare') return typeof value === 'function' ? value.bind(target) : value
          return (text: string) => {
            statements.push(text)
            return target.prepare(text)
          }
        },
      })
      await countReports(createDatabase(seen as never), { ...QUERY, ...filters }, 10)
      const [text = ''] = statements
      const binds = Array.from({ length: text.split('?').length - 1 }, () => 1)
      const plan = env.DB.prepare(`EXPLAIN QUERY PLAN ${text}`).bind(...binds)
      const details = (await plan.all<{ detail: string }>()).results.map(({ detail }) => detail)
      expect(details.filter((detail) => /^SCAN report$/.test(detail))).toEqual([])
    },
  )
})

import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { EXPORT_STEP } from '#src/contract/http/describe-list.ts'
import { registerAdmin } from './support/admins.ts'
import { START } from './support/client.ts'
import {
  createId,
  insertRow,
  insertVacancy,
  NOTHING_COMPARED,
  registerCompany,
  registerSeaman,
} from './support/fixtures.ts'
import { startServer } from './support/product-server.ts'

const server = startServer()

const linesOf = (text: string): string[] => text.replace('\ufeff', '').trim().split('\r\n')

const insertAccount = (email: string) =>
  insertRow('account', {
    id: createId(),
    email,
    role: 'user',
    language: 'en',
    created_at: START,
    updated_at: START,
  })

describe('the file of a list', () => {
  it('has every row of the search, step by step, each once', async () => {
    const admin = await registerAdmin(server)
    const emails = Array.from({ length: EXPORT_STEP * 2 + 3 }, (_, index) => `step-${index}@files.example`)
    for (const email of emails) await insertAccount(email)
    const { status, headers, text } = await admin.get('/server/admin/user.csv?q=step-')
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    const [head, ...lines] = linesOf(text)
    expect(head).toContain('Email')
    expect(lines.map((line) => line.split('"')[1]).sort()).toEqual(emails.sort())
  })

  it('speaks the language of its page, and none of its cells is a formula', async () => {
    const company = await registerCompany(server, { name: 'Quay' })
    const vacancy = await insertVacancy({ id: company.companyId, slug: company.slug, name: 'Quay' })
    const { seamanId } = await registerSeaman(server)
    await env.DB.prepare("UPDATE seaman SET firstname = '=cmd', surname = 'Bosun' WHERE id = ?").bind(seamanId).run()
    const now = { created_at: START, updated_at: START }
    await insertRow('application', {
      id: createId(),
      vacancy_id: vacancy.id,
      seaman_id: seamanId,
      status: 'new',
      ...NOTHING_COMPARED,
      ...now,
    })
    const { text } = await company.get(`/server/vacancy/${vacancy.id}/application.csv?in=uk`)
    const [head, line] = linesOf(text)
    expect(head).toContain('Моряк')
    expect(line).toContain(`"'=cmd Bosun"`)
  })

  it('is there for the owner of the list alone', async () => {
    const owner = await registerCompany(server)
    const other = await registerCompany(server)
    const vacancy = await insertVacancy({ id: owner.companyId, slug: owner.slug, name: 'Owner' })
    const path = `/server/vacancy/${vacancy.id}/application.csv`
    expect([(await owner.get(path)).status, (await other.get(path)).status]).toEqual([200, 404])
    expect((await owner.get('/server/admin/user.csv')).status).toBe(403)
    const { text } = await other.get('/server/company/vacancy.csv')
    expect(linesOf(text)).toHaveLength(1)
  })

  it('walks an index from one step to the next', async () => {
    const plan = async (sql: string) =>
      (await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).all<{ detail: string }>()).results
        .map(({ detail }) => detail)
        .join('; ')
    expect(await plan("SELECT * FROM account a WHERE 1 AND a.id < 'x' ORDER BY a.id DESC LIMIT 200")).not.toContain(
      'TEMP B-TREE',
    )
    expect(
      await plan("SELECT * FROM feed_report_row WHERE report_id = 'x' AND position > 1 ORDER BY position LIMIT 200"),
    ).not.toContain('TEMP B-TREE')
  })
})

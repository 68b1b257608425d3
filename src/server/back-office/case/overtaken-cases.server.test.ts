import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { adminReportSchema } from '#src/contract/report/admin-schemas.ts'
import { reportDomain } from '#src/server/trust/report/index.ts'
import { registerAdmin } from '#tests/server/support/admins.ts'
import { countRows, joinCompany, registerCompany, registerSeaman } from '#tests/server/support/fixtures.ts'
import { startInterrupted } from '#tests/server/support/meanwhile.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { caseDomain } from './index.ts'

const server = startInterrupted(serverOf(caseDomain, reportDomain))

describe('a decision about a company', () => {
  it.each(['warn', 'block'])('is refused if its first owner left meanwhile (%s)', async (act) => {
    const [owner, admin] = [await registerCompany(server, { verified: true }), await registerAdmin(server)]
    await joinCompany(server, owner.companyId, 'owner')
    const report = { kind: 'company', id: owner.companyId, reason: 'fee', text: 'They asked for 500 USD' }
    await (await registerSeaman(server)).post('/server/report', report)
    const id = String(
      await env.DB.prepare('SELECT id FROM report WHERE target_id = ?').bind(owner.companyId).first('id'),
    )
    const { seen, account } = adminReportSchema.parse((await admin.get(`/server/admin/report/${id}`)).body)
    const seenId = String(account?.id)
    const decision = { seen, account: seenId, outcome: 'upheld', acts: [act], letter: 'Stop asking for fees.' }
    const leave = () => env.DB.prepare('DELETE FROM organisation_member WHERE account_id = ?').bind(seenId).run()
    const decided = await server.beforeWrite(() => admin.put(`/server/admin/report/${id}/decision`, decision), leave)
    expect([decided.status, decided.body.code]).toEqual([409, 'conflict'])
    expect(await countRows('report', "id = ? AND status = 'open'", id)).toBe(1)
    expect(await countRows('report_letter', 'report_id = ?', id)).toBe(0)
    expect(await countRows('account', 'id = ? AND blocked_at IS NULL', seenId)).toBe(1)
  })
})

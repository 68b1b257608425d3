import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { dataRightDomain } from '#src/server/trust/data-right/index.ts'
import { companyDeskDomain } from '#src/server/work/company-desk/index.ts'
import { readAdminEvents, readLog, registerAdmin } from '#tests/server/support/admins.ts'
import { createClient, PASSWORD, START } from '#tests/server/support/client.ts'
import {
  confirmAddress,
  countRows,
  createId,
  findColumn,
  insertRow,
  insertVacancy,
  joinCompany,
  registerCompany,
  registerNewcomer,
  registerSeaman,
} from '#tests/server/support/fixtures.ts'
import { serverOf, type TestServer } from '#tests/server/support/server-of.ts'
import { fund, startShop } from '#tests/server/support/test-shop.ts'
import { userDomain } from './index.ts'

const startServer = serverOf(userDomain, dataRightDomain, companyDeskDomain)

const idOf = (email: string) => findColumn('account', 'id', 'email', email)

describe('the users table', () => {
  let server: TestServer
  let admin: Awaited<ReturnType<typeof registerAdmin>>
  let seaman: Awaited<ReturnType<typeof registerSeaman>>

  beforeAll(async () => {
    server = startServer()
    admin = await registerAdmin(server)
    seaman = await registerSeaman(server, { firstname: 'Zoltan', surname: 'Qvarnberg' })
    await registerCompany(server, { name: 'Quayside Crewing' })
  })

  const find = async (query: string) => (await admin.get(`/server/admin/user?${query}`)).body

  it('finds people and companies by the beginning of an address or of any word of a name, in any case and order', async () => {
    for (const q of [seaman.email, 'zol', 'QVARN', 'qvarnberg zoltan'])
      expect((await find(`q=${encodeURIComponent(q)}`)).items, q).toMatchObject([
        { email: seaman.email, name: 'Zoltan Qvarnberg' },
      ])
    expect((await find('q=quayside')).items).toMatchObject([{ name: 'Quayside Crewing', role: 'company' }])
    for (const q of ['crewing', 'quayside crew', 'CREW quay'])
      expect((await find(`q=${encodeURIComponent(q)}`)).items, q).toMatchObject([{ name: 'Quayside Crewing' }])
    const second = await registerSeaman(server, { firstname: 'Anna-Brita', surname: 'de la Xylander' })
    for (const q of ['brita', 'xyl', 'la anna', 'de brita xylander'])
      expect((await find(`q=${encodeURIComponent(q)}`)).items, q).toMatchObject([{ email: second.email }])
    expect(await find('q=nobody-at-all')).toMatchObject({ items: [], total: 0, totalIsExact: true })
    expect((await find('q=%25')).items).toEqual([])
  })

  it('filters by role, state and day of registration', async () => {
    const roles = (await find('role=admin')).items.map(({ role }: { role: string }) => role)
    expect(new Set(roles)).toEqual(new Set(['admin']))
    expect((await find('verified=yes')).items.map(({ email }: { email: string }) => email)).toContain(admin.email)
    expect((await find('verified=no')).items.map(({ email }: { email: string }) => email)).not.toContain(admin.email)
    const day = new Date(START).toISOString().slice(0, 10)
    expect((await find(`from=${day}&to=${day}`)).total).toBe((await find('')).total)
    expect((await find('to=2020-01-01')).total).toBe(0)
  })

  it('filters by the organisation that accounts are members of', async () => {
    const company = await registerCompany(server)
    const member = await joinCompany(server, company.companyId, 'viewer')
    const { items } = await find(`member=${company.companyId}`)
    expect(items.map(({ id }: { id: string }) => id).sort()).toEqual([company.accountId, member.accountId].sort())
    expect((await find(`member=${createId()}`)).total).toBe(0)
  })

  it('marks who is being erased, in the table and on the page of the account', async () => {
    const leaver = await registerNewcomer(server)
    const id = await idOf(leaver.email)
    const readEnds = async () => [
      (await find(`q=${encodeURIComponent(leaver.email)}`)).items[0].eraseAt,
      (await admin.get(`/server/admin/user/${id}`)).body.eraseAt,
    ]
    expect(await readEnds()).toEqual([null, null])
    const { eraseAt } = (await leaver.post('/server/user/erasure', { email: leaver.email })).body
    expect(await readEnds()).toEqual([eraseAt, eraseAt])
  })

  it('sorts, and refuses what it does not know', async () => {
    const emails = (await find('sort=email')).items.map(({ email }: { email: string }) => email)
    expect(emails).toEqual([...emails].sort())
    expect((await admin.get('/server/admin/user?page=99')).status).toBe(400)
    expect((await admin.get('/server/admin/user?sort=password')).status).toBe(400)
  })

  it('walks an index for every list it shows', async () => {
    for (const [where, order, index] of [
      ['1', 'created_at DESC, id DESC', 'account_created'],
      ["role = 'seaman'", 'created_at DESC, id DESC', 'account_role'],
      ['blocked_at IS NOT NULL', 'created_at DESC, id DESC', 'account_blocked'],
      ['email_verified_at IS NULL', 'created_at DESC, id DESC', 'account_unverified'],
      ['1', 'last_seen_at DESC, id DESC', 'account_seen'],
    ]) {
      const { results } = await env.DB.prepare(
        `EXPLAIN QUERY PLAN SELECT * FROM account a WHERE ${where} ORDER BY ${order} LIMIT 50`,
      ).all<{ detail: string }>()
      const plan = results.map(({ detail }) => detail).join('; ')
      expect(plan, where).toContain(`USING INDEX ${index}`)
      expect(plan, where).not.toContain('TEMP B-TREE')
    }
  })

  it('shows one account and what may be done with it, to admins only', async () => {
    expect((await admin.get(`/server/admin/user/${seaman.accountId}`)).body).toMatchObject({
      email: seaman.email,
      roles: ['user'],
      closed: null,
      self: false,
      sessions: 1,
      proof: 'password',
    })
    expect((await admin.get(`/server/admin/user/${admin.accountId}`)).body).toMatchObject({ roles: [], closed: 'self' })
    expect((await admin.get('/server/admin/user/nobody')).status).toBe(404)
    expect((await seaman.get('/server/admin/user')).status).toBe(403)
  })
})

describe('blocking', () => {
  it('ends every session, refuses sign-in, and can be taken back', async () => {
    const server = startServer()
    const admin = await registerAdmin(server)
    const person = await registerSeaman(server)
    const block = (blocked: boolean) => admin.put(`/server/admin/user/${person.accountId}/block`, { blocked })
    expect((await block(true)).body).toMatchObject({ blockedAt: START, sessions: 0 })
    expect((await person.get('/server/security/auth/session')).body).toBeNull()
    const again = createClient(server)
    const credentials = { email: person.email, password: PASSWORD }
    expect((await again.post('/server/security/auth/login', credentials)).body.code).toBe('account-blocked')
    expect((await block(true)).status).toBe(200)
    expect((await block(false)).body.blockedAt).toBeNull()
    expect((await again.post('/server/security/auth/login', credentials)).status).toBe(200)
    const log = (await readLog(person.accountId)).filter(({ kind }) => kind.startsWith('account-'))
    expect(log.map(({ kind, actor_id }) => [kind, actor_id])).toEqual([
      ['account-blocked', admin.accountId],
      ['account-unblocked', admin.accountId],
    ])
  })

  it('is not done to oneself, and needs a fresh confirmation', async () => {
    const server = startServer()
    const admin = await registerAdmin(server)
    const person = await registerSeaman(server)
    expect((await admin.put(`/server/admin/user/${admin.accountId}/block`, { blocked: true })).status).toBe(403)
    server.wait(11 * 60_000)
    const late = await admin.put(`/server/admin/user/${person.accountId}/block`, { blocked: true })
    expect(late.body.code).toBe('confirmation-needed')
    expect(await countRows('account', 'id = ? AND blocked_at IS NULL', person.accountId)).toBe(1)
  })
})

describe('changing a role', () => {
  const setRole = (admin: Awaited<ReturnType<typeof registerAdmin>>, id: string, role: string) =>
    admin.put(`/server/admin/user/${id}/role`, { role })

  it('takes a bare profile back, ends the sessions and lets the person choose again', async () => {
    const server = startServer()
    const admin = await registerAdmin(server)
    const person = await registerSeaman(server)
    expect((await setRole(admin, person.accountId, 'user')).body).toMatchObject({
      role: 'user',
      name: null,
      sessions: 0,
    })
    expect(await countRows('seaman', 'account_id = ?', person.accountId)).toBe(0)
    expect((await person.get('/server/security/auth/session')).body).toBeNull()
    expect((await readLog(person.accountId)).at(-1)).toMatchObject({
      kind: 'role-changed',
      actor_id: admin.accountId,
    })
    expect(await readAdminEvents(person.accountId)).toMatchObject([
      { action: 'role-changed', before: { 'account.role': 'seaman' }, after: { 'account.role': 'user' } },
    ])
  })

  it('is refused while something hangs on the profile, and then changes nothing', async () => {
    const server = startServer()
    const admin = await registerAdmin(server)
    const company = await registerCompany(server)
    await insertVacancy({ id: company.companyId, slug: company.slug, name: 'x' })
    const id = await idOf(company.email)
    const answer = await setRole(admin, id, 'user')
    expect(answer.status).toBe(422)
    expect(answer.body.errors.user.role).toContain('vacancies')
    expect(await countRows('account', "id = ? AND role = 'company'", id)).toBe(1)
    expect((await company.get('/server/company/vacancy')).status).toBe(200)
  })

  it('is rejected for the only active owner of a company, and possible for one of two', async () => {
    const server = startServer()
    const [admin, company] = [await registerAdmin(server), await registerCompany(server)]
    const second = await joinCompany(server, company.companyId, 'owner')
    const { id } = await insertVacancy({ id: company.companyId, slug: company.slug, name: 'x' })
    const block = (blocked: boolean) => admin.put(`/server/admin/user/${company.accountId}/block`, { blocked })
    expect((await block(true)).status).toBe(200)
    expect((await setRole(admin, second.accountId, 'user')).status).toBe(422)
    expect(await countRows('organisation_member', 'account_id = ?', second.accountId)).toBe(1)
    expect((await block(false)).status).toBe(200)
    expect((await setRole(admin, second.accountId, 'user')).status).toBe(200)
    expect(await findColumn('vacancy', 'status', 'id', id)).toBe('published')
  })

  const OF_COMPANIES = {
    vacancy_draft: { vacancy_id: createId(), version: 1, document: '{}', updated_at: 1 },
    cv_evidence: { entry_id: createId(), level: 'confirmed', facts: 'x', created_at: 1 },
  }

  it.each(Object.entries(OF_COMPANIES))('is rejected for a company with a row in %s', async (table, row) => {
    const server = startServer()
    const [admin, company] = [await registerAdmin(server), await registerCompany(server)]
    const ofSeaman = table === 'cv_evidence' ? { seaman_id: (await registerSeaman(server)).seamanId } : {}
    await insertRow(table, { ...row, ...ofSeaman, company_id: company.companyId })
    expect((await setRole(admin, company.accountId, 'user')).status).toBe(422)
    expect(await countRows(table, 'company_id = ?', company.companyId)).toBe(1)
  })

  it.each(['seafarer', 'company'] as const)('is rejected for a %s with a conversation in the inbox', async (side) => {
    const server = startServer()
    const [admin, company, person] = [
      await registerAdmin(server),
      await registerCompany(server),
      await registerSeaman(server),
    ]
    const thread = { id: createId(), seaman_id: person.seamanId, organisation_id: company.companyId, to_card: 0 }
    await insertRow('inbox_thread', { ...thread, created_at: 1, position: 1, seaman_change: 1, organisation_change: 1 })
    const { accountId } = side === 'seafarer' ? person : company
    expect((await setRole(admin, accountId, 'user')).status).toBe(422)
    expect(await countRows('inbox_thread', 'id = ?', thread.id)).toBe(1)
  })

  it('is refused for a balance or a payment, which would be left to nobody', async () => {
    const server = startShop()
    const admin = await registerAdmin(server)
    const [seaman, company] = [await registerSeaman(server), await registerCompany(server)]
    await fund(server, { organisationId: company.companyId }, { available: 500 })
    await confirmAddress(seaman.email)
    expect((await seaman.post('/server/seaman/top-up', { currency: 'USD', amount: '50' })).status).toBe(201)
    for (const { accountId } of [seaman, company])
      expect((await setRole(admin, accountId, 'user')).body.errors?.user.role).toContain('payments')
    expect(await countRows('ledger_holder', 'organisation_id = ?', company.companyId)).toBe(1)
  })

  it('makes an admin only of an account without role and with a verified address', async () => {
    const server = startServer()
    const admin = await registerAdmin(server)
    const newcomer = await registerNewcomer(server)
    const id = await idOf(newcomer.email)
    expect((await setRole(admin, id, 'admin')).status).toBe(422)
    expect((await setRole(admin, id, 'seaman')).status).toBe(422)
    await env.DB.prepare('UPDATE account SET email_verified_at = ? WHERE id = ?').bind(START, id).run()
    expect((await setRole(admin, id, 'admin')).body.role).toBe('admin')
    expect((await newcomer.get('/server/security/auth/session')).body).toBeNull()
    const seaman = await registerSeaman(server)
    expect((await setRole(admin, seaman.accountId, 'admin')).status).toBe(422)
  })

  it('never touches the own role, and leaves an admin when two take it from each other at once', async () => {
    const server = startServer()
    await env.DB.prepare("UPDATE account SET role = 'user' WHERE role = 'admin'").run()
    const [one, two] = [await registerAdmin(server), await registerAdmin(server)]
    expect((await setRole(one, one.accountId, 'user')).status).toBe(403)
    await Promise.all([setRole(one, two.accountId, 'user'), setRole(two, one.accountId, 'user')])
    expect(await countRows('account', "role = 'admin'")).toBe(1)
  })

  it('is for admins', async () => {
    const server = startServer()
    const person = await registerSeaman(server)
    expect((await person.put(`/server/admin/user/${person.accountId}/role`, { role: 'admin' })).status).toBe(403)
  })
})

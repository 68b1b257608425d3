import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { ACCOUNT_SECTIONS } from '#src/contract/http/account-pages.ts'
import { PAGE_PERMISSIONS, PERMISSIONS } from '#src/contract/http/permissions.ts'
import { ROUTES } from '#src/contract/routes.ts'
import { actFor, readAdminEvents, registerAdmin } from '#tests/server/support/admins.ts'
import { confirmAddress, countRows, registerNewcomer, registerSeaman } from '#tests/server/support/fixtures.ts'
import { startServer } from '#tests/server/support/product-server.ts'
import type { TestServer } from '#tests/server/support/server-of.ts'

const revoke = (accountId: string) =>
  env.DB.prepare('DELETE FROM admin_permission WHERE account_id = ?').bind(accountId).run()

describe('a permission', () => {
  let server: TestServer

  beforeAll(() => {
    server = startServer()
  })

  it('for content does not permit acting for others, but the settings of the own account', async () => {
    const admin = await registerAdmin(server, ['content'])
    const person = await registerSeaman(server)
    expect((await actFor(admin, person.accountId)).body.code).toBe('forbidden')
    expect((await admin.put('/server/user/language/de')).status).toBe(200)
    expect((await admin.get('/server/security/auth/session')).body.permissions).toEqual(['content'])
  })

  it('of every kind is granted with the admin role and revoked with it', async () => {
    const owner = await registerAdmin(server)
    const person = await registerNewcomer(server)
    await confirmAddress(person.email)
    const { id } = (await person.get('/server/security/auth/session')).body
    const change = (role: string) => owner.put(`/server/admin/user/${id}/role`, { role })
    expect((await change('admin')).status).toBe(200)
    expect(await countRows('admin_permission', 'account_id = ? AND granted_by = ?', id, owner.accountId)).toBe(
      PERMISSIONS.length,
    )
    expect((await change('user')).status).toBe(200)
    expect(await countRows('admin_permission', 'account_id = ?', id)).toBe(0)
    const [none, every] = [{ 'account.permissions': [] }, { 'account.permissions': [...PERMISSIONS] }]
    expect(await readAdminEvents(id)).toMatchObject([
      { before: none, after: every },
      { before: { 'account.permissions': expect.arrayContaining([...PERMISSIONS]) }, after: none },
    ])
  })

  it('of support can neither appoint nor block an admin', async () => {
    const [support, owner] = [await registerAdmin(server, ['support']), await registerAdmin(server)]
    const person = await registerNewcomer(server)
    await confirmAddress(person.email)
    const { id } = (await person.get('/server/security/auth/session')).body
    const path = (accountId: string) => `/server/admin/user/${accountId}`
    expect((await support.put(`${path(id)}/role`, { role: 'admin' })).body.code).toBe('forbidden')
    expect((await support.get(path(id))).body.roles).toEqual([])
    for (const [act, body] of [
      ['role', { role: 'user' }],
      ['block', { blocked: true }],
    ] as const)
      expect((await support.put(`${path(owner.accountId)}/${act}`, body)).body.code, act).toBe('forbidden')
    expect((await support.put(`${path(id)}/block`, { blocked: true })).status).toBe(200)
  })

  it('that is revoked ends acting for others', async () => {
    const admin = await registerAdmin(server)
    const person = await registerSeaman(server)
    expect((await actFor(admin, person.accountId)).status).toBe(200)
    await revoke(admin.accountId)
    expect((await admin.get('/server/security/auth/session')).body).toBeNull()
  })

  it('is deleted with the account', async () => {
    const admin = await registerAdmin(server)
    await env.DB.prepare('DELETE FROM account WHERE id = ?').bind(admin.accountId).run()
    expect(await countRows('admin_permission', 'account_id = ?', admin.accountId)).toBe(0)
  })
})

it('exists for every page of the back office', () => {
  const pages = ROUTES.map(({ path }) => path.split('/')).filter(([, area, page]) => area === 'admin' && page)
  const known = [...Object.keys(PAGE_PERMISSIONS), ...ACCOUNT_SECTIONS]
  expect(pages.map(([, , page]) => page).filter((page) => !known.includes(page as never))).toEqual([])
})

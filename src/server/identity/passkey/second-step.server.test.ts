import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { hashText } from '#src/server/platform/crypto.ts'
import { PRODUCT } from '#src/server/product.ts'
import { createClient, ORIGIN, PASSWORD, START } from '#tests/server/support/client.ts'
import {
  countRows,
  createId,
  findColumn,
  giveRole,
  insertRow,
  registerNewcomer,
} from '#tests/server/support/fixtures.ts'
import {
  addPasskey,
  registerWithPasskey,
  signInByPasskey,
  startStrictServer,
  whoIs,
} from '#tests/server/support/passkeys.ts'
import { startServer } from '#tests/server/support/product-server.ts'
import type { TestServer } from '#tests/server/support/server-of.ts'
import { createAuthenticator } from '#tests/support/software-authenticator.ts'

const LOGIN = '/server/security/auth/login'
const CONFIRM = '/server/security/auth/confirm'

const insertPasskey = async (accountId: string) => {
  const id = createId()
  const row = { id, account_id: accountId, credential_id: id, public_key: 'x', counter: 0, name: 'Key', synced: 0 }
  await insertRow('passkey', { ...row, created_at: START })
}

async function registerPerson(server: TestServer, { twoStep = false, passkey = false, role = 'user' } = {}) {
  const client = await registerNewcomer(server)
  const accountId = await findColumn('account', 'id', 'email', client.email)
  await env.DB.prepare('UPDATE account SET two_step_at = ? WHERE id = ?')
    .bind(twoStep ? START : null, accountId)
    .run()
  await giveRole(accountId, role)
  if (passkey) await insertPasskey(accountId)
  return { ...client, accountId }
}

describe('an account with two-step sign-in', () => {
  it('is not opened by the right password: the visit waits for the passkey, known by the hash of its new secret only', async () => {
    const server = startServer()
    const { email, accountId } = await registerPerson(server, { twoStep: true, passkey: true })
    const visitor = createClient(server)
    await visitor.getToken()
    const before = visitor.cookies.get('__Host-pre')
    const answer = await visitor.post(LOGIN, { email, password: PASSWORD })
    expect([answer.status, answer.body]).toEqual([200, { secondStep: 'passkey' }])
    expect(visitor.cookies.has('__Host-sid')).toBe(false)
    expect((await visitor.get('/server/security/auth/session')).body).toBe(null)
    const secret = visitor.cookies.get('__Host-pre') ?? ''
    expect(secret).not.toBe(before)
    expect(await findColumn('pending_sign_in', 'owner_hash', 'account_id', accountId)).toBe(hashText(secret))
    expect(await countRows('security_event', "account_id = ? AND kind = 'signed-in'", accountId)).toBe(0)
  })

  it('answers a wrong password as every account does', async () => {
    const server = startServer()
    const { email } = await registerPerson(server, { twoStep: true, passkey: true })
    const answer = await createClient(server).post(LOGIN, { email, password: 'something else' })
    expect([answer.status, answer.body.code]).toEqual([401, 'wrong-credentials'])
  })

  it('is not confirmed by the password alone', async () => {
    const client = await registerPerson(startServer(), { twoStep: true, passkey: true })
    const answer = await client.post(CONFIRM, { password: PASSWORD })
    expect([answer.status, answer.body.code]).toEqual([403, 'passkey-needed'])
  })
})

describe('where every admin needs a passkey', () => {
  it('the password of one who has a passkey opens nothing', async () => {
    const server = startStrictServer(startServer)
    const { email } = await registerPerson(server, { role: 'admin', passkey: true })
    const answer = await createClient(server).post(LOGIN, { email, password: PASSWORD })
    expect(answer.body).toEqual({ secondStep: 'passkey' })
  })

  it('one who has none is let in to add one, and to nothing else', async () => {
    const server = startStrictServer(startServer)
    const { email } = await registerPerson(server, { role: 'admin' })
    const admin = createClient(server)
    const answer = await admin.post(LOGIN, { email, password: PASSWORD })
    expect(answer.body).toMatchObject({ role: 'admin', passkeyNeeded: true })
    expect((await admin.get('/server/security/auth/session')).body.passkeyNeeded).toBe(true)
    expect((await admin.put('/server/user/language/uk')).status).toBe(200)
    expect((await admin.post(CONFIRM, { password: PASSWORD })).status).toBe(200)
    expect((await admin.post('/server/security/auth/logout')).status).toBe(200)
  })

  it('adding one opens the rest; until then the server refuses all that is a member’s', async () => {
    const server = startStrictServer(startServer)
    const { email } = await registerPerson(server, { role: 'admin' })
    const admin = createClient(server)
    await admin.post(LOGIN, { email, password: PASSWORD })
    const closed = PRODUCT.endpoints.filter(
      ({ spec }) => spec.who !== 'anyone' && spec.who.includes('admin') && !spec.withoutPasskey,
    )
    expect(closed.length).toBeGreaterThan(1)
    for (const { spec } of closed) {
      const path = spec.path.replace(/\{\w+\}/g, createId())
      const answer = await (spec.method === 'get' ? admin.get(path) : admin.post(path, {}))
      if (spec.method === 'get' || spec.method === 'post') expect(answer.body.code, path).toBe('passkey-needed')
    }
    const authenticator = await createAuthenticator(ORIGIN)
    expect((await addPasskey(admin, authenticator)).status).toBe(200)
    expect((await whoIs(admin)).passkeyNeeded).toBeUndefined()
    const visitor = createClient(server)
    expect((await visitor.post(LOGIN, { email, password: PASSWORD })).body).toEqual({ secondStep: 'passkey' })
    await signInByPasskey(visitor, authenticator, 'second-step')
    expect((await whoIs(visitor)).role).toBe('admin')
  })

  it('the last passkey of an admin stays', async () => {
    const server = startStrictServer(startServer)
    const { client, passkeyId, accountId } = await registerWithPasskey(server)
    await giveRole(accountId, 'admin')
    expect((await client.post(`/server/passkey/${passkeyId}/removal`)).body.code).toBe('last-way-in')
  })

  it('is no matter of other roles', async () => {
    const server = startStrictServer(startServer)
    const { email } = await registerPerson(server, { passkey: true })
    const answer = await createClient(server).post(LOGIN, { email, password: PASSWORD })
    expect(answer.body.role).toBe('user')
    expect(answer.body.passkeyNeeded).toBeUndefined()
  })
})

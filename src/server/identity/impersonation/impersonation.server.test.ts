import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { FILE_PURPOSES } from '#src/contract/file/file.ts'
import { WRITE_MODE } from '#src/contract/impersonation/impersonation.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import { PRODUCT } from '#src/server/product.ts'
import { actFor, REASON, readAdminEvents, readLog, registerAdmin } from '#tests/server/support/admins.ts'
import { createClient, ORIGIN, PASSWORD } from '#tests/server/support/client.ts'
import { begin, complete, drawPng, FILE, send, sendPiece } from '#tests/server/support/files.ts'
import { countRows, findColumn, giveRole, registerCompany, registerSeaman } from '#tests/server/support/fixtures.ts'
import { addPasskey, registerWithPasskey, signInByPasskey, startStrictServer } from '#tests/server/support/passkeys.ts'
import { startServer } from '#tests/server/support/product-server.ts'
import { createAuthenticator } from '#tests/support/software-authenticator.ts'

const MINUTE = 60_000
const SESSION = '__Host-sid'
const ACCESS = '/server/security/impersonation/access'
const END = '/server/security/impersonation/end'

async function startActing() {
  const server = startServer()
  const admin = await registerAdmin(server)
  const person = await registerSeaman(server, { firstname: 'Ana', surname: 'Lim' })
  const before = admin.cookies.get(SESSION) ?? ''
  const answer = await actFor(admin, person.accountId)
  return { server, admin, person, before, answer }
}

describe('an admin who acts for someone', () => {
  it('sees what the person sees, in a new session that reads, is not confirmed, and says who acts', async () => {
    const { admin, person, before, answer, server } = await startActing()
    expect(answer.status, answer.text).toBe(200)
    expect(answer.body).toMatchObject({
      id: person.accountId,
      displayName: 'Ana Lim',
      impersonator: { id: admin.accountId, email: admin.email, access: 'read', until: server.now() + 60 * MINUTE },
    })
    expect(answer.body.confirmedUntil).toBeNull()
    expect((await admin.get('/server/seaman/profile')).status).toBe(200)
    expect((await admin.get('/server/admin/user')).status).toBe(403)
    expect(await countRows('session', 'token_hash = ?', hashText(before))).toBe(0)
    expect(await countRows('session', 'account_id = ?', person.accountId)).toBe(2)
    expect((await readLog(person.accountId)).at(-1)).toMatchObject({
      kind: 'impersonation-started',
      actor_id: admin.accountId,
    })
    expect(await readAdminEvents(person.accountId)).toMatchObject([
      { actor_id: admin.accountId, action: 'impersonation-started', reason: REASON },
    ])
  })

  it('writes nothing until the write mode is on, and then only what it names, each under both ids', async () => {
    const { admin, person } = await startActing()
    expect((await admin.put('/server/user/language/uk')).body.code).toBe('not-for-others')
    expect((await admin.put(ACCESS, { access: 'write' })).body.impersonator.access).toBe('write')
    expect((await admin.put('/server/user/language/uk')).status).toBe(200)
    expect(await findColumn('account', 'language', 'id', person.accountId)).toBe('uk')
    expect((await admin.put('/server/seaman/visibility', { isHidden: false })).body.code).toBe('not-for-others')
    expect((await admin.post('/server/security/auth/confirm', { password: 'x' })).body.code).toBe('not-for-others')
    await admin.put(ACCESS, { access: 'read' })
    expect((await admin.put('/server/user/language/fr')).body.code).toBe('not-for-others')
    const log = (await readLog(person.accountId)).filter(({ kind }) => kind.startsWith('impersonat'))
    expect(log.map(({ kind, detail }) => [kind, detail])).toEqual([
      ['impersonation-started', null],
      ['impersonation-write-on', null],
      ['impersonated-write', 'PUT /server/user/language/{lang}'],
      ['impersonation-write-off', null],
    ])
    expect(log.every(({ actor_id }) => actor_id === admin.accountId)).toBe(true)
  })

  it('comes back to the own session under a new token, and the acting one opens nothing any more', async () => {
    const { admin, person } = await startActing()
    const acting = admin.cookies.get(SESSION) ?? ''
    expect((await admin.post(END)).body).toMatchObject({ id: admin.accountId, role: 'admin', impersonator: null })
    expect((await admin.get('/server/admin/user')).status).toBe(200)
    expect(await countRows('session', 'token_hash = ?', hashText(acting))).toBe(0)
    expect(await countRows('session', 'account_id = ?', admin.accountId)).toBeGreaterThan(0)
    expect((await readLog(person.accountId)).at(-1)?.kind).toBe('impersonation-stopped')
    expect((await admin.post(END)).status).toBe(403)
  })

  it('is signed out when the own session is over by then', async () => {
    const { admin, before } = await startActing()
    await env.DB.prepare('DELETE FROM session WHERE account_id = ?').bind(admin.accountId).run()
    expect(before).not.toBe('')
    expect((await admin.post(END)).body).toBeNull()
    expect(admin.cookies.has(SESSION)).toBe(false)
  })

  it('signs out of both by signing out', async () => {
    const { admin, person } = await startActing()
    expect((await admin.post('/server/security/auth/logout')).status).toBe(200)
    expect(await countRows('session', 'actor_id = ?', admin.accountId)).toBe(0)
    expect((await readLog(person.accountId)).at(-1)?.kind).toBe('impersonation-stopped')
  })

  it('acts for an hour at most, however busy, and not beyond half an hour of doing nothing', async () => {
    const busy = await startActing()
    for (let turn = 0; turn < 5; turn += 1) {
      busy.server.wait(11 * MINUTE)
      expect((await busy.admin.get('/server/security/auth/session')).body?.id).toBe(busy.person.accountId)
    }
    busy.server.wait(6 * MINUTE)
    expect((await busy.admin.get('/server/security/auth/session')).body).toBeNull()
    const idle = await startActing()
    idle.server.wait(31 * MINUTE)
    expect((await idle.admin.get('/server/security/auth/session')).body).toBeNull()
  })

  it('finds the own session alive after acting for longer than an admin may be idle', async () => {
    const { admin, server } = await startActing()
    for (let turn = 0; turn < 4; turn += 1) {
      server.wait(11 * MINUTE)
      await admin.get('/server/security/auth/session')
    }
    expect((await admin.post(END)).body?.role).toBe('admin')
  })

  it('acts for no one once the admin is blocked or is none any more', async () => {
    for (const change of ['blocked_at = 1', "role = 'user'"]) {
      const { admin } = await startActing()
      await env.DB.prepare(`UPDATE account SET ${change} WHERE id = ?`).bind(admin.accountId).run()
      expect((await admin.get('/server/security/auth/session')).body, change).toBeNull()
    }
  })

  it('may read a blocked account, and not write in it', async () => {
    const server = startServer()
    const admin = await registerAdmin(server)
    const person = await registerCompany(server)
    const id = await findColumn('account', 'id', 'email', person.email)
    await env.DB.prepare('UPDATE account SET blocked_at = 1 WHERE id = ?').bind(id).run()
    expect((await actFor(admin, id)).status).toBe(200)
    expect((await admin.get('/server/company/vacancy')).status).toBe(200)
    expect((await admin.put(ACCESS, { access: 'write' })).body.code).toBe('account-blocked')
  })
})

describe('an admin who signs in by passkey', () => {
  it('acts for someone after a fresh confirmation with it, and with no password', async () => {
    const server = startStrictServer(startServer)
    const { client, authenticator, accountId, email } = await registerWithPasskey(server)
    await giveRole(accountId, 'admin')
    const person = await registerSeaman(server)
    const start = () => actFor({ ...client, email }, person.accountId, { password: '' })
    server.wait(11 * MINUTE)
    expect((await start()).body.code).toBe('confirmation-needed')
    expect((await signInByPasskey(client, authenticator, 'confirm')).status).toBe(200)
    const answer = await start()
    expect([answer.status, answer.body.impersonator?.access]).toEqual([200, 'read'])
  })

  it('acts for no one out of a session that a password opened', async () => {
    const server = startServer()
    const admin = await registerAdmin(server)
    expect((await addPasskey(admin, await createAuthenticator(ORIGIN))).status).toBe(200)
    await env.DB.prepare('UPDATE account SET two_step_at = 1 WHERE id = ?').bind(admin.accountId).run()
    await env.DB.prepare("UPDATE session SET factor = 'password' WHERE account_id = ?").bind(admin.accountId).run()
    const person = await registerSeaman(server)
    expect((await actFor(admin, person.accountId)).body.code).toBe('passkey-needed')
  })
})

it('begins with address and password alone, and the log of both says that the reason is missing', async () => {
  const server = startServer()
  const admin = await registerAdmin(server)
  const person = await registerSeaman(server)
  const body = { email: admin.email, password: PASSWORD }
  const answer = await admin.post(`/server/security/auth/login?user_id=${person.accountId}`, body)
  expect([answer.status, answer.body.id]).toEqual([200, person.accountId])
  for (const id of [person.accountId, admin.accountId])
    expect((await readLog(id)).at(-1)).toMatchObject({
      kind: 'impersonation-reason-missing',
      actor_id: admin.accountId,
    })
})

it('prolongs no confirmation: what the admin had shown is as old as before', async () => {
  const { admin, server } = await startActing()
  const shown = server.now()
  await admin.post(END)
  server.wait(8 * MINUTE)
  const person = await registerSeaman(server)
  expect((await actFor(admin, person.accountId)).status).toBe(200)
  expect((await admin.post(END)).body.confirmedUntil).toBe(shown + 10 * MINUTE)
})

describe('an admin who signs in to act for someone', () => {
  const LOGIN = (userId: string) => `/server/security/auth/login?user_id=${userId}`
  const whoIs = async ({ get }: { get: ReturnType<typeof createClient>['get'] }) =>
    (await get('/server/security/auth/session')).body

  async function startFresh() {
    const server = startServer()
    const [admin, person, client] = [await registerAdmin(server), await registerSeaman(server), createClient(server)]
    return { server, admin, person, client, credentials: { email: admin.email, password: PASSWORD } }
  }

  it('comes in with one request, and the end leads back to the own session', async () => {
    const { admin, person, client, credentials } = await startFresh()
    const answer = await client.post(LOGIN(person.accountId), { ...credentials, reason: REASON })
    expect([answer.status, answer.body.id]).toEqual([200, person.accountId])
    expect(answer.body.impersonator).toMatchObject({ id: admin.accountId, access: 'read' })
    expect((await client.get('/server/seaman/profile')).status).toBe(200)
    expect((await readLog(admin.accountId)).map(({ kind }) => kind)).toContain('signed-in')
    expect((await readAdminEvents(person.accountId)).at(-1)).toMatchObject({
      action: 'impersonation-started',
      reason: REASON,
    })
    expect((await client.post(END)).body).toMatchObject({ id: admin.accountId, role: 'admin', impersonator: null })
    expect((await client.get('/server/admin/user')).status).toBe(200)
  })

  it('leaves the account that the browser was signed in as before', async () => {
    const { server, person, credentials } = await startFresh()
    const other = await registerSeaman(server)
    expect((await other.post(LOGIN(person.accountId), credentials)).body.id).toBe(person.accountId)
    expect(await countRows('session', 'account_id = ?', other.accountId)).toBe(0)
  })

  it('learns whom no one can act for, which no one else does, and opens no session', async () => {
    const { server, admin, person, client, credentials } = await startFresh()
    const other = await registerAdmin(server)
    const before = await countRows('session', 'account_id = ?', admin.accountId)
    const ask = async (userId: string, body: object) => (await client.post(LOGIN(userId), body)).body.code
    for (const [userId, code] of [
      ['nobody', 'not-found'],
      [other.accountId, 'forbidden'],
    ] as const) {
      expect(await ask(userId, { ...credentials, password: 'another password' })).toBe('wrong-credentials')
      expect(await ask(userId, { ...credentials, email: 'no@mail.example' })).toBe('wrong-credentials')
      expect(await ask(userId, { email: person.email, password: PASSWORD })).toBe('forbidden')
      expect(await ask(userId, credentials)).toBe(code)
    }
    expect(await whoIs(client)).toBeNull()
    expect(await countRows('session', 'account_id = ?', admin.accountId)).toBe(before)
  })

  it('is slowed down by failures as at any sign-in', async () => {
    const { person, client, credentials } = await startFresh()
    const attempt = (password: string) => client.post(LOGIN(person.accountId), { ...credentials, password })
    for (let turn = 0; turn < 10; turn += 1) expect((await attempt('another password')).status).toBe(401)
    expect((await attempt(PASSWORD)).status).toBe(429)
  })

  it('acts after the passkey where one comes next, and whether there is such a person is told after it', async () => {
    const server = startStrictServer(startServer)
    const { authenticator, accountId, email } = await registerWithPasskey(server)
    await giveRole(accountId, 'admin')
    const person = await registerSeaman(server)
    for (const [userId, status, id] of [
      [person.accountId, 200, person.accountId],
      ['nobody', 404, undefined],
    ] as const) {
      const client = createClient(server)
      const first = await client.post(LOGIN(userId), { email, password: PASSWORD, reason: REASON })
      expect(first.body).toEqual({ secondStep: 'passkey' })
      expect((await signInByPasskey(client, authenticator, 'second-step')).status).toBe(status)
      expect((await whoIs(client))?.id).toBe(id)
      if (id)
        expect((await readAdminEvents(id)).at(-1)).toMatchObject({ action: 'impersonation-started', reason: REASON })
    }
  })

  it('acts for no one without the passkey that every admin needs', async () => {
    const server = startStrictServer(startServer)
    const admin = await registerSeaman(server)
    await giveRole(admin.accountId, 'admin')
    const person = await registerSeaman(server)
    const answer = await createClient(server).post(LOGIN(person.accountId), { email: admin.email, password: PASSWORD })
    expect([answer.status, answer.body.code]).toEqual([403, 'passkey-needed'])
  })
})

describe('acting for someone is refused', () => {
  it.each([
    [{ password: 'another password' }, 422],
    [{ email: 'someone@mail.example' }, 401],
    [{ reason: '' }, 422],
    [{ reason: 'too short' }, 422],
    [{ reason: 'x'.repeat(201) }, 422],
  ])('with %j', async (input, status) => {
    const server = startServer()
    const admin = await registerAdmin(server)
    const person = await registerSeaman(server)
    const before = admin.cookies.get(SESSION)
    const answer = await actFor(admin, person.accountId, input)
    expect(answer.status, answer.text).toBe(status)
    expect(admin.cookies.get(SESSION)).toBe(before)
    expect(await countRows('session', 'actor_id = ?', admin.accountId)).toBe(0)
  })

  it('for admins, oneself, no one, by others, by guests, and twice over', async () => {
    const server = startServer()
    const [admin, other] = [await registerAdmin(server), await registerAdmin(server)]
    const person = await registerSeaman(server)
    expect((await actFor(admin, other.accountId)).status).toBe(403)
    expect((await actFor(admin, admin.accountId)).status).toBe(403)
    expect((await actFor(admin, 'nobody')).status).toBe(404)
    expect((await actFor(person, admin.accountId)).status).toBe(403)
    expect((await actFor(admin, person.accountId)).status).toBe(200)
    expect((await actFor(admin, person.accountId)).body.code).toBe('not-for-others')
  })
})

/** Each write that write mode allows, and the word in the notice that announces it. A new one needs a decision here. */
const OPENED: Record<string, keyof typeof WRITE_MODE> = {
  'PUT /server/user/language/{lang}': 'language',
  'PUT /server/user/formats': 'formats',
  'PUT /server/user/time-zone': 'formats',
  'POST /server/company/feed': 'feeds',
  'POST /server/user/file': 'feeds',
  'PUT /server/upload/file/{id}/piece/{number}': 'feeds',
  'POST /server/user/file/{id}/completion': 'feeds',
  'POST /server/company/feed/{id}/reading': 'feeds',
}

/** Endpoints of the impersonation itself. */
const OWN = [
  'POST /server/security/auth/logout',
  'PUT /server/security/impersonation/access',
  'POST /server/security/impersonation/end',
]

describe('what the write mode opens', () => {
  const named = (kind: string) =>
    PRODUCT.endpoints
      .filter(({ spec }) => spec.impersonation === kind)
      .map(({ spec }) => `${spec.method.toUpperCase()} ${spec.path}`)

  it('is decided here, word by word, and everything on its list opens something', () => {
    expect(named('writes').sort()).toEqual(Object.keys(OPENED).sort())
    expect(named('own').sort()).toEqual([...OWN].sort())
    expect(new Set(Object.values(OPENED))).toEqual(new Set(Object.keys(WRITE_MODE)))
  })

  it('is open to no other role than the list says', () => {
    for (const { spec } of PRODUCT.endpoints.filter((one) => one.spec.tag !== 'Files')) {
      const word = OPENED[`${spec.method.toUpperCase()} ${spec.path}`]
      if (!word || spec.who === 'anyone') continue
      expect(
        spec.who.filter((role) => role !== 'admin'),
        spec.path,
      ).toEqual([...WRITE_MODE[word]])
    }
  })

  it('are of all files those of feeds', async () => {
    const open = Object.entries(FILE_PURPOSES).filter(([, { impersonation }]) => impersonation === 'writes')
    expect(open.map(([purpose]) => purpose)).toEqual(['feed'])
    const server = startServer()
    const [admin, person] = [await registerAdmin(server), await registerCompany(server)]
    const feed = new TextEncoder().encode('<rss><channel/></rss>')
    const png = await drawPng()
    const { id } = (await begin(person, png)).body
    await actFor(admin, await findColumn('account', 'id', 'email', person.email))
    expect((await send(admin, feed, { purpose: 'feed' })).body.code).toBe('not-for-others')
    await admin.put(ACCESS, { access: 'write' })
    expect((await send(admin, feed, { purpose: 'feed' })).status).toBe(200)
    for (const answer of [
      await begin(admin, png, { purpose: 'logo' }),
      await sendPiece(admin, id, png, 0),
      await complete(admin, id),
    ])
      expect([answer.status, answer.body.code]).toEqual([403, 'not-for-others'])
    expect((await admin.get(`${FILE}/${id}`)).body.present).toEqual([])
  })

  it('is no read that hands data over', () => {
    const handing = PRODUCT.endpoints.filter(({ spec }) => /export|download|document|device/.test(spec.path))
    for (const { spec } of handing) expect(spec.impersonation, spec.path).toBe('never')
  })
})

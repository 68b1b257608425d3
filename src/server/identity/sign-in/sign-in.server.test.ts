import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { credentialDomain } from '#src/server/identity/credential/index.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import { createPasswordHasher } from '#src/server/platform/passwords.ts'
import { type Client, createClient, PASSWORD } from '#tests/server/support/client.ts'
import { countRows, findColumn, registerNewcomer } from '#tests/server/support/fixtures.ts'
import { serverOf } from '#tests/server/support/server-of.ts'

const startServer = serverOf(credentialDomain)

describe('signing in', () => {
  it('answers the person, renews the session, and drops the one before', async () => {
    const client = await registerNewcomer(startServer())
    const before = client.cookies.get('__Host-sid') ?? ''
    const answer = await client.post('/server/security/auth/login', {
      email: client.email.toUpperCase(),
      password: PASSWORD,
    })
    expect(answer.status).toBe(200)
    expect(answer.body.email).toBe(client.email)
    expect(client.cookies.get('__Host-sid')).not.toBe(before)
    expect(await countRows('session', 'token_hash = ?', hashText(before))).toBe(0)
  })

  it('sets a cookie that no script reads and no other site sends', async () => {
    const server = startServer()
    const { email } = await registerNewcomer(server)
    const client = createClient(server)
    const answer = await client.post('/server/security/auth/login', { email, password: PASSWORD })
    const cookies = answer.headers.getSetCookie()
    expect(cookies.find((cookie) => cookie.startsWith('__Host-sid='))).toMatch(
      /^__Host-sid=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(client.cookies.has('__Host-pre')).toBe(false)
  })

  it('asks for what is empty or missing, each beside its field', async () => {
    const client = createClient(startServer())
    const errors = { account: { email: 'Enter your email address.', password: 'Enter a password.' } }
    for (const body of [{}, { email: ' ', password: '' }]) {
      const answer = await client.post('/server/security/auth/login', body)
      expect([answer.status, answer.body.errors]).toEqual([422, errors])
    }
  })

  it('answers an unknown address and a wrong password alike, with the same work', async () => {
    let verified = 0
    const hasher = createPasswordHasher({ ln: 4, r: 1, p: 1 })
    const server = startServer({
      hasher: {
        ...hasher,
        verify: (...parameters) => {
          verified += 1
          return hasher.verify(...parameters)
        },
      },
    })
    const { email } = await registerNewcomer(server)
    const wrong = await createClient(server).post('/server/security/auth/login', { email, password: 'something else' })
    const unknown = await createClient(server).post('/server/security/auth/login', {
      email: 'nobody@mail.example',
      password: 'something else',
    })
    const empty = await createClient(server).post('/server/security/auth/login', {
      email: 'nobody@mail.example',
      password: 'x'.repeat(1000),
    })
    expect(verified).toBe(3)
    const strip = (text: string) => text.replace(/"requestId":"[^"]+"/, '')
    expect([wrong.status, unknown.status, empty.status]).toEqual([401, 401, 401])
    expect(strip(unknown.text)).toBe(strip(wrong.text))
    expect(strip(empty.text)).toBe(strip(wrong.text))
    expect([...unknown.headers.keys()]).toEqual([...wrong.headers.keys()])
  })

  it('lets ten failures pass, then delays with a growing time, and never locks', async () => {
    const server = startServer()
    const { email } = await registerNewcomer(server)
    const client = createClient(server)
    const attempt = (password: string) => client.post('/server/security/auth/login', { email, password })
    for (let turn = 0; turn < 10; turn += 1) expect((await attempt('something else')).status).toBe(401)
    const refused = await attempt('something else')
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('2')
    server.wait(2000)
    expect((await attempt('something else')).status).toBe(401)
    expect((await attempt(PASSWORD)).headers.get('retry-after')).toBe('4')
    server.wait(4000)
    expect((await attempt(PASSWORD)).status).toBe(200)
    expect((await attempt('something else')).status).toBe(401)
  })

  it('does not delay the owner for what strangers try, and gives a known browser no more tries than others', async () => {
    const server = startServer()
    const owner = await registerNewcomer(server)
    await owner.post('/server/security/auth/logout')
    const attempt = (client: Client, password: string) =>
      client.post('/server/security/auth/login', { email: owner.email, password })
    const stranger = createClient(server)
    for (let turn = 0; turn < 11; turn += 1) await attempt(stranger, 'something else')
    expect((await attempt(stranger, PASSWORD)).status).toBe(429)
    expect((await attempt(owner, PASSWORD)).status).toBe(200)
    for (let turn = 0; turn < 10; turn += 1) expect((await attempt(owner, 'something else')).status).toBe(401)
    expect((await attempt(owner, PASSWORD)).status).toBe(429)
    stranger.cookies.set('__Host-device', ['x', 'y', 'z'].map((part) => part.repeat(43)).join('.'))
    expect((await attempt(stranger, PASSWORD)).status).toBe(429)
  })

  it('knows no browser but the one in which the password was changed', async () => {
    const server = startServer()
    const owner = await registerNewcomer(server)
    const other = createClient(server)
    const attempt = (client: Client, password: string) =>
      client.post('/server/security/auth/login', { email: owner.email, password })
    await attempt(other, PASSWORD)
    const password = 'deep water anchorage'
    expect((await owner.put('/server/security/password', { password, passwordConfirm: password })).status).toBe(200)
    await owner.post('/server/security/auth/logout')
    for (let turn = 0; turn < 11; turn += 1) await attempt(createClient(server), 'something else')
    expect([(await attempt(other, password)).status, (await attempt(owner, password)).status]).toEqual([429, 200])
  })

  it('does not let failures sent at once slip through', async () => {
    const server = startServer()
    const { email } = await registerNewcomer(server)
    const client = createClient(server)
    const token = await client.getToken()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        client.send(
          'POST',
          '/server/security/auth/login',
          { email, password: 'something else' },
          { headers: { 'x-csrf-token': token } },
        ),
      ),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  })

  it('makes an older hash again', async () => {
    const old = createPasswordHasher({ ln: 3, r: 1, p: 1 })
    const server = startServer()
    const { email } = await registerNewcomer(server)
    await env.DB.prepare('UPDATE account SET password_hash = ? WHERE email = ?')
      .bind(await old.hash(PASSWORD), email)
      .run()
    expect((await createClient(server).post('/server/security/auth/login', { email, password: PASSWORD })).status).toBe(
      200,
    )
    expect(await findColumn('account', 'password_hash', 'email', email)).toMatch(/^\$scrypt\$ln=4,r=1,p=1\$/)
  })

  it('is noted, as are failures and signing out', async () => {
    const server = startServer()
    const client = await registerNewcomer(server)
    const id = await findColumn('account', 'id', 'email', client.email)
    await client.post('/server/security/auth/login', { email: client.email, password: 'something else' })
    await client.post('/server/security/auth/login', { email: client.email, password: PASSWORD })
    await client.post('/server/security/auth/logout')
    const { results } = await env.DB.prepare('SELECT kind FROM security_event WHERE account_id = ? ORDER BY rowid')
      .bind(id)
      .all<{ kind: string }>()
    expect(results.map(({ kind }) => kind)).toEqual(['registered', 'sign-in-failed', 'signed-in', 'signed-out'])
  })
})

import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { passkeyDomain } from '#src/server/identity/passkey/index.ts'
import { createClient, PASSWORD } from '#tests/server/support/client.ts'
import { countRows, findColumn, insertRow, registerNewcomer } from '#tests/server/support/fixtures.ts'
import { findLink, readMails } from '#tests/server/support/mailbox.ts'
import { registerWithPasskey, signInByPasskey } from '#tests/server/support/passkeys.ts'
import { serverOf, type TestServer } from '#tests/server/support/server-of.ts'
import { credentialDomain } from './index.ts'

const startServer = serverOf(credentialDomain, passkeyDomain)

const FORGOT = '/server/security/auth/forgot'
const RESET = '/server/security/auth/reset'
const LOGIN = '/server/security/auth/login'
const NEW = 'deep water anchorage'
const MINUTE = 60_000
const ACCOUNT = { id: 'waits', role: 'user', language: 'en', created_at: 1, updated_at: 1 }

const reset = (token: string, password = NEW, passwordConfirm = password) => ({ token, password, passwordConfirm })

async function askFor(server: TestServer, email: string): Promise<string> {
  expect((await createClient(server).post(FORGOT, { email })).status).toBe(200)
  return findLink(await readMails(server), 'reset-password').token
}

async function startPerson(language = 'en') {
  const server = startServer()
  const person = await registerNewcomer(server, language)
  await readMails(server)
  return { server, person }
}

describe('asking for a new password', () => {
  it('mails a link in the language of the account', async () => {
    const { server, person } = await startPerson('de')
    await createClient(server).post(FORGOT, { email: ` ${person.email.toUpperCase()}` })
    const mails = await readMails(server)
    const { url, recipient } = findLink(mails, 'reset-password')
    expect([url.pathname, recipient]).toEqual(['/de/auth/reset-password', person.email])
    expect(mails).toHaveLength(1)
  })

  it('answers an unknown address with the same bytes and headers, and mails no one', async () => {
    const { server, person } = await startPerson()
    const known = await createClient(server).post(FORGOT, { email: person.email })
    expect(await readMails(server)).toHaveLength(1)
    const unknown = await createClient(server).post(FORGOT, { email: 'nobody@mail.example' })
    expect(await readMails(server)).toEqual([])
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    const strip = (headers: Headers) => [...headers].filter(([name]) => name !== 'x-request-id')
    expect(strip(unknown.headers)).toEqual(strip(known.headers))
  })

  it('answers before anything is mailed', async () => {
    const sent = Promise.withResolvers<void>()
    const server = startServer({ jobQueue: { send: () => sent.promise } })
    const client = createClient(server)
    const token = await client.getToken()
    const request = new Request(`http://localhost:8787${FORGOT}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-csrf-token': token,
        cookie: [...client.cookies].map((pair) => pair.join('=')).join('; '),
      },
      body: JSON.stringify({ email: 'waits@mail.example' }),
    })
    const later: Promise<unknown>[] = []
    const context = { waitUntil: (work: Promise<unknown>) => void later.push(work), passThroughOnException() {} }
    await insertRow('account', { ...ACCOUNT, email: 'waits@mail.example' })
    expect((await server.app.fetch(request, env, context as never)).status).toBe(200)
    expect(later.length).toBeGreaterThan(0)
    sent.resolve()
    await Promise.all(later)
    expect(await countRows('outbox', "account_id = ? AND kind = 'reset-password'", ACCOUNT.id)).toBe(1)
  })

  it('takes three times an hour for one address, known or not, and says when to come back', async () => {
    const { server, person } = await startPerson()
    for (const email of [person.email, 'never@mail.example']) {
      for (const _ of [1, 2, 3]) expect((await createClient(server).post(FORGOT, { email })).status).toBe(200)
      const refused = await createClient(server, { language: 'pt' }).post(FORGOT, { email })
      expect([refused.status, refused.body.code]).toEqual([429, 'too-many-mails'])
      expect(refused.headers.get('retry-after')).toBe('3600')
    }
    expect(await readMails(server)).toHaveLength(3)
  })

  it('is not kept from a browser that its owner signed in with by three requests of a stranger', async () => {
    const { server, person } = await startPerson()
    const stranger = await registerNewcomer(server)
    const { email } = person
    await readMails(server)
    for (const _ of [1, 2, 3]) expect((await createClient(server).post(FORGOT, { email })).status).toBe(200)
    expect((await createClient(server).post(FORGOT, { email })).status).toBe(429)
    expect((await stranger.post(FORGOT, { email })).status).toBe(429)
    for (const _ of [1, 2, 3]) expect((await person.post(FORGOT, { email })).status).toBe(200)
    expect((await person.post(FORGOT, { email })).status).toBe(429)
    expect(await readMails(server)).toHaveLength(6)
  })

  it('slows down one network that asks for many', async () => {
    const { server } = await startPerson()
    const client = createClient(server)
    for (let turn = 0; turn < 60; turn += 1)
      expect((await client.post(FORGOT, { email: `person-${turn}@elsewhere.example` })).status).toBe(200)
    const refused = await client.post(FORGOT, { email: 'one-more@elsewhere.example' })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10'])
  })

  it('says what is wrong with an address', async () => {
    const { server } = await startPerson()
    const answer = await createClient(server).post(FORGOT, { email: 'nobody' })
    expect([answer.status, answer.body.errors.account.email]).toEqual([
      422,
      'Enter an email address such as name@example.com.',
    ])
  })

  it('mails no blocked account', async () => {
    const { server, person } = await startPerson()
    await env.DB.prepare('UPDATE account SET blocked_at = 1 WHERE email = ?').bind(person.email).run()
    await createClient(server).post(FORGOT, { email: person.email })
    expect(await readMails(server)).toEqual([])
  })
})

describe('a mailed link', () => {
  it('sets the password once, ends every session, signs no one in and tells the person', async () => {
    const { server, person } = await startPerson()
    const token = await askFor(server, person.email)
    const client = createClient(server)
    const answer = await client.post(RESET, reset(token))
    expect(answer.body).toEqual({ done: true })
    expect(client.cookies.has('__Host-sid')).toBe(false)
    expect((await person.get('/server/security/auth/session')).body).toBeNull()
    expect((await readMails(server)).map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['password-changed', person.email],
    ])
    expect((await client.post(LOGIN, { email: person.email, password: PASSWORD })).status).toBe(401)
    expect((await client.post(LOGIN, { email: person.email, password: NEW })).body.emailVerified).toBe(true)
    expect((await createClient(server).post(RESET, reset(token))).body.code).toBe('link-expired')
  })

  it('works once when it is sent twice at the same time', async () => {
    const { server, person } = await startPerson()
    const token = await askFor(server, person.email)
    const answers = await Promise.all([1, 2, 3].map(() => createClient(server).post(RESET, reset(token))))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410])
  })

  it('is worth nothing after half an hour, with another secret, or once another one was used', async () => {
    const { server, person } = await startPerson()
    const [first, second] = [await askFor(server, person.email), await askFor(server, person.email)]
    for (const token of ['', 'x'.repeat(43), `${first.slice(0, -1)}_`])
      expect((await createClient(server).post(RESET, reset(token))).status).toBe(410)
    expect((await createClient(server).post(RESET, reset(second))).status).toBe(200)
    expect((await createClient(server).post(RESET, reset(first))).status).toBe(410)
    const third = await askFor(server, person.email)
    server.wait(30 * MINUTE)
    expect((await createClient(server).post(RESET, reset(third))).status).toBe(410)
  })

  it('is not used up by a password that is refused', async () => {
    const { server, person } = await startPerson()
    const token = await askFor(server, person.email)
    const client = createClient(server)
    expect((await client.post(RESET, reset(token, 'short'))).body.errors.account).toEqual({
      password: 'Use at least 10 characters.',
    })
    expect((await client.post(RESET, reset(token, NEW, 'another one'))).body.errors.account).toEqual({
      passwordConfirm: 'The two passwords are not the same.',
    })
    expect((await client.post(RESET, reset(token))).status).toBe(200)
  })

  it('slows down anyone who guesses', async () => {
    const { server } = await startPerson()
    const client = createClient(server)
    for (let turn = 0; turn < 60; turn += 1) expect((await client.post(RESET, reset(`guess-${turn}`))).status).toBe(410)
    expect((await client.post(RESET, reset('guess'))).status).toBe(429)
  })

  it('is in the history of the account', async () => {
    const { server, person } = await startPerson()
    const id = await findColumn('account', 'id', 'email', person.email)
    await createClient(server).post(RESET, reset(await askFor(server, person.email)))
    for (const kind of ['reset-asked', 'password-reset'])
      expect(await countRows('security_event', 'account_id = ? AND kind = ?', id, kind), kind).toBe(1)
  })
})

describe('a leaked password', () => {
  it('is refused wherever a password is chosen', async () => {
    const leaks = { knows: async (password: string) => password === NEW }
    const server = startServer({ leaks })
    const refusal = { password: 'This password has appeared in a data leak. Choose another.' }
    const body = { email: 'leak@mail.example', password: NEW, passwordConfirm: NEW }
    expect((await createClient(server).post('/server/user', body)).body.errors.account).toEqual(refusal)
    const person = await registerNewcomer(server)
    const change = await person.put('/server/security/password', { password: NEW, passwordConfirm: NEW })
    expect(change.body.errors.account).toEqual(refusal)
    await readMails(server)
    const token = await askFor(server, person.email)
    expect((await createClient(server).post(RESET, reset(token))).body.errors.account).toEqual(refusal)
  })
})

describe('a new password for an account whose address no one has shown to be theirs', () => {
  it.each([
    ['closes the passkeys that anyone who registered with it has added', null, 422],
    ['leaves them as they are where the address was verified before', 1, 200],
  ])('%s', async (_name, verifiedAt, status) => {
    const server = startServer()
    const { email, authenticator, accountId } = await registerWithPasskey(server)
    await env.DB.prepare('UPDATE account SET email_verified_at = ? WHERE id = ?').bind(verifiedAt, accountId).run()
    const token = await askFor(server, email)
    expect((await createClient(server).post(RESET, reset(token))).status).toBe(200)
    expect((await signInByPasskey(createClient(server), authenticator)).status).toBe(status)
  })
})

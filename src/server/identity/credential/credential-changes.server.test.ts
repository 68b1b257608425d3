import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { passkeyDomain } from '#src/server/identity/passkey/index.ts'
import { createClient, PASSWORD } from '#tests/server/support/client.ts'
import { confirmAddress, countRows, findColumn, registerNewcomer } from '#tests/server/support/fixtures.ts'
import { findLink, readMails } from '#tests/server/support/mailbox.ts'
import { registerWithPasskey, signInByPasskey } from '#tests/server/support/passkeys.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { credentialDomain } from './index.ts'

const startServer = serverOf(credentialDomain, passkeyDomain)

const LOGIN = '/server/security/auth/login'
const CHANGE_PASSWORD = '/server/security/password'
const CHANGE_EMAIL = '/server/security/email'
const CONFIRM = '/server/security/email/confirmation'
const UNDO = '/server/security/email/undoing'
const NEW = 'deep water anchorage'
const MINUTE = 60_000
const DAY = 86_400_000

let made = 0
const nextEmail = () => {
  made += 1
  return `new-${made}@mail.example`
}

async function startPerson() {
  const server = startServer()
  const person = await registerNewcomer(server)
  await confirmAddress(person.email)
  const other = createClient(server)
  await other.post(LOGIN, { email: person.email, password: PASSWORD })
  await readMails(server)
  return { server, person, other, accountId: await findColumn('account', 'id', 'email', person.email) }
}

const isSignedIn = async (client: ReturnType<typeof createClient>) =>
  (await client.get('/server/security/auth/session')).body !== null

describe('a change of password', () => {
  it('ends the other sessions, renews this one and sends a mail', async () => {
    const { server, person, other } = await startPerson()
    const before = person.cookies.get('__Host-sid')
    const answer = await person.put(CHANGE_PASSWORD, { password: NEW, passwordConfirm: NEW })
    expect([answer.status, answer.body.email]).toEqual([200, person.email])
    expect(person.cookies.get('__Host-sid')).not.toBe(before)
    expect([await isSignedIn(person), await isSignedIn(other)]).toEqual([true, false])
    expect((await readMails(server)).map(({ kind }) => kind)).toEqual(['password-changed'])
    expect((await other.post(LOGIN, { email: person.email, password: PASSWORD })).status).toBe(401)
    expect((await other.post(LOGIN, { email: person.email, password: NEW })).status).toBe(200)
  })

  it('needs a fresh confirmation, as does a change of address', async () => {
    const { server, person } = await startPerson()
    server.wait(10 * MINUTE)
    const password = await person.put(CHANGE_PASSWORD, { password: NEW, passwordConfirm: NEW })
    const email = await person.put(CHANGE_EMAIL, { email: nextEmail() })
    expect([password.body.code, email.body.code]).toEqual(['confirmation-needed', 'confirmation-needed'])
    await person.post('/server/security/auth/confirm', { password: PASSWORD })
    expect((await person.put(CHANGE_PASSWORD, { password: NEW, passwordConfirm: NEW })).status).toBe(200)
  })

  it('may be the first password of an account', async () => {
    const { person, accountId } = await startPerson()
    await env.DB.prepare('UPDATE account SET password_hash = NULL WHERE id = ?').bind(accountId).run()
    expect((await person.get('/server/security/credentials')).body.hasPassword).toBe(false)
    expect((await person.put(CHANGE_PASSWORD, { password: NEW, passwordConfirm: NEW })).status).toBe(200)
    expect((await person.get('/server/security/credentials')).body.hasPassword).toBe(true)
    expect(await countRows('security_event', 'account_id = ? AND kind = ?', accountId, 'password-set')).toBe(1)
  })

  it('makes a link for a forgotten one worthless', async () => {
    const { server, person } = await startPerson()
    await createClient(server).post('/server/security/auth/forgot', { email: person.email })
    const { token } = findLink(await readMails(server), 'reset-password')
    await person.put(CHANGE_PASSWORD, { password: NEW, passwordConfirm: NEW })
    const body = { token, password: PASSWORD, passwordConfirm: PASSWORD }
    expect((await createClient(server).post('/server/security/auth/reset', body)).status).toBe(410)
  })
})

describe('a change of address', () => {
  it('that waits is dropped by a change of password', async () => {
    const { server, person } = await startPerson()
    await person.put(CHANGE_EMAIL, { email: nextEmail() })
    const { token } = findLink(await readMails(server), 'change-email')
    await person.put(CHANGE_PASSWORD, { password: NEW, passwordConfirm: NEW })
    expect((await createClient(server).post(CONFIRM, { token })).status).toBe(410)
    expect((await person.get('/server/security/credentials')).body.pendingEmail).toBeNull()
  })

  it('that is taken back closes the passkeys too, which someone else may have added', async () => {
    const server = startServer()
    const { client, email, authenticator, accountId } = await registerWithPasskey(server)
    await confirmAddress(email)
    await client.put('/server/two-step', { on: true })
    await readMails(server)
    await client.put(CHANGE_EMAIL, { email: nextEmail() })
    const { token } = findLink(await readMails(server), 'email-change-asked')
    expect((await createClient(server).post(UNDO, { token })).status).toBe(200)
    expect((await signInByPasskey(createClient(server), authenticator)).body.code).toBe('passkey-refused')
    expect(await countRows('account', 'id = ? AND two_step_at IS NULL', accountId)).toBe(1)
  })

  it('waits for the link at the new address, then ends the other sessions and is told to the old one', async () => {
    const { server, person, other } = await startPerson()
    const email = nextEmail()
    expect((await person.put(CHANGE_EMAIL, { email: ` ${email.toUpperCase()}` })).status).toBe(200)
    const mails = await readMails(server)
    expect(mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['change-email', email],
      ['email-change-asked', person.email],
    ])
    expect(mails[1]?.text).toContain(email)
    expect((await person.get('/server/security/credentials')).body).toMatchObject({
      email: person.email,
      pendingEmail: email,
    })
    const { token, url } = findLink(mails, 'change-email')
    expect(url.pathname).toBe('/auth/confirm-email')
    expect((await person.post(CONFIRM, { token })).body).toEqual({ done: true })
    expect((await person.get('/server/security/auth/session')).body).toMatchObject({ email, emailVerified: true })
    expect(await isSignedIn(other)).toBe(false)
    expect((await readMails(server)).map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['email-changed', person.email],
    ])
    expect((await other.post(LOGIN, { email, password: PASSWORD })).status).toBe(200)
    expect((await createClient(server).post(CONFIRM, { token })).status).toBe(410)
  })

  it('is dropped after a day, and by asking for another address', async () => {
    const { server, person } = await startPerson()
    await person.put(CHANGE_EMAIL, { email: nextEmail() })
    const first = findLink(await readMails(server), 'change-email').token
    await person.put(CHANGE_EMAIL, { email: nextEmail() })
    const second = findLink(await readMails(server), 'change-email').token
    expect((await person.post(CONFIRM, { token: first })).status).toBe(410)
    server.wait(DAY)
    expect((await createClient(server).post(CONFIRM, { token: second })).status).toBe(410)
  })

  it.each([
    ['no address', () => 'nowhere', 'Enter an email address such as name@example.com.'],
    ['the same', (own: string) => own, 'This is already the address of your account.'],
  ])('is refused for %s', async (_name, choose, message) => {
    const { person } = await startPerson()
    const answer = await person.put(CHANGE_EMAIL, { email: choose(person.email) })
    expect(answer.body.errors).toEqual({ account: { email: message } })
  })

  it('gives an address to one of two who want it', async () => {
    const { server, person } = await startPerson()
    const rival = await registerNewcomer(server)
    expect((await person.put(CHANGE_EMAIL, { email: rival.email })).body.errors.account.email).toBe(
      'Another account uses this address.',
    )
    const email = nextEmail()
    const tokens: string[] = []
    for (const client of [person, rival]) {
      await client.put(CHANGE_EMAIL, { email })
      tokens.push(findLink(await readMails(server), 'change-email').token)
    }
    const answers = await Promise.all(tokens.map((token) => createClient(server).post(CONFIRM, { token })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await countRows('account', 'email = ?', email)).toBe(1)
  })

  it('is stopped or taken back by the link at the old address, which closes the password and mails a way back', async () => {
    for (const confirmed of [false, true]) {
      const { server, person } = await startPerson()
      await person.put(CHANGE_EMAIL, { email: nextEmail() })
      const mails = await readMails(server)
      const change = findLink(mails, 'change-email').token
      if (confirmed) await person.post(CONFIRM, { token: change })
      const undo = findLink(
        confirmed ? await readMails(server) : mails,
        confirmed ? 'email-changed' : 'email-change-asked',
      )
      expect([undo.url.searchParams.get('act'), undo.recipient]).toEqual(['undo', person.email])
      const client = createClient(server)
      expect((await client.post(UNDO, { token: undo.token })).status).toBe(200)
      expect(await isSignedIn(person)).toBe(false)
      expect((await client.post(LOGIN, { email: person.email, password: PASSWORD })).status).toBe(401)
      expect((await client.post(CONFIRM, { token: change })).status).toBe(410)
      const { token, recipient } = findLink(await readMails(server), 'reset-password')
      expect(recipient).toBe(person.email)
      const body = { token, password: NEW, passwordConfirm: NEW }
      expect((await client.post('/server/security/auth/reset', body)).status).toBe(200)
      expect((await client.post(LOGIN, { email: person.email, password: NEW })).status).toBe(200)
    }
  })

  it('keeps the address of before from everyone else while it can be taken back', async () => {
    const { server, person } = await startPerson()
    await person.put(CHANGE_EMAIL, { email: nextEmail() })
    const mails = await readMails(server)
    await person.post(CONFIRM, { token: findLink(mails, 'change-email').token })
    const undo = findLink(mails, 'email-change-asked').token
    const body = { email: person.email, password: NEW, passwordConfirm: NEW }
    const squat = await createClient(server).post('/server/user', body)
    expect(squat.body.errors).toEqual({ account: { email: expect.stringContaining('account') } })
    expect((await createClient(server).post(UNDO, { token: undo })).status).toBe(200)
    expect(await countRows('account', 'email = ?', person.email)).toBe(1)
    const left = await startPerson()
    await left.person.put(CHANGE_EMAIL, { email: nextEmail() })
    await left.person.post(CONFIRM, { token: findLink(await readMails(left.server), 'change-email').token })
    left.server.wait(3 * DAY)
    const later = await createClient(left.server).post('/server/user', { ...body, email: left.person.email })
    expect(later.status, later.text).toBe(201)
  })

  it('cannot be taken back after three days', async () => {
    const { server, person } = await startPerson()
    await person.put(CHANGE_EMAIL, { email: nextEmail() })
    const { token } = findLink(await readMails(server), 'email-change-asked')
    server.wait(3 * DAY)
    expect((await createClient(server).post(UNDO, { token })).status).toBe(410)
  })

  it('can be asked for five times a day', async () => {
    const { person } = await startPerson()
    for (let turn = 0; turn < 5; turn += 1)
      expect((await person.put(CHANGE_EMAIL, { email: nextEmail() })).status).toBe(200)
    expect((await person.put(CHANGE_EMAIL, { email: nextEmail() })).status).toBe(429)
  })
})

describe('a sign-in', () => {
  const CHROME =
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36'

  it('in a browser that is new to the account sends a mail with device, place and time', async () => {
    const { server, person } = await startPerson()
    const headers = { 'user-agent': CHROME, 'x-client-place': 'UA;Odesa' }
    await createClient(server).post(LOGIN, { email: person.email, password: PASSWORD }, { headers })
    const [mail] = await readMails(server)
    expect(mail?.kind).toBe('new-device')
    for (const words of [
      'Chrome · Android',
      'Odesa, Ukraine',
      '20 November 2026',
      'http://localhost:8787/account/security',
    ])
      expect(mail?.text).toContain(words)
  })

  it('in a known browser is not, nor is one that failed, nor registering', async () => {
    const { server, person } = await startPerson()
    await person.post('/server/security/auth/logout')
    await person.post(LOGIN, { email: person.email, password: PASSWORD })
    await createClient(server).post(LOGIN, { email: person.email, password: 'something else' })
    expect(await readMails(server)).toEqual([])
    await registerNewcomer(server)
    expect((await readMails(server)).map(({ kind }) => kind)).toEqual(['welcome'])
  })
})

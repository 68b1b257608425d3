import { describe, expect, it } from 'vitest'
import { hashText } from '#src/server/platform/crypto.ts'
import { createClient, PASSWORD } from '#tests/server/support/client.ts'
import { countRows, findColumn, registerNewcomer, registerSeaman } from '#tests/server/support/fixtures.ts'
import { registerSocially, startSocial, withToken } from '#tests/server/support/social.ts'

const MINUTE = 60_000

describe('setting out to a provider', () => {
  it('leads to its page with a challenge, a state and a nonce, and keeps none of them readable', async () => {
    const { visitor } = startSocial()
    const browser = visitor()
    const url = new URL(await browser.depart('start', { redirect: '/vacancy/abc' }))
    expect(url.origin + url.pathname).toBe('https://id.example/auth')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'gangway-client',
      redirect_uri: 'http://localhost:8787/auth/callback/crew-id',
      response_type: 'code',
      scope: 'openid email',
      code_challenge_method: 'S256',
    })
    const { state = '', nonce = '' } = Object.fromEntries(url.searchParams)
    expect(state).toMatch(/^[\w-]{43}$/)
    expect(nonce).toMatch(/^[\w-]{43}$/)
    expect(await countRows('social_flow', 'state_hash = ?', hashText(state))).toBe(1)
    expect(await countRows('social_flow', 'state_hash = ?', state)).toBe(0)
    const browserSecret = browser.cookies.get('__Host-social-flow') ?? ''
    expect(await countRows('social_flow', 'browser_hash = ?', browserSecret)).toBe(0)
  })

  it('is 404 for a provider that is not configured and 503 for one that does not answer', async () => {
    const { visitor, provider } = startSocial()
    const browser = visitor()
    expect((await browser.post('/server/social/start', { provider: 'other' })).status).toBe(404)
    provider.breakDown('discovery')
    expect((await browser.post('/server/social/start', { provider: 'crew-id' })).status).toBe(503)
  })

  it('keeps a redirect only to a path of this site', async () => {
    const { visitor, person } = startSocial()
    const there = await visitor().cross(person, { more: { redirect: '/vacancy/1' } })
    expect(there.body).toMatchObject({ redirect: '/vacancy/1' })
    const away = await visitor().cross(person, { more: { redirect: '//evil.example/' } })
    expect(away.body.redirect).toBeNull()
  })
})

describe('someone whom no one here knows', () => {
  it('gets a token for 31 days and registers with it in one press, without password and with a confirmed address', async () => {
    const { server, visitor, person } = startSocial()
    const browser = visitor('uk')
    const back = await browser.cross(person)
    expect(back.body).toMatchObject({ outcome: 'sign-up', language: 'uk' })
    const line = back.headers.getSetCookie().find((cookie) => cookie.startsWith('social=')) ?? ''
    expect(line).toMatch(/Max-Age=2678400/)
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(line).toContain(attribute)
    const token = browser.cookies.get('social') ?? ''
    expect(await countRows('social_pending', 'token_hash = ?', token)).toBe(0)
    expect(await countRows('social_pending', 'token_hash = ?', hashText(token))).toBe(1)
    expect((await browser.state()).pending).toEqual({
      provider: 'crew-id',
      name: 'Crew ID',
      email: person.email,
      taken: false,
    })
    const registered = await browser.register(person.email)
    expect(registered.status).toBe(201)
    expect(registered.body).toMatchObject({ email: person.email, role: 'user', language: 'uk' })
    const { id } = registered.body
    expect(await findColumn('account', 'password_hash', 'id', id)).toBe('null')
    expect(Number(await findColumn('account', 'email_verified_at', 'id', id))).toBe(server.now())
    expect(await findColumn('session', 'factor', 'account_id', id)).toBe('social')
    expect(browser.cookies.has('social')).toBe(false)
    expect(await countRows('social_pending', 'email = ?', person.email)).toBe(0)
  })

  it('has an address that is not confirmed when the provider does not say that it is', async () => {
    const social = startSocial()
    const { email: _, ...person } = social.person
    for (const email_verified of [false, undefined]) {
      const email = `unproven-${String(email_verified)}-${person.sub}@mail.example`
      const browser = social.visitor()
      const claims = { sub: `${person.sub}-${email}`, email, ...(email_verified !== undefined && { email_verified }) }
      await browser.cross(claims)
      const { id } = (await browser.register(email)).body
      expect(await findColumn('account', 'email_verified_at', 'id', id)).toBe('null')
    }
  })

  it('cannot register twice with one token, with another address, or without a token', async () => {
    const { visitor, person } = startSocial()
    const browser = visitor()
    expect((await browser.cross(person)).body).toMatchObject({ outcome: 'sign-up' })
    const token = withToken(browser)
    expect((await browser.register('someone.else@mail.example')).status).toBe(422)
    expect((await visitor().post('/server/user', { email: person.email })).status).toBe(422)
    expect((await browser.register(person.email)).body).toMatchObject({ email: person.email })
    const again = await visitor().post('/server/user', { email: person.email }, token)
    expect(again.status).toBe(422)
  })

  it('is told when the provider gives no address that can be used', async () => {
    const { visitor, person } = startSocial()
    for (const email of [undefined, '', 'not an address'])
      expect((await visitor().cross({ sub: person.sub, ...(email !== undefined && { email }) })).body.outcome).toBe(
        'no-email',
      )
  })

  it('is not let into an account with the same address, but may link it later', async () => {
    const { server, visitor, person } = startSocial()
    const owner = await registerNewcomer(server)
    const browser = visitor()
    const back = await browser.cross({ ...person, email: owner.email.toUpperCase() })
    expect(back.body.outcome).toBe('email-taken')
    expect(browser.cookies.has('__Host-sid')).toBe(false)
    expect((await browser.state()).pending.taken).toBe(true)
    expect((await browser.register(owner.email)).status).toBe(422)
    expect(await countRows('social_identity', 'subject = ?', person.sub)).toBe(0)
  })

  it('may be forgotten', async () => {
    const { visitor, person } = startSocial()
    const browser = visitor()
    await browser.cross(person)
    const token = withToken(browser)
    await browser.post('/server/social/pending/forget', {}, token)
    expect(browser.cookies.has('social')).toBe(false)
    expect((await browser.get('/server/social', token)).body.pending).toBeNull()
  })

  it('is forgotten after 31 days', async () => {
    const { server, visitor, person } = startSocial()
    const browser = visitor()
    await browser.cross(person)
    server.wait(31 * 24 * 60 * MINUTE)
    expect((await browser.state()).pending).toBeNull()
    expect((await browser.register(person.email)).status).toBe(422)
  })
})

describe('someone who registered by a provider', () => {
  it('signs in by it from anywhere, known by issuer and subject and by nothing else', async () => {
    const social = startSocial()
    const { accountId } = await registerSocially(social)
    const browser = social.visitor()
    const back = await browser.cross({ ...social.person, email: 'changed@mail.example' })
    expect(back.body.outcome).toBe('signed-in')
    expect((await browser.get('/server/security/auth/session')).body.id).toBe(accountId)
    const other = await social.visitor().cross({ ...social.person, sub: `${social.person.sub}-new` })
    expect(other.body.outcome).toBe('email-taken')
  })

  it('gets a new session at each sign-in, noted with its factor', async () => {
    const social = startSocial()
    const { accountId } = await registerSocially(social)
    const browser = social.visitor()
    await browser.cross(social.person)
    const first = browser.cookies.get('__Host-sid')
    await browser.post('/server/security/auth/logout')
    await browser.cross(social.person)
    expect(browser.cookies.get('__Host-sid')).not.toBe(first)
    const where = "account_id = ? AND kind = 'signed-in' AND detail = 'social'"
    expect(await countRows('security_event', where, accountId)).toBe(2)
  })

  it('is not let in while blocked', async () => {
    const social = startSocial()
    const { accountId } = await registerSocially(social)
    await social.server.services.db.$client
      .prepare('UPDATE account SET blocked_at = 1 WHERE id = ?')
      .bind(accountId)
      .run()
    const browser = social.visitor()
    expect((await browser.cross(social.person)).body.outcome).toBe('blocked')
    expect(browser.cookies.has('__Host-sid')).toBe(false)
  })

  it('cannot sign in with a password, neither an empty one', async () => {
    const social = startSocial()
    await registerSocially(social)
    for (const [password, code] of [
      ['', 'validation-failed'],
      [PASSWORD, 'wrong-credentials'],
    ]) {
      const answer = await createClient(social.server).post('/server/security/auth/login', {
        email: social.person.email,
        password,
      })
      expect(answer.body.code).toBe(code)
    }
  })

  it('is asked for the passkey next where the account has two-step sign-in', async () => {
    const social = startSocial()
    const { accountId } = await registerSocially(social)
    const { $client } = social.server.services.db
    await $client.prepare('UPDATE account SET two_step_at = 1 WHERE id = ?').bind(accountId).run()
    await $client
      .prepare(
        `INSERT INTO passkey (id, account_id, credential_id, public_key, counter, name, synced, created_at)
         VALUES (?, ?, ?, 'key', 0, 'Phone', 0, 0)`,
      )
      .bind(crypto.randomUUID(), accountId, crypto.randomUUID())
      .run()
    const browser = social.visitor()
    expect((await browser.cross(social.person)).body.outcome).toBe('second-step')
    expect(browser.cookies.has('__Host-sid')).toBe(false)
  })
})

describe('the profile of a seafarer', () => {
  it('tells which accounts are linked', async () => {
    const social = startSocial()
    const plain = await registerSeaman(social.server)
    const before = (await plain.get('/server/seaman/profile')).body
    expect([before.profileSecurity, before.socialProfile]).toEqual([{ isOAuth: false }, []])
    const browser = await registerSocially(social)
    const profile = { firstname: 'Ana', surname: 'Cruz', citizenship: 'PH', positionMain: 'bosun' }
    await browser.post('/server/seaman', { role: 'seaman', profileSeaman: { ProfileData: profile } })
    const after = (await browser.get('/server/seaman/profile')).body
    expect([after.profileSecurity, after.socialProfile]).toEqual([{ isOAuth: true }, ['crew-id']])
  })
})

import { describe, expect, it } from 'vitest'
import { hashText } from '#src/server/platform/crypto.ts'
import { createClient, PASSWORD } from '#tests/server/support/client.ts'
import { countRows, findColumn, registerNewcomer } from '#tests/server/support/fixtures.ts'
import { serverOf } from '#tests/server/support/server-of.ts'

const startServer = serverOf()

const register = (email: string, password = PASSWORD, passwordConfirm = password) => ({
  email,
  password,
  passwordConfirm,
})

describe('registration', () => {
  it('makes an account without role in the language of the page, signs it in and writes a welcome', async () => {
    const server = startServer()
    const client = createClient(server, { language: 'uk' })
    const headers = { 'x-referral-id': 'abc234', 'x-attribution': 'google' }
    const answer = await client.post('/server/user', register('  New.Person@Mail.Example '), { headers })
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      email: 'new.person@mail.example',
      role: 'user',
      language: 'uk',
      displayName: 'new.person',
    })
    expect((await client.get('/server/security/auth/session')).body).toEqual(answer.body)
    expect(await findColumn('account', 'referred_by', 'id', answer.body.id)).toBe('abc234')
    expect(await findColumn('account', 'attribution', 'id', answer.body.id)).toBe('google')
    expect(server.sent).toEqual([await findColumn('outbox', 'id', 'account_id', answer.body.id)])
    expect(await countRows('security_event', 'account_id = ? AND kind = ?', answer.body.id, 'registered')).toBe(1)
  })

  it('keeps neither the password nor the cookie in the database', async () => {
    const client = await registerNewcomer(startServer())
    expect(await findColumn('account', 'password_hash', 'email', client.email)).toMatch(
      /^\$scrypt\$ln=\d+,r=\d+,p=\d+\$/,
    )
    const token = client.cookies.get('__Host-sid') ?? ''
    expect(await countRows('session', 'token_hash = ?', token)).toBe(0)
    expect(await countRows('session', 'token_hash = ?', hashText(token))).toBe(1)
  })

  it.each([
    ['', PASSWORD, PASSWORD, { email: 'Enter your email address.' }],
    ['no-at-sign', PASSWORD, PASSWORD, { email: 'Enter an email address such as name@example.com.' }],
    [
      `${'a'.repeat(60)}@${'b'.repeat(190)}.example`,
      PASSWORD,
      PASSWORD,
      { email: 'Enter an email address such as name@example.com.' },
    ],
    ['a@b.example', '', '', { password: 'Enter a password.', passwordConfirm: 'Enter the password again.' }],
    ['a@b.example', PASSWORD, '', { passwordConfirm: 'Enter the password again.' }],
    ['a@b.example', 'short one', 'short one', { password: 'Use at least 10 characters.' }],
    ['a@b.example', 'x1y2'.repeat(33), 'x1y2'.repeat(33), { password: 'Use at most 128 characters.' }],
    ['a@b.example', 'Qwertyuiop', 'Qwertyuiop', { password: 'This password is too easy to guess. Choose another.' }],
    [
      'a@b.example',
      'ababababababab',
      'ababababababab',
      { password: 'This password is too easy to guess. Choose another.' },
    ],
    [
      'mariner@b.example',
      'mariner2026',
      'mariner2026',
      { password: 'Do not use your email address or the name of this site in the password.' },
    ],
    [
      'a@b.example',
      'Gangway123',
      'Gangway123',
      { password: 'Do not use your email address or the name of this site in the password.' },
    ],
    ['a@b.example', PASSWORD, 'another one', { passwordConfirm: 'The two passwords are not the same.' }],
  ])('says what is wrong with %s / %s / %s', async (email, password, confirm, errors) => {
    const answer = await createClient(startServer()).post('/server/user', register(email, password, confirm))
    expect(answer.status).toBe(422)
    expect(answer.body.code).toBe('validation-failed')
    expect(answer.body.errors).toEqual({ account: errors })
  })

  it('takes ten characters that are not Latin, and keeps them in one form', async () => {
    const server = startServer()
    const client = createClient(server)
    expect(
      (await client.post('/server/user', register('nfc@mail.example', 'тихая гавань é'.normalize('NFD')))).status,
    ).toBe(201)
    const other = createClient(server)
    expect(
      (
        await other.post('/server/security/auth/login', {
          email: 'nfc@mail.example',
          password: 'тихая гавань é'.normalize('NFC'),
        })
      ).status,
    ).toBe(200)
  })

  it('names a taken address on its field, whatever the case, also for two at once', async () => {
    const server = startServer()
    const taken = { account: { email: 'An account with this email address already exists. Sign in instead.' } }
    await createClient(server).post('/server/user', register('twice@mail.example'))
    const again = await createClient(server).post('/server/user', register('TWICE@mail.example'))
    expect(again.body.errors).toEqual(taken)
    const both = await Promise.all(
      [1, 2].map(() => createClient(server).post('/server/user', register('race@mail.example'))),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422])
  })

  it('says of a missing field what it says of an empty one', async () => {
    const empty = await createClient(startServer()).post('/server/user', register('', ''))
    for (const body of [{}, { email: null, password: null, passwordConfirm: null }]) {
      const answer = await createClient(startServer()).post('/server/user', body)
      expect(answer.status).toBe(422)
      expect(answer.body.errors).toEqual(empty.body.errors)
    }
    expect(Object.keys(empty.body.errors.account)).toEqual(['email', 'password', 'passwordConfirm'])
  })

  it('names fields that have not even the right shape', async () => {
    const answer = await createClient(startServer()).post('/server/user', { email: 5, password: 5 })
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toMatchObject({
      account: { email: 'This value is not valid.', password: 'This value is not valid.' },
    })
  })

  it('slows down anyone who tries many taken addresses', async () => {
    const server = startServer()
    const first = await registerNewcomer(server)
    const client = createClient(server)
    for (let turn = 0; turn < 30; turn += 1)
      expect((await client.post('/server/user', register(first.email))).status).toBe(422)
    const answer = await client.post('/server/user', register(first.email))
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

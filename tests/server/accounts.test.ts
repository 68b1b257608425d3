import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { hashText } from '../../src/server/platform/crypto.ts'
import { createPasswordHasher } from '../../src/server/platform/passwords.ts'
import { createClient, PASSWORD, startServer } from './support/client.ts'
import { companyBody, findColumn, registerNewcomer, registerSeaman, seamanBody } from './support/fixtures.ts'

const MINUTE = 60_000
const DAY = 86_400_000

const countRows = async (table: string, where: string, ...values: string[]) =>
  (await env.DB.prepare(`SELECT count(*) AS found FROM ${table} WHERE ${where}`).bind(...values).first<{ found: number }>())?.found

const register = (email: string, password = PASSWORD, passwordConfirm = password) => ({ email, password, passwordConfirm })

describe('registration', () => {
  it('makes an account without role in the language of the page, signs it in and writes a welcome', async () => {
    const server = startServer()
    const client = createClient(server, { language: 'uk' })
    const headers = { 'x-referral-id': 'abc234', 'x-attribution': 'google' }
    const answer = await client.post('/server/user', register('  New.Person@Mail.Example '), { headers })
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({ email: 'new.person@mail.example', role: 'user', language: 'uk', displayName: 'new.person' })
    expect((await client.get('/server/security/auth/session')).body).toEqual(answer.body)
    expect(await findColumn('account', 'referred_by', 'id', answer.body['id'])).toBe('abc234')
    expect(await findColumn('account', 'attribution', 'id', answer.body['id'])).toBe('google')
    expect(server.sent).toEqual([await findColumn('outbox', 'id', 'account_id', answer.body['id'])])
    expect(await countRows('security_event', 'account_id = ? AND kind = ?', answer.body['id'], 'registered')).toBe(1)
  })

  it('keeps neither the password nor the cookie in the database', async () => {
    const client = await registerNewcomer(startServer())
    expect(await findColumn('account', 'password_hash', 'email', client.email)).toMatch(/^\$scrypt\$ln=\d+,r=\d+,p=\d+\$/)
    const token = client.cookies.get('__Host-sid') ?? ''
    expect(await countRows('session', 'token_hash = ?', token)).toBe(0)
    expect(await countRows('session', 'token_hash = ?', hashText(token))).toBe(1)
  })

  it.each([
    ['', PASSWORD, PASSWORD, { email: 'Enter your e-mail address.' }],
    ['no-at-sign', PASSWORD, PASSWORD, { email: 'Enter an e-mail address such as name@example.com.' }],
    [`${'a'.repeat(60)}@${'b'.repeat(190)}.example`, PASSWORD, PASSWORD, { email: 'Enter an e-mail address such as name@example.com.' }],
    ['a@b.example', '', '', { password: 'Enter a password.' }],
    ['a@b.example', 'short one', 'short one', { password: 'Use at least 10 characters.' }],
    ['a@b.example', 'x1y2'.repeat(33), 'x1y2'.repeat(33), { password: 'Use at most 128 characters.' }],
    ['a@b.example', 'Qwertyuiop', 'Qwertyuiop', { password: 'This password is among the first ones that others guess. Choose another.' }],
    ['a@b.example', 'ababababababab', 'ababababababab', { password: 'This password is among the first ones that others guess. Choose another.' }],
    ['mariner@b.example', 'mariner2026', 'mariner2026', { password: 'Do not build the password on your e-mail address or the name of this site.' }],
    ['a@b.example', 'Gangway123', 'Gangway123', { password: 'Do not build the password on your e-mail address or the name of this site.' }],
    ['a@b.example', PASSWORD, 'another one', { passwordConfirm: 'The two passwords are not the same.' }],
  ])('says what is wrong with %s / %s / %s', async (email, password, confirm, errors) => {
    const answer = await createClient(startServer()).post('/server/user', register(email, password, confirm))
    expect(answer.status).toBe(422)
    expect(answer.body['code']).toBe('validation-failed')
    expect(answer.body['errors']).toEqual({ account: errors })
  })

  it('takes ten characters that are not Latin, and keeps them in one form', async () => {
    const server = startServer()
    const client = createClient(server)
    expect((await client.post('/server/user', register('nfc@mail.example', 'тихая гавань é'.normalize('NFD')))).status).toBe(201)
    const other = createClient(server)
    expect((await other.post('/server/security/auth/login', { email: 'nfc@mail.example', password: 'тихая гавань é'.normalize('NFC') })).status).toBe(200)
  })

  it('names a taken address on its field, whatever the case, also for two at once', async () => {
    const server = startServer()
    const taken = { account: { email: 'An account with this e-mail address already exists. Sign in instead.' } }
    await createClient(server).post('/server/user', register('twice@mail.example'))
    const again = await createClient(server).post('/server/user', register('TWICE@mail.example'))
    expect(again.body['errors']).toEqual(taken)
    const both = await Promise.all([1, 2].map(() => createClient(server).post('/server/user', register('race@mail.example'))))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422])
  })

  it('names fields that have not even the right shape', async () => {
    const answer = await createClient(startServer()).post('/server/user', { email: 5 })
    expect(answer.status).toBe(422)
    expect(answer.body['errors']).toMatchObject({ form: { email: 'This value is not valid.', password: 'This value is not valid.' } })
  })

  it('slows down whoever tries many taken addresses', async () => {
    const server = startServer()
    const first = await registerNewcomer(server)
    const client = createClient(server)
    for (let turn = 0; turn < 30; turn += 1) expect((await client.post('/server/user', register(first.email))).status).toBe(422)
    const answer = await client.post('/server/user', register(first.email))
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('signing in', () => {
  it('answers the person, renews the session, and drops the one before', async () => {
    const client = await registerNewcomer(startServer())
    const before = client.cookies.get('__Host-sid') ?? ''
    const answer = await client.post('/server/security/auth/login', { email: client.email.toUpperCase(), password: PASSWORD })
    expect(answer.status).toBe(200)
    expect(answer.body['email']).toBe(client.email)
    expect(client.cookies.get('__Host-sid')).not.toBe(before)
    expect(await countRows('session', 'token_hash = ?', hashText(before))).toBe(0)
  })

  it('sets a cookie that no script reads and no other site sends', async () => {
    const server = startServer()
    const { email } = await registerNewcomer(server)
    const client = createClient(server)
    const answer = await client.post('/server/security/auth/login', { email, password: PASSWORD })
    const cookies = answer.headers.getSetCookie()
    expect(cookies.find((cookie) => cookie.startsWith('__Host-sid='))).toMatch(/^__Host-sid=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(client.cookies.has('__Host-pre')).toBe(false)
  })

  it('answers an unknown address and a wrong password alike, with the same work', async () => {
    let verified = 0
    const hasher = createPasswordHasher({ ln: 4, r: 1, p: 1 })
    const server = startServer({ hasher: { ...hasher, verify: (...parameters) => { verified += 1; return hasher.verify(...parameters) } } })
    const { email } = await registerNewcomer(server)
    const wrong = await createClient(server).post('/server/security/auth/login', { email, password: 'something else' })
    const unknown = await createClient(server).post('/server/security/auth/login', { email: 'nobody@mail.example', password: 'something else' })
    const empty = await createClient(server).post('/server/security/auth/login', { email: 'nobody@mail.example', password: 'x'.repeat(1000) })
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

  it('does not let failures sent at once slip through', async () => {
    const server = startServer()
    const { email } = await registerNewcomer(server)
    const client = createClient(server)
    const token = await client.getToken()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => client.send('POST', '/server/security/auth/login', { email, password: 'something else' }, { headers: { 'x-csrf-token': token } })),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  })

  it('makes an older hash anew', async () => {
    const old = createPasswordHasher({ ln: 3, r: 1, p: 1 })
    const server = startServer()
    const { email } = await registerNewcomer(server)
    await env.DB.prepare('UPDATE account SET password_hash = ? WHERE email = ?').bind(await old.hash(PASSWORD), email).run()
    expect((await createClient(server).post('/server/security/auth/login', { email, password: PASSWORD })).status).toBe(200)
    expect(await findColumn('account', 'password_hash', 'email', email)).toMatch(/^\$scrypt\$ln=4,r=1,p=1\$/)
  })

  it('is noted, as are failures and signing out', async () => {
    const server = startServer()
    const client = await registerNewcomer(server)
    const id = await findColumn('account', 'id', 'email', client.email)
    await client.post('/server/security/auth/login', { email: client.email, password: 'something else' })
    await client.post('/server/security/auth/login', { email: client.email, password: PASSWORD })
    await client.post('/server/security/auth/logout')
    const { results } = await env.DB.prepare('SELECT kind FROM security_event WHERE account_id = ? ORDER BY rowid').bind(id).all<{ kind: string }>()
    expect(results.map(({ kind }) => kind)).toEqual(['registered', 'sign-in-failed', 'signed-in', 'signed-out'])
  })
})

describe('a session', () => {
  it('is null with 200 when nobody is signed in', async () => {
    const answer = await createClient(startServer()).get('/server/security/auth/session')
    expect([answer.status, answer.text]).toEqual([200, 'null'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('that does not exist is taken back', async () => {
    const client = createClient(startServer())
    client.cookies.set('__Host-sid', 'x'.repeat(43))
    expect((await client.get('/server/security/auth/session')).text).toBe('null')
    expect(client.cookies.has('__Host-sid')).toBe(false)
  })

  it('ends with signing out, for good', async () => {
    const client = await registerNewcomer(startServer())
    const token = client.cookies.get('__Host-sid') ?? ''
    const answer = await client.post('/server/security/auth/logout')
    expect(answer.headers.get('clear-site-data')).toBe('"cache"')
    expect(client.cookies.has('__Host-sid')).toBe(false)
    client.cookies.set('__Host-sid', token)
    expect((await client.get('/server/security/auth/session')).text).toBe('null')
  })

  it.each([
    ['a seaman', true, 30, 90],
    ['somebody without role', false, 7, 30],
  ])('of %s ends after its idle and its absolute time', async (_, isSeaman, idle, absolute) => {
    const server = startServer()
    const start = async () => (isSeaman ? registerSeaman(server) : registerNewcomer(server))
    const isOpen = async (client: Awaited<ReturnType<typeof start>>) => (await client.get('/server/security/auth/session')).text !== 'null'
    const unused = await start()
    server.wait(idle * DAY + 1)
    expect(await isOpen(unused)).toBe(false)
    const used = await start()
    for (let day = 0; day < absolute - 1; day += idle - 1) {
      expect(await isOpen(used), `day ${day}`).toBe(true)
      server.wait((idle - 1) * DAY)
    }
    server.wait(idle * DAY)
    expect(await isOpen(used)).toBe(false)
  })

  it('is noted as used at most once a minute', async () => {
    const server = startServer()
    const client = await registerNewcomer(server)
    const lastSeen = () => findColumn('session', 'last_seen_at', 'token_hash', hashText(client.cookies.get('__Host-sid') ?? ''))
    const first = await lastSeen()
    server.wait(MINUTE - 1)
    await client.get('/server/security/auth/session')
    expect(await lastSeen()).toBe(first)
    server.wait(1)
    await client.get('/server/security/auth/session')
    expect(Number(await lastSeen())).toBe(Number(first) + MINUTE)
  })

  it('saves the language of the account', async () => {
    const client = await registerNewcomer(startServer())
    expect((await client.put('/server/user/language/zh')).body).toEqual({ language: 'zh' })
    expect((await client.get('/server/security/auth/session')).body['language']).toBe('zh')
    expect((await client.put('/server/user/language/xx')).status).toBe(404)
  })
})

describe('choosing a role', () => {
  it('makes a seaman with a fresh session', async () => {
    const client = await registerNewcomer(startServer())
    const before = client.cookies.get('__Host-sid') ?? ''
    const answer = await client.post('/server/seaman', seamanBody({ firstname: '  Олена ', surname: 'Ли Ван' }))
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({ role: 'seaman', displayName: 'Олена Ли Ван', permissions: ['application:create'] })
    expect(client.cookies.get('__Host-sid')).not.toBe(before)
    expect(await countRows('session', 'token_hash = ?', hashText(before))).toBe(0)
    const profile = await client.get('/server/seaman/profile?isImport=true')
    expect(profile.body).toMatchObject({
      profileSeaman: { profileData: [{ firstname: 'Олена', citizenship: 'UA', positionMain: 'second-engineer', isHideEngines: true, biometric: { height: 0 } }] },
      ProfileSeamanVerification: { status: 'none' },
      profileNotificationSetting: { tech_updates: true, promoseaman_digest: false },
    })
  })

  it.each([
    [{ firstname: ' ' }, { firstname: 'Enter your first name.' }],
    [{ surname: 'a\u202Eb' }, { surname: 'Remove invisible or control characters.' }],
    [{ surname: 'a\ud800' }, { surname: 'Remove invisible or control characters.' }],
    [{ firstname: 'x\u0000y' }, { firstname: 'Remove invisible or control characters.' }],
    [{ firstname: 'é'.repeat(61) }, { firstname: 'Use at most 60 characters.' }],
    [{ citizenship: '' }, { citizenship: 'Choose your citizenship.' }],
    [{ citizenship: 'XX' }, { citizenship: 'Choose a country from the list.' }],
    [{ positionMain: '' }, { positionMain: 'Choose your rank.' }],
    [{ positionMain: 'king' }, { positionMain: 'Choose a rank from the list.' }],
    [{ positionSecond: 'second-engineer' }, { positionSecond: 'Choose a second rank that differs from the first.' }],
  ])('says what is wrong with %j', async (data, errors) => {
    const client = await registerNewcomer(startServer())
    const answer = await client.post('/server/seaman', seamanBody(data))
    expect(answer.status).toBe(422)
    expect(answer.body['errors']).toEqual({ profileData: errors })
  })

  it('happens once, also for two at once', async () => {
    const server = startServer()
    const client = await registerNewcomer(server)
    const token = await client.getToken()
    const headers = { 'x-csrf-token': token }
    const [cookie] = [...client.cookies].map((pair) => pair.join('='))
    const answers = await Promise.all([
      client.send('POST', '/server/seaman', seamanBody(), { headers: { ...headers, cookie } }),
      client.send('POST', '/server/company', companyBody(), { headers: { ...headers, cookie } }),
      client.send('POST', '/server/seaman', seamanBody(), { headers: { ...headers, cookie } }),
    ])
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    for (const { status } of answers) expect([201, 401, 409]).toContain(status)
    const id = await findColumn('account', 'id', 'email', client.email)
    expect(Number(await countRows('seaman', 'account_id = ?', id)) + Number(await countRows('company', 'account_id = ?', id))).toBe(1)
    expect(await countRows('session', 'account_id = ?', id)).toBe(1)
    expect(await countRows('guard', '1 = 1')).toBe(0)
  })

  it('gives companies of one name different addresses', async () => {
    const server = startServer()
    const slugs: string[] = []
    for (const name of ['Æsir Crewing & Co', 'Æsir Crewing & Co', 'Æsir  Crewing, Co', '海洋']) {
      const client = await registerNewcomer(server)
      const answer = await client.post('/server/company', companyBody({ name, website: 'example.com' }))
      expect(answer.status, answer.text).toBe(201)
      slugs.push(await findColumn('company', 'slug', 'account_id', answer.body['id']))
    }
    expect(slugs).toEqual(['aesir-crewing-co', 'aesir-crewing-co-2', 'aesir-crewing-co-3', 'company'])
  })

  it.each([
    [{ name: '' }, { name: 'Enter the name of the company.' }],
    [{ country: 'Greece' }, { country: 'Choose a country from the list.' }],
    [{ city: '' }, { city: 'Enter the city of your office.' }],
    [{ website: 'javascript:alert(1)' }, { website: 'Enter a web address such as https://example.com.' }],
    [{ website: 'https://user@example.com' }, { website: 'Enter a web address such as https://example.com.' }],
  ])('says what is wrong with a company of %j', async (data, errors) => {
    const client = await registerNewcomer(startServer())
    const answer = await client.post('/server/company', companyBody(data))
    expect(answer.body['errors']).toEqual({ company: errors })
  })
})

describe('messages', () => {
  it('come in the language of the page', async () => {
    const answer = await createClient(startServer(), { language: 'xx, fil;q=0.9' }).get('/server/nothing')
    expect(answer.status).toBe(404)
    expect(answer.body).toMatchObject({ code: 'not-found', requestId: answer.headers.get('x-request-id') })
  })

  it('tell the methods of a path that takes others', async () => {
    const answer = await createClient(startServer()).post('/server/vacancy')
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET'])
  })

  it('refuse what is too large or not JSON', async () => {
    const client = createClient(startServer())
    expect((await client.post('/server/security/auth/login', { email: 'x'.repeat(70_000), password: '' })).status).toBe(413)
    expect((await client.post('/server/security/auth/login', undefined, { raw: '{' })).status).toBe(400)
  })
})

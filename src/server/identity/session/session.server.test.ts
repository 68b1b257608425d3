import { describe, expect, it } from 'vitest'
import { hashText } from '#src/server/platform/crypto.ts'
import { createClient, PASSWORD } from '#tests/server/support/client.ts'
import { findColumn, registerNewcomer, registerSeaman } from '#tests/server/support/fixtures.ts'
import { serverOf } from '#tests/server/support/server-of.ts'

const startServer = serverOf()

const MINUTE = 60_000
const DAY = 86_400_000

describe('a session', () => {
  it('is null with 200 when no one is signed in', async () => {
    const answer = await createClient(startServer()).get('/server/security/auth/session')
    expect([answer.status, answer.text]).toEqual([200, 'null'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('that has ended loses its cookie with the next request for the session', async () => {
    const server = startServer()
    const client = await registerNewcomer(server)
    server.wait(30 * DAY)
    const answer = await client.get('/server/security/auth/session')
    expect(answer.text).toBe('null')
    expect(client.cookies.has('__Host-sid')).toBe(false)
  })

  it.each([
    ['exchanged', '/server/security/auth/confirm', { password: PASSWORD }],
    ['given back', '/server/security/auth/logout', undefined],
  ])(
    'whose browser has just %s the cookie takes nothing back: the answer could come late and take a newer one',
    async (_, path, body) => {
      const server = startServer()
      const client = await registerNewcomer(server)
      const late = createClient(server)
      late.cookies.set('__Host-sid', client.cookies.get('__Host-sid') ?? '')
      await client.post(path, body)
      const answer = await late.get('/server/security/auth/session')
      expect([answer.text, answer.headers.getSetCookie()]).toEqual(['null', []])
    },
  )

  it('that is over is left alone as soon as its cookie has brought a new one', async () => {
    const server = startServer()
    const { email } = await registerNewcomer(server)
    const [client, late] = [createClient(server), createClient(server)]
    for (const browser of [client, late]) browser.cookies.set('__Host-sid', 'x'.repeat(43))
    await client.post('/server/security/auth/login', { email, password: PASSWORD })
    expect((await late.get('/server/security/auth/session')).headers.getSetCookie()).toEqual([])
  })

  it('that was signed out offline ends with the first request that reports it, whatever the endpoint', async () => {
    const server = startServer()
    const [client, other] = [await registerSeaman(server), createClient(server)]
    other.cookies.set('__Host-sid', client.cookies.get('__Host-sid') ?? '')
    client.cookies.set('__Host-left', client.accountId)
    const answer = await client.get('/server/seaman/profile')
    expect(answer.body.code).toBe('not-signed-in')
    expect([client.cookies.has('__Host-sid'), client.cookies.has('__Host-left')]).toEqual([false, false])
    expect((await other.get('/server/security/auth/session')).text).toBe('null')
  })

  it('is not ended by the word of someone else who left the browser before', async () => {
    const server = startServer()
    const client = await registerSeaman(server)
    client.cookies.set('__Host-left', crypto.randomUUID())
    expect((await client.get('/server/seaman/profile')).status).toBe(200)
    expect(client.cookies.has('__Host-left')).toBe(false)
  })

  it('does nothing for a page of someone else, which stayed open while the browser went to another person', async () => {
    const server = startServer()
    const client = await registerSeaman(server)
    const { id } = (await client.get('/server/security/auth/session')).body
    const formats = (person: string) =>
      client.put('/server/user/formats', { formats: 'de' }, { headers: { 'x-person': person } })
    expect((await formats(crypto.randomUUID())).body.code).toBe('not-signed-in')
    expect((await formats(id)).status).toBe(200)
  })

  it('that is over keeps no one from signing in', async () => {
    const server = startServer()
    const { email } = await registerNewcomer(server)
    const client = createClient(server)
    client.cookies.set('__Host-sid', 'x'.repeat(43))
    const answer = await client.post('/server/security/auth/login', { email, password: PASSWORD })
    expect([answer.status, answer.body.email]).toEqual([200, email])
  })

  it('knows when the visit before ended: nothing on the first, and the same during a visit and on every device', async () => {
    const server = startServer()
    const client = await registerNewcomer(server)
    const lastVisit = async (as = client) => (await as.get('/server/security/auth/session')).body.lastVisitAt
    expect(await lastVisit()).toBeNull()
    server.wait(10 * MINUTE)
    expect(await lastVisit()).toBeNull()
    const left = server.now()
    server.wait(DAY)
    expect(await lastVisit()).toBe(left)
    server.wait(10 * MINUTE)
    expect(await lastVisit()).toBe(left)
    const other = createClient(server)
    const answer = await other.post('/server/security/auth/login', { email: client.email, password: PASSWORD })
    expect(answer.body.lastVisitAt).toBe(left)
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
    ['someone without role', false, 7, 30],
  ])('of %s ends after its idle and its absolute time', async (_, isSeaman, idle, absolute) => {
    const server = startServer()
    const start = async () => (isSeaman ? registerSeaman(server) : registerNewcomer(server))
    const isOpen = async (client: Awaited<ReturnType<typeof start>>) =>
      (await client.get('/server/security/auth/session')).text !== 'null'
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
    const lastSeen = () =>
      findColumn('session', 'last_seen_at', 'token_hash', hashText(client.cookies.get('__Host-sid') ?? ''))
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
    expect((await client.get('/server/security/auth/session')).body.language).toBe('zh')
    expect((await client.put('/server/user/language/xx')).status).toBe(404)
  })

  it('tells whether the person chose the language, or has that of the page where they registered', async () => {
    const client = await registerNewcomer(startServer())
    const asked = async () => (await client.get('/server/security/auth/session')).body
    expect(await asked()).not.toHaveProperty('languageChosen')
    await client.put('/server/user/language/en')
    expect(await asked()).toMatchObject({ language: 'en', languageChosen: true })
  })

  it('keeps the newest choice of a browser, whichever arrives last, and lets another device choose again', async () => {
    const server = startServer()
    const client = await registerNewcomer(server)
    const { email } = (await client.get('/server/security/auth/session')).body
    expect((await client.put('/server/user/language/fr?order=9')).body).toEqual({ language: 'fr' })
    expect((await client.put('/server/user/language/uk?order=8')).body).toEqual({ language: 'fr' })
    expect((await client.put('/server/user/language/de?order=10')).body).toEqual({ language: 'de' })
    const other = createClient(server)
    await other.post('/server/security/auth/login', { email, password: PASSWORD })
    expect((await other.put('/server/user/language/ar?order=1')).body).toEqual({ language: 'ar' })
    expect((await client.put('/server/user/language/hi')).body).toEqual({ language: 'hi' })
  })

  it('that opens brings the token of its writes, and so does the question who is signed in', async () => {
    const server = startServer()
    const { email } = await registerNewcomer(server)
    const client = createClient(server)
    const opened = await client.post('/server/security/auth/login', { email, password: PASSWORD })
    const asked = await client.get('/server/security/auth/session')
    for (const { headers } of [opened, asked]) {
      const token = headers.get('x-csrf-token') ?? ''
      const answer = await client.send('PUT', '/server/user/language/uk', undefined, {
        headers: { 'x-csrf-token': token },
      })
      expect(answer.status).toBe(200)
    }
    const nobody = await createClient(server).get('/server/security/auth/session')
    expect(nobody.headers.get('x-csrf-token')).toBe('')
  })

  it('leaves a page its token while it is good, since that tells when its form was opened', async () => {
    const server = startServer()
    const { email } = await registerNewcomer(server)
    const client = createClient(server)
    const held = await client.getToken()
    const ask = async () =>
      (await client.get('/server/csrf-token', { headers: { 'x-csrf-token': held } })).body.csrfToken
    server.wait(MINUTE)
    expect(await ask()).toBe(held)
    await client.post('/server/security/auth/login', { email, password: PASSWORD })
    expect(await ask()).not.toBe(held)
  })
})

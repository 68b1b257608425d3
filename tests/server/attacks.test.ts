import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { hashText } from '#src/server/platform/crypto.ts'
import { createServices } from '#src/server/platform/services.ts'
import { createClient, PASSWORD } from './support/client.ts'
import { findColumn, registerNewcomer } from './support/fixtures.ts'
import { startServer } from './support/product-server.ts'

const LOGIN = '/server/security/auth/login'

describe('tokens', () => {
  it('of one purpose are nothing for another: a visitor cannot have the cookie of a known browser signed', async () => {
    const server = startServer()
    const { email } = await registerNewcomer(server)
    const stranger = createClient(server)
    for (let turn = 0; turn < 10; turn += 1) await stranger.post(LOGIN, { email, password: 'something else' })
    stranger.cookies.set('__Host-pre', `device!${hashText(email)}`)
    stranger.cookies.set('__Host-device', await stranger.getToken())
    expect((await stranger.post(LOGIN, { email, password: PASSWORD })).status).toBe(429)
  })

  it('are bound to a secret of ours, not to what a visitor wrote into the cookie', async () => {
    const client = createClient(startServer())
    client.cookies.set('__Host-pre', 'chosen')
    await client.getToken()
    expect(client.cookies.get('__Host-pre')).toMatch(/^[\w-]{43}$/)
  })
})

describe('configuration', () => {
  const secret = 'x'.repeat(32)
  const start = (vars: Record<string, string>) =>
    createServices({ ...env, DEVICE_KEY: '', MAIL_SUBSCRIBED_PROVIDER: '', ...vars })
  const configure = (vars: Record<string, string>) => start(vars).config

  it.each([
    ['http://localhost:8787', 'ln=4,r=1,p=1'],
    ['https://gangway.example', 'ln=15,r=8,p=3'],
    ['http://localhost:8787,https://gangway.example', 'ln=15,r=8,p=3'],
  ])('of cheap passwords, which protect nothing, is obeyed on this machine only: %s', async (ORIGIN, cost) => {
    const { hasher } = start({ CHEAP_PASSWORDS: 'on', ORIGIN, CSRF_KEY: secret })
    for (const hash of [await hasher.hash(PASSWORD), hasher.dummy]) expect(hash).toContain(cost)
  })

  it('shows kept mail on this machine only', () => {
    expect(configure({ DEV_MAIL: 'on', ORIGIN: 'http://localhost:8787, http://127.0.0.1:8787' }).showsMail).toBe(true)
    for (const ORIGIN of [
      'https://gangway.example',
      'http://localhost:8787,https://gangway.example',
      'http://localhost.evil.example',
    ])
      expect(configure({ DEV_MAIL: 'on', ORIGIN, CSRF_KEY: secret }).showsMail, ORIGIN).toBe(false)
  })

  it.each(['', 'local-only-key-that-protects-nothing', 'short'])('stops the start in public with the key %j', (key) => {
    expect(() => configure({ ORIGIN: 'https://gangway.example', CSRF_KEY: key })).toThrow('CSRF_KEY')
  })
})

describe('what the edge says about a person', () => {
  const register = (email: string) => ({ email, password: PASSWORD, passwordConfirm: PASSWORD })
  const told = { 'x-referral-id': 'friend', 'x-attribution': 'source=fair' }

  const registerWith = async (edgeSecret: string, headers: Record<string, string>) => {
    const { services } = startServer()
    const server = startServer({ config: { ...services.config, edgeSecret } })
    const email = `${crypto.randomUUID()}@mail.example`
    const answer = await createClient(server).post('/server/user', register(email), { headers })
    expect(answer.status).toBe(201)
    return [
      await findColumn('account', 'referred_by', 'email', email),
      await findColumn('account', 'attribution', 'email', email),
    ]
  }

  it.each([
    ['over the binding', '', {}, ['friend', 'source=fair']],
    ['with the shared secret', 'shared', { 'x-edge-secret': 'shared' }, ['friend', 'source=fair']],
    ['without the secret', 'shared', {}, ['null', 'null']],
    ['with another secret', 'shared', { 'x-edge-secret': 'guessed' }, ['null', 'null']],
    ['with a secret that this Worker was not given', '', { 'x-edge-secret': 'shared' }, ['null', 'null']],
  ])('%s', async (_, secret, headers, expected) => {
    expect(await registerWith(secret, { ...told, ...headers })).toEqual(expected)
  })

  it('is a referral only when it has the shape of one', async () => {
    expect(await registerWith('', { ...told, 'x-referral-id': '<b>friend</b>' })).toEqual(['null', 'source=fair'])
  })

  it.each([
    [
      'forged addresses',
      'shared',
      (turn: number) => ({ 'x-client-ip': `192.0.2.${turn}`, 'cf-connecting-ip': '198.51.100.1' }),
    ],
    ['addresses of one line', '', (turn: number) => ({ 'x-client-ip': `2001:db8:1:2::${turn.toString(16)}` })],
  ])('does not let %s pass the limit of an address', async (_, edgeSecret, headersOf) => {
    const { services } = startServer()
    const server = startServer({ config: { ...services.config, edgeSecret } })
    const { email } = await registerNewcomer(server)
    const client = createClient(server)
    const statuses: number[] = []
    for (let turn = 0; turn < 31; turn += 1)
      statuses.push((await client.post('/server/user', register(email), { headers: headersOf(turn) })).status)
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(422))
    expect(statuses.at(-1)).toBe(429)
  })
})

it('no one makes accounts without end', async () => {
  const taken: string[] = []
  const { services } = startServer()
  const { limiter } = services
  const server = startServer({
    limiter: {
      forget: async () => {},
      take: (limit, subject, now) => {
        taken.push(limit)
        return limiter.take(limit, limit === 'new-account-address' ? 'one' : subject, now)
      },
    },
  })
  for (let made = 0; made < 200; made += 1) await limiter.take('new-account-address', 'one', server.now())
  await expect(registerNewcomer(server)).rejects.toThrow('too-many-requests')
  expect(taken).toEqual(['hasty-address', 'registration-address', 'new-account-address'])
})

it('an answer to a browser with a session, even one that is over, is kept by no one', async () => {
  const client = createClient(startServer())
  client.cookies.set('__Host-sid', 'x'.repeat(43))
  expect((await client.get('/server/vacancy')).headers.get('cache-control')).toBe('no-store')
})

describe('the search', () => {
  it.each(['\u0000', 'a" OR b', '\ufffd', "'", '(', 'ä', 'a b', 'terms : x', '-', '*', 'constructor'])(
    'takes the company %j as a name, never as syntax of the index',
    async (company) => {
      const answer = await createClient(startServer()).get(`/server/vacancy?company=${encodeURIComponent(company)}`)
      expect([answer.status, answer.body.total]).toEqual([200, 0])
    },
  )

  it.each(['constructor', '__proto__ toString', 'valueOf hasOwnProperty'])('knows no word %s', async (q) => {
    const answer = await createClient(startServer()).get(`/server/vacancy?q=${encodeURIComponent(q)}`)
    expect([answer.status, answer.body.total]).toEqual([200, 0])
  })
})

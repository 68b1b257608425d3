import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { EVENT_PAGE_SQL } from '#src/server/ground/audit/history.repository.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import { registerAdmin } from '#tests/server/support/admins.ts'
import { type Client, createClient, PASSWORD } from '#tests/server/support/client.ts'
import { createId, insertRow, registerNewcomer, registerSeaman } from '#tests/server/support/fixtures.ts'
import { serverOf, type TestServer } from '#tests/server/support/server-of.ts'
import { IS_FULL } from '#tests/support/full.ts'

const startServer = serverOf()

const MINUTE = 60_000
/** Requests with a revoked session; a thousand in the full form. */
const TRIES = IS_FULL ? 1000 : 20
const SESSIONS = '/server/user/session'
const HISTORY = '/server/user/security-event'
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

const signIn = async (server: TestServer, email: string, headers: Record<string, string> = {}) => {
  const client = createClient(server)
  const answer = await client.post('/server/security/auth/login', { email, password: PASSWORD }, { headers })
  if (answer.status !== 200) throw new Error(answer.text)
  return client
}
const remove = async (client: Client, path: string) =>
  client.send('DELETE', path, undefined, { headers: { 'x-csrf-token': await client.getToken() } })
const isIn = async (client: Client) => (await client.get('/server/security/auth/session')).text !== 'null'
const idOf = async (client: Client): Promise<string> =>
  (await client.get(SESSIONS)).body.items.find((item: { current: boolean }) => item.current).id
const kindsOf = async (client: Client) =>
  (await client.get(HISTORY)).body.items.map((item: { kind: string }) => item.kind)

describe('the devices of an account', () => {
  it('are listed with place, browser and way in, the one used last first', async () => {
    const server = startServer()
    const phone = await registerSeaman(server)
    server.wait(MINUTE)
    const place = { 'user-agent': LAPTOP, 'x-client-place': 'UA;Odesa' }
    const laptop = await signIn(server, phone.email, place)
    const { items } = (await laptop.get(SESSIONS)).body
    expect(items).toMatchObject([
      {
        device: 'Chrome · Linux',
        country: 'UA',
        city: 'Odesa',
        factor: 'password',
        current: true,
        byAdmin: false,
        createdAt: server.now(),
        lastSeenAt: server.now(),
      },
      { current: false, country: null, lastSeenAt: server.now() - MINUTE },
    ])
    expect(JSON.stringify(items)).not.toContain(hashText(laptop.cookies.get('__Host-sid') ?? ''))
  })

  it('leave out what has expired, and other people', async () => {
    const server = startServer()
    const person = await registerNewcomer(server)
    await registerNewcomer(server)
    server.wait(8 * 1440 * MINUTE)
    const again = await signIn(server, person.email)
    expect((await again.get(SESSIONS)).body.items).toHaveLength(1)
  })

  it('tell a session that an administrator opened', async () => {
    const server = startServer()
    const person = await registerSeaman(server)
    const admin = await registerNewcomer(server)
    await insertActingSession(server, await accountOf(person.email), await accountOf(admin.email))
    const { items } = (await person.get(SESSIONS)).body
    expect(items.map((item: { byAdmin: boolean }) => item.byAdmin).sort()).toEqual([false, true])
  })

  it('are fifty at most: another one signs out the one used longest ago', async () => {
    const server = startServer()
    const first = await registerNewcomer(server)
    const account = await accountOf(first.email)
    server.wait(1)
    for (let number = 1; number < 50; number += 1) await insertSession(server, account, { last_seen_at: server.now() })
    expect(await isIn(first)).toBe(true)
    const last = await signIn(server, first.email)
    expect(await isIn(first)).toBe(false)
    expect((await last.get(SESSIONS)).body.items).toHaveLength(50)
  })
})

describe('a revoked session', () => {
  it('opens nothing from that moment on', async () => {
    const server = startServer()
    const lost = await registerSeaman(server)
    server.wait(1)
    const own = await signIn(server, lost.email)
    server.wait(1)
    expect((await remove(own, `${SESSIONS}/${await idOf(lost)}`)).status).toBe(200)
    const token = lost.cookies.get('__Host-sid') ?? ''
    let accepted = 0
    for (let number = 0; number < TRIES; number += 1) {
      lost.cookies.set('__Host-sid', token)
      const path = number % 2 === 0 ? '/server/seaman/profile' : SESSIONS
      if ((await lost.get(path)).status !== 401) accepted += 1
    }
    process.stdout.write(`T15: ${accepted} of ${TRIES} requests accepted after the revocation\n`)
    expect(accepted).toBe(0)
    expect(await isIn(own)).toBe(true)
    expect((await kindsOf(own)).slice(0, 2)).toEqual(['session-revoked', 'signed-in'])
  })

  it('is of the own account: of another, and of none, nothing is found and nothing changes', async () => {
    const server = startServer()
    const [own, other] = [await registerNewcomer(server), await registerNewcomer(server)]
    for (const id of [await idOf(other), createId(), 'x'])
      expect((await remove(own, `${SESSIONS}/${id}`)).status, id).toBe(404)
    expect(await isIn(other)).toBe(true)
    expect(await kindsOf(own)).toEqual(['registered'])
  })

  it('goes with all others at once, and only this one stays', async () => {
    const server = startServer()
    const own = await registerNewcomer(server)
    const others = [await signIn(server, own.email), await signIn(server, own.email)]
    const stranger = await registerNewcomer(server)
    server.wait(1)
    expect((await remove(own, SESSIONS)).status).toBe(200)
    expect(await Promise.all(others.map(isIn))).toEqual([false, false])
    expect([await isIn(own), await isIn(stranger)]).toEqual([true, true])
    expect((await kindsOf(own))[0]).toBe('other-sessions-revoked')
  })

  it('needs a confirmation of the last ten minutes', async () => {
    const server = startServer()
    const own = await registerNewcomer(server)
    const other = await signIn(server, own.email)
    const id = await idOf(other)
    server.wait(10 * MINUTE)
    for (const path of [SESSIONS, `${SESSIONS}/${id}`])
      expect((await remove(own, path)).body.code).toBe('confirmation-needed')
    expect(await isIn(other)).toBe(true)
  })

  it('is nothing for an administrator who acts for the person, nor is the list', async () => {
    const server = startServer()
    const person = await registerSeaman(server)
    const admin = await registerAdmin(server)
    const token = await insertActingSession(server, await accountOf(person.email), await accountOf(admin.email))
    const acting = createClient(server)
    acting.cookies.set('__Host-sid', token)
    expect((await acting.get(SESSIONS)).body.code).toBe('not-for-others')
    expect((await remove(acting, SESSIONS)).body.code).toBe('not-for-others')
    expect(await isIn(person)).toBe(true)
  })
})

describe('the history of an account', () => {
  it('is its own, newest first, in pages that neither miss nor repeat', async () => {
    const server = startServer()
    const own = await registerNewcomer(server)
    const stranger = await registerNewcomer(server)
    const account = await accountOf(own.email)
    const ids = Array.from({ length: 60 }, () => server.services.ids.key(server.now() + 1))
    for (const id of ids) await insertEvent(server, { id, account_id: account, actor_id: account })
    const seen: string[] = []
    let query = ''
    while (query !== '?after=null') {
      const { items, next } = (await own.get(HISTORY + query)).body
      expect(items.length).toBeLessThanOrEqual(25)
      seen.push(...items.map((item: { id: string }) => item.id))
      query = `?after=${next}`
    }
    expect(seen.slice(0, 60)).toEqual([...ids].sort().reverse())
    expect(seen).toHaveLength(61)
    expect(await kindsOf(stranger)).toEqual(['registered'])
  })

  it('says what an administrator did, and no address of anyone', async () => {
    const server = startServer()
    const own = await registerNewcomer(server)
    const admin = await registerNewcomer(server)
    const [account, actor] = [await accountOf(own.email), await accountOf(admin.email)]
    await insertEvent(server, { id: server.services.ids.key(server.now() + 1), account_id: account, actor_id: actor })
    const answer = await own.get(HISTORY)
    expect(answer.body.items.map((item: { byAdmin: boolean }) => item.byAdmin)).toEqual([true, false])
    expect(answer.text).not.toContain(actor)
  })

  it('is read from its index alone', async () => {
    const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${EVENT_PAGE_SQL}`)
      .bind('a', '~', 26)
      .all<{ detail: string }>()
    expect(results.map(({ detail }) => detail)).toEqual([
      'SEARCH security_event USING COVERING INDEX security_event_history (account_id=? AND id<?)',
    ])
  })
})

async function accountOf(email: string): Promise<string> {
  return (await env.DB.prepare('SELECT id FROM account WHERE email = ?').bind(email).first<string>('id')) ?? ''
}

async function insertSession(server: TestServer, account: string, more: Record<string, string | number> = {}) {
  const token = server.services.ids.secret()
  const now = server.now()
  await insertRow('session', {
    token_hash: hashText(token),
    id: createId(),
    account_id: account,
    access: 'write',
    factor: 'password',
    confirmed_at: now,
    created_at: now,
    last_seen_at: now,
    idle_expires_at: now + 60 * MINUTE,
    expires_at: now + 60 * MINUTE,
    ...more,
  })
  return token
}

const insertActingSession = (server: TestServer, account: string, actor: string) =>
  insertSession(server, account, { actor_id: actor })

const insertEvent = (server: TestServer, row: Record<string, string>) =>
  insertRow('security_event', { kind: 'signed-in', created_at: server.now(), ...row })

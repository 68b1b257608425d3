import { env, evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { notifyAccount } from '#src/server/identity/session/devices.usecases.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import { actFor, registerAdmin } from '#tests/server/support/admins.ts'
import { type Client, createClient, ORIGIN, PASSWORD } from '#tests/server/support/client.ts'
import { registerSeaman } from '#tests/server/support/fixtures.ts'
import { connectLive, listen, readNextMessage, socketsOf, stopWatch } from '#tests/server/support/live.ts'
import { serverOf, type TestServer } from '#tests/server/support/server-of.ts'

const startServer = serverOf()

const SESSIONS = '/server/user/session'
const OVER = 4401

/** The object of the sockets uses the machine's clock. */
const start = () => startServer({ clock: Date.now })

const alarmOf = (accountId: string) => runDurableObjectAlarm(socketsOf(accountId))

async function signInAgain(server: TestServer, email: string) {
  const client = createClient(server)
  await client.post('/server/security/auth/login', { email, password: PASSWORD })
  return client
}

const forget = (client: Client) =>
  env.DB.prepare('DELETE FROM session WHERE token_hash = ?')
    .bind(hashText(client.cookies.get('__Host-sid') ?? ''))
    .run()

describe('a socket', () => {
  it('is refused to other sites, to no one, and to a plain request', async () => {
    const server = start()
    const person = await registerSeaman(server)
    for (const origin of ['https://evil.example', `${ORIGIN}.evil.example`, 'null', '', `${ORIGIN}/`])
      expect((await connectLive(server, person, { origin })).status, origin).toBe(403)
    expect((await connectLive(server, createClient(server))).status).toBe(401)
    expect((await connectLive(server, person, { upgrade: 'h2c' })).status).toBe(404)
  })

  it('hears what changes on other devices, and nothing of other people', async () => {
    const server = start()
    const [own, other] = [await registerSeaman(server), await registerSeaman(server)]
    const [mine, theirs] = [await listen(server, own), await listen(server, other)]
    await notifyAccount(server.services, own.accountId, { kind: 'language', language: 'uk' })
    await mine.heard
    expect(mine.told).toEqual([{ kind: 'language', language: 'uk' }])
    theirs.socket.send('ping')
    await theirs.heard
    expect(theirs.told).toEqual(['pong'])
    for (const { socket } of [mine, theirs]) socket.close(1000)
  })

  it('hears what happens after its object has slept', async () => {
    const server = start()
    const own = await registerSeaman(server)
    const pages = [await listen(server, own), await listen(server, own)]
    await evictDurableObject(socketsOf(own.accountId))
    await notifyAccount(server.services, own.accountId, { kind: 'formats' })
    expect(await Promise.all(pages.map(readNextMessage))).toEqual([{ kind: 'formats' }, { kind: 'formats' }])
    for (const { socket } of pages) socket.close(1000)
  })

  it('is closed at once when its session ended while it was opened', async () => {
    const { live } = start().services
    const server = startServer({
      clock: Date.now,
      live: {
        ...live,
        connect: async (owner) => {
          await forget(own)
          return live.connect(owner)
        },
      },
    })
    const own = await registerSeaman(server)
    expect(await (await listen(server, own)).closed).toBe(OVER)
    expect((await connectLive(server, own)).status).toBe(401)
  })

  it('whose end is not heard where it is keeps nothing from the others', async () => {
    const server = start()
    const own = await registerSeaman(server)
    const lost = await signInAgain(server, own.email)
    // An offline device: it neither receives nor confirms the close.
    await connectLive(server, lost)
    await runInDurableObject(socketsOf(own.accountId), (_, state) => state.getWebSockets()[0]?.close(1001))
    await forget(lost)
    const mine = await listen(server, own)
    await server.services.live.recheck(own.accountId)
    await notifyAccount(server.services, own.accountId, { kind: 'formats' })
    expect(await readNextMessage(mine)).toEqual({ kind: 'formats' })
    mine.socket.close(1000)
  })

  it('of an admin who acts for someone who is blocked stays, as their session does', async () => {
    const server = start()
    const [admin, person] = [await registerAdmin(server), await registerSeaman(server)]
    await actFor(admin, person.accountId)
    await env.DB.prepare('UPDATE account SET blocked_at = 1 WHERE id = ?').bind(person.accountId).run()
    const page = await listen(server, admin)
    await stopWatch(person.accountId)
    await server.services.live.recheck(person.accountId)
    expect(await readNextMessage(page)).toBe('pong')
    page.socket.close(1000)
  })

  it('is closed once, with all others of its session, when several acts look at once', async () => {
    const server = start()
    const own = await registerSeaman(server)
    // The first does not answer, so that its close remains pending.
    await connectLive(server, own)
    const pages = [await listen(server, own), await listen(server, own)]
    await stopWatch(own.accountId)
    await forget(own)
    await Promise.all([1, 2, 3].map(() => server.services.live.recheck(own.accountId)))
    expect(await Promise.all(pages.map(({ closed }) => closed))).toEqual([OVER, OVER])
    expect(pages.map(({ told }) => told.length)).toEqual([1, 1])
  })

  it('is closed when its session is revoked, and others stay', async () => {
    const server = start()
    const own = await registerSeaman(server)
    const lost = await signInAgain(server, own.email)
    const [mine, lostPage] = [await listen(server, own), await listen(server, lost)]
    const { items } = (await own.get(SESSIONS)).body
    const { id } = items.find((item: { current: boolean }) => !item.current)
    const token = await own.getToken()
    const asked = Date.now()
    await own.send('DELETE', `${SESSIONS}/${id}`, undefined, { headers: { 'x-csrf-token': token } })
    expect(await lostPage.closed).toBe(OVER)
    process.stdout.write(`T15: socket closed ${Date.now() - asked} ms after the revocation was asked for\n`)
    expect(lostPage.told).toEqual([{ kind: 'signed-out' }])
    mine.socket.send('ping')
    await mine.heard
    expect(mine.told).toEqual(['pong'])
    mine.socket.close(1000)
  })

  it('is closed on signing out, in every tab of that session', async () => {
    const server = start()
    const own = await registerSeaman(server)
    const tabs = [await listen(server, own), await listen(server, own)]
    await own.post('/server/security/auth/logout')
    expect(await Promise.all(tabs.map(({ closed }) => closed))).toEqual([OVER, OVER])
  })

  it('is closed by the next look when its session is gone without a word', async () => {
    const server = start()
    const own = await registerSeaman(server)
    const page = await listen(server, own)
    expect(await alarmOf(own.accountId)).toBe(true)
    expect(page.told).toEqual([])
    await forget(own)
    expect(await alarmOf(own.accountId)).toBe(true)
    expect(await page.closed).toBe(OVER)
    expect(await alarmOf(own.accountId), 'nobody is watched any more').toBe(false)
  })

  it('is closed by the next look when the account is blocked', async () => {
    const server = start()
    const own = await registerSeaman(server)
    const page = await listen(server, own)
    await env.DB.prepare('UPDATE account SET blocked_at = 1 WHERE id = ?').bind(own.accountId).run()
    await alarmOf(own.accountId)
    expect(await page.closed).toBe(OVER)
  })

  it('listens to nothing that a page says', async () => {
    const server = start()
    const page = await listen(server, await registerSeaman(server))
    page.socket.send('{"kind":"signed-out"}')
    expect(await page.closed).toBe(1008)
  })

  it('is one of fifty at most', async () => {
    const server = start()
    const own = await registerSeaman(server)
    const pages = []
    for (let tab = 0; tab < 50; tab += 1) pages.push(await listen(server, own))
    const answer = await connectLive(server, own)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60'])
    for (const { socket } of pages) socket.close(1000)
  })
})

import { env } from 'cloudflare:test'
import { afterAll, describe, expect, it } from 'vitest'
import { SESSION_OVER } from '#src/contract/session/live.ts'
import { DAY } from '#src/domain/time.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import { actFor, registerAdmin } from '../../server/support/admins.ts'
import { type Client, createClient, ORIGIN, PASSWORD } from '../../server/support/client.ts'
import { confirmAddress, findColumn, registerSeaman } from '../../server/support/fixtures.ts'
import { connectLive, listen, readNextMessage, stopWatch } from '../../server/support/live.ts'
import { findLink, readMails } from '../../server/support/mailbox.ts'
import { addPasskey, LIST } from '../../server/support/passkeys.ts'
import { startServer } from '../../server/support/product-server.ts'
import { eraseDueAccounts } from '../../server/support/rights.ts'
import type { TestServer } from '../../server/support/server-of.ts'
import { IS_FULL } from '../../support/full.ts'
import { createAuthenticator } from '../../support/software-authenticator.ts'
import { printFigure } from '../support/figures.ts'

const SID = '__Host-sid'
const SESSIONS = '/server/user/session'
const MAX_DEVICES = 50
const NEW = { password: 'bright morning tide', passwordConfirm: 'bright morning tide' }
/** Open pages of each session. */
const TABS = 3
const TRIES = IS_FULL ? 1000 : 24

type Own = Awaited<ReturnType<typeof registerSeaman>>

/** The session that ends, whose account its pages listen for, and what ends it. */
type Ending = { lost: Client; accountId: string; end: () => Promise<unknown> }
type Scene = { server: TestServer; own: Own; other: Client }

const remove = async (client: Client, path: string) =>
  client.send('DELETE', path, undefined, { headers: { 'x-csrf-token': await client.getToken() } })

async function signIn(server: TestServer, email: string): Promise<Client> {
  const client = createClient(server)
  const answer = await client.post('/server/security/auth/login', { email, password: PASSWORD })
  if (answer.status !== 200) throw new Error(answer.text)
  return client
}

/** The one that is not asking. */
async function findOther(client: Client): Promise<string> {
  const { items } = (await client.get(SESSIONS)).body
  return items.find(({ current }: { current: boolean }) => !current).id
}

async function startActing({ server, own }: Scene) {
  const admin = await registerAdmin(server)
  await actFor(admin, own.accountId)
  return { admin, elsewhere: await signIn(server, admin.email), ending: { lost: admin, accountId: own.accountId } }
}

/** Of `other`, which is signed in as the same person on another device, unless a row says whose it is. */
const ENDINGS: Record<string, (scene: Scene) => Promise<Partial<Ending> & Pick<Ending, 'end'>>> = {
  'signing out': async ({ other }) => ({ end: () => other.post('/server/security/auth/logout') }),
  'a sign-out without a line, with the first request that arrives': async ({ own, other }) => ({
    end: async () => {
      other.cookies.set('__Host-left', own.accountId)
      await other.get('/server/security/auth/session')
    },
  }),
  'another device that ends this one': async ({ own }) => {
    const id = await findOther(own)
    return { end: () => remove(own, `${SESSIONS}/${id}`) }
  },
  'another device that ends all others': async ({ own }) => ({ end: () => remove(own, SESSIONS) }),
  'a device too many': async ({ server, own, other }) => {
    for (let open = 2; open < MAX_DEVICES; open += 1) await signIn(server, own.email)
    const leaveUnused = env.DB.prepare('UPDATE session SET last_seen_at = 1 WHERE token_hash = ?').bind(
      hashText(other.cookies.get(SID) ?? ''),
    )
    return {
      end: async () => {
        await leaveUnused.run()
        await signIn(server, own.email)
      },
    }
  },
  'someone else who signs in in the same browser': async ({ server, other }) => {
    const { email } = await registerSeaman(server)
    return { end: () => other.post('/server/security/auth/login', { email, password: PASSWORD }) }
  },
  'a change of the password': async ({ own }) => ({ end: () => own.put('/server/security/password', NEW) }),
  'a new password by a mailed link': async ({ server, own }) => {
    await createClient(server).post('/server/security/auth/forgot', { email: own.email })
    const { token } = findLink(await readMails(server), 'reset-password')
    return { end: () => createClient(server).post('/server/security/auth/reset', { token, ...NEW }) }
  },
  'another address': async ({ server, own }) => {
    await own.put('/server/security/email', { email: `moved-${own.email}` })
    const { token } = findLink(await readMails(server), 'change-email')
    return { end: () => createClient(server).post('/server/security/email/confirmation', { token }) }
  },
  'a passkey that is added': async ({ own }) => {
    const authenticator = await createAuthenticator(ORIGIN)
    return { end: () => addPasskey(own, authenticator) }
  },
  'a passkey that is removed': async ({ server, own }) => {
    await addPasskey(own, await createAuthenticator(ORIGIN))
    const id = await findColumn('passkey', 'id', 'account_id', own.accountId)
    return { lost: await signIn(server, own.email), end: () => own.post(`${LIST}/${id}/removal`) }
  },
  'an admin who blocks the account': async ({ server, own }) => {
    const admin = await registerAdmin(server)
    return { end: () => admin.put(`/server/admin/user/${own.accountId}/block`, { blocked: true }) }
  },
  'an admin who takes the role back': async ({ server, own }) => {
    const admin = await registerAdmin(server)
    return { end: () => admin.put(`/server/admin/user/${own.accountId}/role`, { role: 'user' }) }
  },
  'asking for the account to be erased': async ({ own }) => ({
    end: () => own.post('/server/user/erasure', { email: own.email }),
  }),
  'the erasure of the account': async ({ server, own }) => {
    await own.post('/server/user/erasure', { email: own.email })
    const later = { ...server.services, clock: () => Date.now() + 31 * DAY }
    return { lost: await signIn(server, own.email), end: () => eraseDueAccounts(later) }
  },
  'the end of acting for someone': async (scene) => {
    const { admin, ending } = await startActing(scene)
    return { ...ending, end: () => admin.post('/server/security/impersonation/end') }
  },
  'the admin who acted and ends it from another device': async (scene) => {
    const { elsewhere, ending } = await startActing(scene)
    return { ...ending, end: () => remove(elsewhere, SESSIONS) }
  },
  'the admin who ends the one session that waits behind acting': async (scene) => {
    const { elsewhere, ending } = await startActing(scene)
    const id = await findOther(elsewhere)
    return { ...ending, end: () => remove(elsewhere, `${SESSIONS}/${id}`) }
  },
  'an admin who blocks the one who acts': async (scene) => {
    const { admin, ending } = await startActing(scene)
    const judge = await registerAdmin(scene.server)
    return { ...ending, end: () => judge.put(`/server/admin/user/${admin.accountId}/block`, { blocked: true }) }
  },
}

const NAMES = Object.keys(ENDINGS)

/** The object that keeps sockets has no other clock than the machine's. */
async function setScene(name: string): Promise<Ending & { server: TestServer }> {
  const server = startServer({ clock: Date.now })
  const own = await registerSeaman(server)
  await confirmAddress(own.email)
  const other = await signIn(server, own.email)
  const ending = await (ENDINGS[name] as (typeof ENDINGS)[string])({ server, own, other })
  return { server, lost: other, accountId: own.accountId, ...ending }
}

describe('T15: a session that is ended', () => {
  const figures = { tries: 0, accepted: 0, sockets: 0 }

  afterAll(() => {
    const { tries, accepted, sockets } = figures
    printFigure(
      'T15',
      `${NAMES.length} ways to end a session: ${accepted} of ${tries} requests accepted afterwards, ${sockets} sockets closed by the act itself`,
    )
  })

  it.each(NAMES)('opens nothing any more, and its open pages are closed, by %s', async (name) => {
    const { server, lost, accountId, end } = await setScene(name)
    const token = lost.cookies.get(SID) ?? ''
    const pages = []
    for (let tab = 0; tab < TABS; tab += 1) pages.push(await listen(server, lost))
    await stopWatch(accountId)
    await end()
    for (const page of pages) {
      expect(await readNextMessage(page)).toEqual({ kind: 'signed-out' })
      expect(await page.closed).toBe(SESSION_OVER)
      figures.sockets += 1
    }
    const late = createClient(server)
    for (let number = 0; number < TRIES / NAMES.length; number += 1) {
      late.cookies.set(SID, token)
      const { status } = await (number % 2 === 0 ? connectLive(server, late) : late.get(SESSIONS))
      figures.tries += 1
      if (status !== 401) figures.accepted += 1
    }
    expect(figures.accepted).toBe(0)
  })
})

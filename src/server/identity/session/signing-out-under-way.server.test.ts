import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { DEVICE_COOKIE, LOGOUT_PATH, SESSION_COOKIE, STOP_ACTING_PATH } from '#src/contract/http/constants.ts'
import { credentialDomain } from '#src/server/identity/credential/index.ts'
import { impersonationDomain } from '#src/server/identity/impersonation/index.ts'
import { passkeyDomain } from '#src/server/identity/passkey/index.ts'
import { actFor, readLog, registerAdmin } from '#tests/server/support/admins.ts'
import { type Client, createClient, ORIGIN, PASSWORD } from '#tests/server/support/client.ts'
import { findColumn, registerNewcomer, seamanBody } from '#tests/server/support/fixtures.ts'
import { startInterrupted } from '#tests/server/support/meanwhile.ts'
import { addPasskey, whoIs } from '#tests/server/support/passkeys.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { createAuthenticator } from '#tests/support/software-authenticator.ts'

const startServer = serverOf(credentialDomain, impersonationDomain, passkeyDomain)

const LOGIN = '/server/security/auth/login'
const CONFIRM = '/server/security/auth/confirm'
const NEW = { password: 'bright morning tide', passwordConfirm: 'bright morning tide' }

async function demand<Answer extends { status: number; text: string }>(call: Promise<Answer>): Promise<Answer> {
  const answer = await call
  if (answer.status >= 300) throw new Error(answer.text)
  return answer
}

/** A person, an admin who may act for them, and a recorder of checked sockets. */
async function createStage() {
  const rechecked: string[] = []
  const nothing = async () => undefined
  const live = { connect: nothing as never, send: nothing, recheck: async (id: string) => void rechecked.push(id) }
  const server = startInterrupted(startServer, { live })
  const person = await registerNewcomer(server)
  const accountId = await findColumn('account', 'id', 'email', person.email)
  return { server, person, accountId, admin: await registerAdmin(server), rechecked }
}
type Stage = Awaited<ReturnType<typeof createStage>>

type Act = (stage: Stage) => Promise<unknown>
const confirm: Act = ({ person }) => demand(person.post(CONFIRM, { password: PASSWORD }))
const act: Act = ({ admin, accountId }) => demand(actFor(admin, accountId))
const stop: Act = ({ admin }) => demand(admin.post(STOP_ACTING_PATH))

/** Requests that replace the session of the person's browser. */
const RENEWALS: Record<string, Act> = {
  'a confirmation': confirm,
  'two confirmations': async (stage) => {
    await confirm(stage)
    await confirm(stage)
  },
  'another sign-in': ({ person }) => demand(person.post(LOGIN, { email: person.email, password: PASSWORD })),
  'a change of the password': ({ person }) => demand(person.put('/server/security/password', NEW)),
  'a passkey that was added': async ({ person }) => demand(addPasskey(person, await createAuthenticator(ORIGIN))),
  'the choice of a role': ({ person }) => demand(person.post('/server/seaman', seamanBody())),
}

/** Signs out with the previous cookie while a renewal is pending; returns the new cookie. */
async function signOutDuring({ server }: Stage, client: Client, renew: () => Promise<unknown>) {
  const before = client.cookies.get(SESSION_COOKIE)
  let renewed = ''
  const answer = await server.beforeWrite(
    () => client.post(LOGOUT_PATH),
    async () => {
      await renew()
      renewed = client.cookies.get(SESSION_COOKIE) ?? ''
    },
  )
  expect([answer.status, renewed === before, renewed === '']).toEqual([200, false, false])
  return renewed
}

async function whoHolds({ server }: Stage, cookie: string) {
  const client = createClient(server)
  client.cookies.set(SESSION_COOKIE, cookie)
  return whoIs(client)
}

async function countSessions(accountId: string) {
  const { results } = await env.DB.prepare('SELECT 1 FROM session WHERE account_id = ?').bind(accountId).all()
  return results.length
}

describe('signing out', () => {
  it.each(Object.entries(RENEWALS))('ends the session that %s opened meanwhile', async (_, renew) => {
    const stage = await createStage()
    const renewed = await signOutDuring(stage, stage.person, () => renew(stage))
    expect(await whoHolds(stage, renewed)).toBe(null)
    expect(stage.rechecked.at(-1)).toBe(stage.accountId)
  })

  it('with a cookie that was exchanged before ends the session that the browser has not heard of', async () => {
    const stage = await createStage()
    const { person, accountId } = stage
    const before = person.cookies.get(SESSION_COOKIE) as string
    await confirm(stage)
    const renewed = person.cookies.get(SESSION_COOKIE) as string
    person.cookies.set(SESSION_COOKIE, before)
    await demand(person.post(LOGOUT_PATH))
    expect(await whoHolds(stage, renewed)).toBe(null)
    expect((await readLog(accountId)).at(-1)?.kind).toBe('signed-out')
    expect(stage.rechecked).toContain(accountId)
  })

  it('leaves the sessions of other browsers open', async () => {
    const stage = await createStage()
    const other = createClient(stage.server)
    await demand(other.post(LOGIN, { email: stage.person.email, password: PASSWORD }))
    await signOutDuring(stage, stage.person, () => confirm(stage))
    expect(await whoIs(other)).toMatchObject({ email: stage.person.email })
  })

  it.each<[string, Act[], Act[]]>([
    ['that began meanwhile', [], [act]],
    ['that began and ended meanwhile', [], [act, stop]],
    ['that ended meanwhile', [act], [stop]],
    ['that ended, and began once more, meanwhile', [act], [stop, act]],
  ])('ends acting for someone %s, and the admin’s own session with it', async (_, before, meanwhile) => {
    const stage = await createStage()
    const { admin, rechecked } = stage
    for (const step of before) await step(stage)
    const renewed = await signOutDuring(stage, admin, async () => {
      for (const step of meanwhile) await step(stage)
      rechecked.length = 0
    })
    expect(await whoHolds(stage, renewed)).toBe(null)
    expect(rechecked).toContain(admin.accountId)
    // The session of the browser in which the admin registered.
    expect(await countSessions(admin.accountId)).toBe(1)
  })
})

it('of two ends of acting at once one leads back, and signing out ends what it led to', async () => {
  const stage = await createStage()
  const { server, admin } = stage
  await act(stage)
  const acting = admin.cookies.get(SESSION_COOKIE) as string
  const token = await admin.getToken()
  const end = () => admin.send('POST', STOP_ACTING_PATH, {}, { headers: { 'x-csrf-token': token } })
  const late = await server.beforeWrite(end, () => demand(end()))
  expect([late.status, late.body.code]).toEqual([401, 'not-signed-in'])
  const own = admin.cookies.get(SESSION_COOKIE) as string
  admin.cookies.set(SESSION_COOKIE, acting)
  await demand(admin.post(LOGOUT_PATH))
  expect(await whoHolds(stage, own)).toBe(null)
})

it('a sign-in whose session a change of the password ends while it is answered makes its browser no known one', async () => {
  const { server, person } = await createStage()
  const other = createClient(server)
  await server.duringAnswer(
    () => other.post(LOGIN, { email: person.email, password: PASSWORD }),
    () => demand(person.put('/server/security/password', NEW)),
  )
  expect(other.cookies.has(DEVICE_COOKIE)).toBe(false)
})

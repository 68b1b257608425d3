import { describe, expect, it } from 'vitest'
import { type Authenticator, createAuthenticator } from '../support/software-authenticator.ts'
import { actFor, registerAdmin } from './support/admins.ts'
import { type Client, createClient, ORIGIN, PASSWORD, START } from './support/client.ts'
import { findColumn, seamanBody } from './support/fixtures.ts'
import { createIdentityProvider } from './support/identity-provider.ts'
import { findLink, readMails } from './support/mailbox.ts'
import { startInterrupted } from './support/meanwhile.ts'
import { addPasskey, offer, signInByPasskey, verify } from './support/passkeys.ts'
import { startServer } from './support/product-server.ts'
import { asVisitor } from './support/social.ts'

const LOGIN = '/server/security/auth/login'
const CONFIRM = '/server/security/auth/confirm'
const NEW = { password: 'bright morning tide', passwordConfirm: 'bright morning tide' }
const SESSION = '__Host-sid'

let made = 0

async function demand<Answer extends { status: number; text: string }>(call: Promise<Answer>): Promise<Answer> {
  const answer = await call
  if (answer.status >= 300) throw new Error(answer.text)
  return answer
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** A seafarer who can come in by password, passkey and an account elsewhere, and two admins for where they are needed. */
async function createStage() {
  const provider = createIdentityProvider(() => START)
  const server = startInterrupted(startServer, { social: provider.social })
  made += 1
  const elsewhere = { sub: `under-way-${made}`, email: `under-way-${made}@mail.example`, email_verified: true }
  const person = asVisitor(createClient(server), provider)
  await person.cross(elsewhere)
  await demand(person.register(elsewhere.email))
  await demand(person.post('/server/seaman', seamanBody()))
  await demand(person.put('/server/security/password', { password: PASSWORD, passwordConfirm: PASSWORD }))
  const authenticator = await createAuthenticator(ORIGIN)
  await demand(addPasskey(person, authenticator))
  const accountId = await findColumn('account', 'id', 'email', elsewhere.email)
  const [admin, actor] = [once(() => registerAdmin(server)), once(() => registerAdmin(server))]
  const other = asVisitor(createClient(server), provider)
  return { server, provider, elsewhere, person, authenticator, accountId, admin, actor, other, email: elsewhere.email }
}
type Stage = Awaited<ReturnType<typeof createStage>>

/** Something that ends what is under way. */
const ENDS: Record<string, (stage: Stage) => Promise<unknown>> = {
  'a change of the password': ({ person }) => demand(person.put('/server/security/password', NEW)),
  'a new password by a mailed link': async ({ server, email }) => {
    const guest = createClient(server)
    await readMails(server)
    await demand(guest.post('/server/security/auth/forgot', { email }))
    const { token } = findLink(await readMails(server), 'reset-password')
    await demand(guest.post('/server/security/auth/reset', { token, ...NEW }))
  },
  'signing out the other devices': async ({ person }) =>
    demand(person.send('DELETE', '/server/user/session', {}, { headers: { 'x-csrf-token': await person.getToken() } })),
  'blocking the account': async ({ admin, accountId }) =>
    demand((await admin()).put(`/server/admin/user/${accountId}/block`, { blocked: true })),
  'taking the role back': async ({ admin, accountId }) =>
    demand((await admin()).put(`/server/admin/user/${accountId}/role`, { role: 'user' })),
  'asking for erasure': ({ person, email }) => demand(person.post('/server/user/erasure', { email })),
  'a passkey that was added': async ({ person }) => demand(addPasskey(person, await createAuthenticator(ORIGIN))),
  'a passkey that was removed': async ({ person, accountId }) =>
    demand(person.post(`/server/passkey/${await findColumn('passkey', 'id', 'account_id', accountId)}/removal`)),
  'unlinking the account elsewhere': async ({ person }) => {
    const { account } = await person.state()
    await demand(person.post(`/server/social/link/${account.linked[0].id}/removal`))
  },
}

type Way = {
  by: (stage: Stage) => Client | Promise<Client>
  open: (stage: Stage) => Promise<() => Promise<{ status: number; body: never }>>
}

const enter = async ({ other }: Stage, authenticator: Authenticator, purpose: string) => {
  const answer = await authenticator.get(await offer(other, purpose))
  return () => verify(other, answer) as never
}

/** The ways in; each gives the call that is the last of it. */
const WAYS: Record<string, Way> = {
  password: {
    by: ({ other }) => other,
    open:
      async ({ other, email }) =>
      () =>
        other.post(LOGIN, { email, password: PASSWORD }) as never,
  },
  passkey: { by: ({ other }) => other, open: (stage) => enter(stage, stage.authenticator, 'sign-in') },
  'second step': {
    by: ({ other }) => other,
    open: async (stage) => {
      await demand(stage.person.put('/server/two-step', { on: true }))
      await demand(stage.other.post(LOGIN, { email: stage.email, password: PASSWORD }))
      return enter(stage, stage.authenticator, 'second-step')
    },
  },
  'account elsewhere': {
    by: ({ other }) => other,
    open: async ({ other, provider, elsewhere }) => {
      const location = await other.depart()
      return () => other.finish(provider.enter(location, elsewhere)) as never
    },
  },
  confirmation: {
    by: ({ other }) => other,
    open: async ({ other, email }) => {
      await demand(other.post(LOGIN, { email, password: PASSWORD }))
      return () => other.post(CONFIRM, { password: PASSWORD }) as never
    },
  },
  'confirmation by passkey': {
    by: ({ other }) => other,
    open: async (stage) => {
      await demand(signInByPasskey(stage.other, stage.authenticator))
      return enter(stage, stage.authenticator, 'confirm')
    },
  },
  'acting for them': {
    by: ({ actor }) => actor(),
    open: async ({ actor, accountId }) => {
      const client = await actor()
      return () => actFor(client, accountId) as never
    },
  },
}

async function letEnd(way: string, end: string) {
  const stage = await createStage()
  const { by, open } = WAYS[way] as Way
  const call = await open(stage)
  const client = await by(stage)
  const before = client.cookies.get(SESSION)
  const answer = await stage.server.beforeWrite(call, () => (ENDS[end] as (stage: Stage) => Promise<unknown>)(stage))
  expect([answer.status, (answer.body as { code: string }).code]).toEqual([401, 'not-signed-in'])
  expect(client.cookies.get(SESSION)).toBe(before)
}

it.each(Object.keys(WAYS))('what is under way by %s does not outlive a change of the password', (way) =>
  letEnd(way, 'a change of the password'),
)

it.each(Object.keys(ENDS))('a sign-in under way does not outlive %s', (end) => letEnd('password', end))

it('a sign-in by password alone does not outlive the switch to two steps', async () => {
  const { server, person, other, email } = await createStage()
  const answer = await server.duringCheck(
    () => other.post(LOGIN, { email, password: PASSWORD }),
    () => demand(person.put('/server/two-step', { on: true })),
  )
  expect(answer.body.code).toBe('not-signed-in')
})

describe('signing out', () => {
  it.each([
    ['a confirmation', CONFIRM],
    ['a sign-in in the same browser', LOGIN],
  ])('is not undone by %s that began before it', async (_, path) => {
    const { server, person, email } = await createStage()
    const answer = await server.duringCheck(
      () => person.post(path, { email, password: PASSWORD }),
      () => demand(person.post('/server/security/auth/logout')),
    )
    expect(answer.body.code).toBe('not-signed-in')
    expect((await person.get('/server/security/auth/session')).body).toBe(null)
  })

  it.each([
    ['a change of the password', '/server/security/password'],
    ['a change of the address', '/server/security/email'],
  ])('stops %s that began before it', async (_, path) => {
    const { server, person, accountId } = await createStage()
    const before = await findColumn('account', 'password_hash', 'id', accountId)
    const answer = await server.beforeWrite(
      () => person.put(path, { ...NEW, email: `next-${made}@mail.example` }),
      () => demand(person.post('/server/security/auth/logout')),
    )
    expect(answer.body.code).toBe('not-signed-in')
    expect(await findColumn('account', 'password_hash', 'id', accountId)).toBe(before)
  })
})

it('of two confirmations at once one renews the session', async () => {
  const { server, person } = await createStage()
  const token = await person.getToken()
  const confirm = () => person.send('POST', CONFIRM, { password: PASSWORD }, { headers: { 'x-csrf-token': token } })
  const answer = await server.duringCheck(confirm, () => demand(confirm()))
  expect([answer.status, answer.body.code]).toEqual([401, 'not-signed-in'])
  expect((await person.get('/server/security/auth/session')).status).toBe(200)
})

import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { actFor, registerAdmin } from '#tests/server/support/admins.ts'
import { type Client, createClient, ORIGIN } from '#tests/server/support/client.ts'
import { countRows, findColumn, registerNewcomer } from '#tests/server/support/fixtures.ts'
import {
  AUTHENTICATE,
  addPasskey,
  LIST,
  listEvents,
  offer,
  REGISTER,
  registerWithPasskey,
  signInByPasskey,
  verify,
  whoIs,
} from '#tests/server/support/passkeys.ts'
import { serverOf, type TestServer } from '#tests/server/support/server-of.ts'
import { IS_FULL } from '#tests/support/full.ts'
import { type Authenticator, createAuthenticator, type Tampering } from '#tests/support/software-authenticator.ts'
import { passkeyDomain } from './index.ts'

const startServer = serverOf(passkeyDomain)

const MINUTE = 60_000
const REUSES = IS_FULL ? 1000 : 10

const toBase64 = (text: string) => Buffer.from(text, 'base64url').toString('base64')

describe('a passkey', () => {
  it('is asked for with a random handle, a fresh challenge and everything that makes it two factors', async () => {
    const client = await registerNewcomer(startServer())
    const first = (await client.get(`${REGISTER}/options`)).body
    const second = (await client.get(`${REGISTER}/options`)).body
    expect(first.rp).toEqual({ id: 'localhost', name: 'Gangway' })
    expect(first.authenticatorSelection).toEqual({
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    })
    expect(first.attestation).toBe('none')
    expect(Buffer.from(first.challenge, 'base64url')).toHaveLength(32)
    expect(first.challenge).not.toBe(second.challenge)
    expect(first.user.id).toBe(second.user.id)
    expect(Buffer.from(first.user.id, 'base64url')).toHaveLength(32)
    expect(Buffer.from(first.user.id, 'base64url').toString()).not.toContain(client.email)
  })

  it('opens the account by itself, with a session of its own factor', async () => {
    const server = startServer()
    const { authenticator, accountId } = await registerWithPasskey(server)
    const visitor = createClient(server)
    const options = await offer(visitor)
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required', allowCredentials: [] })
    const answer = await verify(visitor, await authenticator.get(options))
    expect([answer.status, answer.body]).toEqual([200, { verified: true }])
    expect((await whoIs(visitor)).id).toBe(accountId)
    expect(await countRows('session', "account_id = ? AND factor = 'passkey'", accountId)).toBe(2)
    expect(await listEvents(accountId)).toEqual(['registered', 'passkey-added', 'signed-in'])
  })

  it('comes in base64 as well as in base64url', async () => {
    const server = startServer()
    const client = await registerNewcomer(server)
    const authenticator = await createAuthenticator(ORIGIN)
    const { id, rawId, type, response } = authenticator.create((await client.get(`${REGISTER}/options`)).body)
    const added = await client.post(`${REGISTER}/verify`, {
      id: toBase64(id),
      rawId: toBase64(rawId),
      type,
      response: {
        attestationObject: toBase64(response.attestationObject),
        clientDataJSON: toBase64(response.clientDataJSON),
      },
    })
    expect(added.body).toEqual({ verified: true, passkeys: (await client.get(LIST)).body })
    const visitor = createClient(server)
    const shown = await authenticator.get(await offer(visitor))
    const texts = Object.entries(shown.response).map(([name, text]) => [name, toBase64(text ?? '')])
    const body = { ...shown, id: toBase64(shown.id), rawId: toBase64(shown.rawId), response: Object.fromEntries(texts) }
    expect((await verify(visitor, body)).body).toEqual({ verified: true })
  })

  it('renews the session when it is added or used', async () => {
    const server = startServer()
    const client = await registerNewcomer(server)
    const before = client.cookies.get('__Host-sid')
    const authenticator = await createAuthenticator(ORIGIN)
    await addPasskey(client, authenticator)
    const added = client.cookies.get('__Host-sid')
    expect(added).not.toBe(before)
    server.wait(11 * MINUTE)
    expect((await whoIs(client)).confirmedUntil).toBeLessThan(server.now())
    expect((await signInByPasskey(client, authenticator, 'confirm')).status).toBe(200)
    expect(client.cookies.get('__Host-sid')).not.toBe(added)
    expect((await whoIs(client)).confirmedUntil).toBeGreaterThan(server.now())
  })

  it('is added only shortly after a confirmation, and never by an admin who acts for the person', async () => {
    const server = startServer()
    const client = await registerNewcomer(server)
    server.wait(11 * MINUTE)
    expect((await client.get(`${REGISTER}/options`)).body.code).toBe('confirmation-needed')
    expect((await client.post(`${REGISTER}/verify`, {})).body.code).toBe('confirmation-needed')
    const acting = await registerAdmin(server)
    const { email } = await registerNewcomer(server)
    await actFor(acting, await findColumn('account', 'id', 'email', email))
    expect((await acting.get(`${REGISTER}/options`)).body.code).toBe('not-for-others')
  })
})

describe('a passkey that is added', () => {
  const authenticatorData = 37
  const bent: [string, Tampering][] = [
    ['made on another origin', { origin: 'https://evil.example' }],
    ['made on an origin that only begins like ours', { origin: `${ORIGIN}.evil.example` }],
    ['made for another domain', { rpId: 'evil.example' }],
    ['made in a frame on another site', { crossOrigin: true }],
    ['made by a sign-in', { type: 'webauthn.get' }],
    ['made with nobody there', { userPresent: false }],
    ['made without finger, face or PIN', { userVerified: false }],
    ['made with an algorithm that was not offered', { algorithm: -47 }],
    ['made with another challenge', { challenge: 'A'.repeat(43) }],
    ['under the name of another one', { id: 'B'.repeat(43) }],
    ['of another kind', { kind: 'password' }],
  ]

  it.each(bent)('%s is refused', async (_, how) => {
    const client = await registerNewcomer(startServer())
    const authenticator = await createAuthenticator(ORIGIN)
    const options = (await client.get(`${REGISTER}/options`)).body
    const answer = await client.post(`${REGISTER}/verify`, authenticator.create(options, how))
    expect([answer.status, answer.body.code]).toEqual([422, 'passkey-refused'])
    expect(await countRows('passkey', 'credential_id = ?', authenticator.id)).toBe(0)
  })

  it.each([
    ['no base64', (text: string) => `${text.slice(0, -4)}*!%$`],
    ['no CBOR', () => 'AAAA'],
    ['cut off', (text: string) => text.slice(0, authenticatorData * 2)],
    ['empty', () => ''],
  ])('with an attestation that is %s is refused', async (_, garble) => {
    const client = await registerNewcomer(startServer())
    const authenticator = await createAuthenticator(ORIGIN)
    const body = authenticator.create((await client.get(`${REGISTER}/options`)).body)
    body.response.attestationObject = garble(body.response.attestationObject)
    expect((await client.post(`${REGISTER}/verify`, body)).body.code).toBe('passkey-refused')
  })

  it('a second time, or by someone else, is refused', async () => {
    const server = startServer()
    const { client, authenticator } = await registerWithPasskey(server)
    expect((await addPasskey(client, authenticator)).body.code).toBe('passkey-taken')
    expect((await addPasskey(await registerNewcomer(server), authenticator)).body.code).toBe('passkey-taken')
    expect(await countRows('passkey', 'credential_id = ?', authenticator.id)).toBe(1)
  })

  it('with the challenge of another session or of a sign-in is refused', async () => {
    const server = startServer()
    const client = await registerNewcomer(server)
    const authenticator = await createAuthenticator(ORIGIN)
    const foreign = (await (await registerNewcomer(server)).get(`${REGISTER}/options`)).body
    const own = (await client.get(`${REGISTER}/options`)).body
    for (const challenge of [foreign.challenge, (await offer(client)).challenge]) {
      const answer = await client.post(`${REGISTER}/verify`, authenticator.create({ ...own, challenge }))
      expect(answer.body.code).toBe('passkey-refused')
    }
  })
})

describe('a passkey that is shown', () => {
  let server: TestServer
  let authenticator: Authenticator
  let accountId = ''

  beforeAll(async () => {
    server = startServer()
    const person = await registerWithPasskey(server)
    authenticator = person.authenticator
    accountId = person.accountId
  })

  async function expectRefusal(visitor: Client, body: unknown, code = 'passkey-refused') {
    const answer = await verify(visitor, body)
    expect([answer.status, answer.body.code]).toEqual([422, code])
    expect(visitor.cookies.has('__Host-sid')).toBe(false)
    expect(await whoIs(visitor)).toBe(null)
  }

  const bent: [string, Tampering][] = [
    ['on another origin', { origin: 'https://evil.example' }],
    ['on our host without our port', { origin: 'http://localhost' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['in a frame on another site', { crossOrigin: true }],
    ['by making one', { type: 'webauthn.create' }],
    ['with nobody there', { userPresent: false }],
    ['without finger, face or PIN', { userVerified: false }],
    ['with another signature', { signature: 'MEUCIQDx' }],
    ['with a signature that is none', { signature: '' }],
    ['with a challenge of its own', { challenge: 'A'.repeat(43) }],
    ['with an empty challenge', { challenge: '' }],
    ['for another person', { userHandle: 'C'.repeat(43) }],
    ['for nobody', { userHandle: null }],
    ['under a name that nobody knows', { id: 'B'.repeat(43) }],
    ['under no name', { id: '' }],
    ['as another kind', { kind: 'password' }],
  ]

  it.each(bent)('%s is refused', async (_, how) => {
    const visitor = createClient(server)
    await expectRefusal(visitor, await authenticator.get(await offer(visitor), how))
  })

  it.each([
    ['no base64', '*!%$'],
    ['no JSON', Buffer.from('{"type":').toString('base64url')],
    ['a list', Buffer.from('[]').toString('base64url')],
    ['null', Buffer.from('null').toString('base64url')],
    ['empty', ''],
  ])('with client data that is %s is refused', async (_, clientDataJSON) => {
    const visitor = createClient(server)
    const body = await authenticator.get(await offer(visitor))
    await expectRefusal(visitor, { ...body, response: { ...body.response, clientDataJSON } })
  })

  it.each([
    ['cut off', (text: string) => text.slice(0, 20)],
    ['longer than it says', (text: string) => `${text}AAAA`],
    ['empty', () => ''],
  ])('with authenticator data that is %s is refused', async (_, garble) => {
    const visitor = createClient(server)
    const body = await authenticator.get(await offer(visitor))
    const authenticatorData = garble(body.response.authenticatorData)
    await expectRefusal(visitor, { ...body, response: { ...body.response, authenticatorData } })
  })

  it('under the name of someone else’s passkey is refused', async () => {
    const other = await registerWithPasskey(server)
    const visitor = createClient(server)
    await expectRefusal(visitor, await authenticator.get(await offer(visitor), { id: other.authenticator.id }))
  })

  it('with the challenge of another visit, of another ceremony, or after five minutes is refused', async () => {
    const visitor = createClient(server)
    const own = await offer(visitor)
    await expectRefusal(visitor, await authenticator.get(await offer(createClient(server))))
    const member = await registerNewcomer(server)
    const { challenge } = (await member.get(`${REGISTER}/options`)).body
    const refused = await verify(member, await authenticator.get({ challenge, rpId: 'localhost' }))
    expect(refused.body.code).toBe('passkey-refused')
    server.wait(5 * MINUTE)
    await expectRefusal(visitor, await authenticator.get(own))
  })

  it('to confirm for someone else’s session is refused', async () => {
    const member = await registerNewcomer(server)
    const answer = await signInByPasskey(member, authenticator, 'confirm')
    expect(answer.body.code).toBe('passkey-refused')
    expect((await whoIs(member)).email).toBe(member.email)
  })

  it('by a blocked account opens nothing', async () => {
    const person = await registerWithPasskey(server)
    await env.DB.prepare('UPDATE account SET blocked_at = 1 WHERE id = ?').bind(person.accountId).run()
    const visitor = createClient(server)
    const answer = await signInByPasskey(visitor, person.authenticator)
    expect([answer.status, answer.body.code]).toEqual([403, 'account-blocked'])
    expect(await whoIs(visitor)).toBe(null)
  })

  it('is noted when it fails, for the account whose it is', async () => {
    const person = await registerWithPasskey(server)
    const visitor = createClient(server)
    await expectRefusal(visitor, await person.authenticator.get(await offer(visitor), { userVerified: false }))
    expect(await listEvents(person.accountId)).toEqual(['registered', 'passkey-added', 'sign-in-failed'])
  })

  it(`answers a challenge once, however often it is repeated (${REUSES} times)`, async () => {
    const person = await registerWithPasskey(server)
    let accepted = 0
    let refused = 0
    let sender = 0
    const visitor = createClient(server)
    const body = await person.authenticator.get(await offer(visitor))
    const token = await visitor.getToken()
    const pre = visitor.cookies.get('__Host-pre') ?? ''
    const replay = async () => {
      const copy = createClient(server)
      copy.cookies.set('__Host-pre', pre)
      sender += 1
      const headers = { 'x-csrf-token': token, 'x-client-ip': `198.18.${sender >> 8}.${sender & 255}` }
      const answer = await copy.send('POST', `${AUTHENTICATE}/verify`, body, { headers })
      if (answer.status === 200) accepted += 1
      if (answer.body.code === 'passkey-refused') refused += 1
    }
    for (let sent = 0; sent < REUSES; sent += 25) {
      await Promise.all(Array.from({ length: Math.min(25, REUSES - sent) }, replay))
    }
    expect([accepted, refused]).toEqual([1, REUSES - 1])
    expect(await countRows('session', 'account_id = ?', person.accountId)).toBe(2)
  }, 900_000)

  it('with a counter that went backwards is refused, flagged and told to the person, once', async () => {
    const person = await registerWithPasskey(server)
    await signInByPasskey(createClient(server), person.authenticator)
    const visitor = createClient(server)
    for (const counter of [1, 0, 1])
      await expectRefusal(visitor, await person.authenticator.get(await offer(visitor), { counter }))
    expect((await listEvents(person.accountId)).filter((kind) => kind === 'passkey-refused')).toHaveLength(3)
    expect(await countRows('outbox', "account_id = ? AND cause LIKE 'passkey-refused:%'", person.accountId)).toBe(1)
    expect((await person.client.get(LIST)).body.items).toMatchObject([{ suspect: true }])
  })

  it('by two copies at once is refused for both and told once', async () => {
    const person = await registerWithPasskey(server)
    await signInByPasskey(createClient(server), person.authenticator)
    const copies = await Promise.all(
      [0, 1, 2].map(async () => {
        const visitor = createClient(server)
        return { visitor, body: await person.authenticator.get(await offer(visitor), { counter: 1 }) }
      }),
    )
    const answers = await Promise.all(copies.map(({ visitor, body }) => verify(visitor, body)))
    expect(answers.map(({ body }) => body.code)).toEqual(Array(3).fill('passkey-refused'))
    expect(await countRows('outbox', "account_id = ? AND cause LIKE 'passkey-refused:%'", person.accountId)).toBe(1)
  })

  it('with a low counter and a bad signature throws no suspicion on it', async () => {
    const person = await registerWithPasskey(server)
    await signInByPasskey(createClient(server), person.authenticator)
    const visitor = createClient(server)
    await expectRefusal(
      visitor,
      await person.authenticator.get(await offer(visitor), { counter: 1, signature: 'MEUC' }),
    )
    expect((await person.client.get(LIST)).body.items).toMatchObject([{ suspect: false }])
  })

  it('without a counter is accepted again and again', async () => {
    const person = await registerWithPasskey(server)
    for (let turn = 0; turn < 3; turn += 1) {
      const visitor = createClient(server)
      const answer = await verify(visitor, await person.authenticator.get(await offer(visitor), { counter: 0 }))
      expect(answer.status).toBe(200)
    }
  })

  it('belongs to the account that it was added to', async () => {
    const visitor = createClient(server)
    await signInByPasskey(visitor, authenticator)
    expect((await whoIs(visitor)).id).toBe(accountId)
  })
})

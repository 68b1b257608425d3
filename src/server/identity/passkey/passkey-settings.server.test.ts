import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { createClient, ORIGIN, PASSWORD } from '#tests/server/support/client.ts'
import { confirmAddress, countRows, findColumn } from '#tests/server/support/fixtures.ts'
import { sendMail } from '#tests/server/support/mailbox.ts'
import {
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
import { serverOf } from '#tests/server/support/server-of.ts'
import { createAuthenticator } from '#tests/support/software-authenticator.ts'
import { passkeyDomain } from './index.ts'

const startServer = serverOf(passkeyDomain)

const MINUTE = 60_000
const TWO_STEP = '/server/two-step'

const dropPassword = (accountId: string) =>
  env.DB.prepare('UPDATE account SET password_hash = NULL WHERE id = ?').bind(accountId).run()

describe('the passkeys of an account', () => {
  it('are listed with their names and uses, and say nothing of the key', async () => {
    const server = startServer()
    const { client, authenticator } = await registerWithPasskey(server)
    const { body } = await client.get(LIST)
    expect(body).toMatchObject({ twoStep: false, demanded: false, items: [{ name: 'Passkey', lastUsedAt: null }] })
    expect(Object.keys(body.items[0]).sort()).toEqual(['createdAt', 'id', 'lastUsedAt', 'name', 'suspect', 'synced'])
    server.wait(MINUTE)
    await signInByPasskey(createClient(server), authenticator)
    expect((await client.get(LIST)).body.items[0].lastUsedAt).toBe(server.now())
  })

  it('are given names, which are checked', async () => {
    const { client, passkeyId, accountId } = await registerWithPasskey(startServer())
    const rename = (name: string) => client.put(`${LIST}/${passkeyId}`, { name })
    expect((await rename('  Bridge  laptop ')).body.items[0].name).toBe('Bridge laptop')
    expect((await rename(' ')).body.errors.passkey.name).toBe('Enter a name for the passkey.')
    expect((await rename('x'.repeat(61))).body.errors.passkey.name).toContain('60')
    expect((await rename('a\u202eb')).status).toBe(422)
    expect(await listEvents(accountId)).toContain('passkey-renamed')
  })

  it('are no one else’s to rename or remove', async () => {
    const server = startServer()
    const { passkeyId } = await registerWithPasskey(server)
    const { client } = await registerWithPasskey(server)
    expect((await client.put(`${LIST}/${passkeyId}`, { name: 'Mine' })).status).toBe(404)
    expect((await client.post(`${LIST}/${passkeyId}/removal`)).status).toBe(404)
    expect(await countRows('passkey', 'id = ?', passkeyId)).toBe(1)
  })

  it('are changed only shortly after a confirmation', async () => {
    const server = startServer()
    const { client, passkeyId } = await registerWithPasskey(server)
    server.wait(11 * MINUTE)
    const answers = [
      await client.put(`${LIST}/${passkeyId}`, { name: 'Later' }),
      await client.post(`${LIST}/${passkeyId}/removal`),
      await client.put(TWO_STEP, { on: true }),
    ]
    expect(answers.map(({ body }) => body.code)).toEqual(Array(3).fill('confirmation-needed'))
  })

  it('are twenty at most', async () => {
    const { client, accountId } = await registerWithPasskey(startServer())
    for (let made = 1; made < 20; made += 1) await insertBarePasskey(accountId)
    const answer = await client.get(`${REGISTER}/options`)
    expect([answer.status, answer.body.code]).toEqual([409, 'passkey-limit'])
  })
})

describe('a passkey that is removed', () => {
  it('opens nothing any more; its removal ends all other sessions and sends a mail', async () => {
    const server = startServer()
    const { client, email, authenticator, passkeyId, accountId } = await registerWithPasskey(server)
    await confirmAddress(email)
    const elsewhere = createClient(server)
    await signInByPasskey(elsewhere, authenticator)
    const answer = await client.post(`${LIST}/${passkeyId}/removal`)
    expect(answer.body.items).toEqual([])
    expect(await whoIs(elsewhere)).toBe(null)
    expect((await whoIs(client)).id).toBe(accountId)
    expect((await signInByPasskey(createClient(server), authenticator)).body.code).toBe('passkey-refused')
    expect(await listEvents(accountId)).toContain('passkey-removed')
    const mailId = await findColumn('outbox', 'id', 'cause', `passkey-removed:${passkeyId}`)
    expect(server.sent).toContain(mailId)
    await sendMail(server, mailId)
    expect(await findColumn('sent_mail', 'subject', 'outbox_id', mailId)).toBe(
      'A passkey was removed from your account',
    )
  })

  it('stays when it is the last way in: no password, and no other passkey', async () => {
    const server = startServer()
    const { client, passkeyId, accountId } = await registerWithPasskey(server)
    await dropPassword(accountId)
    const answer = await client.post(`${LIST}/${passkeyId}/removal`)
    expect([answer.status, answer.body.code]).toEqual([409, 'last-way-in'])
    expect(await countRows('passkey', 'id = ?', passkeyId)).toBe(1)
    await addPasskey(client, await createAuthenticator(ORIGIN))
    expect((await client.post(`${LIST}/${passkeyId}/removal`)).body.items).toHaveLength(1)
  })

  it('stays when two-step sign-in would ask for it in vain', async () => {
    const { client, passkeyId } = await registerWithPasskey(startServer())
    await client.put(TWO_STEP, { on: true })
    expect((await client.post(`${LIST}/${passkeyId}/removal`)).body.code).toBe('last-way-in')
    await client.put(TWO_STEP, { on: false })
    expect((await client.post(`${LIST}/${passkeyId}/removal`)).status).toBe(200)
  })

  it('leaves one of two that are removed at once', async () => {
    const server = startServer()
    const { client, passkeyId, accountId } = await registerWithPasskey(server)
    await addPasskey(client, await createAuthenticator(ORIGIN))
    await dropPassword(accountId)
    const { items } = (await client.get(LIST)).body as { items: { id: string }[] }
    const answers = await Promise.all(items.map(({ id }) => client.post(`${LIST}/${id}/removal`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(items.map(({ id }) => id)).toContain(passkeyId)
  })
})

describe('two-step sign-in', () => {
  it('is turned on only where there is a passkey, and both ways are noted and told', async () => {
    const { client, passkeyId, accountId } = await registerWithPasskey(startServer())
    expect((await client.put(TWO_STEP, { on: true })).body.twoStep).toBe(true)
    expect((await client.put(TWO_STEP, { on: false })).body.twoStep).toBe(false)
    await client.post(`${LIST}/${passkeyId}/removal`)
    const refused = await client.put(TWO_STEP, { on: true })
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict'])
    expect(await listEvents(accountId)).toEqual(expect.arrayContaining(['two-step-on', 'two-step-off']))
    expect(await countRows('outbox', "account_id = ? AND cause LIKE 'passkey-two-step-%'", accountId)).toBe(2)
  })

  it('asks for the account’s passkey after the password, once', async () => {
    const server = startServer()
    const { client, email, authenticator, accountId } = await registerWithPasskey(server)
    await client.put(TWO_STEP, { on: true })
    const visitor = createClient(server)
    await visitor.post('/server/security/auth/login', { email, password: PASSWORD })
    const pre = visitor.cookies.get('__Host-pre') ?? ''
    expect((await signInByPasskey(visitor, authenticator, 'second-step')).body).toEqual({ verified: true })
    expect((await whoIs(visitor)).id).toBe(accountId)
    const again = createClient(server)
    again.cookies.set('__Host-pre', pre)
    expect((await again.get('/server/webauthn/authenticate/options?purpose=second-step')).body.code).toBe(
      'second-step-over',
    )
  })

  it('takes no other account’s passkey for it, and waits five minutes at most', async () => {
    const server = startServer()
    const { client, email, authenticator } = await registerWithPasskey(server)
    await client.put(TWO_STEP, { on: true })
    const other = await registerWithPasskey(server)
    const visitor = createClient(server)
    await visitor.post('/server/security/auth/login', { email, password: PASSWORD })
    expect((await signInByPasskey(visitor, other.authenticator, 'second-step')).body.code).toBe('passkey-refused')
    expect(await whoIs(visitor)).toBe(null)
    const late = await authenticator.get(await offer(visitor, 'second-step'))
    server.wait(5 * MINUTE)
    expect((await verify(visitor, late)).body.code).toBe('passkey-refused')
    expect((await offer(visitor, 'second-step')).code).toBe('second-step-over')
    expect(await whoIs(visitor)).toBe(null)
  })

  it('needs no password where the passkey comes alone, since that is two factors', async () => {
    const server = startServer()
    const { client, authenticator, accountId } = await registerWithPasskey(server)
    await client.put(TWO_STEP, { on: true })
    const visitor = createClient(server)
    await signInByPasskey(visitor, authenticator)
    expect((await whoIs(visitor)).id).toBe(accountId)
  })
})

async function insertBarePasskey(accountId: string) {
  const id = crypto.randomUUID()
  await env.DB.prepare(
    `INSERT INTO passkey (id, account_id, credential_id, public_key, counter, name, synced, created_at)
    VALUES (?, ?, ?, 'x', 0, 'Key', 0, 1)`,
  )
    .bind(id, accountId, id)
    .run()
}

import { env } from 'cloudflare:test'
import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openExport } from '#src/server/features/rights/exports.usecases.ts'
import type { Session } from '#src/server/features/sessions/session.ts'
import { createCrossing, createState } from '#src/server/features/social/flow.ts'
import { hashText, signText } from '#src/server/platform/crypto.ts'
import { createKeys, type Key, type Keys } from '#src/server/platform/keys.ts'
import { type Client, createClient, PASSWORD, startServer, type TestServer } from './support/client.ts'
import { confirmAddress, findColumn, insertRow, registerNewcomer } from './support/fixtures.ts'
import { findLink, readMails } from './support/mailbox.ts'
import { makeExport } from './support/rights.ts'
import { startSocial } from './support/social.ts'

const LOGIN = '/server/security/auth/login'
const VERIFY = '/server/security/email/verification'
const FORM_TOKENS_END = Date.UTC(2027, 3, 1)
const COPIES_END = Date.UTC(2027, 0, 2)
const DEVICES_END = Date.UTC(2028, 0, 1)

const keyOf = (sign: Key['sign']): Key => ({ sign, signatures: (text) => [sign(text)] })
const withWord = (word: string) => keyOf((text) => signText(env.CSRF_KEY, `${word}!${text}`))

/** As servers signed until November 2026: everything with the one secret. */
const OLD_KEYS: Keys = {
  // Private files were not encrypted then, and no CV had links.
  ...createKeys({ secret: env.CSRF_KEY, deviceKey: '' }),
  'form-token': withWord('csrf'),
  'mailed-link': withWord('credential-link'),
  'device-seal': withWord('device'),
  'copy-link': withWord('copy'),
  'copy-file': keyOf((id) => hashText(`${id}!${env.CSRF_KEY}`)),
  'social-verifier': withWord('social-verifier'),
  'social-nonce': withWord('social-nonce'),
  'device-mark': {
    sign: (text) =>
      createHmac('sha256', env.DEVICE_KEY ?? '')
        .update(text)
        .digest('base64url'),
  },
}

const startOldServer = () => startServer({ keys: OLD_KEYS })

/** The same browser, once the server was replaced. */
function comeBack(old: Client, server: TestServer): Client {
  const client = createClient(server)
  for (const [name, value] of old.cookies) client.cookies.set(name, value)
  return client
}

describe('after the keys were derived', () => {
  it('the form of a page that was open goes through, until sessions of before are over', async () => {
    const visitor = createClient(startOldServer())
    const token = await visitor.getToken()
    const server = startServer()
    const send = async () => {
      const answer = await comeBack(visitor, server).send('POST', VERIFY, { token: 'none' }, headers)
      return answer.body.code
    }
    const headers = { headers: { 'x-csrf-token': token } }
    expect(await send()).toBe('link-expired')
    server.wait(FORM_TOKENS_END - server.now())
    expect(await send()).toBe('csrf-failed')
  })

  it('a mail that was written before opens its link, and so does one that is written only now', async () => {
    for (const isWritten of [true, false]) {
      const [old, server] = [startOldServer(), startServer()]
      await registerNewcomer(old)
      if (!isWritten) server.sent.push(...old.sent.splice(0))
      const { token } = findLink(await readMails(isWritten ? old : server), 'welcome')
      expect((await createClient(server).post(VERIFY, { token })).status).toBe(200)
    }
  })

  it('a known browser stays known for its year, and strangers’ guesses delay it no more than before', async () => {
    const old = await registerNewcomer(startOldServer())
    const server = startServer()
    const signIn = async () => {
      const stranger = createClient(server)
      for (let turn = 0; turn < 10; turn += 1) await stranger.post(LOGIN, { email: old.email, password: 'another one' })
      return (await comeBack(old, server).post(LOGIN, { email: old.email, password: PASSWORD })).status
    }
    expect(await signIn()).toBe(200)
    server.wait(DEVICES_END - server.now())
    expect(await signIn()).toBe(429)
  })

  it('a copy that waits to be fetched is fetched, though its mail is written only now', async () => {
    for (const isWritten of [true, false]) {
      const [old, server] = [startOldServer(), startServer()]
      const person = await registerNewcomer(old)
      await confirmAddress(person.email)
      old.sent.length = 0
      const accountId = await findColumn('account', 'id', 'email', person.email)
      const id = `old-${isWritten}`
      await insertRow('data_export', { id, account_id: accountId, created_at: old.now() })
      await makeExport(old.services, id)
      if (!isWritten) server.sent.push(...old.sent.splice(0))
      const [mail] = await readMails(isWritten ? old : server)
      const secret = /copy=([a-z2-7]{32})/.exec(mail?.text ?? '')?.[1]
      expect((await comeBack(person, server).get(`/server/user/copy/${secret}`)).status).toBe(200)
    }
  })

  it('a try at a copy that broke off before leaves no second file', async () => {
    const [old, server] = [startOldServer(), startServer()]
    const person = await registerNewcomer(old)
    const accountId = await findColumn('account', 'id', 'email', person.email)
    await insertRow('data_export', { id: 'broken-off', account_id: accountId, created_at: old.now() })
    const files = {
      ...old.services.files,
      save: async (...file: Parameters<typeof old.services.files.save>) => {
        await old.services.files.save(...file)
        throw new Error('out of time')
      },
    }
    await expect(makeExport({ ...old.services, files }, 'broken-off')).rejects.toThrow('out of time')
    await makeExport(server.services, 'broken-off')
    const { objects } = await env.FILES.list({ prefix: `account/${accountId}/copy/` })
    expect(objects.map(({ key }) => key)).toEqual([await findColumn('data_export', 'object_key', 'id', 'broken-off')])
  })

  it('a copy that was ready before its files were encrypted is downloaded until it would be over', async () => {
    const server = startServer()
    const person = await registerNewcomer(server)
    const accountId = await findColumn('account', 'id', 'email', person.email)
    const key = `account/${accountId}/copy/plain.zip`
    await env.FILES.put(key, 'PK plain')
    const row = { id: 'plain', account_id: accountId, created_at: server.now(), expires_at: COPIES_END + 1 }
    const secret = 'a'.repeat(32)
    await insertRow('data_export', { ...row, status: 'ready', secret_hash: hashText(secret), object_key: key })
    const download = () => openExport(server.services, { accountId } as Session, secret)
    expect(new TextDecoder().decode(await download())).toBe('PK plain')
    server.wait(COPIES_END - server.now())
    await expect(download()).rejects.toThrow('not-found')
  })

  it('a way to a provider that began before ends with the verifier it began with', () => {
    const { server } = startSocial()
    const { services } = server
    const [provider] = services.social.providers
    if (!provider) throw new Error('no provider')
    const cross = (state: string, keys = services.keys) =>
      createCrossing({ ...services, keys }, provider, { state, browser: 'browser', fresh: false })
    const before = services.ids.secret()
    expect(cross(before)).toEqual(cross(before, OLD_KEYS))
    const state = createState(services.ids)
    expect(cross(state).verifier).not.toBe(cross(state, OLD_KEYS).verifier)
  })
})

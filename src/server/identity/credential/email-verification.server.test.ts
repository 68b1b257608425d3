import { describe, expect, it } from 'vitest'
import { createClient, START } from '#tests/server/support/client.ts'
import { countRows, findColumn, registerNewcomer } from '#tests/server/support/fixtures.ts'
import { findLink, readMails } from '#tests/server/support/mailbox.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { credentialDomain } from './index.ts'

const startServer = serverOf(credentialDomain)

const VERIFY = '/server/security/email/verification'
const RESEND = '/server/security/email/resending'
const DAY = 86_400_000
const HOUR = 3_600_000

const isVerified = async (email: string) =>
  (await findColumn('account', 'email_verified_at', 'email', email)) !== 'null'

describe('an e-mail address', () => {
  it('is verified by the link of the welcome, in any browser, and the session says so', async () => {
    const server = startServer()
    const person = await registerNewcomer(server, 'fr')
    expect((await person.get('/server/security/auth/session')).body.emailVerified).toBe(false)
    const { url, token, recipient } = findLink(await readMails(server), 'welcome')
    expect([url.pathname, recipient]).toEqual(['/fr/auth/verify-email', person.email])
    expect((await createClient(server).post(VERIFY, { token })).body).toEqual({ done: true })
    expect((await person.get('/server/security/auth/session')).body.emailVerified).toBe(true)
    const id = await findColumn('account', 'id', 'email', person.email)
    expect(await countRows('security_event', 'account_id = ? AND kind = ?', id, 'email-verified')).toBe(1)
  })

  it('stays verified when the link is opened again', async () => {
    const server = startServer()
    const { email } = await registerNewcomer(server)
    const { token } = findLink(await readMails(server), 'welcome')
    for (const _ of [1, 2]) expect((await createClient(server).post(VERIFY, { token })).status).toBe(200)
    expect(await findColumn('account', 'email_verified_at', 'email', email)).toBe(String(START))
  })

  it('is not verified by looking at the page, by a wrong secret, or after a week', async () => {
    const server = startServer()
    const { email } = await registerNewcomer(server)
    const { token } = findLink(await readMails(server), 'welcome')
    expect((await createClient(server).get(`${VERIFY}?token=${token}`)).status).toBe(405)
    const wrong = await createClient(server).post(VERIFY, { token: `${token.slice(1)}A` })
    expect([wrong.status, wrong.body.code]).toEqual([410, 'link-expired'])
    server.wait(7 * DAY)
    expect((await createClient(server).post(VERIFY, { token })).status).toBe(410)
    expect(await isVerified(email)).toBe(false)
  })

  it('is not verified by a link for something else', async () => {
    const server = startServer()
    const person = await registerNewcomer(server)
    await readMails(server)
    await createClient(server).post('/server/security/auth/forgot', { email: person.email })
    const { token } = findLink(await readMails(server), 'reset-password')
    expect((await createClient(server).post(VERIFY, { token })).status).toBe(410)
  })

  it('gets the link again, three times an hour', async () => {
    const server = startServer()
    const person = await registerNewcomer(server, 'uk')
    await readMails(server)
    for (const _ of [1, 2, 3]) expect((await person.post(RESEND, {})).status).toBe(200)
    const mails = await readMails(server)
    expect(mails.map(({ kind, language }) => [kind, language])).toEqual(Array(3).fill(['verify-email', 'uk']))
    const refused = await person.post(RESEND, {})
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-mails'])
    expect(Number(refused.headers.get('retry-after'))).toBe(3600)
    expect(refused.body.message).not.toMatch(/^[\x20-\x7e]*$/)
    server.wait(HOUR)
    expect((await person.post(RESEND, {})).status).toBe(200)
    expect((await createClient(server).post(VERIFY, { token: findLink(mails, 'verify-email').token })).status).toBe(200)
    await readMails(server)
    expect((await person.post(RESEND, {})).status).toBe(200)
    expect(await readMails(server)).toEqual([])
  })

  it('has a secret that is nowhere in the database', async () => {
    const server = startServer()
    const { email } = await registerNewcomer(server)
    const { token } = findLink(await readMails(server), 'welcome')
    expect(token).toMatch(/^[\w-]{43}$/)
    const id = await findColumn('account', 'id', 'email', email)
    expect(await countRows('outbox', 'account_id = ? AND instr(payload, ?) > 0', id, token)).toBe(0)
    expect(await countRows('credential_link', 'account_id = ? AND secret_hash <> ?', id, token)).toBe(1)
  })
})

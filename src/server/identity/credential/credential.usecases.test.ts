import { describe, expect, it } from 'vitest'
import { confirmAddress, countRows, findColumn, registerNewcomer } from '#tests/server/support/fixtures.ts'
import { findLink, readMails } from '#tests/server/support/mailbox.ts'
import { createCaller, refusal, sessionOf } from '#tests/server/support/people.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { findSession } from '../session/session.usecases.ts'
import { askEmailChange, confirmEmailChange } from './change-email.usecases.ts'
import { changePassword } from './change-password.usecases.ts'
import { credentialDomain } from './index.ts'
import { mailReset, resetPassword } from './reset-password.usecases.ts'
import { verifyEmail } from './verify-email.usecases.ts'

const startServer = serverOf(credentialDomain)

const server = startServer()
const { services } = server
const NEW = { password: 'deep water anchorage', passwordConfirm: 'deep water anchorage' }

async function startPerson() {
  const person = await registerNewcomer(server)
  const mails = await readMails(server)
  const session = await sessionOf(server, person)
  return { ...person, session, link: findLink(mails, 'welcome').token }
}

/** Queues written mails and returns the link of one. */
async function linkOf(mails: readonly string[], kind: string): Promise<string> {
  server.sent.push(...mails)
  return findLink(await readMails(server), kind).token
}

describe('confirming an address', () => {
  it('happens once by the link of the welcome', async () => {
    const { email, link, session } = await startPerson()
    expect(await verifyEmail(services, link, createCaller())).toEqual({ mails: [], confirmed: session.accountId })
    expect(await verifyEmail(services, link, createCaller())).toEqual({ mails: [] })
    expect(await countRows('account', 'email = ? AND email_verified_at IS NOT NULL', email)).toBe(1)
    await expect(verifyEmail(services, 'made up', createCaller())).rejects.toEqual(refusal('link-expired'))
  })
})

describe('a forgotten password', () => {
  it('is set again by a mailed link, once, and ends every session', async () => {
    const { email, session } = await startPerson()
    await mailReset(services, email, createCaller())
    const token = await linkOf([], 'reset-password')
    expect(await resetPassword(services, { token, ...NEW }, createCaller())).toMatchObject({ ended: session.accountId })
    expect(await countRows('session', 'account_id = ?', session.accountId)).toBe(0)
    await expect(resetPassword(services, { token, ...NEW }, createCaller())).rejects.toEqual(refusal('link-expired'))
  })

  it('of no one we know mails no one', async () => {
    await mailReset(services, 'nobody@mail.example', createCaller())
    expect(await readMails(server)).toEqual([])
  })
})

describe('changing a password', () => {
  it('renews this session and tells the person; what is refused changes nothing', async () => {
    const { session, cookies } = await startPerson()
    const hashOf = () => findColumn('account', 'password_hash', 'id', session.accountId)
    const before = await hashOf()
    const change = (input: typeof NEW) => changePassword(services, session, input, createCaller(session))
    await expect(change({ ...NEW, passwordConfirm: 'else' })).rejects.toEqual(refusal('validation-failed'))
    expect(await hashOf()).toBe(before)
    const renewed = await change(NEW)
    expect(await hashOf()).not.toBe(before)
    expect(await findSession(services, cookies.get('__Host-sid') ?? '')).toBeNull()
    expect(await findSession(services, renewed.session.token)).toMatchObject({ accountId: session.accountId })
    expect(await countRows('outbox', "account_id = ? AND kind = 'password-changed'", session.accountId)).toBe(1)
  })
})

describe('changing an address', () => {
  it('waits for the link at the new one, of which the old one hears', async () => {
    const { session, email } = await startPerson()
    await confirmAddress(email)
    const { mails } = await askEmailChange(services, session, 'moved@mail.example', createCaller(session))
    server.sent.push(...mails)
    const sent = await readMails(server)
    expect(sent.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['change-email', 'moved@mail.example'],
      ['email-change-asked', email],
    ])
    await confirmEmailChange(services, findLink(sent, 'change-email').token, createCaller())
    expect(await findColumn('account', 'email', 'id', session.accountId)).toBe('moved@mail.example')
  })
})

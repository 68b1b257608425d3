import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { DAY, HOUR, MINUTE } from '#src/domain/time.ts'
import { sendDigests } from '#src/server/work/inbox/digest.usecases.ts'
import { insertRow, joinCompany } from '#tests/server/support/fixtures.ts'
import {
  hireFor,
  INBOX,
  listSeafarer,
  startThread,
  toCard,
  toCompany,
  write,
  writeFirst,
} from '#tests/server/support/inbox.ts'
import { readMails } from '#tests/server/support/mailbox.ts'
import { serverOf, type TestServer } from '#tests/server/support/server-of.ts'
import { inboxDomain } from './index.ts'

const startServer = serverOf(inboxDomain)

/** Mails sent at this moment, by recipient. */
async function digest(server: TestServer) {
  server.sent.length = 0
  await sendDigests(server.services)
  return (await readMails(server)).filter(({ kind }) => kind === 'message-digest')
}

describe('the mail about messages', () => {
  it('tells who is away of who wrote, never of what, and once', async () => {
    const server = startServer()
    const { company, threadId } = await startThread(server)
    expect(await digest(server)).toEqual([])
    server.wait(15 * MINUTE)
    const [mail, ...others] = await digest(server)
    expect([mail?.recipient, others]).toEqual([company.email, []])
    expect(mail?.subject).toBe('You have 1 unread message')
    expect(mail?.text).toContain('Iryna Kovalenko')
    expect(mail?.text).toContain(`/company/inbox?thread=${threadId}`)
    expect(mail?.text).not.toContain('relief')
    server.wait(2 * HOUR)
    expect(await digest(server)).toEqual([])
  })

  it('comes once an hour, or once a day where someone chose that', async () => {
    const server = startServer()
    const { seafarer, company, threadId } = await startThread(server)
    const again = async (wait: number) => {
      await write(seafarer, threadId)
      server.wait(wait)
      return (await digest(server)).length
    }
    expect([await again(20 * MINUTE), await again(20 * MINUTE), await again(HOUR)]).toEqual([1, 0, 1])
    await company.put(`${INBOX}/settings`, { readMarks: true, typing: true, digest: 'day' })
    expect([await again(2 * HOUR), await again(DAY)]).toEqual([0, 1])
  })

  it('does not come to anyone who was here since, read it, declined such mails, or has not confirmed the address', async () => {
    const server = startServer()
    const reads = await startThread(server)
    await reads.company.put(`${INBOX}/thread/${reads.threadId}/read`, { number: 1 })
    const declines = await startThread(server)
    await declines.company.put('/server/user/notification-settings', { settings: { message_digest: false } })
    const unconfirmed = await startThread(server)
    await env.DB.prepare('UPDATE account SET email_verified_at = NULL WHERE email = ?')
      .bind(unconfirmed.company.email)
      .run()
    const here = await startThread(server)
    server.wait(20 * MINUTE)
    await here.company.get(INBOX)
    expect(await digest(server)).toEqual([])
  })

  it('is written in its reader’s language, to each member of a company, and warns of fees where no one checked the company', async () => {
    const server = startServer()
    const { company } = await startThread(server)
    const member = await joinCompany(server, company.companyId, 'recruiter')
    await env.DB.prepare("UPDATE account SET email_verified_at = 1, language = 'uk' WHERE id = ?")
      .bind(member.accountId)
      .run()
    server.wait(20 * MINUTE)
    const mails = await digest(server)
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([company.email, member.email].toSorted())
    expect(mails.find(({ recipient }) => recipient === member.email)?.subject).toBe('У вас 1 непрочитане повідомлення')
    const [seafarer, unchecked] = [await listSeafarer(server), await hireFor(server, { verified: false })]
    const { body } = await writeFirst(seafarer, toCompany(unchecked))
    await write(unchecked, body.thread.id)
    server.wait(20 * MINUTE)
    const told = (await digest(server)).find(({ recipient }) => recipient === seafarer.email)
    expect(told?.text).toContain('Nobody may charge you')
  })

  it('tells a company of a card what the crew list shows', async () => {
    const server = startServer()
    const [seafarer, company] = [await listSeafarer(server), await hireFor(server)]
    const { body } = await writeFirst(company, toCard(seafarer))
    await write(seafarer, body.thread.id)
    server.wait(20 * MINUTE)
    const told = (await digest(server)).find(({ recipient }) => recipient === company.email)
    expect(told?.text).toBeDefined()
    expect(told?.text).not.toContain('Kovalenko')
  })

  it('tells anyone who works for several companies of the one where messages wait', async () => {
    const server = startServer()
    const { company, threadId } = await startThread(server)
    const other = await hireFor(server)
    const at = { created_at: server.now(), updated_at: server.now(), acted_at: server.now() }
    await insertRow('organisation_member', {
      ...{ organisation_id: other.companyId, account_id: company.accountId, role: 'recruiter' },
      ...at,
    })
    server.wait(20 * MINUTE)
    const told = (await digest(server)).find(({ recipient }) => recipient === company.email)
    expect(told?.text).toContain(`/company/inbox?thread=${threadId}`)
  })

  it('does not come to members of a company without an active owner', async () => {
    const server = startServer()
    const { company } = await startThread(server)
    const member = await joinCompany(server, company.companyId, 'recruiter')
    await env.DB.prepare('UPDATE account SET email_verified_at = 1 WHERE id = ?').bind(member.accountId).run()
    await env.DB.prepare('UPDATE account SET blocked_at = 1 WHERE id = ?').bind(company.accountId).run()
    server.wait(20 * MINUTE)
    expect(await digest(server)).toEqual([])
  })
})

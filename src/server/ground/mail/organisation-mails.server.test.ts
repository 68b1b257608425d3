import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { createOutboxEntry } from '#src/server/ground/mail/outbox.usecases.ts'
import { resendWaitingMails } from '#src/server/ground/mail/send-mail.usecases.ts'
import { runBatch } from '#src/server/platform/database.ts'
import type { Mail } from '#src/server/platform/mail/mailer.ts'
import { companyCheckDomain } from '#src/server/trust/company-check/index.ts'
import { dataRightDomain } from '#src/server/trust/data-right/index.ts'
import { applicationDomain } from '#src/server/work/application/index.ts'
import { vacancyDomain } from '#src/server/work/vacancy/index.ts'
import { vacancySearchDomain } from '#src/server/work/vacancy-search/index.ts'
import {
  confirmAddress,
  countRows,
  insertVacancy,
  joinCompany,
  registerCompany,
  registerSeaman,
} from '#tests/server/support/fixtures.ts'
import { readMails, sendMail } from '#tests/server/support/mailbox.ts'
import { sendingMailers } from '#tests/server/support/sending-mailers.ts'
import { serverOf, type TestServer } from '#tests/server/support/server-of.ts'

const startServer = serverOf(companyCheckDomain, dataRightDomain, applicationDomain, vacancyDomain, vacancySearchDomain)

let server: TestServer
let owner: Awaited<ReturnType<typeof registerCompany>>
let recruiter: Awaited<ReturnType<typeof joinCompany>>
let viewer: Awaited<ReturnType<typeof joinCompany>>
/** Addresses where delivery fails. */
const unreachable = new Set<string>()
const left: Mail[] = []

const deliver = async (mail: Mail) => {
  if (unreachable.has(mail.to)) throw new Error('no route')
  left.push(mail)
}

async function start(options: Parameters<typeof startServer>[0] = {}) {
  server = startServer(options)
  owner = await registerCompany(server)
  recruiter = await joinCompany(server, owner.companyId, 'recruiter')
  viewer = await joinCompany(server, owner.companyId, 'viewer')
  for (const { email } of [owner, recruiter, viewer]) await confirmAddress(email)
  server.sent.length = 0
  left.length = 0
  unreachable.clear()
}

let causes = 0

/** Creates a mail about the company without sending it. */
async function write(more: { notification?: 'product_updates' } = {}): Promise<string> {
  causes += 1
  const { id, statement } = createOutboxEntry(server.services, {
    ...{
      kind: 'company-texts',
      cause: `texts ${causes} of ${owner.companyId}`,
      organisationId: owner.companyId,
      ...more,
    },
    payload: { companyId: owner.companyId, act: 'approve-texts' },
  })
  await runBatch(server.services.db, [statement])
  return id
}

async function deliverAll(id: string) {
  server.sent.push(id)
  return (await readMails(server))
    .flatMap(({ kind, recipient }) => (kind === 'company-texts' ? recipient : []))
    .toSorted()
}

const sorted = (...people: { email: string }[]) => people.map(({ email }) => email).toSorted()
const leave = ({ accountId }: { accountId: string }) =>
  env.DB.prepare('DELETE FROM organisation_member WHERE account_id = ?').bind(accountId).run()

describe('a mail about an organisation', () => {
  beforeEach(() => start())

  it('is sent to owners and recruiters, each in their language', async () => {
    await env.DB.prepare("UPDATE account SET language = 'uk' WHERE id = ?").bind(recruiter.accountId).run()
    server.sent.push(await write())
    const mails = await readMails(server)
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(sorted(owner, recruiter))
    expect(mails.find(({ recipient }) => recipient === recruiter.email)?.language).toBe('uk')
  })

  it('is sent to the members at the time of sending, not at the time of its cause', async () => {
    const id = await write()
    await leave(recruiter)
    const later = await joinCompany(server, owner.companyId, 'recruiter')
    await confirmAddress(later.email)
    expect(await deliverAll(id)).toEqual(sorted(owner, later))
  })

  it('is not sent to a member who leaves after the rows were created', async () => {
    const id = await write()
    await sendMail(server, id)
    expect(server.sent).toHaveLength(2)
    await leave(recruiter)
    expect(await deliverAll(id)).toEqual([owner.email])
    expect(await countRows('outbox', "account_id = ? AND status = 'failed'", recruiter.accountId)).toBe(1)
  })

  it('waits only for a member whose address is not confirmed', async () => {
    await env.DB.prepare('UPDATE account SET email_verified_at = NULL WHERE id = ?').bind(recruiter.accountId).run()
    const id = await write()
    expect(await deliverAll(id)).toEqual([owner.email])
    await confirmAddress(recruiter.email)
    server.wait(121_000)
    await resendWaitingMails(server.services)
    expect(await deliverAll(id)).toEqual(sorted(owner, recruiter))
  })

  it('skips members who declined its kind, and gives each member a separate unsubscribe link', async () => {
    await recruiter.put('/server/user/notification-settings', { settings: { product_updates: false } })
    await owner.put('/server/user/notification-settings', { settings: { product_updates: true } })
    server.sent.push(await write({ notification: 'product_updates' }))
    const mails = await readMails(server)
    expect(mails.map(({ recipient }) => recipient)).toEqual([owner.email])
    expect(mails[0]?.text).toContain(`unsubscribe?id=${owner.accountId}.product_updates.`)
  })

  it('is sent to no one while the last owner is closing the account', async () => {
    const id = await write()
    expect((await owner.post('/server/user/erasure', { email: owner.email })).status).toBe(200)
    expect(await deliverAll(id)).toEqual([])
  })

  it('is deleted with its application, even while it waits for a member', async () => {
    const vacancy = await insertVacancy({ id: owner.companyId, slug: owner.slug, name: 'X' })
    const seaman = await registerSeaman(server)
    await confirmAddress(seaman.email)
    await env.DB.prepare('UPDATE account SET email_verified_at = NULL WHERE id = ?').bind(recruiter.accountId).run()
    server.sent.length = 0
    const { body } = await seaman.post(`/server/vacancy/${vacancy.id}/application`, {})
    for (const id of server.sent.splice(0)) await sendMail(server, id)
    const waiting = () => countRows('outbox', "account_id = ? AND kind = 'application-received'", recruiter.accountId)
    expect(await waiting()).toBe(1)
    await env.DB.prepare('DELETE FROM outbox WHERE cause = ?').bind(`application-received:${body.id}`).run()
    expect(await waiting()).toBe(0)
  })
})

describe('a mail about an organisation in the queue', () => {
  beforeEach(() => start({ mailers: sendingMailers(deliver) }))

  it('is sent to each member once, even if the queue delivers it twice', async () => {
    const id = await write()
    await Promise.all([1, 2, 3, 4].map(() => sendMail(server, id)))
    const each = server.sent.splice(0)
    await Promise.all([...each, ...each, id].map((one) => sendMail(server, one)))
    await sendMail(server, id)
    expect(left.map(({ to }) => to).toSorted()).toEqual(sorted(owner, recruiter))
  })

  it('is retried only for the member for whom delivery failed', async () => {
    unreachable.add(recruiter.email)
    await sendMail(server, await write())
    const results = await Promise.allSettled(server.sent.map((id) => sendMail(server, id)))
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    unreachable.clear()
    for (const id of server.sent) await sendMail(server, id)
    expect(left.map(({ to }) => to)).toEqual([owner.email, recruiter.email])
  })
})

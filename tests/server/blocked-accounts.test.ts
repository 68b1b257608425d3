import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { HOUR, MINUTE } from '#src/domain/time.ts'
import { createFeed, ENTRIES } from '#src/server/exchange/feed/reading/company-feed.fixture.ts'
import { isOfAccount, isOfWithdrawal } from '#src/server/ground/mail/mail-classes.ts'
import { createOutboxEntry } from '#src/server/ground/mail/outbox.usecases.ts'
import { sendMail } from '#src/server/ground/mail/send-mail.usecases.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { PRODUCT } from '#src/server/product.ts'
import { registerAdmin } from './support/admins.ts'
import { createClient } from './support/client.ts'
import { createWeb, startFeedCompany } from './support/feed-company.ts'
import { countRows, findColumn, findOwner, insertRow, joinCompany } from './support/fixtures.ts'
import { apply, hireFor, listSeafarer, startThread, toCard, toCompany, write, writeFirst } from './support/inbox.ts'
import { readMails } from './support/mailbox.ts'
import { startInterrupted } from './support/meanwhile.ts'
import { startServer } from './support/product-server.ts'
import { runSchedule } from './support/schedule.ts'

const ADDRESS = 'https://crewing.com/feed.rss'
const web = createWeb()
const server = startInterrupted(startServer, web.services)

const guest = createClient(server)
const visit = (id: string) => guest.get(`/server/vacancy/${id}`)
const accountOf = (companyId: string) => findOwner(companyId)
/** By an admin who has just signed in, however long a test has waited. */
const setBlocked = async (accountId: string, blocked = true) => {
  const admin = await registerAdmin(server)
  const { status, text } = await admin.put(`/server/admin/user/${accountId}/block`, { blocked })
  if (status !== 200) throw new Error(text)
}
const blockCompany = async ({ companyId }: { companyId: string }, blocked = true) =>
  setBlocked(await accountOf(companyId), blocked)

type Kind = keyof typeof PRODUCT.mails.writers

/** A mail of a kind that nothing writes any more, so that only whether it is let go is seen. */
async function isLetGo(kind: Kind, to: string, about?: string): Promise<boolean> {
  const written: string[] = []
  const writers = { ...PRODUCT.mails.writers, [kind]: async () => void written.push(kind) }
  const entry = {
    kind,
    accountId: to,
    cause: crypto.randomUUID(),
    payload: {},
    ...(about && { aboutAccountId: about }),
  }
  const { id, statement } = createOutboxEntry(server.services, entry as never)
  await runBatch(server.services.db, [statement])
  await env.DB.prepare('UPDATE outbox SET held = 0 WHERE id = ?').bind(id).run()
  await sendMail(server.services, { ...PRODUCT.mails, writers }, id)
  return written.length > 0
}

const KINDS = Object.keys(PRODUCT.mails.writers) as Kind[]
const OF_NO_ACCOUNT = ['account-erased', 'friend-invited', 'team-invited']

describe('mail', () => {
  it('of every kind leaves neither to a blocked account nor about one, and of a closing one about the account alone, but for a withdrawal from an order', async () => {
    const [blocked, closing, other] = [
      await listSeafarer(server),
      await listSeafarer(server),
      await listSeafarer(server),
    ]
    await setBlocked(blocked.accountId)
    await insertRow('erasure', { account_id: closing.accountId, requested_at: 1, erase_at: server.now() * 2 })
    for (const kind of KINDS.filter((each) => !OF_NO_ACCOUNT.includes(each) && !isOfWithdrawal(each))) {
      expect(await isLetGo(kind, blocked.accountId), kind).toBe(false)
      expect(await isLetGo(kind, other.accountId, blocked.accountId), kind).toBe(false)
      expect(await isLetGo(kind, closing.accountId), kind).toBe(isOfAccount(kind))
      expect(await isLetGo(kind, other.accountId), kind).toBe(true)
    }
    // The right to withdraw from an order remains.
    for (const kind of KINDS.filter(isOfWithdrawal)) expect(await isLetGo(kind, blocked.accountId), kind).toBe(true)
  })

  it('comes to no one in the name of a company that was blocked after it had moved an application', async () => {
    const [person, company] = [await listSeafarer(server), await hireFor(server)]
    const { id } = await apply(person, company)
    await company.put(`/server/vacancy/${company.vacancyId}/application/${id}/state`, {
      from: 'new',
      to: 'shortlisted',
    })
    await blockCompany(company)
    server.wait(20 * MINUTE)
    server.sent.length = 0
    await runSchedule(server)
    expect((await readMails(server)).filter(({ kind }) => kind === 'application-moved')).toEqual([])
    expect((await person.get(`/server/seaman/application/${id}`)).status).toBe(200)
  })
})

describe('what is under way when an account is blocked', () => {
  it('is no application to a company that was blocked meanwhile, nor of a seafarer who was', async () => {
    const [person, company] = [await listSeafarer(server), await hireFor(server)]
    const send = () => person.post(`/server/vacancy/${company.vacancyId}/application`, {})
    expect((await server.beforeWrite(send, () => blockCompany(company))).status).toBe(404)
    await blockCompany(company, false)
    expect((await server.beforeWrite(send, () => setBlocked(person.accountId))).status).toBe(401)
    expect(await countRows('application', 'seaman_id = ?', person.seamanId)).toBe(0)
  })

  it('is no message and no invitation', async () => {
    const { seafarer, company, threadId } = await startThread(server)
    const others = await hireFor(server)
    expect(
      (
        await server.beforeWrite(
          () => write(seafarer, threadId),
          () => blockCompany(company),
        )
      ).status,
    ).toBe(409)
    expect(
      (
        await server.beforeWrite(
          () => writeFirst(seafarer, toCompany(others)),
          () => blockCompany(others),
        )
      ).status,
    ).toBe(409)
    const [person, third] = [await listSeafarer(server), await hireFor(server)]
    const invite = () => third.post(`/server/seamans/${person.publicId}/invitation`, { vacancyId: third.vacancyId })
    expect((await server.beforeWrite(invite, () => setBlocked(person.accountId))).body.code).toBe('may-not-write')
    expect(await countRows('invitation', 'seaman_id = ?', person.seamanId)).toBe(0)
    expect((await writeFirst(third, toCard(person))).status).toBe(404)
  })

  it('is no publication of a report', async () => {
    const company = await startFeedCompany(server)
    const { id } = await company.upload(createFeed([ENTRIES.pilot]))
    const report: string = (await company.open(id)).source.report.id
    const confirm = () => company.confirm(id, report)
    expect((await server.beforeWrite(confirm, () => blockCompany(company))).status).toBe(401)
    expect(await countRows('vacancy', 'company_id = ?', company.companyId)).toBe(0)
  })

  it('is nothing that another member does for the company', async () => {
    const company = await hireFor(server)
    const member = await joinCompany(server, company.companyId, 'recruiter')
    await blockCompany(company)
    const answer = await member.post(`/server/vacancy/${company.vacancyId}/close`, { outcome: 'filled-elsewhere' })
    expect(answer.body.code).toBe('account-blocked')
    expect(await findColumn('vacancy', 'status', 'id', company.vacancyId)).toBe('draft')
    expect((await member.get('/server/company/vacancy')).status).toBe(200)
  })
})

describe('an account that is blocked and closing', () => {
  it('stays withdrawn until it is neither', async () => {
    const company = await hireFor(server)
    const page = async () => (await visit(company.vacancyId)).status
    await company.post('/server/user/erasure', { email: company.email })
    expect(await page()).toBe(404)
    await blockCompany(company)
    await blockCompany(company, false)
    expect(await page()).toBe(404)
  })

  it('has no vacancy back that ended meanwhile as if it were open', async () => {
    const company = await hireFor(server)
    await blockCompany(company)
    server.wait(2 * HOUR)
    await blockCompany(company, false)
    expect((await visit(company.vacancyId)).body.status).toBe('expired')
    expect(await countRows('vacancy_search', 'rowid = (SELECT seq FROM vacancy WHERE id = ?)', company.vacancyId)).toBe(
      0,
    )
  })
})

// Last: what a feed publishes takes numbers that the fixtures give too.
describe('a feed of a blocked company', () => {
  it('is neither read nor published by the schedule, and is again when the company is unblocked', async () => {
    await env.DB.prepare('DELETE FROM feed_source').run()
    web.put(ADDRESS, createFeed([ENTRIES.pilot]))
    const company = await startFeedCompany(server)
    const { id } = (await company.add(ADDRESS)).body.source
    await company.confirm(id, (await company.open(id)).source.report.id)
    await company.settle(id, true)
    await blockCompany(company)
    web.put(ADDRESS, createFeed([ENTRIES.pilot, ENTRIES.cadet]))
    server.wait(2 * HOUR)
    const asked = web.asked.length
    await runSchedule(server)
    expect(web.asked).toHaveLength(asked)
    expect(await countRows('vacancy', "company_id = ? AND status <> 'draft'", company.companyId)).toBe(0)
    await blockCompany(company, false)
    await runSchedule(server)
    expect(await countRows('vacancy', "company_id = ? AND status = 'published'", company.companyId)).toBe(2)
  })
})

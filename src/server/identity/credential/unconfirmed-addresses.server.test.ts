import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { dataRightDomain } from '#src/server/trust/data-right/index.ts'
import { applicationDomain } from '#src/server/work/application/index.ts'
import { companyDeskDomain } from '#src/server/work/company-desk/index.ts'
import { inboxDomain } from '#src/server/work/inbox/index.ts'
import { vacancySearchDomain } from '#src/server/work/vacancy-search/index.ts'
import { type Client, createClient, PASSWORD } from '#tests/server/support/client.ts'
import {
  confirmAddress,
  insertVacancy,
  registerCompany,
  registerNewcomer,
  registerSeaman,
} from '#tests/server/support/fixtures.ts'
import { findLink, readMails } from '#tests/server/support/mailbox.ts'
import { serverOf, type TestServer } from '#tests/server/support/server-of.ts'
import { credentialDomain } from './index.ts'

const startServer = serverOf(
  credentialDomain,
  dataRightDomain,
  applicationDomain,
  companyDeskDomain,
  inboxDomain,
  vacancySearchDomain,
)

const LOGIN = '/server/security/auth/login'
const VERIFY = '/server/security/email/verification'
const HOUR = 3_600_000

let server: TestServer
let company: Awaited<ReturnType<typeof registerCompany>>
let seaman: Awaited<ReturnType<typeof registerSeaman>>
let vacancyId: string
let token: string

/** Mails since the last call, as kind and recipient, sorted by kind. */
const listMails = async () => (await readMails(server)).map(({ kind, recipient }) => [kind, recipient]).toSorted()
const apply = () => seaman.post(`/server/vacancy/${vacancyId}/application`, { note: 'Ready at once.' })
const listApplicants = async () => (await company.get(`/server/vacancy/${vacancyId}/application`)).body

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM account').run()
  server = startServer()
  company = await registerCompany(server)
  await confirmAddress(company.email)
  vacancyId = (await insertVacancy({ id: company.companyId, slug: company.slug, name: 'X' })).id
  await readMails(server)
  seaman = await registerSeaman(server, { firstname: 'Iryna', surname: 'Kovalenko' })
  token = findLink(await readMails(server), 'welcome').token
})

describe('of a person whose address is not confirmed', () => {
  it('an application arrives at once, marked so, and its mails leave once the address is confirmed, once', async () => {
    expect((await apply()).status).toBe(201)
    expect(await listMails()).toEqual([])
    expect((await listApplicants()).items).toMatchObject([
      { seaman: { firstname: 'Iryna', addressConfirmed: false, contact: { email: seaman.email } } },
    ])
    await createClient(server).post(VERIFY, { token })
    expect(await listMails()).toEqual([
      ['application-received', company.email],
      ['application-sent', seaman.email],
    ])
    expect((await listApplicants()).items[0].seaman.addressConfirmed).toBe(true)
    await createClient(server).post(VERIFY, { token })
    expect(await listMails()).toEqual([])
  })

  it('nothing is handed over by the scheduled run either, and nothing waits that a confirmed person causes', async () => {
    await apply()
    server.wait(HOUR)
    server.sent.length = 0
    const { resendWaitingMails } = await import('#src/server/ground/mail/send-mail.usecases.ts')
    expect(await resendWaitingMails(server.services)).toBe(0)
    await confirmAddress(seaman.email)
    expect(await resendWaitingMails(server.services)).toBe(2)
  })
})

describe('a mailbox', () => {
  /** Everything that an attacker can do per hour with another person's address and the password of an account created with it. */
  async function molest(email: string, stranger: Client, hour: number): Promise<void> {
    for (let turn = 0; turn < 2; turn += 1) {
      await createClient(server).post(LOGIN, { email, password: PASSWORD })
      await createClient(server).post(LOGIN, { email, password: 'a guess' })
      await createClient(server).post('/server/security/auth/forgot', { email })
      await createClient(server).post('/server/user', { email, password: PASSWORD, passwordConfirm: PASSWORD })
      await stranger.post(LOGIN, { email, password: PASSWORD })
      await stranger.post('/server/security/email/resending')
    }
    await stranger.put('/server/security/password', {
      password: `tide ${hour} rises`,
      passwordConfirm: `tide ${hour} rises`,
    })
    await stranger.put('/server/security/password', { password: PASSWORD, passwordConfirm: PASSWORD })
    await stranger.put('/server/security/email', { email: `elsewhere-${hour}@mail.example` })
    await stranger.post('/server/user/copy')
    await stranger.post(`/server/vacancy/${vacancyId}/application`, { note: null })
    const letter = {
      to: { kind: 'company', id: company.companyId },
      key: `letter-${hour}`,
      text: 'Bosun, free from March.',
    }
    await stranger.post('/server/inbox/thread', letter)
    const other = await registerNewcomer(server)
    await other.put('/server/security/email', { email })
  }

  async function countDay(email: string, stranger: Client): Promise<number> {
    let mails = 0
    for (let hour = 0; hour < 24; hour += 3) {
      await molest(email, stranger, hour)
      mails += (await readMails(server)).filter(({ recipient }) => recipient === email).length
      server.wait(3 * HOUR)
    }
    return mails
  }

  it('of a stranger who has no account stays almost empty, whatever is done with the address for a day', async () => {
    expect(await countDay(seaman.email, seaman)).toBeLessThanOrEqual(8)
  }, 120_000)

  it('hears of three sign-ins a day at most, while every correct sign-in comes in', async () => {
    await confirmAddress(seaman.email)
    const statuses = new Set<number>()
    for (let turn = 0; turn < 12; turn += 1)
      statuses.add((await createClient(server).post(LOGIN, { email: seaman.email, password: PASSWORD })).status)
    expect([...statuses]).toEqual([200])
    expect(await listMails()).toEqual(Array(3).fill(['new-device', seaman.email]))
    const words = { password: 'bright morning tide', passwordConfirm: 'bright morning tide' }
    expect((await seaman.put('/server/security/password', words)).status).toBe(200)
    expect(await listMails()).toEqual([['password-changed', seaman.email]])
    server.wait(24 * HOUR)
    await createClient(server).post(LOGIN, { email: seaman.email, password: words.password })
    expect(await listMails()).toEqual([['new-device', seaman.email]])
  })
})

describe('of a seafarer who asked to be erased', () => {
  it('companies read neither name nor address from that moment, and both again when the account is kept', async () => {
    await confirmAddress(seaman.email)
    await apply()
    await seaman.post('/server/user/erasure', { email: seaman.email })
    const list = await listApplicants()
    expect([list.total, list.items]).toEqual([0, []])
    expect((await company.get('/server/company/vacancy')).body.items[0]).toMatchObject({ applications: 0 })
    expect((await company.get('/server/company/desk')).body.applications).toMatchObject({ total: 0, items: [] })
    expect((await company.get(`/server/vacancy/${vacancyId}`)).body.applications).toBe(0)
    expect((await listMails()).filter(([, recipient]) => recipient === company.email)).toEqual([])
    await seaman.post(LOGIN, { email: seaman.email, password: PASSWORD })
    expect((await seaman.post('/server/user/erasure/cancel')).status).toBe(200)
    expect((await listApplicants()).items[0].seaman).toMatchObject({ firstname: 'Iryna', addressConfirmed: true })
    const { resendWaitingMails } = await import('#src/server/ground/mail/send-mail.usecases.ts')
    server.wait(HOUR)
    await resendWaitingMails(server.services)
    expect((await listMails()).filter(([, recipient]) => recipient === company.email)).toHaveLength(1)
  })
})

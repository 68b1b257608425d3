import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Client, createClient, startServer, type TestServer } from './support/client.ts'
import { confirmAddress, countRows, findColumn, registerCompany, registerSeaman } from './support/fixtures.ts'
import { sendMail } from './support/mailbox.ts'

const HOUR = 3_600_000

type Company = Awaited<ReturnType<typeof registerCompany>>

let server: TestServer
let company: Company
let seaman: Client & { accountId: string; seamanId: string; email: string }

const pathOf = ({ slug }: Company) => `/server/crewing/ph/${slug}/message`
const write = (body: unknown, key?: string, to = company, as: Client = seaman) =>
  as.post(pathOf(to), body, key === undefined ? {} : { headers: { 'idempotency-key': key } })
const MESSAGE = { note: 'Bosun, free from March. Do you crew car carriers?', reply: 'email' }

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM account').run()
  server = startServer()
  company = await registerCompany(server, { name: 'Kraken <Crewing>', language: 'uk' })
  seaman = await registerSeaman(server, { firstname: 'Iryna', surname: 'Kovalenko' })
  // As names could be written before they were held to the letters of a passport.
  await env.DB.prepare('UPDATE seaman SET surname = ? WHERE id = ?').bind('<b>Kovalenko', seaman.seamanId).run()
  await confirmAddress(company.email)
  await confirmAddress(seaman.email)
  server.sent.length = 0
})

const readMails = async () => {
  await Promise.all(server.sent.map((id) => sendMail(server.services, id)))
  return Promise.all(
    server.sent.map(async (id) => (await seaman.get(`/server/dev/mail/${id}`)).body as Record<string, string>),
  )
}

describe('a message to a company', () => {
  it('reaches it by mail in its language, with the seafarer’s address to answer to, and the seafarer as a copy', async () => {
    const answer = await write(MESSAGE)
    expect(answer.status).toBe(201)
    const [received, copy] = await readMails()
    expect(received).toMatchObject({ recipient: company.email, language: 'uk', replyTo: seaman.email })
    expect(received?.subject).toBe('Повідомлення від моряка: Iryna <b>Kovalenko')
    expect(received?.text).toContain(MESSAGE.note)
    expect(received?.html).not.toContain('<b>')
    expect(copy).toMatchObject({ recipient: seaman.email, language: 'en', replyTo: null })
    expect(copy?.text).toContain(MESSAGE.note)
    expect(copy?.text).not.toContain(company.email)
    expect((await seaman.get(`/server/crewing/ph/${company.slug}`)).body.messagedAt).toBe(server.now())
  })

  it('tells the address of nobody who did not say so', async () => {
    await write({ ...MESSAGE, reply: 'none' })
    const [received] = await readMails()
    expect(received).toMatchObject({ recipient: company.email, replyTo: null })
    expect(`${received?.text}${received?.html}`).not.toContain(seaman.email)
  })

  it('is read by nobody else', async () => {
    await write(MESSAGE)
    const stranger = await registerSeaman(server)
    for (const as of [createClient(server), stranger, company]) {
      const { text, body } = await as.get(`/server/crewing/ph/${company.slug}`)
      expect(text).not.toContain(MESSAGE.note)
      expect(body.messagedAt).toBeNull()
    }
    const outbox = await env.DB.prepare("SELECT payload FROM outbox WHERE kind LIKE 'message%'").all<{
      payload: string
    }>()
    expect(outbox.results).toHaveLength(2)
    for (const { payload } of outbox.results) expect(payload).not.toContain('Bosun')
  })

  it('sent again under its key is the same message, with one mail to each', async () => {
    const first = await write(MESSAGE, 'k1')
    server.wait(HOUR)
    const again = await write(MESSAGE, 'k1')
    expect([again.status, again.body]).toEqual([201, first.body])
    expect(await countRows('company_message', 'seaman_id = ?', seaman.seamanId)).toBe(1)
    expect(await countRows('outbox', "kind LIKE 'message%'")).toBe(2)
    expect((await write({ ...MESSAGE, note: 'Another' }, 'k1')).body.code).toBe('idempotency-mismatch')
  })

  it('is one, however many are sent at once', async () => {
    const same = await Promise.all(Array.from({ length: 5 }, () => write(MESSAGE, 'k2')))
    expect(new Set(same.map(({ body }) => body.id)).size).toBe(1)
    const other = await registerCompany(server)
    const several = await Promise.all(['a', 'b', 'c', 'd'].map((key) => write(MESSAGE, key, other)))
    expect(several.map(({ status }) => status).sort()).toEqual([201, 429, 429, 429])
    expect(await countRows('company_message', 'company_id = ?', other.companyId)).toBe(1)
  })

  it('can be followed by another one a day later', async () => {
    await write(MESSAGE)
    server.wait(23 * HOUR)
    const early = await write({ ...MESSAGE, note: 'And another question' })
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '3600'])
    server.wait(HOUR)
    expect((await write({ ...MESSAGE, note: 'And another question' })).status).toBe(201)
  })

  it('to one company after the other is delayed after ten', async () => {
    const companies: Company[] = []
    for (let number = 0; number < 11; number += 1) companies.push(await registerCompany(server))
    const statuses: number[] = []
    for (const to of companies) statuses.push((await write(MESSAGE, undefined, to)).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429])
  })

  it.each([
    ['nothing', { note: '  ', reply: 'none' }, ['note']],
    ['too much', { note: 'a'.repeat(1001), reply: 'none' }, ['note']],
    ['control characters', { note: 'a\u0000b', reply: 'none' }, ['note']],
    ['no choice of an answer', { note: 'Hello' }, ['reply']],
    ['another choice', { note: 'Hello', reply: 'phone' }, ['reply']],
    ['nothing at all', { note: '' }, ['note', 'reply']],
  ])('of %s is refused beside its fields and costs no try', async (_, body, fields) => {
    const answer = await write(body)
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.errors.message).sort()).toEqual(fields)
    expect(await countRows('company_message', '1 = 1')).toBe(0)
    expect((await write(MESSAGE)).status).toBe(201)
  })

  it('takes a thousand characters of any script', async () => {
    expect((await write({ note: '船'.repeat(1000), reply: 'none' })).status).toBe(201)
  })

  it('reaches no company that the public cannot see', async () => {
    const hidden = await registerCompany(server, { verified: false })
    expect((await write(MESSAGE, undefined, hidden)).status).toBe(404)
    expect((await seaman.post('/server/crewing/pl/nobody/message', MESSAGE)).status).toBe(404)
  })

  it('goes with the account of either side', async () => {
    await write(MESSAGE)
    const account = await findColumn('seaman', 'account_id', 'id', seaman.seamanId)
    await env.DB.prepare('DELETE FROM account WHERE id = ?').bind(account).run()
    expect(await countRows('company_message', '1 = 1')).toBe(0)
    for (const id of server.sent) await sendMail(server.services, id)
    expect(await countRows('sent_mail', "subject LIKE '%Kovalenko%'")).toBe(0)
  })
})

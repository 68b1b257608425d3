import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LIMITS } from '#src/contract/http/limits.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import { applicationDomain } from '#src/server/work/application/index.ts'
import { crewingDomain } from '#src/server/work/crewing/index.ts'
import { inboxDomain } from '#src/server/work/inbox/index.ts'
import { vacancySearchDomain } from '#src/server/work/vacancy-search/index.ts'
import { type Client, createClient } from '#tests/server/support/client.ts'
import {
  countRows,
  insertCompany,
  insertVacancy,
  registerCompany,
  registerSeaman,
} from '#tests/server/support/fixtures.ts'
import { runSchedule } from '#tests/server/support/schedule.ts'
import { serverOf, type TestServer } from '#tests/server/support/server-of.ts'
import { carriedDomain } from './index.ts'

const startServer = serverOf(carriedDomain, applicationDomain, crewingDomain, inboxDomain, vacancySearchDomain)

const COOKIE = '__Host-words'
const HOUR = 3_600_000
const NOTE = 'Free from 1 May. “Привіт” 船'

let server: TestServer
let vacancy: string

const keep = (client: Client, note = NOTE, path = `/vacancy/${vacancy}`) =>
  client.post('/server/carried', { path, note })
const read = async (client: Client, id = vacancy): Promise<unknown> =>
  (await client.get(`/server/vacancy/${id}`)).body.carriedNote

/** A guest writes, and then signs in in the same browser. */
async function writeAndSignIn() {
  const guest = createClient(server)
  const answer = await keep(guest)
  expect(answer.status, answer.text).toBe(200)
  const seaman = await registerSeaman(server)
  seaman.cookies.set(COOKIE, guest.cookies.get(COOKIE) ?? '')
  return { seaman, answer }
}

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM carried_words').run()
  server = startServer()
  vacancy = (await insertVacancy(await insertCompany())).id
})

describe('what a guest began to write', () => {
  it('waits for the seafarer who signs in in the same browser, as often as the page is opened', async () => {
    const { seaman, answer } = await writeAndSignIn()
    const line = answer.headers.getSetCookie().find((cookie) => cookie.startsWith(COOKIE)) ?? ''
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/', 'Max-Age=3600'])
      expect(line).toContain(attribute)
    expect(await read(seaman)).toBe(NOTE)
    expect(await read(seaman)).toBe(NOTE)
  })

  it('is for its own page, and for no one else', async () => {
    const { seaman } = await writeAndSignIn()
    const other = (await insertVacancy(await insertCompany())).id
    expect(await read(seaman, other)).toBeUndefined()
    expect(await read(await registerSeaman(server))).toBeUndefined()
    const company = await registerCompany(server)
    company.cookies.set(COOKIE, seaman.cookies.get(COOKIE) ?? '')
    expect(await read(company)).toBeUndefined()
    const guest = createClient(server)
    guest.cookies.set(COOKIE, seaman.cookies.get(COOKIE) ?? '')
    expect(await read(guest)).toBeUndefined()
    for (const invented of ['x'.repeat(43), 'short', `${'x'.repeat(42)}'`]) {
      const stranger = await registerSeaman(server)
      stranger.cookies.set(COOKIE, invented)
      expect(await read(stranger)).toBeUndefined()
    }
  })

  it('cannot be read in the database, nor opened by what is there', async () => {
    const { seaman } = await writeAndSignIn()
    const row = await env.DB.prepare('SELECT * FROM carried_words').first()
    const kept = JSON.stringify(row)
    for (const word of ['Free', vacancy, seaman.cookies.get(COOKIE) ?? '']) expect(kept).not.toContain(word)
    await env.DB.prepare("UPDATE carried_words SET sealed = 'AAAA' || substr(sealed, 5)").run()
    expect(await read(seaman)).toBeUndefined()
  })

  it('takes nothing with it when it cannot be opened: the page is read, the application is sent', async () => {
    const { seaman } = await writeAndSignIn()
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    await env.DB.prepare("UPDATE carried_words SET sealed = '*'").run()
    const page = await seaman.get(`/server/vacancy/${vacancy}`)
    expect([page.status, page.body.carriedNote]).toEqual([200, undefined])
    const sent = await seaman.post(`/server/vacancy/${vacancy}/application`, { note: NOTE })
    expect(sent.status).toBe(201)
    expect(logged).toHaveBeenCalledTimes(2)
    logged.mockRestore()
  })

  it('is gone when the application is sent, for which nothing is filled in again', async () => {
    const { seaman } = await writeAndSignIn()
    const other = (await insertVacancy(await insertCompany())).id
    expect((await seaman.post(`/server/vacancy/${other}/application`, { note: null })).status).toBe(201)
    expect(await read(seaman)).toBe(NOTE)
    expect((await seaman.post(`/server/vacancy/${vacancy}/application`, { note: NOTE })).status).toBe(201)
    expect(seaman.cookies.has(COOKIE)).toBe(false)
    expect(await countRows('carried_words', '1 = 1')).toBe(0)
  })

  it('to a company waits on its page and is gone with the message', async () => {
    const company = await registerCompany(server)
    const path = `/crewing/ph/${company.slug}`
    const seaman = await registerSeaman(server)
    await keep(seaman, NOTE, path)
    expect((await seaman.get(`/server${path}`)).body.carriedNote).toBe(NOTE)
    const to = { kind: 'company', id: company.companyId }
    const sent = await seaman.post('/server/inbox/thread', { to, key: 'k-12345678', text: NOTE })
    expect(sent.status, sent.text).toBe(201)
    expect((await seaman.get(`/server${path}`)).body.carriedNote).toBeUndefined()
    expect(await countRows('carried_words', '1 = 1')).toBe(0)
  })

  it('is over after an hour, and swept away', async () => {
    const { seaman } = await writeAndSignIn()
    server.wait(HOUR)
    expect(await read(seaman)).toBeUndefined()
    server.wait(1)
    await runSchedule(server)
    expect(await countRows('carried_words', '1 = 1')).toBe(0)
  })

  it('is replaced by what the same browser writes next', async () => {
    const guest = createClient(server)
    await keep(guest)
    const first = guest.cookies.get(COOKIE) ?? ''
    await keep(guest, 'Free from June')
    expect(await countRows('carried_words', 'id = ?', hashText(first))).toBe(0)
    expect(await countRows('carried_words', '1 = 1')).toBe(1)
  })

  it('cannot be opened any more by anyone who signs out', async () => {
    const { seaman } = await writeAndSignIn()
    await seaman.post('/server/security/auth/logout')
    expect(seaman.cookies.has(COOKIE)).toBe(false)
  })

  it('is as long as the form allows, and about a page that has one', async () => {
    const guest = createClient(server)
    expect((await keep(guest, '船'.repeat(1000))).status).toBe(200)
    const long = await keep(guest, '船'.repeat(1001))
    expect([long.status, Object.keys(long.body.errors.carried)]).toEqual([422, ['note']])
    expect((await keep(guest, NOTE, '/auth/login')).status).toBe(422)
    expect((await keep(guest, NOTE, 'https://evil.example/vacancy/1')).status).toBe(422)
  })

  it('is limited by network', async () => {
    const guest = createClient(server)
    const { free } = LIMITS['hasty-address']
    for (let turn = 0; turn < free; turn += 1)
      await server.services.limiter.take('hasty-address', guest.address, server.now())
    expect((await keep(guest)).status).toBe(429)
    expect(await countRows('carried_words', '1 = 1')).toBe(0)
  })
})

import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { applicationDomain } from '#src/server/work/application/index.ts'
import { createClient } from '#tests/server/support/client.ts'
import { countRows, insertRow, insertVacancy, registerCompany, registerSeaman } from '#tests/server/support/fixtures.ts'
import { editOwnCv, readOwnCv } from '#tests/server/support/own-cv.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { documentDomain } from './index.ts'

const startServer = serverOf(documentDomain, applicationDomain)

const server = startServer()
const CONTRACTS = '/server/seaman/contract'

async function applyFor(joinTo: string, status = 'new') {
  const [company, seafarer] = [await registerCompany(server), await registerSeaman(server)]
  const vacancy = await insertVacancy({ id: company.companyId, slug: company.slug, name: 'North Strand' })
  await env.DB.prepare(
    'UPDATE vacancy SET join_from = ?1, join_to = ?1, duration_tenths = 60, duration_plus_minus = 1 WHERE id = ?2',
  )
    .bind(joinTo, vacancy.id)
    .run()
  await seafarer.post(`/server/vacancy/${vacancy.id}/application`, { note: null })
  await env.DB.prepare('UPDATE application SET status = ? WHERE vacancy_id = ?').bind(status, vacancy.id).run()
  return { seafarer, vacancy }
}

describe('contracts that papers have to last for', () => {
  it('are those that were applied for, with the last day at the longest, for no one else', async () => {
    const { seafarer, vacancy } = await applyFor('2026-12-01')
    expect((await seafarer.get(CONTRACTS)).body.items).toMatchObject([
      { vacancyId: vacancy.id, joinFrom: '2026-12-01', lastDay: '2027-07-01' },
    ])
    expect((await (await registerSeaman(server)).get(CONTRACTS)).body.items).toEqual([])
    expect((await (await registerCompany(server)).get(CONTRACTS)).status).toBe(403)
  })

  it.each([
    ['2026-12-01', 'rejected', 0],
    ['2026-10-20', 'joined', 0],
    ['2026-11-01', 'joined', 1],
    ['2026-12-01', 'offered', 1],
  ])('joined until %s and %s are %i', async (joinTo, status, count) => {
    const { seafarer } = await applyFor(joinTo, status)
    expect((await seafarer.get(CONTRACTS)).body.items).toHaveLength(count)
  })
})

const CALENDAR = '/server/seaman/calendar'

async function addMedical(client: Parameters<typeof editOwnCv>[0], name = 'medical', validDate = '2027-03-01') {
  const { data } = await readOwnCv(client)
  const [first] = data.documents
  await editOwnCv(client, { documents: [{ ...first, id: 'medical', type: 'certificate', name, validDate }] as never })
}

const readFeed = async (path: string) =>
  createClient(server).get(path.replace('/calendar/', '/server/calendar/').replace('.ics', ''))

describe('the calendar of a seafarer', () => {
  it('is read by anyone who knows its address: expiries of papers, no numbers', async () => {
    const seafarer = await registerSeaman(server)
    await addMedical(seafarer)
    expect((await seafarer.get(CALENDAR)).body).toEqual({ createdAt: null, path: null })
    const { status, body } = await seafarer.post(CALENDAR)
    expect([status, body.path]).toEqual([201, expect.stringMatching(/^\/calendar\/[a-z2-7]{32}\.ics$/)])
    expect((await seafarer.get(CALENDAR)).body).toEqual({ createdAt: server.now(), path: null })
    const { headers, text } = await readFeed(body.path)
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['private, no-store', 'noindex'])
    expect(text).toContain('DTSTART;VALUE=DATE:20270301')
    expect(text).toContain('SUMMARY:Seafarer medical certificate expires')
    expect(await countRows('cv_calendar', 'secret_hash LIKE ?', `%${body.path.slice(10, 30)}%`)).toBe(0)
  })

  it.each([
    ['offered', true],
    ['joined', true],
    ['interview', false],
  ])('names the joining dates of what was agreed: %s is %s', async (status, isNamed) => {
    const { seafarer } = await applyFor('2026-12-01', status)
    const { path } = (await seafarer.post(CALENDAR)).body
    expect((await readFeed(path)).text.includes('SUMMARY:Joining')).toBe(isNamed)
  })

  it.each([
    ['offered', '2027-06-01', 1],
    ['joined', '2027-06-01', 1],
    ['offered', '2028-06-01', 0],
    ['interview', '2027-06-01', 0],
  ])('says what to renew for a contract that is %s when a paper ends on %s', async (status, validDate, count) => {
    const { seafarer } = await applyFor('2026-12-20', status)
    await addMedical(seafarer, 'medical', validDate)
    const { text } = await readFeed((await seafarer.post(CALENDAR)).body.path)
    const renewals = text.split('BEGIN:VEVENT').filter((event) => event.includes('SUMMARY:Renew for'))
    expect(renewals).toHaveLength(count)
    for (const event of renewals) {
      expect(event.replaceAll('\r\n ', '')).toMatch(/^SUMMARY:Renew for Company \d+: Seafarer medical certificate\r$/m)
      // A month before joining has passed: it is the day of the application.
      expect(event).toContain(
        `DTSTART;VALUE=DATE:${new Date(server.now()).toISOString().slice(0, 10).replaceAll('-', '')}`,
      )
    }
  })

  it('ends when another address is made, when it is ended, and while the account waits to be erased', async () => {
    const seafarer = await registerSeaman(server)
    const [one, two] = [(await seafarer.post(CALENDAR)).body.path, (await seafarer.post(CALENDAR)).body.path]
    expect([(await readFeed(one)).status, (await readFeed(two)).status]).toEqual([404, 200])
    const token = { 'x-csrf-token': await seafarer.getToken() }
    await seafarer.send('DELETE', CALENDAR, undefined, { headers: token })
    expect((await readFeed(two)).status).toBe(404)
    const { path } = (await seafarer.post(CALENDAR)).body
    await insertRow('erasure', { account_id: seafarer.accountId, requested_at: 1, erase_at: server.now() + 1 })
    expect((await readFeed(path)).status).toBe(404)
  })

  it('is the seafarer’s alone to make, and a name cannot break out of its line', async () => {
    expect((await (await registerCompany(server)).post(CALENDAR)).status).toBe(403)
    const seafarer = await registerSeaman(server)
    await addMedical(seafarer, 'a;b,c\\d END:VEVENT')
    const { text } = await readFeed((await seafarer.post(CALENDAR)).body.path)
    expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(1)
    expect(text).toContain('SUMMARY:a\\;b\\,c\\\\d END:VEVENT expires')
  })

  it('is guessed by no one: wrong addresses are counted', async () => {
    const stranger = createClient(server)
    const statuses: number[] = []
    for (let turn = 0; turn < 62; turn += 1)
      statuses.push((await stranger.get(`/server/calendar/${'a'.repeat(28)}${String(turn).padStart(4, 'b')}`)).status)
    expect(statuses[0]).toBe(404)
    expect(statuses.at(-1)).toBe(429)
  })
})

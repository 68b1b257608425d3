import { describe, expect, it } from 'vitest'
import { MAX_SAVED_SEARCHES } from '#src/contract/saved/saved-search.ts'
import { DAY, HOUR } from '#src/domain/time.ts'
import { sendAlerts } from '#src/server/work/saved/alerts.usecases.ts'
import { vacancySearchDomain } from '#src/server/work/vacancy-search/index.ts'
import type { Client } from '#tests/server/support/client.ts'
import { confirmAddress, insertCompany, insertVacancy, registerSeaman } from '#tests/server/support/fixtures.ts'
import { readMails } from '#tests/server/support/mailbox.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { savedDomain } from './index.ts'

const startServer = serverOf(savedDomain, vacancySearchDomain)

const server = startServer()
const VACANCIES = '/server/seaman/saved-vacancy'
const SEARCHES = '/server/seaman/saved-search'
const MASTERS = 'rank=master'

const remove = async ({ send, getToken }: Client, path: string) =>
  send('DELETE', path, undefined, { headers: { 'x-csrf-token': await getToken() } })

async function registerReader(language = 'en') {
  const seafarer = await registerSeaman(server, {}, language)
  await confirmAddress(seafarer.email)
  return seafarer
}

async function publish(data: Parameters<typeof insertVacancy>[1] = {}) {
  const company = await insertCompany()
  return insertVacancy(company, { rank: 'master', department: 'deck', published_at: server.now(), ...data })
}

async function tell() {
  server.sent.length = 0
  await sendAlerts(server.services)
  return (await readMails(server)).filter(({ kind }) => kind === 'vacancies-found')
}

describe('a vacancy that a seafarer puts aside', () => {
  it('is in the list, says so on its page, and goes when it is taken out; doing either again changes nothing', async () => {
    const [seafarer, { id }] = [await registerReader(), await publish()]
    for (const _again of [1, 2]) expect((await seafarer.put(`${VACANCIES}/${id}`, {})).body).toEqual({ saved: true })
    const { body } = await seafarer.get(VACANCIES)
    expect([body.total, body.items[0]]).toMatchObject([1, { id, rank: 'master', isOpen: true, isShown: true }])
    expect((await seafarer.get(`/server/vacancy/${id}`)).body.isSaved).toBe(true)
    for (const _again of [1, 2]) expect((await remove(seafarer, `${VACANCIES}/${id}`)).body).toEqual({ saved: false })
    expect((await seafarer.get(VACANCIES)).body.total).toBe(0)
    expect((await seafarer.get(`/server/vacancy/${id}`)).body.isSaved).toBe(false)
  })

  it('stays when it is over, and says so; what no one can read is not found', async () => {
    const [seafarer, { id }] = [await registerReader(), await publish({ expires_at: server.now() + HOUR })]
    const draft = await publish({ status: 'draft', published_at: null })
    await seafarer.put(`${VACANCIES}/${id}`, {})
    expect((await seafarer.put(`${VACANCIES}/${draft.id}`, {})).status).toBe(404)
    server.wait(2 * HOUR)
    expect((await seafarer.get(VACANCIES)).body.items).toMatchObject([{ id, isOpen: false, isShown: true }])
  })

  it('is no one else’s business', async () => {
    const [one, other, { id }] = [await registerReader(), await registerReader(), await publish()]
    await one.put(`${VACANCIES}/${id}`, {})
    expect((await other.get(VACANCIES)).body.items).toEqual([])
    await remove(other, `${VACANCIES}/${id}`)
    expect((await one.get(VACANCIES)).body.total).toBe(1)
  })
})

describe('a search that a seafarer keeps', () => {
  it('is kept once, in one spelling, without order, page and what no search reads', async () => {
    const seafarer = await registerReader()
    await seafarer.post(SEARCHES, { query: 'page=3&sort=salary&fleet=tanker-fleet&rank=master&utm=x', alert: 'none' })
    const { status, body } = await seafarer.post(SEARCHES, { query: 'rank=master&fleet=tanker-fleet', alert: 'weekly' })
    expect(status).toBe(200)
    expect(body.items).toMatchObject([{ query: 'rank=master&fleet=tanker-fleet', alert: 'weekly' }])
  })

  it('changes how often it tells and goes, for its owner alone', async () => {
    const [one, other] = [await registerReader(), await registerReader()]
    const { body } = await one.post(SEARCHES, { query: MASTERS, alert: 'none' })
    const path = `${SEARCHES}/${body.items[0].id}`
    expect((await other.put(path, { alert: 'daily' })).status).toBe(404)
    await remove(other, path)
    expect((await one.put(path, { alert: 'daily' })).body.items[0].alert).toBe('daily')
    expect((await remove(one, path)).body.items).toEqual([])
  })

  it('is refused where it is none, and where there are as many as one may keep', async () => {
    const seafarer = await registerReader()
    const refused = await seafarer.post(SEARCHES, { query: 'payFrom=-4', alert: 'none' })
    expect([refused.status, refused.body.errors.saved]).toMatchObject([422, { query: expect.any(String) }])
    for (let kept = 0; kept < MAX_SAVED_SEARCHES; kept += 1)
      await seafarer.post(SEARCHES, { query: `payFrom=${kept + 1}`, alert: 'none' })
    expect((await seafarer.post(SEARCHES, { query: MASTERS, alert: 'none' })).status).toBe(422)
    expect((await seafarer.post(SEARCHES, { query: 'payFrom=1', alert: 'none' })).status).toBe(200)
  })
})

describe('what a search tells by mail', () => {
  it('is what was published since it told last, when its day has come, once', async () => {
    const seafarer = await registerReader()
    await publish()
    await seafarer.post(SEARCHES, { query: MASTERS, alert: 'daily' })
    server.wait(HOUR)
    await publish({ vessel_type: 'lng-carrier' })
    await publish({ rank: 'bosun' })
    expect(await tell()).toEqual([])
    server.wait(DAY)
    const [mail, ...others] = await tell()
    expect([mail?.recipient, others]).toEqual([seafarer.email, []])
    expect([mail?.subject, mail?.text]).toEqual([
      '1 new vacancy for your search',
      expect.stringContaining('rank=master'),
    ])
    server.wait(DAY)
    expect(await tell()).toEqual([])
  })

  it('comes weekly where that was chosen, and never to an address that no one confirmed or where it is off', async () => {
    const [weekly, unconfirmed, off] = [
      await registerReader('uk'),
      await registerSeaman(server),
      await registerReader(),
    ]
    await weekly.post(SEARCHES, { query: MASTERS, alert: 'weekly' })
    await unconfirmed.post(SEARCHES, { query: MASTERS, alert: 'daily' })
    await off.post(SEARCHES, { query: MASTERS, alert: 'none' })
    await publish()
    server.wait(2 * DAY)
    await publish()
    expect((await tell()).map(({ recipient }) => recipient)).not.toContain(weekly.email)
    server.wait(6 * DAY)
    const told = await tell()
    expect(told.filter(({ recipient }) => recipient === weekly.email)).toMatchObject([{ language: 'uk' }])
    for (const { email } of [unconfirmed, off]) expect(told.map(({ recipient }) => recipient)).not.toContain(email)
  })

  it('does not tell later what was published while it told nothing', async () => {
    const seafarer = await registerReader()
    const { body } = await seafarer.post(SEARCHES, { query: MASTERS, alert: 'none' })
    server.wait(DAY)
    await publish()
    server.wait(HOUR)
    await seafarer.put(`${SEARCHES}/${body.items[0].id}`, { alert: 'daily' })
    server.wait(2 * DAY)
    expect((await tell()).map(({ recipient }) => recipient)).not.toContain(seafarer.email)
  })
})

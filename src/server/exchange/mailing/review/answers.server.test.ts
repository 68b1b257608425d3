import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { DOMAINS } from '#src/server/domains.ts'
import { createClient } from '#tests/server/support/client.ts'
import {
  countRows,
  insertVacancy,
  joinCompany,
  registerCompany,
  registerNewcomer,
} from '#tests/server/support/fixtures.ts'
import { INBOX } from '#tests/server/support/inbox.ts'
import { readMails } from '#tests/server/support/mailbox.ts'
import { startInterrupted } from '#tests/server/support/meanwhile.ts'
import { BROWSER, openReview, REVIEW, readRow, startReview } from '#tests/server/support/reviews.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { setRules } from '#tests/server/support/test-shop.ts'

const server = startInterrupted(serverOf(...DOMAINS))

beforeAll(async () => {
  await setRules(server, 'price', 'tankers,USD,0.20,2026-01-01,,Board')
})

type Started = Awaited<ReturnType<typeof startReview>>
type Writer = Pick<Started['reader'], 'post'>

const answer = (client: Writer, id: string, given: string) => client.post(`${REVIEW}/answer`, { id, answer: given })
const invite = (client: Writer, id: string, vacancyId: string) => client.post(`${REVIEW}/invitation`, { id, vacancyId })
const open = (client: Writer, id: string, userAgent: string | undefined = BROWSER) =>
  client.post(`${REVIEW}/opened`, { id }, { headers: { 'user-agent': userAgent } } as never)
const threadsOf = async (client: Pick<Started['reader'], 'get'>) => (await client.get(INBOX)).body.items
const revoke = ({ seaman, mailingId }: Started) =>
  seaman.post(`/server/seaman/mailing/${mailingId}/revocation`, { position: null })

describe('opening', () => {
  it('counts a person once, another browser later as forwarded, and no program', async () => {
    const { agency, id, mailingId, reader } = await startReview(server)
    for (const program of ['curl/8.5', 'Googlebot/2.1 (+http://www.google.com/bot.html)', ''])
      await open(reader, id, program)
    expect(await readRow(mailingId)).toMatchObject({ openedAt: null })
    for (const _time of [1, 2]) expect((await open(reader, id)).status).toBe(200)
    await open(agency, id)
    const { openedAt, forwardedAt } = await readRow(mailingId)
    expect([openedAt, forwardedAt]).toEqual([server.now(), null])
    server.wait(1000)
    for (const _time of [1, 2]) await open(createClient(server), id)
    expect(await readRow(mailingId)).toMatchObject({ openedAt, forwardedAt: server.now() })
  })

  it('does not count the seafarer, and nothing after the CV was withdrawn', async () => {
    const started = await startReview(server)
    await open(started.seaman, started.id)
    await revoke(started)
    expect((await open(started.reader, started.id)).status).toBe(404)
    expect(await readRow(started.mailingId)).toMatchObject({ openedAt: null })
  })
})

describe('“interested”', () => {
  it('reaches the inbox of the seafarer in their language, from a reader without an account', async () => {
    const { agency, seaman, id, mailingId, reader } = await startReview(server, {}, 'de')
    expect((await answer(reader, id, 'interested')).body).toEqual({ given: 'interested', at: server.now() })
    const [thread] = await threadsOf(seaman)
    expect(thread.last.preview).toContain('Lebenslauf')
    expect(await readRow(mailingId)).toMatchObject({ answer: 'interested', openedAt: server.now() })
    const reply = await seaman.post(`${INBOX}/thread/${thread.id}/message`, { text: 'Hello', key: crypto.randomUUID() })
    expect(reply.status, reply.text).toBe(201)
    expect(await threadsOf(agency)).toHaveLength(1)
  })

  it('is one message, however often it is sent, also twice at the same time', async () => {
    const { seaman, id, reader, agency } = await startReview(server)
    const twice = await Promise.all([answer(reader, id, 'interested'), answer(agency, id, 'interested')])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect((await answer(reader, id, 'interested')).body).toEqual(twice[0].body)
    const threads = await threadsOf(seaman)
    expect(threads.map(({ unread }: { unread: number }) => unread)).toEqual([1])
  })

  it('continues the conversation of the two', async () => {
    const { agency, seaman, id, reader } = await startReview(server)
    const to = { kind: 'company', id: agency.companyId }
    const first = await seaman.post(`${INBOX}/thread`, { to, text: 'Do you hire?', key: crypto.randomUUID() })
    expect(first.status, first.text).toBe(201)
    await answer(reader, id, 'interested')
    expect((await threadsOf(seaman)).map((thread: { id: string }) => thread.id)).toEqual([first.body.thread.id])
  })

  it('of a member is in the history of the company, and of nobody else', async () => {
    const { agency, id, mailingId } = await startReview(server)
    await answer(agency, id, 'not-now')
    await answer(agency, id, 'interested')
    expect(await countRows('organisation_event', "act = 'mailed-cv-answered' AND object_id = ?", mailingId)).toBe(2)
  })
})

describe('an answer', () => {
  it('can become more interested, and cannot be taken back', async () => {
    const { seaman, agency, id, mailingId, reader } = await startReview(server)
    expect((await answer(reader, id, 'not-now')).status).toBe(200)
    expect(await threadsOf(seaman)).toEqual([])
    expect((await answer(reader, id, 'interested')).status).toBe(200)
    expect((await answer(reader, id, 'not-now')).status).toBe(409)
    expect((await invite(agency, id, agency.vacancyId)).body.given).toBe('invited')
    for (const late of ['interested', 'not-now']) expect((await answer(reader, id, late)).status).toBe(409)
    expect(await readRow(mailingId)).toMatchObject({ answer: 'invited' })
  })

  it('is refused to the seafarer and to members who only read, and not found for another company', async () => {
    const { seaman, agency, id, mailingId } = await startReview(server)
    const viewer = await joinCompany(server, agency.companyId, 'viewer')
    const other = await registerCompany(server)
    for (const [client, status] of [
      [seaman, 403],
      [viewer, 403],
      [other, 404],
    ] as const) {
      expect((await answer(client, id, 'interested')).status).toBe(status)
      expect((await client.post(`${REVIEW}/stop`, { id, isStopped: true })).status).toBe(status)
    }
    expect(await readRow(mailingId)).toMatchObject({ answer: null })
  })

  it('is not found after the CV was withdrawn, also if that happens between reading and writing', async () => {
    const [before, meanwhile] = [await startReview(server), await startReview(server)]
    await revoke(before)
    expect((await answer(before.reader, before.id, 'interested')).status).toBe(404)
    const token = await meanwhile.reader.getToken()
    const late = await server.beforeWrite(
      () =>
        meanwhile.reader.send(
          'POST',
          `${REVIEW}/answer`,
          { id: meanwhile.id, answer: 'interested' },
          {
            headers: { 'x-csrf-token': token },
          },
        ),
      () =>
        env.DB.prepare('UPDATE mailing_recipient SET revoked_at = 1 WHERE mailing_id = ?')
          .bind(meanwhile.mailingId)
          .run(),
    )
    expect(late.status).toBe(404)
    for (const { seaman } of [before, meanwhile]) expect(await threadsOf(seaman)).toEqual([])
  })
})

describe('an invitation', () => {
  it('reaches a seafarer who is in no list, with its mail and a conversation about the vacancy, once', async () => {
    const { agency, seaman, id } = await startReview(server)
    const twice = await Promise.all([invite(agency, id, agency.vacancyId), invite(agency, id, agency.vacancyId)])
    expect(twice.map(({ status, text }) => [status, text.slice(0, 20)])).toEqual([
      [200, '{"given":"invited","'],
      [200, '{"given":"invited","'],
    ])
    expect((await seaman.get('/server/seaman/invitation')).body.total).toBe(1)
    const threads = await threadsOf(seaman)
    expect(threads.map((thread: { vacancy: { id: string } }) => thread.vacancy.id)).toEqual([agency.vacancyId])
    const mails = (await readMails(server)).filter((one) => one.recipient === seaman.email && one.kind === 'invited')
    expect(mails.map(({ text }) => text.includes('the CV that you sent it'))).toEqual([true])
    expect((await openReview(agency, id)).body).toMatchObject({
      answer: { given: 'invited' },
      own: { vacancies: [{ state: 'invited' }] },
    })
  })

  it('to a second vacancy is a second one; to one of another company or a closed one there is none', async () => {
    const { agency, seaman, id } = await startReview(server)
    const place = { id: agency.companyId, slug: agency.slug, name: 'Crew' }
    const second = await insertVacancy(place, { published_at: server.now(), expires_at: null })
    const closed = await insertVacancy(place, { status: 'closed' })
    const other = await startReview(server)
    await invite(agency, id, agency.vacancyId)
    expect((await invite(agency, id, second.id)).status).toBe(200)
    expect((await invite(agency, id, other.agency.vacancyId)).status).toBe(404)
    expect((await invite(agency, id, closed.id)).status).toBe(404)
    expect((await seaman.get('/server/seaman/invitation')).body.total).toBe(2)
  })

  it('is for members who may write alone', async () => {
    const { agency, seaman, id, reader } = await startReview(server)
    const viewer = await joinCompany(server, agency.companyId, 'viewer')
    const other = await registerCompany(server)
    const statuses = []
    for (const client of [reader, viewer, await registerNewcomer(server), seaman, other])
      statuses.push((await invite(client, id, agency.vacancyId)).status)
    expect(statuses).toEqual([401, 403, 403, 403, 404])
    expect((await seaman.get('/server/seaman/invitation')).body.total).toBe(0)
  })
})

describe('stopping', () => {
  it('ends letters to the address of this letter alone, and can be undone', async () => {
    const { agency, id, reader } = await startReview(server)
    const stopped = () =>
      countRows('mailing_address', 'organisation_id = ? AND stopped_at IS NOT NULL', agency.companyId)
    for (const _time of [1, 2])
      expect((await reader.post(`${REVIEW}/stop`, { id, isStopped: true })).body).toEqual({ isStopped: true })
    expect([await stopped(), (await openReview(reader, id)).body.isStopped]).toEqual([1, true])
    await reader.post(`${REVIEW}/stop`, { id, isStopped: false })
    expect([await stopped(), (await openReview(reader, id)).body.isStopped]).toEqual([0, false])
  })
})

import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { MAX_UNANSWERED } from '#src/contract/availability/availability.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import { applicationDomain } from '#src/server/work/application/index.ts'
import { askStillFree } from '#src/server/work/availability/ask.usecases.ts'
import { createClient, PASSWORD } from '#tests/server/support/client.ts'
import {
  confirmAddress,
  countRows,
  findColumn,
  insertVacancy,
  registerCompany,
  registerSeaman,
} from '#tests/server/support/fixtures.ts'
import { findLink, readMails } from '#tests/server/support/mailbox.ts'
import { startInterrupted } from '#tests/server/support/meanwhile.ts'
import { editOwnCv } from '#tests/server/support/own-cv.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { availabilityDomain } from './index.ts'

const startServer = serverOf(availabilityDomain, applicationDomain)

const MONTH = 30 * DAY

async function start(ahead = 10 * DAY, server = startServer()) {
  const person = await registerSeaman(server)
  await confirmAddress(person.email)
  const tell = (readyFrom: string | null) => editOwnCv(person, { readyFrom })
  await tell(toPlainDate(server.now() + ahead))
  await person.put('/server/seaman/visibility', { isHidden: false, isHideEnglish: false })
  return { server, person, tell }
}

type Started = Awaited<ReturnType<typeof start>>

async function ask({ server, person }: Started) {
  server.sent.length = 0
  await askStillFree(server.services)
  const mails = (await readMails(server)).filter(({ recipient }) => recipient === person.email)
  return mails.filter(({ kind }) => kind === 'still-free')
}

/** A month with one visit: a longer absence ends the session. */
async function passMonth({ server, person }: Started) {
  server.wait(MONTH / 2)
  await person.get('/server/seaman/profile')
  server.wait(MONTH / 2)
}

async function askForLink(started: Started): Promise<string> {
  await passMonth(started)
  const mails = await ask(started)
  expect(mails).toHaveLength(1)
  return findLink(mails, 'still-free').url.pathname.replace('/a/', '')
}

async function signInAgain({ server, person }: Started) {
  const client = createClient(server)
  await client.post('/server/security/auth/login', { email: person.email, password: PASSWORD })
  return client
}

const pathOf = (secret: string) => `/server/act/${secret}`

const readCard = async ({ server, person }: Started) => {
  const publicId = await findColumn('seaman', 'public_id', 'id', person.seamanId)
  return (await createClient(server).get(`/server/seamans/${publicId}`)).body
}

describe('the question whether someone is still available', () => {
  it('comes a month after the day was told, once a month, by a link of which only a digest is kept', async () => {
    const started = await start()
    started.server.wait(29 * DAY)
    expect(await ask(started)).toEqual([])
    started.server.wait(DAY)
    const mails = await ask(started)
    expect(mails).toHaveLength(1)
    const secret = findLink(mails, 'still-free').url.pathname.slice('/a/'.length)
    expect(secret).toMatch(/^[a-z2-7]{32}$/)
    const rows = await env.DB.prepare('SELECT * FROM still_free').all()
    expect(JSON.stringify(rows.results)).not.toContain(secret)
    expect(await ask(started)).toEqual([])
  })

  it('comes to no one who is hidden, is not available for long, tells no day, or declined such mails', async () => {
    const [hidden, later, silent, off] = await Promise.all([start(), start(100 * DAY), start(), start()])
    await hidden.person.put('/server/seaman/visibility', { isHidden: true, isHideEnglish: false })
    await silent.tell(null)
    await env.DB.prepare(
      `INSERT INTO notification_setting (account_id, kind, wanted, changed_at) SELECT ?, 'still_free', 0, 1`,
    )
      .bind(off.person.accountId)
      .run()
    for (const one of [hidden, later, silent, off]) {
      one.server.wait(MONTH)
      expect(await ask(one)).toEqual([])
    }
    later.server.wait(50 * DAY)
    expect(await ask(later)).toHaveLength(1)
  })

  it('stops after some that no one answered, and begins again with a new day', async () => {
    const started = await start()
    for (let asked = 0; asked < MAX_UNANSWERED; asked += 1) {
      started.server.wait(MONTH)
      expect(await ask(started)).toHaveLength(1)
    }
    started.server.wait(2 * MONTH)
    expect(await ask(started)).toEqual([])
    const back = await signInAgain(started)
    await editOwnCv(back, { readyFrom: toPlainDate(started.server.now()) })
    started.server.wait(MONTH)
    expect(await ask(started)).toHaveLength(1)
  })
})

describe('the answer', () => {
  it('needs no signing in: looking changes nothing, pressing confirms, and pressing again changes no more', async () => {
    const started = await start()
    const before = await readCard(started)
    expect(before.availability.confirmedOn).toBe(toPlainDate(started.server.now()))
    const secret = await askForLink(started)
    const reader = createClient(started.server)
    expect((await reader.get(pathOf(secret))).body).toMatchObject({ kind: 'still-free', answer: null })
    expect((await readCard(started)).availability).toEqual(before.availability)
    expect((await reader.post(pathOf(secret), { answer: 'free' })).body.answer).toBe('free')
    expect((await reader.post(pathOf(secret), { answer: 'not-free' })).body.answer).toBe('free')
    const after = await readCard(started)
    expect(after.availability).toEqual({ confirmedOn: toPlainDate(started.server.now()), isTakenBack: false })
    expect(after.readyFrom).toBe(before.readyFrom)
  })

  it('that they are not available holds until the CV tells another day, whatever else of it changes', async () => {
    const started = await start()
    const secret = await askForLink(started)
    const company = await registerCompany(started.server)
    const find = async () =>
      (await company.get('/server/seamans?readyTo=2030-01-01&rank=second-engineer')).body.items.map(
        ({ id }: { id: string }) => id,
      )
    const { id } = await readCard(started)
    expect(await find()).toContain(id)
    await createClient(started.server).post(pathOf(secret), { answer: 'not-free' })
    expect(await readCard(started)).toMatchObject({ readyFrom: null, availability: { isTakenBack: true } })
    expect(await find()).not.toContain(id)
    await editOwnCv(started.person, { contact: { mobile: '+380501112233' } })
    expect((await readCard(started)).availability.isTakenBack).toBe(true)
    const day = toPlainDate(started.server.now() + 5 * DAY)
    await started.tell(day)
    expect(await readCard(started)).toMatchObject({ readyFrom: day, availability: { isTakenBack: false } })
  })

  it('is not taken by what is wrong, over, told otherwise since, or of someone who closed their account', async () => {
    const server = startServer()
    const told = await start(10 * DAY, server)
    const closed = await start(10 * DAY, server)
    server.wait(20 * DAY)
    await told.person.get('/server/seaman/profile')
    server.wait(10 * DAY)
    server.sent.length = 0
    await askStillFree(server.services)
    const mails = (await readMails(server)).filter(({ kind }) => kind === 'still-free')
    const secretOf = ({ person }: Started) => {
      const own = mails.filter(({ recipient }) => recipient === person.email)
      return findLink(own, 'still-free').url.pathname.replace('/a/', '')
    }
    await told.tell('2027-05-01')
    await env.DB.prepare('INSERT INTO erasure (account_id, requested_at, erase_at) VALUES (?, 1, 2)')
      .bind(closed.person.accountId)
      .run()
    const reader = createClient(server)
    for (const secret of [secretOf(told), secretOf(closed), 'a'.repeat(32)]) {
      expect((await reader.get(pathOf(secret))).status).toBe(404)
      expect((await reader.post(pathOf(secret), { answer: 'free' })).status).toBe(404)
    }
    const over = await start()
    const late = pathOf(await askForLink(over))
    expect((await createClient(over.server).get(late)).status).toBe(200)
    over.server.wait(MONTH)
    expect((await createClient(over.server).get(late)).status).toBe(404)
  })

  it('goes with the account', async () => {
    const started = await start()
    await askForLink(started)
    await env.DB.prepare('DELETE FROM seaman WHERE id = ?').bind(started.person.seamanId).run()
    expect(await countRows('still_free', 'seaman_id = ?', started.person.seamanId)).toBe(0)
  })

  it('that comes second in the same moment gets the first one', async () => {
    const server = startInterrupted(startServer)
    const started = await start(10 * DAY, server)
    const path = pathOf(await askForLink(started))
    const [slow, fast] = [createClient(server), createClient(server)]
    const { body } = await server.beforeWrite(
      () => slow.post(path, { answer: 'not-free' }),
      () => fast.post(path, { answer: 'free' }),
    )
    expect(body.answer).toBe('free')
    expect((await readCard(started)).availability.isTakenBack).toBe(false)
  })
})

describe('how old an answer is', () => {
  it('is shown to the company beside an application, and orders nothing', async () => {
    const started = await start()
    const company = await registerCompany(started.server)
    const { id } = await insertVacancy(
      { id: company.companyId, slug: company.slug, name: 'C' },
      { published_at: started.server.now() },
    )
    await started.person.post(`/server/vacancy/${id}/application`, {})
    const { body } = await company.get(`/server/vacancy/${id}/application`)
    expect(body.items[0].seaman.availability).toEqual({
      confirmedOn: toPlainDate(started.server.now()),
      isTakenBack: false,
    })
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_SHARES } from '#src/contract/share/share.ts'
import { arbitraryCv } from '#src/domain/cv/cv.fixture.ts'
import { CV_LISTS, CV_PARTS, type Cv } from '#src/domain/cv/cv.ts'
import { writeCv } from '#src/domain/cv/cv-text.ts'
import { listMasked, MASKS, type Mask } from '#src/domain/cv/masks.ts'
import { sweepShares } from '#src/server/work/share/own-shares.usecases.ts'
import { type Client, createClient } from '#tests/server/support/client.ts'
import { countRows, findColumn, registerSeaman } from '#tests/server/support/fixtures.ts'
import { editOwnCv } from '#tests/server/support/own-cv.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { shareDomain } from './index.ts'

const startServer = serverOf(shareDomain)

const OWN = '/server/seaman/share'
const DAY = 86_400_000
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
const SEEN = { headers: { 'user-agent': BROWSER, 'x-client-place': 'UA;Odesa' } }

const lookFrom = (place: number) => ({ headers: { ...SEEN.headers, 'x-client-ip': `203.0.113.${place}` } })

const input = (more: object = {}) => ({ label: 'North Strand', days: 7, pin: '', masks: [], ...more })

type Made = { id: string; secret: string }

let names = 0

async function make(person: Client, more: object = {}): Promise<Made> {
  names += 1
  const label = `Agency ${names}`
  const answer = await person.post(OWN, input({ label, ...more }))
  expect(answer.status, answer.text).toBe(201)
  const made = answer.body.items.find((one: { label: string }) => one.label === label)
  return { id: made.id, secret: made.path.slice('/c/'.length) }
}

const share = async (person: Client, more: object = {}): Promise<string> => (await make(person, more)).secret

const pathOf = (secret: string) => `/server/share/${secret}`

async function start(replaced = {}) {
  const server = startServer(replaced)
  const person = await registerSeaman(server, { firstname: 'Ana', surname: 'Lim' })
  return { server, person, reader: createClient(server) }
}

describe('a link to a CV', () => {
  it('shows the CV as it is now, without what is masked, to someone without an account', async () => {
    const { person, reader } = await start()
    await editOwnCv(person, { contact: { mobile: '+380501112233' }, kin: { kinName: 'Olena' } })
    const secret = await share(person, { masks: ['kin'] })
    await editOwnCv(person, { contact: { mobile: '+380509998877' } })
    const { status, body, text } = await reader.get(pathOf(secret))
    expect(status).toBe(200)
    expect(body.shared).toMatchObject({ isOwn: false, cv: { contact: { mobile: '+380509998877' }, kin: {} } })
    expect(text).not.toContain('Olena')
  })

  it('keeps neither its secret nor its PIN, and tells its address for ten minutes only', async () => {
    const { server, person } = await start()
    const secret = await share(person, { pin: '123456' })
    const row = JSON.stringify(await server.services.db.$client.prepare('SELECT * FROM cv_share').all())
    expect(row).not.toContain(secret)
    expect(row).not.toContain('123456')
    expect((await person.get(OWN)).body.items[0].path).toBe(`/c/${secret}`)
    server.wait(10 * 60_000)
    expect((await person.get(OWN)).body.items[0].path).toBeNull()
    expect((await createClient(server).get(pathOf(secret))).body).toEqual({ shared: null })
  })

  it('answers the same for a secret that never was, one that is over, revoked, of a blocked or closing account', async () => {
    const { server, person, reader } = await start()
    const [over, revoked, other] = [await share(person, { days: 1 }), await make(person), await share(person)]
    expect((await person.post(`${OWN}/${revoked.id}/revoke`)).text).toContain(`"revokedAt":${server.now()}`)
    const answers = [await reader.get(pathOf('a'.repeat(32))), await reader.get(pathOf(revoked.secret))]
    server.wait(DAY)
    answers.push(await reader.get(pathOf(over)))
    const { db } = server.services
    await db.$client.prepare('UPDATE account SET blocked_at = 1 WHERE id = ?').bind(person.accountId).run()
    answers.push(await reader.get(pathOf(other)))
    await db.$client.prepare('UPDATE account SET blocked_at = NULL').run()
    expect((await reader.get(pathOf(other))).status).toBe(200)
    await db.$client
      .prepare('INSERT INTO erasure (account_id, requested_at, erase_at) VALUES (?, 1, 2)')
      .bind(person.accountId)
      .run()
    answers.push(await reader.get(pathOf(other)))
    for (const { status, body: told } of answers)
      expect([status, told.code, told.message]).toEqual([404, 'not-found', answers[0]?.body.message])
  })

  it('tells nothing before the PIN is right, lets that browser in for an hour, and slows down who guesses', async () => {
    const { server, person, reader } = await start()
    const secret = await share(person, { pin: '482913' })
    expect((await reader.get(pathOf(secret))).body).toEqual({ shared: null })
    const wrong = await reader.post(`${pathOf(secret)}/pin`, { pin: '482914' })
    expect([wrong.status, wrong.body.errors.share.pin]).toEqual([422, 'This PIN is wrong.'])
    expect((await reader.post(`${pathOf(secret)}/pin`, { pin: ' 482913 ' })).status).toBe(200)
    expect((await reader.get(pathOf(secret))).body.shared.cv.profileData.firstname).toBe('Ana')
    expect((await createClient(server).get(pathOf(secret))).body).toEqual({ shared: null })
    server.wait(3_600_000)
    expect((await reader.get(pathOf(secret))).body).toEqual({ shared: null })
    const guesses: number[] = []
    for (let guess = 0; guess < 12; guess += 1)
      guesses.push((await createClient(server).post(`${pathOf(secret)}/pin`, { pin: `11111${guess % 10}` })).status)
    expect(guesses.at(-1)).toBe(429)
    expect((await reader.post(`${pathOf('b'.repeat(32))}/pin`, { pin: '482913' })).status).toBe(404)
  })

  it('counts who looked: not its owner, not programs, not a mere fetch', async () => {
    const { person, reader } = await start()
    const secret = await share(person)
    await reader.get(pathOf(secret))
    await person.post(`${pathOf(secret)}/view`, undefined, SEEN)
    await reader.post(`${pathOf(secret)}/view`, undefined, { headers: { 'user-agent': 'Googlebot/2.1' } })
    expect((await person.get(OWN)).body.items[0]).toMatchObject({ views: 0, seen: [] })
    for (let view = 0; view < 22; view += 1) await reader.post(`${pathOf(secret)}/view`, undefined, lookFrom(view))
    const [seen] = (await person.get(OWN)).body.items
    expect(seen.views).toBe(22)
    expect(seen.seen).toHaveLength(20)
    expect(seen.seen[0]).toMatchObject({ country: 'UA', browser: 'Chrome · Linux' })
  })

  it('counts a browser once an hour, however often it looks, and two browsers of one network twice', async () => {
    const { server, person } = await start()
    const secret = await share(person)
    const look = (userAgent = BROWSER) =>
      createClient(server).post(`${pathOf(secret)}/view`, undefined, {
        headers: { ...lookFrom(1).headers, 'user-agent': userAgent },
      })
    const countViews = async () => (await person.get(OWN)).body.items[0].views
    for (let view = 0; view < 30; view += 1) await look()
    expect(await countViews()).toBe(1)
    await look(BROWSER.replace('Chrome', 'Chromium'))
    expect(await countViews()).toBe(2)
    server.wait(3_600_000)
    await look()
    expect(await countViews()).toBe(3)
    expect(JSON.stringify((await person.get(OWN)).body)).not.toContain('viewer')
  })

  it('counts a browser in which someone signed in by its mark, from whichever network it looks', async () => {
    const { server, person } = await start()
    const [secret, recruiter] = [await share(person), await registerSeaman(server)]
    for (const view of [1, 2, 3]) await recruiter.post(`${pathOf(secret)}/view`, undefined, lookFrom(view))
    expect((await person.get(OWN)).body.items[0].views).toBe(1)
  })

  it('that is revoked while someone reads is not read', async () => {
    const { server, person } = await start()
    const { id, secret } = await make(person)
    const { cvs } = server.services
    const other = startServer({
      cvs: {
        ...cvs,
        get: async (seamanId) => {
          await person.post(`${OWN}/${id}/revoke`)
          return cvs.get(seamanId)
        },
      },
    })
    expect((await createClient(other).get(pathOf(secret))).status).toBe(404)
  })

  it('is one for one try, however often it is sent, and at most ten are good at a time', async () => {
    const { person } = await start()
    const send = (key: string) => person.post(OWN, input(), { headers: { 'idempotency-key': key } })
    const answers = await Promise.all(Array.from({ length: 4 }, () => send('same-try-1')))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(await countRows('cv_share', 'seaman_id = ?', person.seamanId)).toBe(1)
    const more = await Promise.all(Array.from({ length: 12 }, (_, place) => send(`other-try-${place}`)))
    expect(more.filter(({ status }) => status === 201)).toHaveLength(MAX_SHARES - 1)
    expect(more.find(({ status }) => status === 422)?.body.errors.share.label).toContain('10 links')
  })

  it('refuses what cannot be with a message beside the field', async () => {
    const { person } = await start()
    const { status, body } = await person.post(OWN, input({ label: 'x'.repeat(81), days: 2, pin: '12' }))
    expect(status).toBe(422)
    expect(Object.keys(body.errors.share)).toEqual(['label', 'days', 'pin'])
  })

  it('of someone else is not found, and goes with its account', async () => {
    const { server, person } = await start()
    await share(person)
    const id = await findColumn('cv_share', 'id', 'seaman_id', person.seamanId)
    const stranger = await registerSeaman(server)
    expect((await stranger.post(`${OWN}/${id}/revoke`)).status).toBe(404)
    expect((await stranger.get(OWN)).body.items).toEqual([])
    server.wait(8 * DAY)
    await sweepShares(server.services)
    expect(await countRows('cv_share', 'seaman_id = ?', person.seamanId)).toBe(1)
    server.wait(30 * DAY)
    await sweepShares(server.services)
    expect(await countRows('cv_share', 'seaman_id = ?', person.seamanId)).toBe(0)
  })
})

/** Every path and value of an answer. */
function listPaths(told: Record<string, object | object[]>): string[] {
  return Object.entries(told).flatMap(([part, values]) =>
    [values].flat().flatMap((entry) => Object.keys(entry).map((name) => `${part}.${name}`)),
  )
}

it('no masked path is ever in the answer, whatever is in the CV and whatever is masked', async () => {
  const { server, person, reader } = await start()
  const paths = Object.entries({ ...CV_PARTS, ...CV_LISTS }).flatMap(([part, fields]) =>
    Object.keys(fields).map((name) => `${part}.${name}`),
  )
  const secrets = new Map<string, Mask[]>()
  for (const masks of [[], MASKS, MASKS.filter((_, place) => place % 2 === 0), MASKS.filter((_, place) => place % 2)])
    secrets.set(await share(person, { masks }), masks as Mask[])
  const { cvs } = server.services
  let version = 1
  await fc.assert(
    fc.asyncProperty(arbitraryCv, async (cv: Cv) => {
      const put = await cvs.put(person.seamanId, JSON.parse(JSON.stringify(cv)), version, server.now())
      if ('version' in put) version = put.version
      for (const [secret, masks] of secrets) {
        const { body } = await reader.get(pathOf(secret))
        const masked = listMasked(masks)
        const told = listPaths(JSON.parse(writeCv(cv))).filter((path) => paths.includes(path) && !masked.has(path))
        expect(
          listPaths(body.shared.cv)
            .filter((path) => paths.includes(path))
            .toSorted(),
        ).toEqual(told.toSorted())
      }
    }),
    { numRuns: 25 },
  )
})

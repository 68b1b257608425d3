import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { DAY } from '#src/domain/time.ts'
import { AGENCY_FEED, addressOf, createFeed, ENTRIES } from '#src/server/exchange/feed/reading/company-feed.fixture.ts'
import { fileDomain } from '#src/server/ground/file/index.ts'
import { vacancySearchDomain } from '#src/server/work/vacancy-search/index.ts'
import { createClient } from '#tests/server/support/client.ts'
import { type FeedCompany, startFeedCompany } from '#tests/server/support/feed-company.ts'
import { drawPng } from '#tests/server/support/files.ts'
import { countRows, findColumn } from '#tests/server/support/fixtures.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { feedDomain } from './index.ts'

const startServer = serverOf(feedDomain, fileDomain, vacancySearchDomain)

const { pilot, cadet, thirdEngineer, russian } = ENTRIES
const NONE = { new: 0, changed: 0, unchanged: 0, duplicate: 0, refused: 0, withdrawn: 0 }

/** Encodes windows-1251, where Cyrillic letters follow ASCII. */
const encodeCyrillic = (text: string) =>
  Uint8Array.from(text, (sign) => {
    const code = sign.charCodeAt(0)
    if (code < 0x80) return code
    return sign === 'ё' ? 0xb8 : code - 0x350
  })

let company: FeedCompany

beforeEach(async () => {
  company = await startFeedCompany()
})

describe('a file', () => {
  it('is read into a report of all its rows, and nothing is published', async () => {
    const answer = await company.upload(AGENCY_FEED)
    expect(answer.status).toBe(200)
    const { source, items: rows, total, waits } = await company.open(answer.id)
    expect(source).toMatchObject({ kind: 'upload', name: 'feed.xml', live: 0, confirmedAt: null })
    expect(source.report).toMatchObject({
      status: 'open',
      items: 16,
      counts: { ...NONE, new: 7, duplicate: 1, refused: 8 },
    })
    expect([rows.length, total, waits]).toEqual([16, 16, false])
    expect(rows[0]).toMatchObject({
      position: 1,
      externalId: addressOf(thirdEngineer.id),
      title: 'Third Engineer for Oil/chemical tanker',
      outcome: 'new',
      notes: ['contacts-removed'],
      vacancy: { rank: 'third-engineer', pay: { min: 490_000, max: 535_000, currency: 'USD', period: 'month' } },
    })
    expect(await company.found()).toEqual([])
    expect(await countRows('vacancy', 'company_id = ?', company.companyId)).toBe(0)
  })

  it('says of each refused row why', async () => {
    const { id } = await company.upload(AGENCY_FEED)
    const { items: rows, total } = await company.open(id, '?outcome=refused')
    expect(total).toBe(8)
    expect(rows.map(({ title, reasons }: { title: string; reasons: string[] }) => [title, reasons])).toEqual([
      ['Able Seaman for Reefer', ['pay-text']],
      ['Rock star wanted', ['rank-unknown', 'vessel-unknown']],
      ['Pumpman for Tanker', ['vessel-several']],
      ['Cook for Ferry', ['joining-passed']],
      ['Motorman for Coaster', ['fee']],
      ['Chief Cook for Cable lay vessel', ['no-post']],
      ['Fitter for Bulk Carrier', ['duration-unclear']],
      ['Electrician for Cruise Ship', ['pay-currency']],
    ])
  })

  it('shows of each refused row what was read, and publishes none of it', async () => {
    const { id } = await company.upload(createFeed([ENTRIES.words, ENTRIES.endless, ENTRIES.unknown]))
    const { items: rows } = await company.open(id)
    expect(rows.map(({ vacancy }: { vacancy: object }) => vacancy)).toMatchObject([
      { rank: 'able-seaman', vesselType: 'reefer', pay: null, joinFrom: '2027-01-10', duration: { months: 6 } },
      { rank: 'fitter', pay: { max: 180_000, currency: 'USD' }, duration: null },
      { rank: null, vesselType: null, pay: { max: 400_000 } },
    ])
    expect(await countRows('vacancy', 'company_id = ?', company.companyId)).toBe(0)
  })

  it('keeps weeks as weeks, and reads citizens and regulations into what is asked for', async () => {
    const text = 'EU citizen, STCW II/5, 12 months in rank. A supply vessel with a good crew.'
    const { items } = await company.publish(createFeed([{ ...ENTRIES.bosun, text }]))
    const shown = (await createClient(company.server).get(`/server/vacancy/${items[0].vacancyId}`)).body
    expect(shown.duration).toEqual({ months: 1.4, plusMinus: 0, days: 42 })
    expect(shown.nationalities).toHaveLength(27)
    expect(shown).toMatchObject({ certificates: ['able-seafarer-deck'], minMonthsInRank: 12 })
  })

  it('is published exactly as it was shown when it is confirmed', async () => {
    const { source, items: rows } = await company.publish(AGENCY_FEED)
    expect(source).toMatchObject({ live: 7, report: { status: 'confirmed', confirmedBy: 'owner' } })
    const found = await company.found()
    expect(found.map(({ rank }) => rank).sort()).toEqual(
      ['bosun', 'chief-engineer', 'chief-officer', 'deck-cadet', 'master', 'pilot', 'third-engineer'].sort(),
    )
    const links = rows.flatMap((row: { vacancyId: string | null }) => row.vacancyId ?? [])
    expect(new Set(links)).toEqual(new Set(found.map(({ id }) => id)))
    expect(await company.found(`q=${encodeURIComponent('Чёрном')}`)).toMatchObject([{ rank: 'chief-engineer' }])
    expect(await company.found('nationality=UA&rank=master')).toHaveLength(1)
    const detail = (await createClient(company.server).get(`/server/vacancy/${found[0]?.id}`)).body
    expect(JSON.stringify(detail)).not.toMatch(/crewing\.example|\+371|\+380|<script/)
  })

  it('read again makes no doubles', async () => {
    const first = await company.publish(AGENCY_FEED)
    const again = await company.upload(AGENCY_FEED)
    expect(again.id).toBe(first.source.id)
    const { source } = await company.open(again.id)
    expect(source.report).toMatchObject({ status: 'idle', counts: { ...NONE, unchanged: 7, duplicate: 1, refused: 8 } })
    expect((await company.confirm(source.id, source.report.id)).status).toBe(409)
    expect(await company.found()).toHaveLength(7)
    expect((await company.list()).items).toHaveLength(1)
  })

  it('changes what changed, under the same address', async () => {
    const { items: rows } = await company.publish(createFeed([pilot, cadet]))
    const next = await company.upload(createFeed([{ ...pilot, pay: '600 EUR per day', join: '20.12.2026' }, cadet]))
    const report = await company.open(next.id)
    expect(report.source.report.counts).toEqual({ ...NONE, changed: 1, unchanged: 1 })
    expect(report.items[0]).toMatchObject({
      outcome: 'changed',
      changes: ['pay', 'joining'],
      vacancyId: rows[0].vacancyId,
    })
    expect(await company.found('payFrom=20000')).toEqual([])
    await company.confirm(report.source.id, report.source.report.id)
    expect(await company.found('payFrom=20000')).toMatchObject([{ id: rows[0].vacancyId }])
    expect(await company.found()).toHaveLength(2)
  })

  it('withdraws what left it', async () => {
    const { items: rows } = await company.publish(createFeed([pilot, cadet]))
    const report = await company.publish(createFeed([pilot]))
    expect(report.source).toMatchObject({ live: 1, report: { counts: { ...NONE, unchanged: 1, withdrawn: 1 } } })
    expect(report.items[1]).toMatchObject({ outcome: 'withdrawn', vacancyId: rows[1].vacancyId, title: '' })
    expect(await company.found()).toMatchObject([{ rank: 'pilot' }])
    const page = () => createClient(company.server).get(`/server/vacancy/${rows[1].vacancyId}`)
    expect((await page()).body.status).toBe('expired')
    company.server.wait(31 * DAY)
    expect((await page()).status).toBe(410)
  })

  it('withdraws what cannot be published any more, and says why', async () => {
    await company.publish(createFeed([pilot, cadet]))
    const report = await company.publish(createFeed([{ ...pilot, pay: 'negotiable' }, cadet]))
    expect(report.items[0]).toMatchObject({ outcome: 'withdrawn', reasons: ['pay-text'] })
    expect(await company.found()).toMatchObject([{ rank: 'deck-cadet' }])
  })

  it('brings back what returns, under its old address', async () => {
    const first = await company.publish(createFeed([pilot, cadet]))
    await company.publish(createFeed([pilot]))
    const report = await company.publish(createFeed([pilot, cadet]))
    expect(report.items[1]).toMatchObject({ outcome: 'changed', notes: ['contacts-removed', 'returned'] })
    expect((await company.found()).map(({ id }) => id)).toContain(first.items[1].vacancyId)
  })

  it('does not open again what the company closed by hand', async () => {
    const { items: rows } = await company.publish(createFeed([pilot]))
    await env.DB.prepare("UPDATE vacancy SET status = 'closed' WHERE id = ?").bind(rows[0].vacancyId).run()
    const { id } = await company.upload(createFeed([{ ...pilot, pay: '600 EUR per day' }]))
    expect((await company.open(id)).items[0]).toMatchObject({
      outcome: 'unchanged',
      notes: ['contacts-removed', 'closed-by-hand'],
    })
  })

  it('renews a vacancy that ran out while it is still advertised', async () => {
    const asap = { ...ENTRIES.master, text: 'LNG service as master min 36 months.' }
    const first = await company.publish(createFeed([asap]))
    await env.DB.prepare("UPDATE vacancy SET status = 'expired' WHERE id = ?").bind(first.items[0].vacancyId).run()
    const again = await company.publish(createFeed([asap]))
    expect(again.items[0]).toMatchObject({
      outcome: 'changed',
      notes: ['contacts-removed', 'renewed'],
      vacancyId: first.items[0].vacancyId,
    })
    expect(await company.found()).toHaveLength(1)
  })

  it('keeps vacancies open that it still holds', async () => {
    const far = { ...russian, join: '10.04.2027' }
    const { items: rows, source } = await company.publish(createFeed([far]))
    const end = () => findColumn('vacancy', 'expires_at', 'id', rows[0].vacancyId)
    const before = await end()
    company.server.wait(5 * DAY)
    const { source: next } = await company.open((await company.upload(createFeed([far, pilot]))).id)
    await company.confirm(source.id, next.report.id)
    expect(Number(await end()) - Number(before)).toBe(5 * DAY)
  })

  it('joins two advertisements of one post, and lets go of the second one when it was published before', async () => {
    await company.publish(createFeed([ENTRIES.bosun]))
    const report = await company.publish(createFeed([ENTRIES.bosun, ENTRIES.bosunAgain]))
    expect(report.items).toMatchObject([
      { outcome: 'changed', changes: ['joining'], notes: ['contacts-removed', 'duplicates-joined'] },
      { outcome: 'duplicate', duplicateOf: 1 },
    ])
    expect(await company.found()).toHaveLength(1)
  })

  it('is refused whole when it is no feed, and leaves no source behind', async () => {
    const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa">]><rss><channel><item><title>&a;</title></item></channel></rss>'
    const codes = [
      ['<rss', 'This file is not well-formed XML.'],
      [bomb, /document type/],
      ['<html/>', /no vacancies/i],
      ['\n ', /choose a file/i],
    ] as const
    for (const [file] of codes) {
      const answer = await company.upload(file)
      expect([answer.status, answer.body.code], file).toEqual([422, 'validation-failed'])
      expect(answer.body.errors.feed.file, file).toMatch(/\p{L}{3}/u)
    }
    expect((await company.list()).items).toEqual([])
  })

  it.each([
    ['windows-1251', (text: string) => encodeCyrillic(text.replace('utf-8', 'windows-1251'))],
    [
      'UTF-16',
      (text: string) => new Uint8Array(Uint16Array.from(`\ufeff${text}`, (sign) => sign.charCodeAt(0)).buffer),
    ],
    ['UTF-8', (text: string) => new TextEncoder().encode(`\ufeff${text}`)],
  ])('in %s is read as it is written', async (_, encode) => {
    const { id, status } = await company.upload(encode(createFeed([russian])))
    expect(status).toBe(200)
    expect((await company.open(id)).items[0]).toMatchObject({ title: russian.title, outcome: 'new' })
  })

  it('is not told by its name: a picture that is called a feed is refused', async () => {
    const { status, body } = await company.upload(await drawPng(), { name: 'feed.xml' })
    expect([status, Object.keys(body.errors.feed)]).toEqual([422, ['file']])
    expect((await company.list()).items).toEqual([])
  })

  it('may have 900 kB, no more', async () => {
    const padding = (size: number) => createFeed([{ ...pilot, text: `${pilot.text}<!--${'x'.repeat(size)}-->` }])
    expect((await company.upload(padding(800_000))).status).toBe(200)
    const { status, body } = await company.upload(padding(900_000))
    expect([status, body.code]).toEqual([413, 'file-too-large'])
  })
})

describe('a confirmation', () => {
  it('waits until the company has confirmed its e-mail address', async () => {
    const verify = (at: number | null) =>
      env.DB.prepare('UPDATE account SET email_verified_at = ? WHERE email = ?').bind(at, company.email).run()
    await verify(null)
    const { id } = await company.upload(createFeed([pilot]))
    const { source } = await company.open(id)
    const refused = await company.confirm(id, source.report.id)
    expect([refused.status, refused.body.code]).toEqual([403, 'email-not-verified'])
    expect(await company.found()).toEqual([])
    await verify(1)
    expect((await company.confirm(id, source.report.id)).status).toBe(200)
    expect(await company.found()).not.toEqual([])
  })

  it('needs the word that no one is charged', async () => {
    const { id } = await company.upload(createFeed([pilot]))
    const { source } = await company.open(id)
    const answer = await company.confirm(id, source.report.id, false)
    expect([answer.status, Object.keys(answer.body.errors.feed)]).toEqual([422, ['noFee']])
    expect(await company.found()).toEqual([])
  })

  it('is of the report that was shown: a newer one is not published by it', async () => {
    const { id } = await company.upload(createFeed([pilot]))
    const { source } = await company.open(id)
    await company.upload(createFeed([cadet]))
    const answer = await company.confirm(id, source.report.id)
    expect([answer.status, answer.body.code]).toEqual([409, 'conflict'])
    expect(await company.found()).toEqual([])
  })

  it('acts once, however often and how many at once it comes', async () => {
    const { id } = await company.upload(createFeed([pilot, cadet]))
    const { source } = await company.open(id)
    const answers = await Promise.all([1, 2, 3, 4].map(() => company.confirm(id, source.report.id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await company.found()).toHaveLength(2)
    expect(await countRows('vacancy', 'company_id = ?', company.companyId)).toBe(2)
  })

  it('of what was read days ago is refused: "as soon as possible" is another day by now', async () => {
    const { id } = await company.upload(createFeed([pilot]))
    const { source } = await company.open(id)
    company.server.wait(4 * DAY)
    expect((await company.confirm(id, source.report.id)).status).toBe(422)
  })

  it('of an unknown report leads nowhere', async () => {
    const { id } = await company.upload(createFeed([pilot]))
    expect((await company.confirm(id, crypto.randomUUID())).status).toBe(404)
  })
})

describe('a company that is not verified', () => {
  it('has its first vacancies wait for a moderator', async () => {
    const newcomer = await startFeedCompany(startServer(), { verified: false })
    const { source, waits, items: rows } = await newcomer.publish(createFeed([pilot, cadet]))
    expect([source.live, waits]).toEqual([2, true])
    expect(await newcomer.found()).toEqual([])
    expect((await newcomer.get(`/server/vacancy/${rows[0].vacancyId}`)).status).toBe(404)
    expect(await countRows('vacancy', "status = 'moderation' AND company_id = ?", newcomer.companyId)).toBe(2)
  })
})

describe('a source', () => {
  it('is no one else’s: to other companies it does not exist', async () => {
    const { source } = await company.publish(createFeed([pilot]))
    const stranger = await startFeedCompany(company.server)
    const path = `/server/company/feed/${source.id}`
    const tries = [
      stranger.get(path),
      stranger.put(path, { publishesAlone: true }),
      stranger.act(source.id, 'reading'),
      stranger.act(source.id, 'removal', { vacancies: 'close' }),
      stranger.confirm(source.id, source.report.id),
      stranger.upload(createFeed([cadet]), { target: source.id }),
    ]
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
    expect((await stranger.list()).items).toEqual([])
    expect(await company.found()).toHaveLength(1)
  })

  it('is known by the name of its file, or given with a newer one', async () => {
    const { source } = await company.publish(createFeed([pilot]))
    const other = await company.upload(createFeed([cadet]), { name: 'other.xml' })
    expect(other.id).not.toBe(source.id)
    const newer = await company.upload(createFeed([pilot]), { name: 'november.xml', target: source.id })
    expect(newer.id).toBe(source.id)
  })

  it('does not publish what another source of the company has published', async () => {
    await company.publish(createFeed([pilot]))
    const { id } = await company.upload(createFeed([pilot, cadet]), { name: 'other.xml' })
    expect((await company.open(id)).items).toMatchObject([
      { outcome: 'refused', reasons: ['other-source'] },
      { outcome: 'new' },
    ])
  })

  it('is removed with its vacancies or without them', async () => {
    const first = await company.publish(createFeed([pilot]))
    expect((await company.act(first.source.id, 'removal', { vacancies: 'keep' })).status).toBe(200)
    expect(await company.found()).toHaveLength(1)
    const second = await company.publish(createFeed([cadet]))
    await company.act(second.source.id, 'removal', { vacancies: 'close' })
    expect(await company.found()).toMatchObject([{ rank: 'pilot' }])
    expect((await company.list()).items).toEqual([])
    expect(await countRows('feed_report_row', 'report_id = ?', second.source.report.id)).toBe(0)
  })

  it('is one of ten at most', async () => {
    for (let number = 0; number < 10; number += 1)
      expect((await company.upload(createFeed([]), { name: `${number}.xml` })).status).toBe(200)
    const answer = await company.upload(createFeed([]), { name: 'eleventh.xml' })
    expect([answer.status, Object.keys(answer.body.errors.feed)]).toEqual([422, ['file']])
  })

  it('is read by hand some times an hour', async () => {
    const statuses: number[] = []
    for (let turn = 0; turn < 31; turn += 1) statuses.push((await company.upload(createFeed([]))).status)
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true)
    const answer = await company.upload(createFeed([]))
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true])
  })

  it('keeps the rows of its last two reports, and the figures of twenty', async () => {
    await company.publish(createFeed([pilot]))
    for (let turn = 0; turn < 21; turn += 1) {
      company.server.wait(1)
      await company.upload(createFeed([pilot]))
    }
    const { id } = (await company.list()).items[0]
    expect((await company.open(id)).history).toHaveLength(20)
    expect(
      await countRows('feed_report_row', 'report_id IN (SELECT id FROM feed_report WHERE source_id = ?)', id),
    ).toBe(2)
  })
})

it('rows are read page by page', async () => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    ...pilot,
    id: 1000 + index,
    pay: `${300 + index} EUR per day`,
  }))
  const { id } = await company.upload(createFeed(many))
  const [first, second, third] = [
    await company.open(id),
    await company.open(id, '?page=2'),
    await company.open(id, '?page=3'),
  ]
  expect([first.items.length, second.items.length, third.items.length, first.total]).toEqual([50, 10, 0, 60])
})

import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { DAY } from '#src/domain/time.ts'
import { findExpiry } from '#src/domain/vacancy/own-vacancy.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { findPublisher } from '#src/server/work/vacancy/publisher.repository.ts'
import { decideStatus } from '#src/server/work/vacancy/vacancy-moves.ts'
import {
  areThese,
  closeVacancies,
  extendVacancies,
  writeVacancies,
} from '#src/server/work/vacancy/vacancy-publishing.repository.ts'
import type { VacancyRow } from '#src/server/work/vacancy/vacancy-row.ts'
import { vacancySearchDomain } from '#src/server/work/vacancy-search/index.ts'
import { createClient, START } from '#tests/server/support/client.ts'
import { countRows, createId, insertCompany, insertVacancy } from '#tests/server/support/fixtures.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { vacancyDomain } from './index.ts'

const startServer = serverOf(vacancyDomain, vacancySearchDomain)

const server = startServer()
const { db } = server.services
const client = createClient(server)
let company: Awaited<ReturnType<typeof insertCompany>>

const createRow = (changes: Partial<VacancyRow> = {}): VacancyRow => ({
  id: createId(),
  company_id: company.id,
  slug: 'bosun-psv',
  status: 'published',
  rank: 'bosun',
  department: 'deck',
  fleet: 'offshore-fleet',
  vessel_type: 'psv',
  vessel_class: null,
  vessel_name: null,
  size_value: null,
  size_unit: null,
  dwt: null,
  gt: null,
  built: null,
  flag: 'NO',
  engine: null,
  dp_class: 2,
  trading_areas: null,
  trading_area: null,
  pay_min: 20_000,
  pay_max: 25_000,
  pay_currency: 'EUR',
  pay_period: 'day',
  pay_usd: 872_093,
  join_from: '2026-12-01',
  join_to: '2026-12-10',
  port_name: null,
  port_country: null,
  duration_tenths: null,
  duration_plus_minus: null,
  duration_days: null,
  rotation_on: 28,
  rotation_off: 28,
  positions: 1,
  english_level: 'good',
  english_order: 3,
  any_nationality: 0,
  nationalities: '["UA","PH"]',
  certificates: '[]',
  min_months_in_rank: null,
  min_months_on_type: null,
  text: 'Quiet work in the fjords.',
  text_language: 'en',
  published_at: START,
  expires_at: START + 20 * DAY,
  created_at: START,
  updated_at: START,
  ...changes,
})

const PUBLISHING = { move: 'publish', now: START } as const
const write = (...rows: VacancyRow[]) => runBatch(db, writeVacancies(db, rows, company, PUBLISHING))
const find = (id: string) =>
  env.DB.prepare('SELECT seq, status, published_at, expires_at, text FROM vacancy WHERE id = ?')
    .bind(id)
    .first<{ seq: number; status: string; published_at: number | null; expires_at: number; text: string }>()
const search = async (query: string): Promise<string[]> =>
  (await client.get(`/server/vacancy?company=${company.slug}&${query}`)).body.items.map(({ id }: { id: string }) => id)

beforeEach(async () => {
  company = await insertCompany()
})

describe('a vacancy that is published', () => {
  it('is found by its facts and its words, and newer than all before it', async () => {
    const before = await insertVacancy(company)
    const [first, second] = [createRow(), createRow({ text: 'Another one.' })]
    await write(first, second)
    expect(await search('q=fjords')).toEqual([first.id])
    expect(await search('nationality=PH&rank=bosun')).toEqual([second.id, first.id])
    expect(await search('nationality=IN&rank=bosun')).toEqual([])
    expect((await find(first.id))?.seq).toBeGreaterThan(before.seq)
    expect(
      await countRows('vacancy_nationality', 'vacancy_seq = (SELECT seq FROM vacancy WHERE id = ?)', first.id),
    ).toBe(2)
  })

  it('keeps its age when it is corrected, and is found by the new words only', async () => {
    const row = createRow()
    await write(row)
    const first = await find(row.id)
    await write(createRow())
    await write({
      ...row,
      text: 'Windy work.',
      nationalities: '["UA"]',
      published_at: START + DAY,
      updated_at: START + DAY,
    })
    expect(await find(row.id)).toMatchObject({ seq: first?.seq, published_at: START, text: 'Windy work.' })
    expect([await search('q=windy'), await search('q=fjords')].map((found) => found.length)).toEqual([1, 1])
    expect(await search('q=windy')).toEqual([row.id])
    expect(await search('nationality=PH')).not.toContain(row.id)
  })

  it('is written in any number at once', async () => {
    const rows = Array.from({ length: 95 }, () => createRow())
    await write(...rows)
    expect(await countRows('vacancy', 'company_id = ?', company.id)).toBe(95)
    const answer = await client.get(`/server/vacancy?company=${company.slug}`)
    expect(answer.body.total).toBe(95)
  })

  it('is never one of another company', async () => {
    const row = createRow()
    await write(row)
    const stranger = await insertCompany()
    await runBatch(
      db,
      writeVacancies(db, [{ ...row, company_id: stranger.id, text: 'Taken over.' }], stranger, PUBLISHING),
    )
    expect(await find(row.id)).toMatchObject({ text: 'Quiet work in the fjords.' })
    await runBatch(db, closeVacancies(db, stranger.id, areThese([row.id]), START))
    expect(await find(row.id)).toMatchObject({ status: 'published' })
    expect([await search('q=fjords'), await search('q=taken')]).toEqual([[row.id], []])
    expect(await search('nationality=PH')).toEqual([row.id])
  })
})

describe('a vacancy that waits for a moderator', () => {
  const waiting = { status: 'moderation', published_at: null } as const

  it('is not found', async () => {
    const row = createRow(waiting)
    await write(row)
    expect(await search('')).toEqual([])
    expect((await client.get(`/server/vacancy/${row.id}`)).status).toBe(404)
  })

  it('gets its place among the others when it is published', async () => {
    const row = createRow(waiting)
    await write(row)
    const later = createRow()
    await write(later)
    await write({ ...row, status: 'published', published_at: START })
    expect(await search('')).toEqual([row.id, later.id])
  })
})

describe('a vacancy that is closed', () => {
  it('before anyone saw it is a draft again', async () => {
    const row = createRow({ status: 'moderation', published_at: null })
    await write(row)
    await runBatch(db, closeVacancies(db, company.id, areThese([row.id]), START))
    expect(await find(row.id)).toMatchObject({ status: 'draft' })
    expect((await client.get(`/server/vacancy/${row.id}`)).status).toBe(404)
  })

  it('leaves the search, and its page says so for thirty days', async () => {
    const row = createRow()
    await write(row)
    await runBatch(db, closeVacancies(db, company.id, areThese([row.id]), START))
    expect(await find(row.id)).toMatchObject({ status: 'closed', expires_at: START })
    expect(await search('')).toEqual([])
    expect(await countRows('vacancy_nationality', 'vacancy_seq = (SELECT seq FROM vacancy WHERE id = ?)', row.id)).toBe(
      0,
    )
    expect((await client.get(`/server/vacancy/${row.id}`)).body.status).toBe('expired')
  })

  it('can be opened again under the same address', async () => {
    const row = createRow()
    await write(row)
    await runBatch(db, closeVacancies(db, company.id, areThese([row.id]), START))
    await write({ ...row, published_at: START + DAY })
    expect(await search('')).toEqual([row.id])
    expect(await find(row.id)).toMatchObject({ status: 'published', published_at: START })
  })
})

it('the end of a published vacancy can be moved, that of another cannot', async () => {
  const [open, closed] = [createRow(), createRow()]
  await write(open, closed)
  await runBatch(db, closeVacancies(db, company.id, areThese([closed.id]), START))
  await runBatch(
    db,
    extendVacancies(db, [
      [open.id, START + 50 * DAY],
      [closed.id, START + 50 * DAY],
    ]),
  )
  expect(await find(open.id)).toMatchObject({ expires_at: START + 50 * DAY })
  expect(await find(closed.id)).toMatchObject({ expires_at: START })
})

it('a vacancy is shown for sixty days at most, and never after its joining window', () => {
  expect(findExpiry('2027-06-01', START)).toBe(START + 60 * DAY)
  expect(findExpiry('2026-11-30', START)).toBe(Date.UTC(2026, 11, 1))
})

describe('what a company publishes', () => {
  const publisher = {
    ...{
      id: '',
      slug: '',
      name: '',
      verified: false,
      emailVerified: true,
      published: 0,
      refusedAt: null,
      suspended: false,
    },
    ...{ country: 'GR', kind: 'agency' as const },
  }

  it.each([
    ['of a verified company is public at once', { verified: true }, 'published'],
    ['of another waits', {}, 'moderation'],
    ['waits no longer when five were public', { published: 5 }, 'published'],
    [
      'waits as long as its e-mail is not confirmed',
      { verified: true, published: 9, emailVerified: false },
      'moderation',
    ],
    ['waits for four weeks after a refusal', { verified: true, refusedAt: START - 28 * DAY + 1 }, 'moderation'],
    ['waits no longer after four weeks', { verified: true, refusedAt: START - 28 * DAY }, 'published'],
  ])('%s', (_, facts, status) => {
    expect(decideStatus({ publisher: { ...publisher, ...facts }, flags: [], now: START })).toBe(status)
  })

  it('is counted over what was public', async () => {
    await write(createRow(), createRow({ status: 'moderation', published_at: null }))
    expect(await findPublisher(db, company.id)).toMatchObject({ verified: true, emailVerified: false, published: 1 })
    expect(await findPublisher(db, createId())).toBeNull()
  })
})

import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { HOUR, MINUTE } from '#src/domain/time.ts'
import { importDueFeeds } from '#src/server/exchange/feed/fetch-feed.usecases.ts'
import { createFeed, ENTRIES } from '#src/server/exchange/feed/reading/company-feed.fixture.ts'
import { fileDomain } from '#src/server/ground/file/index.ts'
import { vacancySearchDomain } from '#src/server/work/vacancy-search/index.ts'
import { createWeb, type FeedCompany, startFeedCompany } from '#tests/server/support/feed-company.ts'
import { createId, findColumn, insertRow } from '#tests/server/support/fixtures.ts'
import { runSchedule } from '#tests/server/support/schedule.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { feedDomain } from './index.ts'

const startServer = serverOf(feedDomain, fileDomain, vacancySearchDomain)

const ADDRESS = 'https://crewing.com/feed.rss'
const { pilot, cadet, thirdEngineer, master, russian, chiefMate } = ENTRIES

let web: ReturnType<typeof createWeb>
let company: FeedCompany

const run = () => importDueFeeds(company.server.services)
const runAfter = async (wait: number) => {
  company.server.wait(wait)
  await run()
}

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM feed_source').run()
  web = createWeb()
  company = await startFeedCompany(startServer(web.services))
})

/** Adds the address and confirms its report. */
async function publishAddress(xml: string): Promise<string> {
  web.put(ADDRESS, xml)
  const { id } = (await company.add(ADDRESS)).body.source
  const { source } = await company.open(id)
  await company.confirm(id, source.report.id)
  return id
}

describe('an address', () => {
  it('is read as soon as it is added, and nothing is published', async () => {
    web.put(ADDRESS, createFeed([pilot]))
    const answer = await company.add(` ${ADDRESS}#top`)
    expect(answer.status).toBe(201)
    const { source } = await company.open(answer.body.source.id)
    expect(source).toMatchObject({
      kind: 'address',
      name: 'crewing.com',
      address: ADDRESS,
      failures: 0,
      report: { status: 'open', readBy: 'owner', counts: { new: 1 } },
    })
    expect(await company.found()).toEqual([])
    expect(web.asked[0]?.headers['user-agent']).toBe('Gangway feed reader')
  })

  it.each(['http://crewing.com/feed', 'https://127.0.0.1/', 'https://localhost/', 'crewing', ''])(
    '%j is refused before anything is asked',
    async (address) => {
      const answer = await company.add(address)
      expect([answer.status, Object.keys(answer.body.errors.feed)]).toEqual([422, ['address']])
      expect([web.asked, (await company.list()).items]).toEqual([[], []])
    },
  )

  it('is taken once', async () => {
    web.put(ADDRESS, createFeed([pilot]))
    await company.add(ADDRESS)
    expect((await company.add(ADDRESS)).status).toBe(422)
  })

  it('that does not answer is kept, says why, and is asked again ever more rarely', async () => {
    web.put(ADDRESS, { problem: 'timeout' })
    const { id } = (await company.add(ADDRESS)).body.source
    const read = async () => (await company.open(id)).source
    expect(await read()).toMatchObject({ failures: 1, failure: 'timeout', report: null })
    await runAfter(HOUR)
    expect(web.asked).toHaveLength(1)
    await runAfter(HOUR)
    expect([web.asked.length, (await read()).failures]).toEqual([2, 2])
    await runAfter(3 * HOUR)
    expect(web.asked).toHaveLength(2)
    web.put(ADDRESS, '<html></html>')
    await runAfter(HOUR)
    expect(await read()).toMatchObject({ failures: 3, failure: 'not-a-feed' })
    web.put(ADDRESS, createFeed([pilot]))
    await runAfter(8 * HOUR)
    expect(await read()).toMatchObject({ failures: 0, failure: null, report: { counts: { new: 1 } } })
  })

  it('that never answers is given up, until it is read by hand', async () => {
    web.put(ADDRESS, { problem: 'unreachable' })
    const { id } = (await company.add(ADDRESS)).body.source
    await env.DB.prepare('UPDATE feed_source SET failures = 19, due_at = 0 WHERE id = ?').bind(id).run()
    await run()
    expect((await company.open(id)).source).toMatchObject({ failures: 20, dueAt: null })
    web.put(ADDRESS, createFeed([pilot]))
    await company.act(id, 'reading')
    const { source } = await company.open(id)
    expect([source.failures, source.dueAt]).toEqual([0, company.server.now() + HOUR])
  })
})

describe('the schedule', () => {
  it('reads an address once an hour, however often it runs', async () => {
    await publishAddress(createFeed([pilot]))
    for (let turn = 0; turn < 30; turn += 1) await runAfter(5 * MINUTE)
    expect(web.asked).toHaveLength(1 + 2)
  })

  it('asks only for what has changed', async () => {
    web.put(ADDRESS, createFeed([pilot]), '"v1"')
    const { id } = (await company.add(ADDRESS)).body.source
    await runAfter(HOUR)
    expect(web.asked.at(-1)?.headers['if-none-match']).toBe('"v1"')
    web.put(ADDRESS, { status: 304 })
    await runAfter(HOUR)
    expect((await company.open(id)).source).toMatchObject({ failures: 0, readAt: company.server.now() })
  })

  it('keeps vacancies open whose feed has not changed', async () => {
    const id = await publishAddress(createFeed([{ ...russian, join: '10.04.2027' }]))
    const [row] = (await company.open(id)).items
    const end = () => findColumn('vacancy', 'expires_at', 'id', row.vacancyId)
    const before = Number(await end())
    await runAfter(HOUR)
    expect(Number(await end())).toBe(before + HOUR)
    web.put(ADDRESS, { status: 304 })
    await runAfter(2 * HOUR)
    expect(Number(await end())).toBe(before + 3 * HOUR)
  })

  it('publishes nothing by itself unless it was told to', async () => {
    const id = await publishAddress(createFeed([pilot]))
    web.put(ADDRESS, createFeed([pilot, cadet]))
    await runAfter(HOUR)
    expect((await company.open(id)).source.report).toMatchObject({ status: 'open', readBy: 'schedule' })
    expect(await company.found()).toHaveLength(1)
  })

  it('may be told so only after a first report was confirmed by hand', async () => {
    web.put(ADDRESS, createFeed([pilot]))
    const { id } = (await company.add(ADDRESS)).body.source
    const answer = await company.settle(id, true)
    expect([answer.status, Object.keys(answer.body.errors.feed)]).toEqual([422, ['publishesAlone']])
    const { source } = await company.open(id)
    await company.confirm(id, source.report.id)
    expect((await company.settle(id, true)).status).toBe(200)
    expect((await company.open(id)).source.publishesAlone).toBe(true)
  })

  it('then publishes, changes and withdraws what it reads', async () => {
    const id = await publishAddress(createFeed([pilot, cadet]))
    await company.settle(id, true)
    web.put(ADDRESS, createFeed([{ ...pilot, pay: '700 EUR per day' }, thirdEngineer]))
    await runAfter(HOUR)
    expect((await company.open(id)).source.report).toMatchObject({
      status: 'confirmed',
      confirmedBy: 'schedule',
      counts: { new: 1, changed: 1, withdrawn: 1 },
    })
    expect((await company.found('sort=joining')).map(({ rank }) => rank)).toEqual(['pilot', 'third-engineer'])
  })

  it('publishes nothing while the company is suspended', async () => {
    const id = await publishAddress(createFeed([pilot]))
    await company.settle(id, true)
    await insertRow('organisation_suspension', {
      ...{ id: createId(), organisation_id: company.companyId, reason: 'fees', suspended_at: 1 },
    })
    web.put(ADDRESS, createFeed([pilot, thirdEngineer]))
    await runAfter(HOUR)
    const { report } = (await company.open(id)).source
    expect(report).toMatchObject({ status: 'open', counts: { new: 1 } })
    expect((await company.confirm(id, report.id)).body.code).toBe('company-suspended')
    expect((await company.found()).map(({ rank }) => rank)).toEqual(['pilot'])
  })

  it('asks the owner when most of the vacancies would go', async () => {
    const id = await publishAddress(createFeed([pilot, cadet, thirdEngineer, master, russian, chiefMate]))
    await company.settle(id, true)
    web.put(ADDRESS, createFeed([pilot]))
    await runAfter(HOUR)
    expect((await company.open(id)).source.report).toMatchObject({ status: 'open', counts: { withdrawn: 5 } })
    expect(await company.found()).toHaveLength(6)
  })

  it('lets go of a report that no one confirmed when its feed is as before', async () => {
    const id = await publishAddress(createFeed([pilot]))
    web.put(ADDRESS, createFeed([pilot, cadet]))
    await runAfter(HOUR)
    const { source } = await company.open(id)
    web.put(ADDRESS, createFeed([pilot]))
    await runAfter(HOUR)
    expect((await company.open(id)).source.report).toMatchObject({ id: source.report.id, status: 'replaced' })
    expect((await company.confirm(id, source.report.id)).status).toBe(409)
  })

  it('leaves a report alone that the owner may be looking at', async () => {
    const id = await publishAddress(createFeed([pilot]))
    web.put(ADDRESS, createFeed([pilot, cadet]))
    await runAfter(HOUR)
    const { source } = await company.open(id)
    await runAfter(HOUR)
    expect((await company.open(id)).source.report.id).toBe(source.report.id)
    expect((await company.confirm(id, source.report.id)).status).toBe(200)
    expect(await company.found()).toHaveLength(2)
  })

  it('reads a source in one run only when several run at once', async () => {
    await publishAddress(createFeed([pilot]))
    company.server.wait(HOUR)
    await Promise.all([run(), run(), run()])
    expect(web.asked).toHaveLength(2)
  })

  it('continues when one of its sources fails', async () => {
    await publishAddress(createFeed([pilot]))
    const other = await company.add('https://other.com/feed')
    await env.DB.prepare('UPDATE feed_source SET due_at = 0').run()
    web.put(ADDRESS, createFeed([pilot, cadet]))
    await run()
    const { items } = await company.list()
    expect(
      items.map(({ id, failures, report }: { id: string; failures: number; report: { status: string } | null }) => [
        id === other.body.source.id,
        failures,
        report?.status,
      ]),
    ).toEqual([
      [false, 0, 'open'],
      [true, 2, undefined],
    ])
  })

  it('leaves files alone', async () => {
    const { id } = await company.upload(createFeed([pilot]))
    expect((await company.act(id, 'reading')).status).toBe(404)
    await runAfter(24 * HOUR)
    expect(web.asked).toEqual([])
  })

  it('is part of the scheduled work', async () => {
    await publishAddress(createFeed([pilot]))
    company.server.wait(HOUR)
    await runSchedule(company.server)
    expect(web.asked).toHaveLength(2)
  })
})

import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { HOUR } from '#src/domain/time.ts'
import SENTENCES from '#src/domain/vacancy/fee-sentences.fixture.json' with { type: 'json' }
import { moderationDomain } from '#src/server/back-office/moderation/index.ts'
import { feedDomain } from '#src/server/exchange/feed/index.ts'
import { createFeed, ENTRIES } from '#src/server/exchange/feed/reading/company-feed.fixture.ts'
import { fileDomain } from '#src/server/ground/file/index.ts'
import { vacancyEditorDomain } from '#src/server/work/vacancy-editor/index.ts'
import { vacancySearchDomain } from '#src/server/work/vacancy-search/index.ts'
import { registerAdmin } from '#tests/server/support/admins.ts'
import { createWeb } from '#tests/server/support/feed-company.ts'
import { countRows, createId, insertRow } from '#tests/server/support/fixtures.ts'
import { startInterrupted } from '#tests/server/support/meanwhile.ts'
import { idOf, type Office, startOffice } from '#tests/server/support/office.ts'
import { runSchedule } from '#tests/server/support/schedule.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { vacancyDomain } from './index.ts'

const startServer = serverOf(
  vacancyDomain,
  moderationDomain,
  feedDomain,
  fileDomain,
  vacancyEditorDomain,
  vacancySearchDomain,
)

const server = startServer()
const FEE = [{ language: 'en', text: 'A chief officer for a steady trade. Pay 900 USD to our agent before joining.' }]
const LATE = { join: '10.06.2027' }
const bosun = { ...ENTRIES.bosun, ...LATE }
const cadet = { ...ENTRIES.cadet, join: '01.06.2027 - 15.06.2027' }

/** An entry with a separate element for data besides the text. */
const withArea = (feed: string, area: string) => feed.replace('<guid>', `<tradingArea>${area}</tradingArea><guid>`)

describe('a text that waits for a moderator', () => {
  it('is not read by closing the vacancy after it was taken down', async () => {
    const office = await startOffice(server)
    const { id } = await office.publishNew()
    await office.decide(id, 'take-down')
    await office.desk.save(id, 2, { texts: FEE })
    expect((await office.desk.publish(id, 3)).body.state).toBe('moderation')
    expect((await office.desk.act(id, 'close', { outcome: 'filled-elsewhere' })).body.state).toBe('draft')
    expect(await office.visit(id)).toBe(404)
  })

  it('is not read by closing a vacancy that was approved with another one', async () => {
    const office = await startOffice(server, { verified: false })
    const { id } = await office.publishNew()
    await office.decide(id, 'approve')
    expect(await office.visit(id)).toBe(200)
    await office.desk.save(id, 2, { texts: FEE })
    await office.desk.publish(id, 3)
    expect(await office.visit(id)).toBe(404)
    await office.desk.act(id, 'close', { outcome: 'cancelled' })
    expect(await office.visit(id)).toBe(404)
  })

  it('is not read because its entry left the feed, nor by removing the feed', async () => {
    const office = await startOffice(server, { verified: false })
    const published = await office.feedPublish(createFeed([bosun, cadet]))
    const ids = [idOf(published), idOf(published, 1)] as const
    await Promise.all(ids.map((id) => office.decide(id, 'approve')))
    await office.feedPublish(
      createFeed([
        { ...bosun, text: `${bosun.text} Another ship.` },
        { ...cadet, pay: '500 USD' },
      ]),
    )
    expect(await Promise.all(ids.map(office.visit))).toEqual([404, 404])
    const left = await office.feedPublish(createFeed([{ ...cadet, pay: '500 USD' }]))
    await office.act(left.source.id, 'removal', { vacancies: 'close' })
    expect(await Promise.all(ids.map(office.visit))).toEqual([404, 404])
  })

  it('stays paused or closed of one that was public as it is', async () => {
    const office = await startOffice(server)
    const { id } = await office.publishNew()
    await office.desk.act(id, 'pause')
    expect(await office.visit(id)).toBe(404)
    await office.desk.act(id, 'close', { outcome: 'cancelled' })
    expect([await office.stateOf(id), await office.visit(id)]).toEqual(['closed', 200])
  })
})

describe('a fee', () => {
  it('is never public at once by a feed, in whatever language and wherever it stands', async () => {
    const office = await startOffice(server)
    const asking = Object.values(SENTENCES).flatMap(({ asks }) => asks)
    expect(asking.length).toBeGreaterThan(200)
    const entries = asking.map((sentence, index) => ({
      ...bosun,
      id: 1000 + index,
      text: `A steady ship with a good crew, number ${index}.\n${sentence}`,
    }))
    await office.feedPublish(createFeed(entries))
    expect(await countRows('vacancy', "company_id = ? AND status = 'published'", office.companyId)).toBe(0)
    const plain = createFeed(entries.map((entry, index) => ({ ...entry, text: `A steady ship, number ${index}.` })))
    let index = 0
    await office.feedPublish(
      plain.replaceAll('<guid>', () => {
        index += 1
        return `<tradingArea>${asking[index - 1]}</tradingArea><guid>`
      }),
    )
    const open = await env.DB.prepare("SELECT trading_area FROM vacancy WHERE company_id = ? AND status = 'published'")
      .bind(office.companyId)
      .all<{ trading_area: string | null }>()
    // Invalid trading areas are neither read nor published.
    expect(open.results.filter(({ trading_area: area }) => asking.some((one) => one === area))).toEqual([])
  })

  it('waits with its flag where the feed says it beside the text', async () => {
    const office = await startOffice(server)
    const published = await office.feedPublish(withArea(createFeed([bosun]), 'Payable by the seafarer before joining'))
    const id = idOf(published)
    expect([await office.stateOf(id), await office.visit(id)]).toEqual(['moderation', 404])
    const admin = await registerAdmin(server)
    const { items } = (await admin.get('/server/admin/vacancy')).body
    expect(items.find((item: { id: string }) => item.id === id)).toMatchObject({ flags: ['fee-words'] })
  })

  it('in words that the company typed is not let through by the feed that writes the rest', async () => {
    const office = await startOffice(server)
    const id = idOf(await office.feedPublish(createFeed([bosun])))
    const { form } = await office.desk.read(id)
    await office.put(`/server/vacancy/${id}`, { version: 0, form: { ...form, insurance: 'Visa fee 300 USD' } })
    expect((await office.desk.publish(id, 1)).body.state).toBe('moderation')
    await office.feedPublish(createFeed([{ ...bosun, pay: '260 EUR/day' }]))
    expect(await office.stateOf(id)).toBe('moderation')
    await office.feedPublish(createFeed([cadet]))
    await office.feedPublish(createFeed([bosun, cadet]))
    expect([await office.stateOf(id), await office.visit(id)]).toEqual(['moderation', 404])
  })
})

describe('after a refusal', () => {
  let office: Office
  let refused: string
  beforeEach(async () => {
    office = await startOffice(startServer())
    refused = idOf(await office.feedPublish(createFeed([bosun, cadet])))
    await office.decide(refused, 'take-down')
  })

  it('an entry that leaves the feed and comes back waits', async () => {
    expect(await office.stateOf(refused)).toBe('draft')
    await office.feedPublish(createFeed([cadet]))
    await office.feedPublish(createFeed([bosun, cadet]))
    expect([await office.stateOf(refused), await office.visit(refused)].join()).not.toContain('200')
    await office.waitWeeks(5)
    await office.feedPublish(createFeed([cadet]))
    await office.feedPublish(createFeed([bosun, cadet]))
    expect(await office.visit(refused)).toBe(404)
  })

  it('the same words under another id wait, also weeks later', async () => {
    const again = await office.feedPublish(createFeed([bosun, cadet, { ...bosun, id: 900, pay: '270 EUR/day' }]))
    expect(await office.stateOf(idOf(again, 2))).toBe('moderation')
    await office.waitWeeks(5)
    const later = await office.feedPublish(
      createFeed([bosun, cadet, { ...bosun, id: 901, pay: '280 EUR/day' }, { ...ENTRIES.master, ...LATE }]),
    )
    const states = await Promise.all([2, 3].map((at) => office.stateOf(idOf(later, at))))
    expect(states).toEqual(['moderation', 'published'])
  })

  it('everything that the company publishes waits for four weeks, what is public stays', async () => {
    expect(await countRows('vacancy', "company_id = ? AND status = 'published'", office.companyId)).toBe(1)
    const { id } = await office.desk.begin()
    expect((await office.desk.read(id)).waits).toBe(true)
    expect((await office.desk.publish(id, 1)).body.state).toBe('moderation')
    expect((await office.open((await office.list()).items[0].id)).waits).toBe(true)
    await office.waitWeeks(4)
    expect((await office.publishNew({ joinFrom: '2027-03-01', joinTo: '2027-03-10' })).state).toBe('published')
  })

  it('a paused vacancy is resumed by the moderator alone', async () => {
    const other = idOf(await office.feedPublish(createFeed([bosun, cadet])), 1)
    await office.desk.act(other, 'pause')
    expect((await office.desk.act(other, 'resume')).body.state).toBe('moderation')
    await office.decide(other, 'approve')
    expect(await office.visit(other)).toBe(200)
  })
})

it('a refusal that comes while a feed is being published is in time', async () => {
  const slow = startInterrupted(startServer)
  const office = await startOffice(slow)
  const first = idOf(await office.feedPublish(createFeed([cadet])))
  const { id } = await office.upload(createFeed([cadet, bosun]))
  const { source } = await office.open(id)
  const refusal = () =>
    insertRow('vacancy_decision', {
      ...{ vacancy_id: first, act: 'refuse', decided_by: createId(), decided_at: slow.now(), refused_at: slow.now() },
    })
  await slow.beforeWrite(() => office.confirm(id, source.report.id), refusal)
  expect(await office.stateOf(idOf(await office.open(id), 1))).toBe('moderation')
  expect((await office.found()).length).toBe(1)
})

it('an address that publishes by itself waits too after a refusal', async () => {
  const web = createWeb()
  const on = startServer(web.services)
  const office: Office = await startOffice(on)
  const address = 'https://crewing.com/feed.rss'
  web.put(address, createFeed([bosun]))
  const { id } = (await office.add(address)).body.source
  await office.confirm(id, (await office.open(id)).source.report.id)
  await office.settle(id, true)
  await office.decide(idOf(await office.open(id)), 'take-down')
  web.put(address, createFeed([bosun, cadet]))
  on.wait(HOUR)
  await runSchedule(on)
  const { items, source } = await office.open(id)
  expect(source.report).toMatchObject({ status: 'confirmed', confirmedBy: 'schedule' })
  expect(await office.stateOf(items[1].vacancyId)).toBe('moderation')
})

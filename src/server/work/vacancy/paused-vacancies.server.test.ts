import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { feedDomain } from '#src/server/exchange/feed/index.ts'
import { createFeed, ENTRIES } from '#src/server/exchange/feed/reading/company-feed.fixture.ts'
import { fileDomain } from '#src/server/ground/file/index.ts'
import { vacancyEditorDomain } from '#src/server/work/vacancy-editor/index.ts'
import { vacancySearchDomain } from '#src/server/work/vacancy-search/index.ts'
import { createId, insertRow } from '#tests/server/support/fixtures.ts'
import { idOf, startOffice } from '#tests/server/support/office.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { vacancyDomain } from './index.ts'

const startServer = serverOf(vacancyDomain, feedDomain, fileDomain, vacancyEditorDomain, vacancySearchDomain)

const server = startServer()
const LATE = { join: '10.06.2027' }

describe('a paused vacancy', () => {
  const LAW = { country: 'PH', from_day: '2020-01-01', source: 'An act', entered_by: createId(), entered_at: 1 }
  const law = (until: string | null) => insertRow('nationality_law', { id: createId(), ...LAW, until_day: until })
  const clear = () => env.DB.prepare('DELETE FROM nationality_law').run()

  it('is resumed as it was published, with the nationality in it, without form and clause', async () => {
    await law(null)
    const office = await startOffice(server)
    const { id } = await office.publishNew({ nationalities: [{ value: 'PH' }] })
    const before = (await office.get(`/server/vacancy/${id}`)).body
    await office.desk.save(id, 2, { payMax: '' })
    await office.desk.act(id, 'pause')
    const resumed = await office.desk.act(id, 'resume')
    expect(resumed.body).toMatchObject({ state: 'published', isDraft: true, expiresAt: before.expiresAt })
    expect((await office.get(`/server/vacancy/${id}`)).body).toEqual(before)
    expect(await office.found('nationality=PH')).toMatchObject([{ id }])
    expect((await office.desk.act(id, 'resume')).body.state).toBe('published')
    await clear()
  })

  it('names what has to be mended where its law is over, or its time', async () => {
    await law(null)
    const office = await startOffice(startServer())
    const { id } = await office.publishNew({ nationalities: [{ value: 'PH' }] })
    await office.desk.act(id, 'pause')
    await clear()
    expect((await office.desk.act(id, 'resume')).body.errors.resume.act).toContain('law')
    await law(null)
    await office.waitWeeks(9)
    const late = await office.desk.act(id, 'resume')
    expect([late.status, late.body.errors.resume.act]).toEqual([422, expect.stringContaining('has expired')])
    await clear()
  })

  it('from a feed is resumed too, and one that is not paused cannot be', async () => {
    const office = await startOffice(server)
    const id = idOf(await office.feedPublish(createFeed([{ ...ENTRIES.master, ...LATE }])))
    await office.desk.act(id, 'pause')
    expect((await office.desk.act(id, 'resume')).body.state).toBe('published')
    await office.desk.act(id, 'close', { outcome: 'cancelled' })
    expect((await office.desk.act(id, 'resume')).body.code).toBe('conflict')
  })

  it('can be shown to the very last day that is named', async () => {
    const office = await startOffice(server)
    const { id } = await office.publishNew({ joinTo: '2027-06-10' })
    const { latestDay } = await office.desk.read(id)
    expect((await office.desk.act(id, 'extend', { until: latestDay })).status).toBe(200)
  })
})

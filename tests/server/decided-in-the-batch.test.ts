import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { createFeed, ENTRIES } from '#src/server/exchange/feed/reading/company-feed.fixture.ts'
import type { Services } from '#src/server/platform/services.ts'
import { type FeedCompany, startFeedCompany } from './support/feed-company.ts'
import { begin, complete, send, sendPiece } from './support/files.ts'
import { countRows, findColumn, insertRow, insertVacancy, registerSeaman } from './support/fixtures.ts'
import { startInterrupted } from './support/meanwhile.ts'
import { startServer } from './support/product-server.ts'
import { eraseDueAccounts, makeExport } from './support/rights.ts'

const { pilot, cadet } = ENTRIES
const server = startInterrupted(startServer)

const close = (person: FeedCompany | Awaited<ReturnType<typeof registerSeaman>>) => () =>
  person.post('/server/user/erasure', { email: person.email })
const show = (person: Awaited<ReturnType<typeof registerSeaman>>) => () =>
  person.put('/server/seaman/visibility', { isHidden: false, isHideEnglish: false })
const countOpen = (company: FeedCompany) =>
  countRows('vacancy', "company_id = ? AND status IN ('published', 'moderation')", company.companyId)

/** An uploaded file that waits for its word. */
async function upload(company: FeedCompany, file: string) {
  const { id } = await company.upload(file)
  const report: string = (await company.open(id)).source.report.id
  return { id, confirm: () => company.confirm(id, report) }
}

describe('closing an account', () => {
  it('closes the vacancy that was published a moment ago', async () => {
    const company = await startFeedCompany(server)
    const publisher = { id: company.companyId, slug: company.slug, name: 'X' }
    const publish = () => insertVacancy(publisher, { status: 'published' })
    expect((await server.beforeWrite(close(company), publish)).status).toBe(200)
    expect(await countOpen(company)).toBe(0)
    expect(
      await countRows('vacancy_search', 'rowid IN (SELECT seq FROM vacancy WHERE company_id = ?)', company.companyId),
    ).toBe(0)
  })

  it('hides the seafarer who showed themselves a moment ago, and leaves what they chose', async () => {
    const seaman = await registerSeaman(server)
    expect((await server.beforeWrite(close(seaman), show(seaman))).status).toBe(200)
    expect(await findColumn('crew_card', 'is_hidden', 'seaman_id', seaman.seamanId)).toBe('1')
    expect(await findColumn('seaman', 'is_hidden', 'id', seaman.seamanId)).toBe('0')
  })

  it('is not undone by a wish to be shown that was under way', async () => {
    const seaman = await registerSeaman(server)
    expect((await server.beforeWrite(show(seaman), close(seaman))).status).toBe(401)
    expect(await findColumn('crew_card', 'is_hidden', 'seaman_id', seaman.seamanId)).toBe('1')
  })

  it('is not undone by a report that was being published', async () => {
    const company = await startFeedCompany(server)
    const { confirm } = await upload(company, createFeed([pilot]))
    expect((await server.beforeWrite(confirm, close(company))).status).toBe(401)
    expect(await countOpen(company)).toBe(0)
  })
})

describe('a feed', () => {
  it('is not published past the moderator when the company lost its mark meanwhile', async () => {
    const company = await startFeedCompany(server)
    const { confirm } = await upload(company, createFeed([pilot]))
    const unmark = () =>
      env.DB.prepare('UPDATE organisation SET verified = 0 WHERE id = ?').bind(company.companyId).run()
    expect((await server.beforeWrite(confirm, unmark)).status).toBe(409)
    expect(await countOpen(company)).toBe(0)
  })

  it('read while an older reading is published is read again, so that nothing is published twice', async () => {
    const company = await startFeedCompany(server)
    const { id, confirm } = await upload(company, createFeed([pilot]))
    const newer = new TextEncoder().encode(createFeed([pilot, cadet]))
    const sent = (await begin(company, newer, { purpose: 'feed' })).body
    await sendPiece(company, sent.id, newer, 0)
    const read = () => complete(company, sent.id, { target: id })
    expect((await server.beforeWrite(read, confirm)).status).toBe(409)
    await send(company, newer, { purpose: 'feed', input: { target: id } })
    expect((await company.open(id)).source.report.counts).toMatchObject({ new: 1, unchanged: 1 })
  })

  it('that is removed with its vacancies leaves none that was published a moment ago', async () => {
    const company = await startFeedCompany(server)
    const { id, confirm } = await upload(company, createFeed([pilot]))
    const remove = () => company.act(id, 'removal', { vacancies: 'close' })
    expect((await server.beforeWrite(remove, confirm)).status).toBeLessThan(300)
    expect(await countOpen(company)).toBe(0)
  })
})

describe('a copy of one’s data', () => {
  it('asked for twice at once is one', async () => {
    const seaman = await registerSeaman(server)
    const ask = () => seaman.post('/server/user/copy')
    expect((await server.beforeWrite(ask, ask)).status).toBe(200)
    expect(await countRows('data_export', 'account_id = ?', seaman.accountId)).toBe(1)
  })

  it('that is ready only after the person was erased leaves no file', async () => {
    const { services } = startServer()
    const seaman = await registerSeaman(startServer())
    const { accountId } = seaman
    const row = { id: 'late', account_id: accountId, created_at: services.clock() }
    await insertRow('data_export', row)
    const save: Services['files']['save'] = async (...file) => {
      await insertRow('erasure', { account_id: accountId, requested_at: 1, erase_at: 2 })
      await eraseDueAccounts(services)
      return services.files.save(...file)
    }
    await makeExport({ ...services, files: { ...services.files, save } }, 'late')
    expect(await countRows('account', 'id = ?', accountId)).toBe(0)
    expect((await env.FILES.list({ prefix: `account/${accountId}` })).objects).toEqual([])
  })
})

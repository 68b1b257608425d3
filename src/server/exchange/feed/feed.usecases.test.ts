import { describe, expect, it } from 'vitest'
import { readList } from '#src/contract/http/describe-list.ts'
import { FEED_ROWS } from '#src/contract/lists.ts'
import { confirmAddress, countRows, registerCompany } from '#tests/server/support/fixtures.ts'
import { refusal } from '#tests/server/support/people.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { confirmFeed, getFeed, removeFeed } from './feed.usecases.ts'
import { feedDomain } from './index.ts'
import { readFeedFile } from './read-feed-file.usecases.ts'
import { createFeed, ENTRIES } from './reading/company-feed.fixture.ts'

const startServer = serverOf(feedDomain)

const server = startServer()
const { services } = server
const FEED = createFeed([ENTRIES.pilot, ENTRIES.cadet])

const readFile = (companyId: string, text: string, name: string) =>
  readFeedFile(services, {
    id: 'sent',
    accountId: null,
    actsFor: null,
    organisationId: companyId,
    bytes: new TextEncoder().encode(text),
    name,
  })

/** A company that has brought in a file, and what the report of it says. */
async function startFeed() {
  const { companyId, email } = await registerCompany(server)
  await confirmAddress(email)
  const { resultId: id } = await readFile(companyId, FEED, 'fleet.xml')
  const read = () => getFeed(services, companyId, id, readList(FEED_ROWS, {}))
  const { source } = await read()
  const report = source.report?.id ?? ''
  return {
    companyId,
    id,
    read,
    report,
    countOpen: () => countRows('vacancy', "company_id = ? AND status = 'published'", companyId),
  }
}

describe('reading a feed', () => {
  it('says what each row comes to, and publishes nothing', async () => {
    const { read, countOpen } = await startFeed()
    const { items: rows, source } = await read()
    expect([rows.length, source.name, source.live]).toEqual([2, 'fleet.xml', 0])
    expect(await countOpen()).toBe(0)
  })

  it('leaves no source of a file that cannot be read', async () => {
    const { companyId } = await registerCompany(server)
    await expect(readFile(companyId, 'no feed', 'x.xml')).rejects.toEqual(refusal('validation-failed'))
    expect(await countRows('feed_source', 'company_id = ?', companyId)).toBe(0)
  })
})

describe('publishing and closing', () => {
  it('publishes a report as it was shown, once, and only without fees', async () => {
    const { companyId, id, report, read, countOpen } = await startFeed()
    const confirm = (noFee: boolean) => confirmFeed(services, companyId, id, { report, noFee })
    await expect(confirm(false)).rejects.toEqual(refusal('validation-failed'))
    await confirm(true)
    await confirm(true)
    const { counts } = (await read()).source.report ?? {}
    expect(await countOpen()).toBe(counts?.new)
    expect(await countOpen()).toBeGreaterThan(0)
  })

  it('closes its vacancies with the source where the company wants it', async () => {
    const { companyId, id, report, countOpen } = await startFeed()
    await confirmFeed(services, companyId, id, { report, noFee: true })
    await removeFeed(services, companyId, id, 'close')
    expect(await countOpen()).toBe(0)
    expect(await countRows('vacancy', "company_id = ? AND status = 'closed'", companyId)).toBeGreaterThan(0)
  })
})

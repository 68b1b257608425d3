import { describe, expect, it } from 'vitest'
import { readList } from '#src/contract/http/describe-list.ts'
import { FEED_ROWS } from '#src/contract/lists.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { confirmAddress, countRows, registerCompany } from '#tests/server/support/fixtures.ts'
import { refusal, sessionOf } from '#tests/server/support/people.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { confirmFeed, getFeed, removeFeed } from './feed.usecases.ts'
import { feedDomain } from './index.ts'
import { readFeedFile } from './read-feed-file.usecases.ts'
import { createFeed, ENTRIES } from './reading/company-feed.fixture.ts'

const startServer = serverOf(feedDomain)

const server = startServer()
const { services } = server
const FEED = createFeed([ENTRIES.pilot, ENTRIES.cadet])

const readFile = (session: Session, text: string, name: string) =>
  readFeedFile(services, {
    id: 'sent',
    accountId: null,
    session,
    organisationId: session.organisationId,
    bytes: new TextEncoder().encode(text),
    name,
  })

/** A company with an imported file, and its report. */
async function startFeed() {
  const company = await registerCompany(server)
  const { companyId } = company
  await confirmAddress(company.email)
  const session = await sessionOf(server, company)
  const { resultId: id } = await readFile(session, FEED, 'fleet.xml')
  const read = () => getFeed(services, companyId, id, readList(FEED_ROWS, {}))
  const { source } = await read()
  const report = source.report?.id ?? ''
  return {
    ...{ companyId, session, id },
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
    const company = await registerCompany(server)
    const { companyId } = company
    await expect(readFile(await sessionOf(server, company), 'no feed', 'x.xml')).rejects.toEqual(
      refusal('validation-failed'),
    )
    expect(await countRows('feed_source', 'company_id = ?', companyId)).toBe(0)
  })
})

describe('publishing and closing', () => {
  it('publishes a report as it was shown, once, and only without fees', async () => {
    const { session, id, report, read, countOpen } = await startFeed()
    const confirm = (noFee: boolean) => confirmFeed(services, session, id, { report, noFee })
    await expect(confirm(false)).rejects.toEqual(refusal('validation-failed'))
    await confirm(true)
    await confirm(true)
    const { counts } = (await read()).source.report ?? {}
    expect(await countOpen()).toBe(counts?.new)
    expect(await countOpen()).toBeGreaterThan(0)
  })

  it('closes its vacancies with the source where the company wants it', async () => {
    const { companyId, session, id, report, countOpen } = await startFeed()
    await confirmFeed(services, session, id, { report, noFee: true })
    await removeFeed(services, session, id, 'close')
    expect(await countOpen()).toBe(0)
    expect(await countRows('vacancy', "company_id = ? AND status = 'closed'", companyId)).toBeGreaterThan(0)
  })
})

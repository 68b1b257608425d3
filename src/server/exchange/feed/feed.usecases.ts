import type { FeedDetail, FeedQuery, FeedSourceList } from '#src/contract/feed/schemas.ts'
import { FEED_ROWS } from '#src/contract/lists.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findPublisher } from '#src/server/work/vacancy/publisher.repository.ts'
import { decideStatus } from '#src/server/work/vacancy/vacancy-moves.ts'
import { closeVacancies } from '#src/server/work/vacancy/vacancy-publishing.repository.ts'
import { confirmReport } from './confirm-report.usecases.ts'
import { areLiveOf } from './feed-items.repository.ts'
import { findReportPage, findReports } from './feed-reports.repository.ts'
import { deleteSource, findSourceStates, findSources, saveSettings } from './feed-sources.repository.ts'
import { addSource, createFeedFailure, getSource, MAX_SOURCES } from './feed-sources.usecases.ts'
import { toReport, toRow, toSource } from './feed-view.ts'
import { fetchFeed } from './fetch-feed.usecases.ts'

export async function listFeeds({ db }: Needs<'db'>, companyId: string): Promise<FeedSourceList> {
  const sources = await findSources(db, companyId)
  const { reports, live } = await findSourceStates(
    db,
    sources.map(({ id }) => id),
  )
  return {
    items: sources.map((row) => toSource(row, reports.get(row.id), live.get(row.id) ?? 0)),
    most: MAX_SOURCES,
  }
}

/** A source with a page of its newest report. */
export async function getFeed(
  services: Needs<'db' | 'clock'>,
  companyId: string,
  id: string,
  query: FeedQuery,
): Promise<FeedDetail> {
  const { db, clock } = services
  const source = await getSource(services, companyId, id)
  const [history, states, publisher] = await Promise.all([
    findReports(db, id),
    findSourceStates(db, [id]),
    findPublisher(db, companyId),
  ])
  const [latest] = history
  const offset = (query.page - 1) * FEED_ROWS.pageSize
  const rows = latest
    ? await findReportPage(db, latest.id, { outcome: query.outcome, limit: FEED_ROWS.pageSize, offset })
    : []
  const report = latest && toReport(latest)
  const counts = Object.values(report?.counts ?? {})
  return {
    source: toSource(source, latest, states.live.get(id) ?? 0),
    items: rows.map(toRow),
    total: query.outcome ? (report?.counts[query.outcome] ?? 0) : counts.reduce((sum, count) => sum + count, 0),
    page: query.page,
    pageSize: FEED_ROWS.pageSize,
    history: history.map(toReport),
    waits: publisher === null || decideStatus({ publisher, flags: [], now: clock() }) === 'moderation',
  }
}

const takeTurn = ({ limiter, clock }: Needs<'clock' | 'limiter'>, companyId: string) =>
  limiter.take('feed-company', companyId, clock())

/** Adds an address and reads it at once; what fails then is shown with the source, which is asked again by the schedule. */
export async function addAddress(
  services: Needs<'db' | 'clock' | 'ids' | 'limiter' | 'web' | 'config'>,
  companyId: string,
  text: string,
): Promise<string> {
  const url = services.web.readAddress(text)
  if (!url) throw createFeedFailure('address', { id: 'feed.failure.address' })
  await takeTurn(services, companyId)
  const name = url.hostname
  const source = await addSource(services, companyId, 'address', { kind: 'address', name, address: url.href })
  await fetchFeed(services, source, 'owner')
  return source.id
}

/** Reads an address now instead of waiting for the schedule. */
export async function readNow(
  services: Needs<'db' | 'clock' | 'ids' | 'limiter' | 'web' | 'config'>,
  companyId: string,
  id: string,
): Promise<void> {
  const source = await getSource(services, companyId, id)
  if (source.kind !== 'address') throw new Failure('not-found')
  await takeTurn(services, companyId)
  await fetchFeed(services, source, 'owner')
}

export async function confirmFeed(
  services: Needs<'db' | 'clock' | 'ids'>,
  companyId: string,
  id: string,
  input: { report: string; noFee: boolean },
): Promise<void> {
  const source = await getSource(services, companyId, id)
  if (!input.noFee) throw createFeedFailure('noFee', { id: 'feed.confirm.fee-missing' })
  await confirmReport(services, source, input.report, 'owner')
}

/** Lets the schedule publish by itself; only what was confirmed once by hand can be trusted so. */
export async function changeSettings(
  services: Needs<'db' | 'clock'>,
  companyId: string,
  id: string,
  publishesAlone: boolean,
): Promise<void> {
  const source = await getSource(services, companyId, id)
  if (publishesAlone && (source.kind !== 'address' || source.confirmedAt === null))
    throw createFeedFailure('publishesAlone', { id: 'feed.settings.first' })
  await saveSettings(services.db, id, publishesAlone, services.clock())
}

/** Removes a source with its reports; its vacancies stay as any others, or are closed with it. */
export async function removeFeed(
  services: Needs<'db' | 'clock'>,
  companyId: string,
  id: string,
  vacancies: 'keep' | 'close',
): Promise<void> {
  const { db, clock } = services
  const source = await getSource(services, companyId, id)
  await runBatch(db, [
    ...(vacancies === 'close' ? closeVacancies(db, companyId, areLiveOf(source.id), clock()) : []),
    deleteSource(db, source.id),
  ])
}

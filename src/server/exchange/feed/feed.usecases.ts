import type { FeedDetail, FeedQuery, FeedSourceList } from '#src/contract/feed/schemas.ts'
import { FEED_ROWS } from '#src/contract/lists.ts'
import { companyOf, type Session } from '#src/server/identity/session/session.ts'
import { recordAct } from '#src/server/people/organisation/member-acts.repository.ts'
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

/** Returns a source with a page of its newest report. */
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

/** Adds an address and reads it at once; a failure is shown with the source, and the schedule retries. */
export async function addAddress(
  services: Needs<'db' | 'clock' | 'ids' | 'limiter' | 'web' | 'config'>,
  session: Session,
  text: string,
): Promise<string> {
  const url = services.web.readAddress(text)
  if (!url) throw createFeedFailure('address', { id: 'feed.failure.address' })
  await takeTurn(services, companyOf(session))
  const name = url.hostname
  const source = await addSource(services, session, 'address', { kind: 'address', name, address: url.href })
  await fetchFeed(services, source, session)
  return source.id
}

/** Reads an address now. */
export async function readNow(
  services: Needs<'db' | 'clock' | 'ids' | 'limiter' | 'web' | 'config'>,
  session: Session,
  id: string,
): Promise<void> {
  const companyId = companyOf(session)
  const source = await getSource(services, companyId, id)
  if (source.kind !== 'address') throw new Failure('not-found')
  await takeTurn(services, companyId)
  await fetchFeed(services, source, session)
}

export async function confirmFeed(
  services: Needs<'db' | 'clock' | 'ids'>,
  session: Session,
  id: string,
  input: { report: string; noFee: boolean },
): Promise<void> {
  const source = await getSource(services, companyOf(session), id)
  if (!input.noFee) throw createFeedFailure('noFee', { id: 'feed.confirm.fee-missing' })
  await confirmReport(services, source, input.report, session)
}

/** Lets the schedule publish without confirmation; requires one manual confirmation before. */
export async function changeSettings(
  services: Needs<'db' | 'clock' | 'ids'>,
  session: Session,
  id: string,
  publishesAlone: boolean,
): Promise<void> {
  const { db, clock } = services
  const source = await getSource(services, companyOf(session), id)
  if (publishesAlone && (source.kind !== 'address' || source.confirmedAt === null))
    throw createFeedFailure('publishesAlone', { id: 'feed.settings.first' })
  await runBatch(db, [
    ...recordAct(services, session, 'feed-settings', id),
    saveSettings(db, id, publishesAlone, clock()),
  ])
}

/** Removes a source with its reports; its vacancies are kept or closed. */
export async function removeFeed(
  services: Needs<'db' | 'clock' | 'ids'>,
  session: Session,
  id: string,
  vacancies: 'keep' | 'close',
): Promise<void> {
  const { db, clock } = services
  const companyId = companyOf(session)
  const source = await getSource(services, companyId, id)
  await runBatch(db, [
    ...recordAct(services, session, 'feed-removed', source.id),
    ...(vacancies === 'close' ? closeVacancies(db, companyId, areLiveOf(source.id), clock()) : []),
    deleteSource(db, source.id),
  ])
}

import { decodeFile } from '#src/domain/text/decode-file.ts'
import { HOUR, MINUTE } from '#src/domain/time.ts'
import { logFailure } from '#src/server/platform/log.ts'
import { FetchError } from '#src/server/platform/public-fetch.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { confirmReport } from './confirm-report.usecases.ts'
import type { SourceRow } from './feed.tables.ts'
import { claimSource, findDueSources, type Reading, saveFailure, saveReading } from './feed-sources.repository.ts'
import { importFeed } from './import-feed.usecases.ts'
import { keepListed } from './keep-listed.usecases.ts'
import type { Plan } from './plan-import.ts'
import { FeedError } from './reading/feed-error.ts'
import type { StartedBy } from './started-by.ts'

/** No source is read more often, regardless of the schedule. */
export const READ_EVERY = HOUR
/** The delay doubles with every failure in a row, up to this. */
const MAX_WAIT = 24 * HOUR
/** After so many failures in a row a source is only read manually. */
const MAX_FAILURES = 20
const MAX_BYTES = 2_000_000
const AT_ONCE = 4
const MAX_HEADER = 200
const XML_TYPE = /^(?:application|text)\/(?:[a-z0-9.+-]+\+)?xml$/
/** A feed that suddenly has hardly any entries is more likely broken than empty. */
const MIN_WITHDRAWN = 3

const readHeader = (headers: Headers, name: string): string | null => {
  const value = headers.get(name)
  return value && value.length <= MAX_HEADER ? value : null
}

const conditions = ({ etag, lastModified }: SourceRow): Record<string, string> => ({
  ...(etag && { 'if-none-match': etag }),
  ...(lastModified && { 'if-modified-since': lastModified }),
})

const charsetOf = (headers: Headers): string | undefined =>
  /charset\s*=\s*"?([\w.:-]{1,40})/i.exec(headers.get('content-type') ?? '')?.[1]

type Read = { xml: string; reading: Omit<Reading, 'readAt' | 'dueAt'> } | 'unchanged'

async function fetchXml(
  { web, config }: Needs<'web' | 'config'>,
  source: SourceRow,
  conditional: boolean,
): Promise<Read> {
  const fetched = await web.fetch({
    address: source.address ?? '',
    headers: {
      accept: 'application/rss+xml, application/atom+xml, application/xml, text/xml',
      'user-agent': `${config.productName} feed reader`,
      ...(conditional && conditions(source)),
    },
    type: XML_TYPE,
    limit: MAX_BYTES,
  })
  if (fetched === 'unchanged') return fetched
  const { bytes, headers } = fetched
  return {
    xml: decodeFile(bytes, charsetOf(headers)),
    reading: { etag: readHeader(headers, 'etag'), lastModified: readHeader(headers, 'last-modified') },
  }
}

const codeOf = (error: unknown): string | undefined => {
  if (error instanceof FetchError) return error.problem
  return error instanceof FeedError ? error.code : undefined
}

/** Counts a failure and increases the delay; rethrows errors that are not the feed's. */
async function noteFailure({ db, clock }: Needs<'db' | 'clock'>, source: SourceRow, error: unknown): Promise<string> {
  const failure = codeOf(error)
  if (!failure) throw error
  const now = clock()
  const failures = source.failures + 1
  const wait = Math.min(READ_EVERY * 2 ** Math.min(failures, 10), MAX_WAIT)
  await saveFailure(db, source.id, { failure, failures, now, dueAt: failures >= MAX_FAILURES ? null : now + wait })
  return failure
}

const isTrusted = (source: SourceRow, { counts }: Plan): boolean => {
  const published = counts.changed + counts.unchanged + counts.withdrawn
  const fewLeave = counts.withdrawn <= Math.max(MIN_WITHDRAWN, published / 2)
  return source.publishesAlone && source.confirmedAt !== null && fewLeave
}

/**
 * Reads a source's address into a report. A scheduled reading is published at once if the owner allows it. Returns the code of a failure,
 * otherwise undefined.
 */
export async function fetchFeed(
  services: Needs<'db' | 'clock' | 'ids' | 'web' | 'config'>,
  source: SourceRow,
  startedBy: StartedBy,
): Promise<string | undefined> {
  const { db, clock } = services
  const isScheduled = startedBy === 'schedule'
  try {
    const read = await fetchXml(services, source, isScheduled)
    const next = { readAt: clock(), dueAt: clock() + READ_EVERY }
    if (read === 'unchanged') {
      await keepListed(services, source, startedBy)
      await saveReading(db, source.id, { ...next, etag: source.etag, lastModified: source.lastModified })
      return undefined
    }
    const { reportId, plan } = await importFeed(services, source, read.xml, startedBy)
    if (reportId === null) await keepListed(services, source, startedBy)
    else if (isScheduled && isTrusted(source, plan)) await confirmReport(services, source, reportId, 'schedule')
    await saveReading(db, source.id, { ...next, ...read.reading })
    return undefined
  } catch (error) {
    return noteFailure(services, source, error)
  }
}

/** Reads every due source. Idempotent. A failing one does not stop the others. */
export async function importDueFeeds(services: Needs<'db' | 'clock' | 'ids' | 'web' | 'config'>): Promise<void> {
  const { db, clock } = services
  const due = await findDueSources(db, clock(), AT_ONCE)
  const claimed = await Promise.all(due.map((source) => claimSource(db, source, clock() + 10 * MINUTE)))
  const mine = due.filter((_, index) => claimed[index])
  const readings = await Promise.allSettled(mine.map((source) => fetchFeed(services, source, 'schedule')))
  for (const [index, reading] of readings.entries()) {
    if (reading.status === 'rejected') logFailure('feed could not be imported', mine[index]?.id ?? '', reading.reason)
  }
}

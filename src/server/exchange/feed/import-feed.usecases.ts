import { DAY } from '#src/domain/time.ts'
import { isGuardFailure } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { getQueryLookup } from '#src/server/work/vacancy-search/query-words.ts'
import type { SourceRow } from './feed.tables.ts'
import { findKnownItems, findNamesElsewhere } from './feed-items.repository.ts'
import { findBasis, hasOpenReport, insertReport, replaceOpenReport } from './feed-reports.repository.ts'
import { isActionable, type Plan, planImport } from './plan-import.ts'
import { collapseDuplicates } from './reading/collapse-duplicates.ts'
import { type Feed, parseFeed } from './reading/parse-feed.ts'
import { readItem } from './reading/read-item.ts'
import { readByOf, recordStarter, type StartedBy } from './started-by.ts'

export type Imported = { reportId: string | null; plan: Plan }

type SourceKey = Pick<SourceRow, 'id' | 'companyId'>

/** Returns the plan of a feed for a source; writes nothing. */
async function planFeed({ db, clock }: Needs<'db' | 'clock'>, source: SourceKey, feed: Feed): Promise<Plan> {
  const names = feed.items.map(({ externalId }) => externalId)
  const [lookup, items, elsewhere] = await Promise.all([
    getQueryLookup(),
    findKnownItems(db, source.id),
    findNamesElsewhere(db, source, names),
  ])
  const now = clock()
  const read = feed.items.map((item) => readItem(item, { lookup, language: feed.language, now }))
  const published = new Set([...items.values()].filter(({ listed }) => listed).map(({ externalId }) => externalId))
  return planImport(collapseDuplicates(read, published), { items, elsewhere })
}

/**
 * Reads a feed into a report that waits for confirmation; publishes nothing. A scheduled reading without changes leaves no report. Throws
 * FeedError, and `conflict` if a report of the source was confirmed meanwhile.
 */
export async function importFeed(
  services: Needs<'db' | 'clock' | 'ids'>,
  source: SourceKey,
  xml: string,
  startedBy: StartedBy,
): Promise<Imported> {
  const { db, clock, ids } = services
  const readBy = readByOf(startedBy)
  const feed = parseFeed(xml)
  const basis = await findBasis(db, source.id)
  const plan = await planFeed(services, source, feed)
  const actionable = isActionable(plan)
  if (!actionable && readBy === 'schedule') {
    await replaceOpenReport(db, source.id)
    return { reportId: null, plan }
  }
  const now = clock()
  // The owner may be viewing it: it is only replaced by different content, or by the same of a later day.
  if (readBy === 'schedule' && (await hasOpenReport(db, source.id, plan.hash, now - DAY)))
    return { reportId: null, plan }
  const reportId = ids.key(now)
  const status = actionable ? ('open' as const) : ('idle' as const)
  const conditions = recordStarter(services, startedBy, 'feed-read', source.id)
  const report = {
    id: reportId,
    sourceId: source.id,
    status,
    readBy,
    items: feed.items.length,
    plan,
    basis,
    now,
    conditions,
  }
  try {
    await insertReport(db, report)
  } catch (error) {
    // A plan made before another report was published would publish the same again.
    throw isGuardFailure(error) ? new Failure('conflict') : error
  }
  return { reportId, plan }
}

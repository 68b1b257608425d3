import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { vacancyTable } from '#src/server/work/vacancy/vacancy.tables.ts'
import { FACTS, pickFacts, type VacancyFacts } from '#src/server/work/vacancy/vacancy-row.ts'
import { feedItemTable, type SourceRow } from './feed.tables.ts'

/** A previously published entry, with its current vacancy. */
export type KnownItem = {
  externalId: string
  vacancyId: string
  contentHash: string
  listed: boolean
  status: string
  facts: VacancyFacts
}

const OF_ITEM = pickColumns(feedItemTable, 'external_id', 'vacancy_id', 'content_hash', 'listed')
const STATUS = pickColumns(vacancyTable, 'status')

const KNOWN = `SELECT ${OF_ITEM.of('i')}, ${STATUS.of('v')}, ${FACTS.of('v')}
  FROM feed_item i JOIN vacancy v ON v.id = i.vacancy_id WHERE i.source_id = ?`

type KnownRow = VacancyFacts & RowOf<typeof OF_ITEM> & RowOf<typeof STATUS>

/** All published entries of a source, by name in the feed. */
export async function findKnownItems({ $client: d1 }: Database, sourceId: string): Promise<Map<string, KnownItem>> {
  const { results } = await d1.prepare(KNOWN).bind(sourceId).all<KnownRow>()
  return new Map(
    results.map((row) => [
      row.external_id,
      {
        externalId: row.external_id,
        vacancyId: row.vacancy_id,
        contentHash: row.content_hash,
        listed: row.listed === 1,
        status: row.status,
        facts: pickFacts(row),
      },
    ]),
  )
}

const NAME = pickColumns(feedItemTable, 'external_id')

/** Names first: a company has few sources, and each name is looked up by key. */
const ELSEWHERE = `SELECT DISTINCT ${NAME.of('i')} FROM json_each(?) e CROSS JOIN feed_source s CROSS JOIN feed_item i
  WHERE s.company_id = ? AND s.id <> ? AND i.source_id = s.id AND i.external_id = e.value AND i.listed = 1`

/** Returns the names that other sources of the company have published. */
export async function findNamesElsewhere(
  { $client: d1 }: Database,
  source: Pick<SourceRow, 'id' | 'companyId'>,
  names: readonly string[],
): Promise<Set<string>> {
  const { results } = await d1
    .prepare(ELSEWHERE)
    .bind(JSON.stringify(names), source.companyId, source.id)
    .all<RowOf<typeof NAME>>()
  return new Set(results.map(({ external_id }) => external_id))
}

export type PublishedItem = { externalId: string; vacancyId: string; contentHash: string }

/** Stores the name and content of each published entry. */
export function saveItems(db: Database, sourceId: string, items: readonly PublishedItem[]): Statement[] {
  if (items.length === 0) return []
  const json = JSON.stringify(
    items.map(({ externalId, vacancyId, contentHash }) => [externalId, vacancyId, contentHash]),
  )
  return [
    db.run(sql`INSERT INTO feed_item (source_id, external_id, vacancy_id, content_hash, listed)
      SELECT ${sourceId}, value ->> 0, value ->> 1, value ->> 2, 1 FROM json_each(${json}) WHERE true
      ON CONFLICT (source_id, external_id) DO UPDATE SET content_hash = excluded.content_hash, listed = 1`),
  ]
}

export const unlistItems = (db: Database, sourceId: string, vacancyIds: readonly string[]): Statement =>
  db.run(sql`UPDATE feed_item SET listed = 0 WHERE source_id = ${sourceId}
    AND vacancy_id IN (SELECT value FROM json_each(${JSON.stringify(vacancyIds)}))`)

/** For the batch that closes them: listed vacancies of a source that are open or in moderation. */
export const areLiveOf = (sourceId: string): SQL =>
  sql`status IN ('published', 'moderation') AND id IN (SELECT vacancy_id FROM feed_item WHERE source_id = ${sourceId} AND listed = 1)`

/** Vacancies of a source that are open or in moderation. */
export const findLiveVacancies = (db: Database, sourceId: string) =>
  db
    .select({ id: vacancyTable.id, joinTo: vacancyTable.joinTo })
    .from(feedItemTable)
    .innerJoin(vacancyTable, eq(vacancyTable.id, feedItemTable.vacancyId))
    .where(
      and(
        eq(feedItemTable.sourceId, sourceId),
        eq(feedItemTable.listed, true),
        sql`${vacancyTable.status} IN ('published', 'moderation')`,
      ),
    )

import { type SQL, sql } from 'drizzle-orm'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { FACT_COLUMNS, pickFacts, type VacancyFacts } from '../vacancies/vacancy-row.ts'

/** What is known of an entry that was published before, with the vacancy as it stands now. */
export type KnownItem = {
  externalId: string
  vacancyId: string
  contentHash: string
  listed: boolean
  status: string
  facts: VacancyFacts
}

const KNOWN = `SELECT i.external_id, i.vacancy_id, i.content_hash, i.listed, v.status, ${FACT_COLUMNS.map((column) => `v.${column}`).join(', ')}
  FROM feed_item i JOIN vacancy v ON v.id = i.vacancy_id WHERE i.source_id = ?`

type KnownRow = VacancyFacts & {
  external_id: string
  vacancy_id: string
  content_hash: string
  listed: number
  status: string
}

/** Everything ever published of a source, by its name in the feed. */
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

/** Names first: a company has few sources, and each is asked for a name by its key. */
const ELSEWHERE = `SELECT DISTINCT i.external_id FROM json_each(?) e CROSS JOIN feed_source s CROSS JOIN feed_item i
  WHERE s.company_id = ? AND s.id <> ? AND i.source_id = s.id AND i.external_id = e.value AND i.listed = 1`

/** Which of the names other sources of the company have published. */
export async function findNamesElsewhere(
  { $client: d1 }: Database,
  source: { id: string; company_id: string },
  names: readonly string[],
): Promise<Set<string>> {
  const { results } = await d1
    .prepare(ELSEWHERE)
    .bind(JSON.stringify(names), source.company_id, source.id)
    .all<{ external_id: string }>()
  return new Set(results.map(({ external_id }) => external_id))
}

export type PublishedItem = { externalId: string; vacancyId: string; contentHash: string }

/** Remembers under which name each vacancy was published, and what its entry said then. */
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

/** For the batch that closes them: vacancies that the source lists, and that are open or wait for a moderator. */
export const areLiveOf = (sourceId: string): SQL =>
  sql`status IN ('published', 'moderation') AND id IN (SELECT vacancy_id FROM feed_item WHERE source_id = ${sourceId} AND listed = 1)`

/** Vacancies of a source that are open or wait for a moderator. */
export async function findLiveVacancies(
  { $client: d1 }: Database,
  sourceId: string,
): Promise<{ id: string; join_to: string }[]> {
  const live = `SELECT v.id, v.join_to FROM feed_item i JOIN vacancy v ON v.id = i.vacancy_id
    WHERE i.source_id = ? AND i.listed = 1 AND v.status IN ('published', 'moderation')`
  return (await d1.prepare(live).bind(sourceId).all<{ id: string; join_to: string }>()).results
}

import { SITEMAP_PART_SIZE } from '#src/contract/sitemap/schemas.ts'
import type { Database } from '#src/server/platform/database.ts'
import type { SitemapSource } from './sitemap-sources.ts'

export type PartRow = { part: number; last: string; updatedAt: number; languages: string | null }
export type AddressRow = { key: string; path: string; updatedAt: number; languages: string | null }

const IN_ORDER = ({ key }: SitemapSource) => `(row_number() OVER (ORDER BY ${key}) - 1) / :size`

const fillIn = (sql: string, now: number) =>
  sql.replaceAll(':size', String(SITEMAP_PART_SIZE)).replaceAll(':now', String(now))

const countParts = (
  source: SitemapSource,
): string => `SELECT part, CAST(max(key) AS TEXT) AS last, max(updatedAt) AS updatedAt,
  ${source.languages ? 'group_concat(DISTINCT languages)' : 'NULL'} AS languages
  FROM (SELECT ${source.key} AS key, ${source.updatedAt} AS updatedAt, ${source.languages ?? 'NULL'} AS languages,
    ${source.part ?? IN_ORDER(source)} AS part FROM ${source.from} WHERE ${source.where ?? 'true'})
  GROUP BY part ORDER BY part`

/** Parts of a source with their last keys, in key order. */
export async function findParts(db: Database, source: SitemapSource, now: number): Promise<PartRow[]> {
  const { results } = await db.$client.prepare(fillIn(countParts(source), now)).all<PartRow>()
  return results
}

const listAddresses = ({ key, keyType, path, updatedAt, from, where, languages }: SitemapSource): string =>
  `SELECT CAST(${key} AS TEXT) AS key, ${path} AS path, ${updatedAt} AS updatedAt, ${languages ?? 'NULL'} AS languages FROM ${from}
    WHERE ${where ?? 'true'} AND ${key} > CAST(? AS ${keyType}) AND ${key} <= CAST(? AS ${keyType})
    ORDER BY ${key} LIMIT ?`

export type AddressRange = { after: string; until: string; limit: number }

/** Addresses after the key `after` up to `until`. */
export async function findAddresses(
  db: Database,
  source: SitemapSource,
  { after, until, limit }: AddressRange,
  now: number,
): Promise<AddressRow[]> {
  const statement = db.$client.prepare(fillIn(listAddresses(source), now)).bind(after, until, limit)
  return (await statement.all<AddressRow>()).results
}

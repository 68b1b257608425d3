import { SITEMAP_PART_SIZE } from '../../../contract/schemas/sitemap.ts'
import type { Database } from '../../platform/database.ts'
import type { SitemapSource } from './sitemap-sources.ts'

export type PartRow = { part: number; last: string; updated_at: number }
export type AddressRow = { key: string; path: string; updated_at: number }

const IN_ORDER = ({ key }: SitemapSource) => `(row_number() OVER (ORDER BY ${key}) - 1) / :size`

const withSize = (sql: string) => sql.replaceAll(':size', String(SITEMAP_PART_SIZE))

const countParts = (source: SitemapSource): string =>
  withSize(`SELECT part, CAST(max(key) AS TEXT) AS last, max(updated_at) AS updated_at
    FROM (SELECT ${source.key} AS key, ${source.updatedAt} AS updated_at, ${source.part ?? IN_ORDER(source)} AS part FROM ${source.from})
    GROUP BY part ORDER BY part`)

/** The parts of a source with their last keys, in the order of the keys. */
export async function findParts(db: Database, source: SitemapSource): Promise<PartRow[]> {
  const { results } = await db.$client.prepare(countParts(source)).all<PartRow>()
  return results
}

const listAddresses = ({ key, keyType, path, updatedAt, from }: SitemapSource): string =>
  `SELECT CAST(${key} AS TEXT) AS key, ${path} AS path, ${updatedAt} AS updated_at FROM ${from}
    ${/\bWHERE\b/.test(from) ? 'AND' : 'WHERE'} ${key} > CAST(? AS ${keyType}) AND ${key} <= CAST(? AS ${keyType})
    ORDER BY ${key} LIMIT ?`

/** Addresses behind the key `after` up to the key `until`. */
export async function findAddresses(
  db: Database,
  source: SitemapSource,
  { after, until, limit }: { after: string; until: string; limit: number },
): Promise<AddressRow[]> {
  const { results } = await db.$client.prepare(listAddresses(source)).bind(after, until, limit).all<AddressRow>()
  return results
}

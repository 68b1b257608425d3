import { IS_LISTED, MAY_BE_LISTED, PUBLIC_STATUSES } from '#src/server/people/company/listed-companies.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import type { Database } from '#src/server/platform/database.ts'
import { pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { directoryEntryTable } from './directory-entry.tables.ts'
import { FLEET_BITS_SQL } from './fleet-bits.ts'

/** Sorts after all measured answers. */
export const UNMEASURED = 1_000_000

const SEEN = `SELECT company_id, count(*) FILTER (WHERE status = 'published') AS open, ${FLEET_BITS_SQL} AS fleets
  FROM vacancy WHERE status IN ${PUBLIC_STATUSES} GROUP BY company_id`

const REMOVE = `DELETE FROM directory_entry WHERE organisation_id IN (SELECT c.id FROM directory_entry l
  JOIN organisation c ON c.id = l.organisation_id WHERE l.kind = 'company' AND NOT ${IS_LISTED})`

const LISTED_COLUMNS = pickColumns(
  directoryEntryTable,
  ...(['kind', 'country', 'slug', 'verified', 'open_vacancies', 'fleets', 'answer_order'] as const),
)

// Unchanged rows are not written.
const UPSERT = `INSERT INTO directory_entry (organisation_id, ${LISTED_COLUMNS.of()}, updated_at)
  SELECT c.id, c.kind, c.country, c.slug, c.verified, coalesce(s.open, 0), coalesce(s.fleets, 0), coalesce(d.answer_hours, ${UNMEASURED}), ?1
  FROM organisation c JOIN company d ON d.id = c.id LEFT JOIN (${SEEN}) s ON s.company_id = c.id WHERE ${MAY_BE_LISTED} AND (c.verified = 1 OR s.company_id IS NOT NULL)
  ON CONFLICT (organisation_id) DO UPDATE SET ${LISTED_COLUMNS.names.map((column) => `${column} = excluded.${column}`).join(', ')}, updated_at = ?1
  WHERE (${LISTED_COLUMNS.of('directory_entry')}) IS NOT (${LISTED_COLUMNS.of('excluded')})`

/** Updates the directory from companies and vacancies; names are written separately. */
export async function refreshListingRows({ $client: d1 }: Database, now: number): Promise<void> {
  await d1.batch([d1.prepare(REMOVE), d1.prepare(UPSERT).bind(now)])
}

const NAMES = pickColumns(organisationTable, 'id', 'name', 'legal_name', 'updated_at')

export type Unnamed = RowOf<typeof NAMES> & { places: string }

const UNNAMED = `SELECT ${NAMES.of('c')}, c.city || coalesce((SELECT ' ' || group_concat(o.city, ' ')
  FROM company_office o WHERE o.company_id = c.id), '') AS places
  FROM directory_entry l JOIN organisation c ON c.id = l.organisation_id WHERE l.named_at < c.updated_at LIMIT ?`

/** Rows whose organisation changed since its names were written. */
export const findUnnamed = async ({ $client: d1 }: Database, limit: number): Promise<Unnamed[]> =>
  (await d1.prepare(UNNAMED).bind(limit).all<Unnamed>()).results

export type Named = { id: string; key: string; words: string; at: number }

const NAME = `UPDATE directory_entry SET name_key = n.value ->> 'key', words = n.value ->> 'words', named_at = n.value ->> 'at', updated_at = ?2
  FROM json_each(?1) n WHERE organisation_id = n.value ->> 'id'`

export async function saveNames({ $client: d1 }: Database, named: readonly Named[], now: number): Promise<void> {
  await d1.prepare(NAME).bind(JSON.stringify(named), now).run()
}

import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import type { Database } from '#src/server/platform/database.ts'
import { pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { directoryEntryTable } from './directory-entry.tables.ts'

const OF_COMPANY = pickColumns(organisationTable, 'country')
const OF_LISTING = pickColumns(directoryEntryTable, 'country')

export type Counted = RowOf<typeof OF_COMPANY> & { value: string; count: number }
export type CountryRow = RowOf<typeof OF_LISTING> & { agencies: number; checked: number; open: number }

const COUNTRIES = `SELECT ${OF_LISTING.of()}, count(*) AS agencies, sum(verified) AS checked, sum(open_vacancies) AS open
  FROM directory_entry WHERE kind = 'company' GROUP BY country ORDER BY country`

// Counted by company first, from an index alone; then countries are looked up.
const countBy = (column: 'fleet' | 'rank') => `SELECT ${OF_COMPANY.of('c')}, o.${column} AS value, sum(o.count) AS count
  FROM (SELECT company_id, ${column}, count(*) AS count FROM vacancy WHERE status = 'published' GROUP BY company_id, ${column}) o
  JOIN organisation c ON c.id = o.company_id GROUP BY c.country, o.${column} ORDER BY count DESC, o.${column}`

/** Offers of companies by country. Scans tables: for the scheduled run. */
export async function countCrewing({ $client: d1 }: Database) {
  const [countries, fleets, ranks] = await d1.batch([
    d1.prepare(COUNTRIES),
    d1.prepare(countBy('fleet')),
    d1.prepare(countBy('rank')),
  ])
  return {
    countries: (countries?.results ?? []) as CountryRow[],
    fleets: (fleets?.results ?? []) as Counted[],
    ranks: (ranks?.results ?? []) as Counted[],
  }
}

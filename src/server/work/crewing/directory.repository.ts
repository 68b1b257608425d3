import type { CompanySort } from '#src/contract/crewing/schemas.ts'
import { companyTable } from '#src/server/people/company/company.tables.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import type { Database } from '#src/server/platform/database.ts'
import { pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { directoryEntryTable } from './directory-entry.tables.ts'

/** Conditions of a page's rows. Words are searched in folded names; a country's name may be one of them. */
export type Asked = {
  words: readonly string[]
  namedCountry: string | undefined
  country: string | undefined
  fleets: number
  verified: boolean
}

const OF_ORGANISATION = pickColumns(
  organisationTable,
  ...(['id', 'slug', 'name', 'country', 'city', 'verified', 'licence_number', 'licence_expires'] as const),
)
const OF_COMPANY = pickColumns(companyTable, 'kind', 'answer_rate', 'answer_hours')
const OF_LISTING = pickColumns(directoryEntryTable, 'fleets', 'open_vacancies')
const FILTERED_BY = pickColumns(directoryEntryTable, 'country', 'verified', 'fleets')

export type CardRow = RowOf<typeof OF_ORGANISATION> & RowOf<typeof OF_COMPANY> & RowOf<typeof OF_LISTING>

/** Rows with equal filter values, counted together. */
export type Group = RowOf<typeof FILTERED_BY> & { count: number }

type Condition = { sql: string; values: (string | number)[] }

const ORDERS: Record<CompanySort, string> = {
  open: 'l.open_vacancies DESC, l.name_key, l.organisation_id',
  answer: 'l.answer_order, l.name_key, l.organisation_id',
  name: 'l.name_key, l.organisation_id',
}

function matchWords({ words, namedCountry }: Asked): Condition[] {
  if (words.length === 0) return []
  const named = namedCountry === undefined ? [] : [namedCountry]
  const all = words.map(() => 'instr(l.words, ?) > 0').join(' AND ')
  return [{ sql: named.length > 0 ? `(l.country = ? OR (${all}))` : `(${all})`, values: [...named, ...words] }]
}

const matchRest = ({ country, fleets, verified }: Asked): Condition[] => [
  ...(country === undefined ? [] : [{ sql: 'l.country = ?', values: [country] }]),
  ...(fleets === 0 ? [] : [{ sql: '(l.fleets & ?) <> 0', values: [fleets] }]),
  ...(verified ? [{ sql: 'l.verified = 1', values: [] }] : []),
]

const join = (conditions: readonly Condition[]): Condition => ({
  sql: conditions.map(({ sql }) => ` AND ${sql}`).join(''),
  values: conditions.flatMap(({ values }) => values),
})

/** Returns one page of the directory, and counts of all matching rows by filter values. */
export async function findListing(
  { $client: d1 }: Database,
  asked: Asked,
  { sort, limit, offset }: { sort: CompanySort; limit: number; offset: number },
): Promise<{ rows: CardRow[]; groups: Group[] }> {
  const [spoken, all] = [join(matchWords(asked)), join([...matchWords(asked), ...matchRest(asked)])]
  const page = `SELECT ${OF_ORGANISATION.of('c')}, ${OF_COMPANY.of('d')}, ${OF_LISTING.of('l')}
    FROM directory_entry l CROSS JOIN organisation c ON c.id = l.organisation_id CROSS JOIN company d ON d.id = c.id
    WHERE l.kind = 'company'${all.sql} ORDER BY ${ORDERS[sort]} LIMIT ? OFFSET ?`
  // `+` prevents the index of the kind: nearly all rows are counted, so a scan is faster.
  const groups = `SELECT ${FILTERED_BY.of('l')}, count(*) AS count FROM directory_entry l WHERE +l.kind = 'company'${spoken.sql} GROUP BY 1, 2, 3`
  const [rows, counted] = await d1.batch([
    d1.prepare(page).bind(...all.values, limit, offset),
    d1.prepare(groups).bind(...spoken.values),
  ])
  return { rows: (rows?.results ?? []) as CardRow[], groups: (counted?.results ?? []) as Group[] }
}

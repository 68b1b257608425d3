import type { CompanySort } from '#src/contract/crewing/schemas.ts'
import { companyTable } from '#src/server/people/company/company.tables.ts'
import type { Database } from '#src/server/platform/database.ts'
import { pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { agencyListingTable } from './listing.tables.ts'

/** What the rows of a page must have. Words are needles of the folded names; a named country may stand for them. */
export type Asked = {
  words: readonly string[]
  namedCountry: string | undefined
  country: string | undefined
  fleets: number
  verified: boolean
}

const OF_COMPANY = pickColumns(
  companyTable,
  ...(['id', 'slug', 'name', 'kind', 'country', 'city', 'verified', 'licence_number', 'licence_expires'] as const),
  ...(['answer_rate', 'answer_hours'] as const),
)
const OF_LISTING = pickColumns(agencyListingTable, 'fleets', 'open_vacancies')
const FILTERED_BY = pickColumns(agencyListingTable, 'country', 'verified', 'fleets')

export type CardRow = RowOf<typeof OF_COMPANY> & RowOf<typeof OF_LISTING>

/** Rows that differ in nothing that is filtered by, counted together. */
export type Group = RowOf<typeof FILTERED_BY> & { count: number }

type Condition = { sql: string; values: (string | number)[] }

const ORDERS: Record<CompanySort, string> = {
  open: 'l.open_vacancies DESC, l.name_key, l.company_id',
  answer: 'l.answer_order, l.name_key, l.company_id',
  name: 'l.name_key, l.company_id',
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
  sql: conditions.length === 0 ? '' : `WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}`,
  values: conditions.flatMap(({ values }) => values),
})

/** One page of the directory, and all rows with these words counted by what they can be filtered by. */
export async function findListing(
  { $client: d1 }: Database,
  asked: Asked,
  { sort, limit, offset }: { sort: CompanySort; limit: number; offset: number },
): Promise<{ rows: CardRow[]; groups: Group[] }> {
  const [spoken, all] = [join(matchWords(asked)), join([...matchWords(asked), ...matchRest(asked)])]
  const page = `SELECT ${OF_COMPANY.of('c')}, ${OF_LISTING.of('l')} FROM agency_listing l JOIN company c ON c.id = l.company_id ${all.sql} ORDER BY ${ORDERS[sort]} LIMIT ? OFFSET ?`
  const groups = `SELECT ${FILTERED_BY.of('l')}, count(*) AS count FROM agency_listing l ${spoken.sql} GROUP BY 1, 2, 3`
  const [rows, counted] = await d1.batch([
    d1.prepare(page).bind(...all.values, limit, offset),
    d1.prepare(groups).bind(...spoken.values),
  ])
  return { rows: (rows?.results ?? []) as CardRow[], groups: (counted?.results ?? []) as Group[] }
}

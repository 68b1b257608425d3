import type { Facet } from '../../../contract/schemas/vacancy.ts'
import type { Database } from '../../platform/database.ts'

type Count = { value: string | number; count: number }

// The order by pay holds every column that is counted: it is read instead of the rows, which are ten times as large.
const countBy = (column: string): string =>
  `SELECT ${column} AS value, count(*) AS count FROM vacancy INDEXED BY vacancy_salary
  WHERE status = 'published' AND ${column} IS NOT NULL GROUP BY 1 ORDER BY 2 DESC, 1`

const COUNTS = {
  rank: countBy('rank'),
  department: countBy('department'),
  fleet: countBy('fleet'),
  vessel: countBy('vessel_type'),
  flag: countBy('flag'),
  country: countBy('port_country'),
  english: countBy('english_order'),
  nationality: 'SELECT country AS value, count(*) AS count FROM vacancy_nationality GROUP BY 1 ORDER BY 2 DESC, 1',
  anyNationality: countBy('any_nationality'),
  joinMonth: countBy('substr(join_from, 1, 7)'),
  monthsOnBoard: countBy('coalesce((duration_tenths + 9) / 10, (rotation_on + 29) / 30)'),
  // Fifty dollars in one row: fine enough for the steps of the index.
  pay: countBy('pay_usd / 5000'),
} as const

export type OpenCounts = Record<keyof typeof COUNTS, Count[]> & {
  total: number
  employers: number
  published: number[]
}

/** Counts over everything that is published. Reads the whole table: for the scheduled run. */
export async function countOpenVacancies(db: Database, since: readonly number[]): Promise<OpenCounts> {
  const d1 = db.$client
  const names = Object.keys(COUNTS) as (keyof typeof COUNTS)[]
  const [totals, ...answers] = await d1.batch<Count & { total: number; employers: number }>([
    d1.prepare(
      "SELECT count(*) AS total, count(DISTINCT company_id) AS employers FROM vacancy WHERE status = 'published'",
    ),
    ...names.map((name) => d1.prepare(COUNTS[name])),
    ...since.map((at) =>
      d1.prepare("SELECT count(*) AS count FROM vacancy WHERE status = 'published' AND published_at >= ?").bind(at),
    ),
  ])
  const rows = answers.map(({ results }) => results as Count[])
  return {
    ...(Object.fromEntries(names.map((name, index) => [name, rows[index]])) as Record<keyof typeof COUNTS, Count[]>),
    total: totals?.results[0]?.total ?? 0,
    employers: totals?.results[0]?.employers ?? 0,
    published: rows.slice(names.length).map((list) => list[0]?.count ?? 0),
  }
}

export const toFacet = (counts: readonly Count[]): Facet =>
  counts.map(({ value, count }) => ({ value: String(value), count }))

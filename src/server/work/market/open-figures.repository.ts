import type { Facet } from '#src/contract/vacancy-search/schemas.ts'
import type { Database } from '#src/server/platform/database.ts'

type Count = { value: string | number; count: number }

// A covering index of all counted columns, a tenth of the rows' size.
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
  // Steps of fifty dollars: fine enough for the index.
  pay: countBy('pay_usd / 5000'),
} as const

export type OpenCounts = Record<keyof typeof COUNTS, Count[]> & {
  total: number
  employers: number
  published: number[]
  /** Vacancies of checked employers. */
  verified: number
}

const TOTALS =
  "SELECT count(*) AS total, count(DISTINCT company_id) AS employers FROM vacancy WHERE status = 'published'"
const VERIFIED = `SELECT count(*) AS count FROM vacancy v INDEXED BY vacancy_company
  WHERE v.status = 'published' AND v.company_id IN (SELECT id FROM organisation WHERE verified = 1)`
const SINCE = "SELECT count(*) AS count FROM vacancy WHERE status = 'published' AND published_at >= ?"

/** Counts all public vacancies: for the scheduled run. */
export async function countOpenVacancies({ $client: d1 }: Database, since: readonly number[]): Promise<OpenCounts> {
  const names = Object.keys(COUNTS) as (keyof typeof COUNTS)[]
  const totals = await d1.prepare(TOTALS).first<{ total: number; employers: number }>()
  // One by one, so that other requests run in between.
  const counts: Partial<Record<keyof typeof COUNTS, Count[]>> = {}
  for (const name of names) counts[name] = (await d1.prepare(COUNTS[name]).all<Count>()).results
  const published: number[] = []
  for (const at of since) published.push((await d1.prepare(SINCE).bind(at).first<number>('count')) ?? 0)
  return {
    ...(counts as Record<keyof typeof COUNTS, Count[]>),
    total: totals?.total ?? 0,
    employers: totals?.employers ?? 0,
    published,
    verified: (await d1.prepare(VERIFIED).first<number>('count')) ?? 0,
  }
}

export const toFacet = (counts: readonly Count[]): Facet =>
  counts.map(({ value, count }) => ({ value: String(value), count }))

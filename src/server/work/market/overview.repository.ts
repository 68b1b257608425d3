import { companyTable } from '#src/server/people/company/company.tables.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { isActiveOrganisation } from '#src/server/platform/active-account.ts'
import type { Database } from '#src/server/platform/database.ts'
import { pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { vacancyTable } from '../vacancy/vacancy.tables.ts'
import { CARD_COLUMNS, type CardRow } from '../vacancy/vacancy-card.ts'

const MAX_NEWEST = 6
const MAX_WANTED = 8
const MAX_COMPANIES = 6

const OF_ORGANISATION = pickColumns(organisationTable, 'slug', 'name', 'city', 'country')
const OF_COMPANY = pickColumns(companyTable, 'answer_hours')
const RANK = pickColumns(vacancyTable, 'rank')

/** A checked organisation. */
type OverviewCompany = RowOf<typeof OF_ORGANISATION> &
  RowOf<typeof OF_COMPANY> & { licence: string; licenceExpires: string; open: number }
type Wanted = RowOf<typeof RANK> & { count: number }

export type OverviewRows = {
  newest: CardRow[]
  publishedToday: number
  verifiedEmployers: number
  answerHours: number[]
  wanted: Wanted[]
  agencies: OverviewCompany[]
}

const QUERIES = {
  newest: `SELECT ${CARD_COLUMNS} FROM vacancy v JOIN organisation c ON c.id = v.company_id WHERE v.status = 'published'
    ORDER BY v.published_at DESC, v.seq DESC LIMIT ${MAX_NEWEST}`,
  today: "SELECT count(*) AS count FROM vacancy WHERE status = 'published' AND published_at >= ?",
  verified: `SELECT count(*) AS count FROM organisation c WHERE c.kind = 'company' AND c.verified = 1 AND ${isActiveOrganisation('c.id')}`,
  hours: `SELECT c.answer_hours AS hours FROM company c WHERE c.answer_hours IS NOT NULL AND ${isActiveOrganisation('c.id')}
    ORDER BY c.answer_hours`,
  wanted: `SELECT ${RANK.of()}, count(*) AS count FROM vacancy WHERE status = 'published' GROUP BY rank ORDER BY count DESC, rank LIMIT ${MAX_WANTED}`,
  agencies: `SELECT ${OF_ORGANISATION.of('c')}, ${OF_COMPANY.of('d')}, c.licence_number AS licence, c.licence_expires AS licenceExpires, o.open
    FROM organisation c JOIN company d ON d.id = c.id
    JOIN (SELECT company_id, count(*) AS open FROM vacancy WHERE status = 'published' GROUP BY company_id) o ON o.company_id = c.id
    WHERE c.verified = 1 AND c.licence_number IS NOT NULL AND c.licence_expires IS NOT NULL
    ORDER BY o.open DESC, c.slug LIMIT ${MAX_COMPANIES}`,
} as const

/** Data of the landing page besides the open figures. Scans tables: for the scheduled run. */
export async function findOverviewRows(db: Database, dayAgo: number): Promise<OverviewRows> {
  const d1 = db.$client
  const answers = await d1.batch([
    d1.prepare(QUERIES.newest),
    d1.prepare(QUERIES.today).bind(dayAgo),
    d1.prepare(QUERIES.verified),
    d1.prepare(QUERIES.hours),
    d1.prepare(QUERIES.wanted),
    d1.prepare(QUERIES.agencies),
  ])
  const [newest, today, verified, hours, wanted, agencies] = answers.map(({ results }) => results) as [
    CardRow[],
    { count: number }[],
    { count: number }[],
    { hours: number }[],
    Wanted[],
    OverviewCompany[],
  ]
  return {
    newest,
    publishedToday: today[0]?.count ?? 0,
    verifiedEmployers: verified[0]?.count ?? 0,
    answerHours: hours.map((row) => row.hours),
    wanted,
    agencies,
  }
}

import { sql } from 'drizzle-orm'
import { type Database, demand, type Statement } from '#src/server/platform/database.ts'
import { pickColumns } from '#src/server/platform/stored-rows.ts'
import { vacancyTable } from './vacancy.tables.ts'
import { areThese, putIntoSearch, takeOutOfSearch } from './vacancy-publishing.repository.ts'
import { FACTS, type VacancyRow } from './vacancy-row.ts'

const WRITTEN = pickColumns(
  vacancyTable,
  ...(['id', 'company_id', 'slug', 'status', 'published_at', 'expires_at', 'created_at', 'updated_at'] as const),
  'texts',
)

const OPEN = `SELECT ${WRITTEN.of()}, ${FACTS.of()} FROM vacancy WHERE company_id = ? AND status = 'published'`

const findOpen = async ({ $client: d1 }: Database, companyId: string): Promise<VacancyRow[]> =>
  (await d1.prepare(OPEN).bind(companyId).all<VacancyRow>()).results

type Company = { id: string; slug: string; name: string }

/**
 * Updates the company's name in the search for its open vacancies. Aborts the batch if one of them was published, edited or closed since they
 * were read.
 */
export async function renameVacancies(db: Database, company: Company): Promise<Statement[]> {
  const rows = await findOpen(db, company.id)
  const read = JSON.stringify(rows.map(({ id, updated_at }) => [id, updated_at]))
  return [
    ...demand(
      db,
      sql`(SELECT count(*) = ${rows.length} AND count(r.value) = ${rows.length} FROM vacancy v
        LEFT JOIN json_each(${read}) r ON r.value ->> 0 = v.id AND r.value ->> 1 = v.updated_at
        WHERE v.company_id = ${company.id} AND v.status = 'published')`,
    ),
    ...takeOutOfSearch(db, company.id, areThese(rows.map(({ id }) => id))),
    ...putIntoSearch(db, rows, company),
  ]
}

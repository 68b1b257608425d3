import { eq } from 'drizzle-orm'
import type { Database } from '#src/server/platform/database.ts'
import { pickColumns } from '#src/server/platform/stored-rows.ts'
import { companyTable } from '../companies/companies.tables.ts'
import { vacancyTable } from './vacancies.tables.ts'
import { FACTS, type VacancyRow } from './vacancy-row.ts'

/** The company that goes with the account. */
export const findCompanyOf = async (db: Database, accountId: string): Promise<string | undefined> =>
  (await db.select({ id: companyTable.id }).from(companyTable).where(eq(companyTable.accountId, accountId)).get())?.id

const WRITTEN = pickColumns(
  vacancyTable,
  ...([
    'id',
    'company_id',
    'slug',
    'status',
    'published_at',
    'expires_at',
    'created_at',
    'updated_at',
    'texts',
  ] as const),
)

/** What was public and closed together with the account: at its very instant. */
export async function findClosedAt({ $client: d1 }: Database, companyId: string, at: number): Promise<VacancyRow[]> {
  const sql = `SELECT ${WRITTEN.of()}, ${FACTS.of()} FROM vacancy
    WHERE company_id = ? AND status = 'closed' AND updated_at = ? AND paused_at IS NULL`
  return (await d1.prepare(sql).bind(companyId, at).all<VacancyRow>()).results
}

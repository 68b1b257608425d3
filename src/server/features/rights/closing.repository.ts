import { sql } from 'drizzle-orm'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { FACT_COLUMNS, type VacancyRow } from '../vacancies/vacancy-row.ts'

export type Profile = { seaman_id: string | null; company_id: string | null }

const PROFILE = `SELECT s.id AS seaman_id, c.id AS company_id FROM account a
  LEFT JOIN seaman s ON s.account_id = a.id LEFT JOIN company c ON c.account_id = a.id WHERE a.id = ?`

export const findProfile = ({ $client: d1 }: Database, accountId: string): Promise<Profile | null> =>
  d1.prepare(PROFILE).bind(accountId).first<Profile>()

/** What was closed together with the account: at its very instant. */
export async function findClosedAt({ $client: d1 }: Database, companyId: string, at: number): Promise<VacancyRow[]> {
  const columns = ['id', 'company_id', 'slug', 'status', 'published_at', 'expires_at', 'created_at', 'updated_at']
  const sql = `SELECT ${[...columns, ...FACT_COLUMNS].join(', ')} FROM vacancy
    WHERE company_id = ? AND status = 'closed' AND updated_at = ?`
  return (await d1.prepare(sql).bind(companyId, at).all<VacancyRow>()).results
}

export const deleteListing = (db: Database, companyId: string): Statement =>
  db.run(sql`DELETE FROM agency_listing WHERE company_id = ${companyId}`)

import { type SQL, sql } from 'drizzle-orm'
import { DAY } from '#src/domain/time.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { isActiveOrganisation, withoutActiveOwner } from '#src/server/platform/active-account.ts'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { pickColumns } from '#src/server/platform/stored-rows.ts'
import { vacancyNationalityTable, vacancyTable } from './vacancy.tables.ts'
import { canMove, statusAfter } from './vacancy-moves.repository.ts'
import { putIntoSearch } from './vacancy-publishing.repository.ts'
import { FACTS, type VacancyRow } from './vacancy-row.ts'

type Company = { id: string; name: string; slug: string }

/** Companies that the account owns, alone or with others. */
export const findOwnedCompanies = (db: Database, accountId: string): Promise<Company[]> =>
  db
    .select({ id: organisationTable.id, name: organisationTable.name, slug: organisationTable.slug })
    .from(organisationTable)
    .where(
      sql`${organisationTable.kind} = 'company' AND ${organisationTable.id} IN (
        SELECT organisation_id FROM organisation_member WHERE account_id = ${accountId} AND role = 'owner')`,
    )
    .all()

/** Longer than ended vacancies are readable (`EXPIRED_SHOWN`): older ones are hidden already. */
const OVER_FOR = 32 * DAY

/** Stores the status of readable vacancies and makes them drafts, so that no public query finds them. */
export function withdrawRows(db: Database, accountId: string, now: number): Statement[] {
  const company = withoutActiveOwner(accountId)
  const seqs: SQL = sql`(SELECT seq FROM vacancy WHERE company_id IN ${company} AND status = 'published')`
  return [
    db.run(sql`DELETE FROM vacancy_search WHERE rowid IN ${seqs}`),
    db.delete(vacancyNationalityTable).where(sql`${vacancyNationalityTable.vacancySeq} IN ${seqs}`),
    db.run(sql`UPDATE vacancy SET withdrawn_status = status, status = ${statusAfter('withdraw')}
      WHERE company_id IN ${company} AND ${canMove('withdraw')}
      AND (expires_at IS NULL OR expires_at > ${now - OVER_FOR})`),
  ]
}

const WRITTEN = pickColumns(
  vacancyTable,
  ...(['id', 'company_id', 'slug', 'status', 'published_at', 'expires_at', 'created_at', 'updated_at'] as const),
  'texts',
)

/** Open vacancies at the withdrawal, with their search data. */
export async function findWithdrawn({ $client: d1 }: Database, companyId: string): Promise<VacancyRow[]> {
  const sql = `SELECT ${WRITTEN.of()}, ${FACTS.of()} FROM vacancy
    WHERE company_id = ? AND status = 'draft' AND withdrawn_status = 'published'`
  return (await d1.prepare(sql).bind(companyId).all<VacancyRow>()).results
}

/** Restores the status of withdrawn vacancies unless the company is still inactive, and adds them to the search. @param rows those of `findWithdrawn` */
export const restoreRows = (db: Database, company: Company, rows: readonly VacancyRow[], now: number): Statement[] => [
  db.run(sql`UPDATE vacancy SET status = iif(withdrawn_status = 'published' AND expires_at <= ${now}, 'expired', withdrawn_status),
    withdrawn_status = NULL WHERE company_id = ${company.id} AND ${canMove('restore')}
    AND ${sql.raw(isActiveOrganisation('vacancy.company_id'))}`),
  ...putIntoSearch(db, rows, company),
]

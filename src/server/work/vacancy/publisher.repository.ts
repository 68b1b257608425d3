import { eq, sql } from 'drizzle-orm'
import { companyTable } from '#src/server/people/company/company.tables.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { demandNotSuspended, isSuspended } from '#src/server/people/organisation/suspensions.repository.ts'
import { isActive, isActiveOrganisation } from '#src/server/platform/active-account.ts'
import { type Database, demand, type Statement } from '#src/server/platform/database.ts'
import type { Publisher } from './vacancy-publishing.rules.ts'

const countPublished = sql<number>`(SELECT count(*) FROM vacancy v WHERE v.company_id = company.id AND v.published_at IS NOT NULL)`

const lastRefused = sql<
  number | null
>`(SELECT max(d.refused_at) FROM vacancy v CROSS JOIN vacancy_decision d ON d.vacancy_id = v.id
  WHERE v.company_id = company.id)`

/** When an owner of the company last confirmed an address; null if none has. */
const lastConfirmed = sql<
  number | null
>`(SELECT max(a.email_verified_at) FROM organisation_member m JOIN account a ON a.id = m.account_id
  WHERE m.organisation_id = company.id AND m.role = 'owner')`

/** A company as publisher. */
export async function findPublisher(db: Database, companyId: string): Promise<Publisher | null> {
  const row = await db
    .select({
      id: companyTable.id,
      slug: organisationTable.slug,
      name: organisationTable.name,
      verified: organisationTable.verified,
      country: organisationTable.country,
      kind: companyTable.kind,
      confirmedAt: lastConfirmed,
      published: countPublished,
      refusedAt: lastRefused,
      suspended: sql<number>`${sql.raw(isSuspended('company.id'))}`,
    })
    .from(companyTable)
    .innerJoin(organisationTable, eq(organisationTable.id, companyTable.id))
    .where(eq(companyTable.id, companyId))
    .get()
  if (!row) return null
  const { confirmedAt, suspended, ...publisher } = row
  return { ...publisher, emailVerified: confirmedAt !== null, suspended: suspended === 1 }
}

/**
 * Aborts the batch if the company has lost its verification since it was read, is suspended, or if no owner with a confirmed address is
 * active.
 */
export const demandPublisher = (db: Database, { id, verified }: Publisher): Statement[] => [
  ...demandNotSuspended(db, id),
  ...demand(
    db,
    sql`EXISTS (SELECT 1 FROM organisation c JOIN organisation_member m ON m.organisation_id = c.id AND m.role = 'owner'
      JOIN account a ON a.id = m.account_id
      WHERE c.id = ${id} AND c.verified >= ${verified ? 1 : 0} AND a.email_verified_at IS NOT NULL
        AND ${sql.raw(isActive('a.id'))})`,
  ),
]

/** Aborts the batch if the company is inactive or suspended. */
export const demandActiveCompany = (db: Database, companyId: string): Statement[] => [
  ...demandNotSuspended(db, companyId),
  ...demand(
    db,
    sql`EXISTS (SELECT 1 FROM company c WHERE c.id = ${companyId} AND ${sql.raw(isActiveOrganisation('c.id'))})`,
  ),
]

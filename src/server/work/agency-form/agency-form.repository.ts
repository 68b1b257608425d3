import { and, desc, eq, like, type SQL, sql } from 'drizzle-orm'
import { MAX_FORMS } from '#src/domain/agency-form/agency-form.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { isActiveOrganisation } from '#src/server/platform/active-account.ts'
import { type Database, demand, type Statement } from '#src/server/platform/database.ts'
import { organisationsOf } from '#src/server/platform/erasure.ts'
import { agencyFormTable } from './agency-form.tables.ts'

/** Without the document. */
const LISTED = {
  id: agencyFormTable.id,
  name: agencyFormTable.name,
  size: agencyFormTable.size,
  places: agencyFormTable.places,
  unknown: agencyFormTable.unknown,
  createdAt: agencyFormTable.createdAt,
}

export const listOwnForms = (db: Database, companyId: string) =>
  db
    .select(LISTED)
    .from(agencyFormTable)
    .where(eq(agencyFormTable.companyId, companyId))
    .orderBy(desc(agencyFormTable.createdAt), desc(agencyFormTable.id))

export const insertForm = (db: Database, row: typeof agencyFormTable.$inferInsert): Statement =>
  db.insert(agencyFormTable).values(row)

/** Aborts the batch if the company has the maximum number of forms. */
export const demandRoom = (db: Database, companyId: string): Statement[] =>
  demand(db, sql`(SELECT count(*) < ${MAX_FORMS} FROM agency_form WHERE company_id = ${companyId})`)

export const deleteForm = (db: Database, companyId: string, id: string) =>
  db.delete(agencyFormTable).where(and(eq(agencyFormTable.id, id), eq(agencyFormTable.companyId, companyId)))

/** Forms of an inactive company are not offered. */
const isOffered: SQL = sql.raw(isActiveOrganisation('organisation.id'))

/** Returns forms of companies by the beginning of their name; companies that the seafarer applied to first. */
export function findOfferedForms(db: Database, seamanId: string, begins: string, limit: number) {
  const hasApplied = sql<number>`EXISTS (SELECT 1 FROM application JOIN vacancy ON vacancy.id = application.vacancy_id
    WHERE application.seaman_id = ${seamanId} AND vacancy.company_id = ${organisationTable.id})`
  return db
    .select({
      id: agencyFormTable.id,
      name: agencyFormTable.name,
      company: {
        name: organisationTable.name,
        country: organisationTable.country,
        slug: organisationTable.slug,
        verified: organisationTable.verified,
      },
      hasApplied,
    })
    .from(agencyFormTable)
    .innerJoin(organisationTable, eq(organisationTable.id, agencyFormTable.companyId))
    .where(and(isOffered, begins ? like(organisationTable.name, `${begins}%`) : undefined))
    .orderBy(desc(hasApplied), organisationTable.name, agencyFormTable.name, agencyFormTable.id)
    .limit(limit)
}

export const findOfferedForm = (db: Database, id: string) =>
  db
    .select({ document: agencyFormTable.document, isVerified: organisationTable.verified })
    .from(agencyFormTable)
    .innerJoin(organisationTable, eq(organisationTable.id, agencyFormTable.companyId))
    .where(and(eq(agencyFormTable.id, id), isOffered))
    .get()

/** The newest form of a company; undefined without one. */
export const findNewestForm = (db: Database, companyId: string) =>
  db
    .select({ document: agencyFormTable.document })
    .from(agencyFormTable)
    .where(eq(agencyFormTable.companyId, companyId))
    .orderBy(desc(agencyFormTable.createdAt), desc(agencyFormTable.id))
    .limit(1)
    .get()

export const listWholeForms = async (db: Database, accountId: string) =>
  db
    .select()
    .from(agencyFormTable)
    .where(sql`${agencyFormTable.companyId} IN ${organisationsOf(accountId)}`)

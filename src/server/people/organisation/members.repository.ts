import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm'
import { isActiveOrganisation } from '#src/server/platform/active-account.ts'
import { type Database, demand, type Statement } from '#src/server/platform/database.ts'
import { memberTable } from './organisation.tables.ts'

/**
 * The first owner of an organisation, as an expression.
 * @param organisationId the column of the query that holds the organisation's id, with the name of its table
 */
export const firstOwner = (organisationId: string): string =>
  `(SELECT own.account_id FROM organisation_member own WHERE own.organisation_id = ${organisationId} AND own.role = 'owner'
    ORDER BY own.created_at, own.account_id LIMIT 1)`

/** The owners and recruiters of an active organisation. */
export async function findMailedMembers(db: Database, organisationId: string): Promise<string[]> {
  const rows = await db
    .select({ accountId: memberTable.accountId })
    .from(memberTable)
    .where(
      and(
        eq(memberTable.organisationId, organisationId),
        ne(memberTable.role, 'viewer'),
        sql.raw(isActiveOrganisation('organisation_member.organisation_id')),
      ),
    )
    .orderBy(asc(memberTable.createdAt), asc(memberTable.accountId))
  return rows.map(({ accountId }) => accountId)
}

/** The condition that the account may change data of the organisation, and that the organisation is active. */
export const mayWrite = (accountId: string, organisationId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM organisation_member m WHERE m.organisation_id = ${organisationId} AND m.account_id = ${accountId}
    AND m.role IN ('recruiter', 'owner') AND ${sql.raw(isActiveOrganisation('m.organisation_id'))})`

/** Aborts the batch unless the account may still change data of the organisation. */
export const demandRecruiter = (db: Database, accountId: string, organisationId: string): Statement[] =>
  demand(db, mayWrite(accountId, organisationId))

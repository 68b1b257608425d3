import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { MemberRole } from '#src/contract/http/roles.ts'
import { demandOpenSession } from '#src/server/identity/session/open-session.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { isActiveOrganisation, meetsTwoStep } from '#src/server/platform/active-account.ts'
import { type Database, demandPermitted, type Statement } from '#src/server/platform/database.ts'
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

/** The accounts of all members. */
export async function findMemberAccounts(db: Database, organisationId: string): Promise<string[]> {
  const rows = await db
    .select({ accountId: memberTable.accountId })
    .from(memberTable)
    .where(eq(memberTable.organisationId, organisationId))
  return rows.map(({ accountId }) => accountId)
}

type WritingRole = Exclude<MemberRole, 'viewer'>

const ROLES_FROM: Record<WritingRole, SQL> = {
  recruiter: sql.raw(`('recruiter', 'owner')`),
  owner: sql.raw(`('owner')`),
}

/** The condition that the account may change data of the organisation: it has the role and what the organisation requires, and the organisation is active. */
export const mayWrite = (accountId: string, organisationId: string, least: WritingRole = 'recruiter'): SQL =>
  sql`EXISTS (SELECT 1 FROM organisation_member m WHERE m.organisation_id = ${organisationId} AND m.account_id = ${accountId}
    AND m.role IN ${ROLES_FROM[least]} AND ${sql.raw(isActiveOrganisation('m.organisation_id'))}
    AND ${sql.raw(meetsTwoStep('m.account_id', 'm.organisation_id'))})`

/** The part of a session that a member's write is checked with. */
export type ActingMember = Pick<Session, 'tokenHash' | 'accountId' | 'organisationId'> &
  Partial<Pick<Session, 'actorId'>>

/**
 * The condition of every write of a member. Aborts the batch if the session has ended, if the account no longer has the role in the
 * session's organisation, or if the organisation is not active. For an account without an organisation, only the session is checked.
 */
export const demandMember = (
  db: Database,
  { tokenHash, accountId, organisationId }: ActingMember,
  least?: WritingRole,
): Statement[] => [
  ...demandOpenSession(db, { tokenHash }),
  ...(organisationId === null ? [] : demandPermitted(db, mayWrite(accountId, organisationId, least))),
]

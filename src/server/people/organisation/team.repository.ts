import { and, asc, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { MemberRole } from '#src/contract/http/roles.ts'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import { leaveOrganisation } from '#src/server/identity/session/session.repository.ts'
import { isActive, meetsTwoStep } from '#src/server/platform/active-account.ts'
import { type Database, demand, demandOneChange, type Statement } from '#src/server/platform/database.ts'
import { deleteInvitationsBy } from './member-invitations.repository.ts'
import { memberTable, organisationTable } from './organisation.tables.ts'

const isMember = (organisationId: string, accountId: string) =>
  and(eq(memberTable.organisationId, organisationId), eq(memberTable.accountId, accountId))

/** The members of an organisation: owners first, then recruiters, then viewers, each by the day they joined. */
export const listMembers = (db: Database, organisationId: string) =>
  db
    .select({
      id: accountTable.id,
      email: accountTable.email,
      role: memberTable.role,
      joinedAt: memberTable.createdAt,
      lastSeenAt: accountTable.lastSeenAt,
      twoStepAt: accountTable.twoStepAt,
    })
    .from(memberTable)
    .innerJoin(accountTable, eq(accountTable.id, memberTable.accountId))
    .where(eq(memberTable.organisationId, organisationId))
    .orderBy(
      sql`CASE ${memberTable.role} WHEN 'owner' THEN 0 WHEN 'recruiter' THEN 1 ELSE 2 END`,
      asc(memberTable.createdAt),
      asc(accountTable.id),
    )

export async function isTwoStepRequired(db: Database, organisationId: string): Promise<boolean> {
  return (
    (await db.$count(
      organisationTable,
      and(eq(organisationTable.id, organisationId), isNotNull(organisationTable.twoStepAt)),
    )) > 0
  )
}

/** Aborts the batch if it is required or optional already, or if the owner who requires it does not have it. */
export const setRequiredTwoStep = (
  db: Database,
  { organisationId, ownerId }: { organisationId: string; ownerId: string },
  isRequired: boolean,
  now: number,
): Statement[] => [
  ...(isRequired
    ? demand(db, sql`EXISTS (SELECT 1 FROM account WHERE id = ${ownerId} AND two_step_at IS NOT NULL)`)
    : []),
  db
    .update(organisationTable)
    .set({ twoStepAt: isRequired ? now : null })
    .where(
      and(
        eq(organisationTable.id, organisationId),
        isRequired ? isNull(organisationTable.twoStepAt) : isNotNull(organisationTable.twoStepAt),
      ),
    ),
  ...demandOneChange(db),
]

export async function findRole(
  db: Database,
  organisationId: string,
  accountId: string,
): Promise<MemberRole | undefined> {
  const row = await db
    .select({ role: memberTable.role })
    .from(memberTable)
    .where(isMember(organisationId, accountId))
    .get()
  return row?.role
}

/** The condition that an account other than this one is an active owner of the organisation. */
const hasOtherOwner = (organisationId: string, accountId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM organisation_member m WHERE m.organisation_id = ${organisationId} AND m.account_id <> ${accountId}
    AND m.role = 'owner' AND ${sql.raw(isActive('m.account_id'))})`

export async function isLastOwner(db: Database, organisationId: string, accountId: string): Promise<boolean> {
  const row = await db
    .select({ others: sql<number>`${hasOtherOwner(organisationId, accountId)}` })
    .from(memberTable)
    .where(and(isMember(organisationId, accountId), eq(memberTable.role, 'owner')))
    .get()
  return row?.others === 0
}

/** Aborts the batch if the member is the last active owner. Of two owners who leave at the same time, the second batch is aborted. */
const demandOtherOwner = (db: Database, organisationId: string, accountId: string): Statement[] =>
  demand(
    db,
    sql`${hasOtherOwner(organisationId, accountId)} OR NOT EXISTS (SELECT 1 FROM organisation_member m
      WHERE m.organisation_id = ${organisationId} AND m.account_id = ${accountId} AND m.role = 'owner')`,
  )

/** Aborts the batch if the member has another role than it was read, or if the organisation would have no active owner. */
export const setRole = (
  db: Database,
  { organisationId, accountId }: { organisationId: string; accountId: string },
  { from, to }: { from: MemberRole; to: MemberRole },
  now: number,
): Statement[] => [
  ...(to === 'owner' ? [] : demandOtherOwner(db, organisationId, accountId)),
  db
    .update(memberTable)
    .set({ role: to, updatedAt: now })
    .where(and(isMember(organisationId, accountId), eq(memberTable.role, from))),
  ...demandOneChange(db),
  ...(to === 'owner' ? [] : [deleteInvitationsBy(db, organisationId, accountId)]),
]

/**
 * Ends a membership: open invitations by the account are withdrawn, and its sessions act for another of its organisations or for none. An
 * account without an organisation chooses its role again. Aborts the batch if the account is no longer a member, or is the last active owner.
 */
export const endMembership = (
  db: Database,
  { organisationId, accountId }: { organisationId: string; accountId: string },
  now: number,
): Statement[] => [
  ...demandOtherOwner(db, organisationId, accountId),
  db.delete(memberTable).where(isMember(organisationId, accountId)),
  ...demandOneChange(db),
  leaveOrganisation(db, accountId, organisationId),
  deleteInvitationsBy(db, organisationId, accountId),
  db
    .update(accountTable)
    .set({ role: 'user', updatedAt: now })
    .where(
      and(
        eq(accountTable.id, accountId),
        ne(accountTable.role, 'admin'),
        sql`NOT EXISTS (SELECT 1 FROM organisation_member m WHERE m.account_id = ${accountId})`,
      ),
    ),
]

/**
 * The organisations that have no active owner but the account, with their other active members; one row for each member, or for none. The
 * members are missing while the account lacks the two-step sign-in that the organisation requires.
 */
export const listSoleOwned = (db: Database, accountId: string) => {
  const other = alias(memberTable, 'other')
  return db
    .select({
      id: organisationTable.id,
      name: organisationTable.name,
      memberId: accountTable.id,
      email: accountTable.email,
    })
    .from(memberTable)
    .innerJoin(organisationTable, eq(organisationTable.id, memberTable.organisationId))
    .leftJoin(
      other,
      and(
        eq(other.organisationId, memberTable.organisationId),
        ne(other.accountId, accountId),
        sql.raw(isActive('other.account_id')),
        sql.raw(meetsTwoStep('organisation_member.account_id', 'organisation_member.organisation_id')),
      ),
    )
    .leftJoin(accountTable, eq(accountTable.id, other.accountId))
    .where(
      and(
        eq(memberTable.accountId, accountId),
        eq(memberTable.role, 'owner'),
        sql`NOT EXISTS (SELECT 1 FROM organisation_member own WHERE own.organisation_id = organisation_member.organisation_id
          AND own.account_id <> ${accountId} AND own.role = 'owner' AND ${sql.raw(isActive('own.account_id'))})`,
      ),
    )
    .orderBy(asc(organisationTable.name), asc(organisationTable.id), asc(other.createdAt), asc(other.accountId))
}

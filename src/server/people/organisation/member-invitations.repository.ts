import { and, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import { MINUTE } from '#src/domain/time.ts'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import { actForOrganisation } from '#src/server/identity/session/session.repository.ts'
import { isActive } from '#src/server/platform/active-account.ts'
import { type Database, demand, demandOneChange, type Statement } from '#src/server/platform/database.ts'
import { memberInvitationTable, memberTable, organisationTable } from './organisation.tables.ts'

export type InvitationRow = typeof memberInvitationTable.$inferSelect

export const listInvitations = (db: Database, organisationId: string) =>
  db
    .select({
      id: memberInvitationTable.id,
      email: memberInvitationTable.email,
      role: memberInvitationTable.role,
      invitedBy: accountTable.email,
      sentAt: memberInvitationTable.sentAt,
      expiresAt: memberInvitationTable.expiresAt,
    })
    .from(memberInvitationTable)
    .innerJoin(accountTable, eq(accountTable.id, memberInvitationTable.invitedBy))
    .where(eq(memberInvitationTable.organisationId, organisationId))
    .orderBy(desc(memberInvitationTable.sentAt), desc(memberInvitationTable.id))

const ofOrganisation = (organisationId: string, id: string) =>
  and(eq(memberInvitationTable.id, id), eq(memberInvitationTable.organisationId, organisationId))

export const findInvitation = (db: Database, organisationId: string, id: string) =>
  db.select().from(memberInvitationTable).where(ofOrganisation(organisationId, id)).get()

/** Replaces an earlier invitation of the address by the same organisation, so that only the newest mail is valid. */
export const saveInvitation = (db: Database, row: InvitationRow): Statement[] => [
  db
    .delete(memberInvitationTable)
    .where(
      and(eq(memberInvitationTable.organisationId, row.organisationId), eq(memberInvitationTable.email, row.email)),
    ),
  db.insert(memberInvitationTable).values(row),
]

/** How soon the same invitation is not sent again, for example by a form that was sent twice. */
const SENT_AGAIN_AFTER = MINUTE

/** Aborts the batch if the same invitation was sent just now. */
export const demandNotJustSent = (db: Database, { organisationId, email, role, sentAt }: InvitationRow): Statement[] =>
  demand(
    db,
    sql`NOT EXISTS (SELECT 1 FROM member_invitation WHERE organisation_id = ${organisationId} AND email = ${email}
      AND role = ${role} AND sent_at > ${sentAt - SENT_AGAIN_AFTER})`,
  )

/** Aborts the batch if the invitation was accepted or withdrawn meanwhile. */
export const demandInvitation = (db: Database, organisationId: string, id: string): Statement[] =>
  demand(db, sql`EXISTS (SELECT 1 FROM member_invitation WHERE id = ${id} AND organisation_id = ${organisationId})`)

export const deleteInvitation = (db: Database, organisationId: string, id: string) =>
  db.delete(memberInvitationTable).where(ofOrganisation(organisationId, id))

/** Deletes the invitations that an account sent for the organisation, because it is no longer an owner. */
export const deleteInvitationsBy = (db: Database, organisationId: string, accountId: string) =>
  db
    .delete(memberInvitationTable)
    .where(
      and(eq(memberInvitationTable.organisationId, organisationId), eq(memberInvitationTable.invitedBy, accountId)),
    )

/** Deletes the invitations of an erased account: those that it sent, and those to its address. */
export const deleteInvitationsOf = (db: Database, accountId: string) =>
  db
    .delete(memberInvitationTable)
    .where(sql`invited_by = ${accountId} OR email = (SELECT email FROM account WHERE id = ${accountId})`)

export const deleteOldInvitations = (db: Database, before: number) =>
  db.delete(memberInvitationTable).where(lt(memberInvitationTable.expiresAt, before))

/** The condition that an invitation may be used: it has not expired, and its sender is an active owner. */
const isValid = (now: number): SQL | undefined =>
  and(
    gt(memberInvitationTable.expiresAt, now),
    sql`EXISTS (SELECT 1 FROM organisation_member own WHERE own.organisation_id = member_invitation.organisation_id
      AND own.account_id = member_invitation.invited_by AND own.role = 'owner' AND ${sql.raw(isActive('own.account_id'))})`,
  )

/** A valid invitation with its organisation. */
export const findValidInvitation = (db: Database, condition: { secretHash: string } | { id: string }, now: number) =>
  db
    .select({ invitation: memberInvitationTable, company: organisationTable.name })
    .from(memberInvitationTable)
    .innerJoin(organisationTable, eq(organisationTable.id, memberInvitationTable.organisationId))
    .where(
      and(
        'id' in condition
          ? eq(memberInvitationTable.id, condition.id)
          : eq(memberInvitationTable.secretHash, condition.secretHash),
        isValid(now),
      ),
    )
    .get()

type Acceptance = { accountId: string; tokenHash: string; now: number }

/**
 * Makes the account a member, and its session act for the organisation. The mailed secret confirms the address. Aborts the batch if the
 * invitation is no longer valid, or if the account is a member, is closing, or has another address or the role of another kind of account.
 */
export const acceptInvitation = (
  db: Database,
  { id, organisationId, email, role, secretHash }: InvitationRow,
  { accountId, tokenHash, now }: Acceptance,
): Statement[] => [
  ...demand(
    db,
    sql`EXISTS (SELECT 1 FROM account WHERE id = ${accountId} AND email = ${email} AND role IN ('user', 'company')
      AND ${sql.raw(isActive('account.id'))}) AND NOT EXISTS (SELECT 1 FROM organisation_member
      WHERE organisation_id = ${organisationId} AND account_id = ${accountId})`,
  ),
  db
    .delete(memberInvitationTable)
    .where(and(eq(memberInvitationTable.id, id), eq(memberInvitationTable.secretHash, secretHash), isValid(now))),
  ...demandOneChange(db),
  db.insert(memberTable).values({ organisationId, accountId, role, actedAt: now, createdAt: now, updatedAt: now }),
  db
    .update(accountTable)
    .set({ role: 'company', emailVerifiedAt: sql`coalesce(email_verified_at, ${now})`, updatedAt: now })
    .where(eq(accountTable.id, accountId)),
  actForOrganisation(db, tokenHash, organisationId),
]

import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { PAGE_PERMISSIONS } from '#src/contract/http/permissions.ts'
import type { Role } from '#src/contract/http/roles.ts'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import { holdsPermission } from '#src/server/identity/permission/permission.repository.ts'
import { demandPermission } from '#src/server/identity/session/open-session.repository.ts'
import {
  memberInvitationTable,
  memberTable,
  organisationTable,
} from '#src/server/people/organisation/organisation.tables.ts'
import { seamanTable } from '#src/server/people/seaman/seaman.tables.ts'
import { isActive } from '#src/server/platform/active-account.ts'
import { FIRST_VERSION } from '#src/server/platform/cv-store.ts'
import { type Database, demand, demandPermitted, type Statement } from '#src/server/platform/database.ts'
import { organisationsOf } from '#src/server/platform/erasure.ts'

const OTHER_ADMINS = sql`(SELECT count(*) FROM account WHERE role = 'admin' AND blocked_at IS NULL) > 1`

/**
 * Aborts the batch unless the admin may write about an account, or block it. Only owners may if it is an admin's, so the batch reads its
 * role: the account may have become an admin since the request was checked.
 */
export const demandPermissionFor = (
  db: Database,
  session: { tokenHash: string; accountId: string },
  accountId: string,
): Statement[] => [
  ...demandPermission(db, session, PAGE_PERMISSIONS.users),
  ...demandPermitted(
    db,
    sql`(NOT EXISTS (SELECT 1 FROM account WHERE id = ${accountId} AND role = 'admin')
      OR ${holdsPermission(sql`${session.accountId}`, PAGE_PERMISSIONS.permissions)})`,
  ),
]

/** Changes one row, or none if the role has changed, or it is that of the last admin who can sign in. */
export const replaceRole = (db: Database, id: string, roles: { before: Role; after: Role }, updatedAt: number) =>
  db
    .update(accountTable)
    .set({ role: roles.after, updatedAt })
    .where(
      and(
        eq(accountTable.id, id),
        eq(accountTable.role, roles.before),
        ...(roles.before === 'admin' ? [OTHER_ADMINS] : []),
        ...(roles.after === 'admin' ? [sql`email_verified_at IS NOT NULL`] : []),
      ),
    )

/** Changes one row, or none if nothing changes, or the last admin would be locked out. */
export const setBlocked = (db: Database, id: string, blocked: boolean, now: number) =>
  db
    .update(accountTable)
    .set({ blockedAt: blocked ? now : null, updatedAt: now })
    .where(
      and(
        eq(accountTable.id, id),
        blocked ? isNull(accountTable.blockedAt) : sql`blocked_at IS NOT NULL`,
        ...(blocked ? [sql`(role <> 'admin' OR ${OTHER_ADMINS})`] : []),
      ),
    )

/** No entry and no payment: a balance would otherwise be left to nobody. */
const hasNoBooks = (owner: string): string => `NOT EXISTS (SELECT 1 FROM ledger_holder h WHERE ${owner}
  AND (EXISTS (SELECT 1 FROM ledger_account a WHERE a.holder_id = h.id) OR EXISTS (SELECT 1 FROM payment p WHERE p.holder_id = h.id)))`

const NOTHING_OF_SEAMAN = sql.raw(
  [
    hasNoBooks('h.account_id = seaman.account_id'),
    ...['application', 'inbox_thread'].map(
      (table) => `NOT EXISTS (SELECT 1 FROM ${table} d WHERE d.seaman_id = seaman.id)`,
    ),
    // A CV is in another store, but registered here first.
    `NOT EXISTS (SELECT 1 FROM crew_card d WHERE d.seaman_id = seaman.id AND (d.cv_version > ${FIRST_VERSION} OR d.cv_due_at IS NOT NULL))`,
  ].join(' AND '),
)
const NOTHING_OF_ORGANISATION = sql.raw(
  [
    hasNoBooks('h.organisation_id = organisation.id'),
    ...['vacancy', 'vacancy_draft', 'feed_source', 'company_office', 'cv_evidence'].map(
      (table) => `NOT EXISTS (SELECT 1 FROM ${table} d WHERE d.company_id = organisation.id)`,
    ),
    'NOT EXISTS (SELECT 1 FROM inbox_thread d WHERE d.organisation_id = organisation.id)',
    '(SELECT count(*) FROM organisation_member d WHERE d.organisation_id = organisation.id) = 1',
  ].join(' AND '),
)

/** Organisations of which the account is the only active owner. Without it, no one could manage what they published. */
const ownedByNoOther = (accountId: string): SQL =>
  sql`(SELECT 1 FROM organisation_member m WHERE m.account_id = ${accountId} AND m.role = 'owner' AND NOT EXISTS (
    SELECT 1 FROM organisation_member o WHERE o.organisation_id = m.organisation_id AND o.role = 'owner'
      AND o.account_id <> m.account_id AND ${sql.raw(isActive('o.account_id'))}))`

/**
 * Removes a profile that has only the values of its creation form and an empty CV, and ends memberships with the invitations that the account
 * sent. Aborts the batch if other data depends on it.
 */
export const deleteBareProfile = (db: Database, accountId: string): Statement[] => [
  db.delete(seamanTable).where(and(eq(seamanTable.accountId, accountId), NOTHING_OF_SEAMAN)),
  db
    .delete(organisationTable)
    .where(and(sql`${organisationTable.id} IN ${organisationsOf(accountId)}`, NOTHING_OF_ORGANISATION)),
  ...demand(
    db,
    sql`NOT EXISTS (SELECT 1 FROM seaman WHERE account_id = ${accountId}) AND NOT EXISTS ${ownedByNoOther(accountId)}`,
  ),
  db.delete(memberTable).where(eq(memberTable.accountId, accountId)),
  db.delete(memberInvitationTable).where(eq(memberInvitationTable.invitedBy, accountId)),
]

import { and, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { PAGE_PERMISSIONS } from '#src/contract/http/permissions.ts'
import { memoizeWeakly } from '#src/domain/memoize.ts'
import { memberTable, organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { seamanTable } from '#src/server/people/seaman/seaman.tables.ts'
import { isActiveOrganisation, meetsTwoStep } from '#src/server/platform/active-account.ts'
import type { Database } from '#src/server/platform/database.ts'
import { erasureTable } from '#src/server/trust/data-right/data-right.tables.ts'
import { accountTable } from '../account/account.tables.ts'
import { holdsPermission, permissionsOf } from '../permission/permission.repository.ts'
import { VISIT_PAUSE } from './last-visit.ts'
import { type SessionRow, sessionTable } from './session.tables.ts'

/** The admin's account, if an admin acts. */
export const actorTable = alias(accountTable, 'actor')

/** An admin may read a blocked account. A person who is no longer an admin, or lacks the permission, cannot act for an account. */
export const mayBeUsed = or(
  and(isNull(sessionTable.actorId), isNull(accountTable.blockedAt)),
  and(
    eq(actorTable.role, 'admin'),
    isNull(actorTable.blockedAt),
    holdsPermission(sql`${actorTable.id}`, PAGE_PERMISSIONS.impersonation),
  ),
)

const isItsMember = and(
  eq(memberTable.organisationId, sessionTable.organisationId),
  eq(memberTable.accountId, accountTable.id),
)

const ORGANISATION = {
  kind: organisationTable.kind,
  name: organisationTable.name,
  verified: organisationTable.verified,
}

/** The other companies of the account by name, as JSON. */
const OTHER_COMPANIES =
  sql.raw(`(SELECT json_group_array(json_object('id', o.id, 'name', o.name) ORDER BY o.name, o.id) FROM organisation_member m
  JOIN organisation o ON o.id = m.organisation_id WHERE m.account_id = account.id AND o.kind = 'company'
    AND m.organisation_id IS NOT session.organisation_id)`)

/** Every request of a person needs it, so the statement is prepared once. */
const prepareSessionRow = memoizeWeakly((db: Database) =>
  db
    .select({
      session: sessionTable,
      account: {
        id: accountTable.id,
        email: accountTable.email,
        emailVerifiedAt: accountTable.emailVerifiedAt,
        role: accountTable.role,
        language: accountTable.language,
        languageChosenAt: accountTable.languageChosenAt,
        formats: accountTable.formats,
        timeZone: accountTable.timeZone,
        lastSeenAt: accountTable.lastSeenAt,
        previousVisitAt: accountTable.previousVisitAt,
        avatarKey: accountTable.avatarKey,
      },
      seaman: {
        id: seamanTable.id,
        version: seamanTable.version,
        firstname: seamanTable.firstname,
        surname: seamanTable.surname,
      },
      member: { organisationId: memberTable.organisationId, role: memberTable.role },
      organisation: ORGANISATION,
      otherCompanies: sql<string>`${OTHER_COMPANIES}`,
      organisationIsActive: sql<number>`${sql.raw(isActiveOrganisation('organisation_member.organisation_id'))}`,
      meetsTwoStep: sql<number>`${sql.raw(meetsTwoStep('account.id', 'organisation_member.organisation_id'))}`,
      permissions: permissionsOf(sql`${accountTable.id}`),
      actor: { id: actorTable.id, email: actorTable.email },
      erasure: { eraseAt: erasureTable.eraseAt },
    })
    .from(sessionTable)
    .innerJoin(accountTable, eq(accountTable.id, sessionTable.accountId))
    .leftJoin(seamanTable, eq(seamanTable.accountId, accountTable.id))
    .leftJoin(memberTable, isItsMember)
    .leftJoin(organisationTable, eq(organisationTable.id, memberTable.organisationId))
    .leftJoin(actorTable, eq(actorTable.id, sessionTable.actorId))
    .leftJoin(erasureTable, eq(erasureTable.accountId, accountTable.id))
    .where(
      and(
        eq(sessionTable.tokenHash, sql.placeholder('tokenHash')),
        gt(sessionTable.idleExpiresAt, sql.placeholder('now')),
        gt(sessionTable.expiresAt, sql.placeholder('now')),
        mayBeUsed,
      ),
    )
    .prepare(),
)

/** An open session of an unblocked account, with the account, its profile names and the acting admin. */
export const findSessionRow = (db: Database, tokenHash: string, now: number) =>
  prepareSessionRow(db).get({ tokenHash, now })

/**
 * The account that signed in to an open session: the device token is sealed with its password, and a new password ends the session. None for
 * an impersonation.
 */
export const findOwner = (db: Database, tokenHash: string) =>
  db
    .select({ email: accountTable.email, passwordHash: accountTable.passwordHash })
    .from(sessionTable)
    .innerJoin(accountTable, eq(accountTable.id, sessionTable.accountId))
    .where(and(eq(sessionTable.tokenHash, tokenHash), isNull(sessionTable.actorId)))
    .get()

/** The organisation that the account acted for last, otherwise its oldest membership; before both `preferred`, while the account is a member. */
const lastActedFor = (account: string, preferred: string | null = null): SQL<string | null> =>
  sql`(SELECT organisation_id FROM organisation_member WHERE account_id = ${account}
    ORDER BY organisation_id IS ${preferred} DESC, acted_at DESC, created_at, organisation_id LIMIT 1)`

/**
 * Creates a session for the organisation that the account acted for last.
 * @param continued the organisation of the session that it replaces: the new session acts for it while the account is a member
 */
export const insertSession = (db: Database, row: Omit<SessionRow, 'organisationId'>, continued: string | null = null) =>
  db.insert(sessionTable).values({ ...row, organisationId: lastActedFor(row.accountId, continued) })

/** Changes one row, or none if the account is not a member of the organisation. */
export const actForOrganisation = (db: Database, tokenHash: string, organisationId: string) =>
  db
    .update(sessionTable)
    .set({ organisationId })
    .where(
      and(
        eq(sessionTable.tokenHash, tokenHash),
        sql`EXISTS (SELECT 1 FROM organisation_member m WHERE m.account_id = session.account_id
          AND m.organisation_id = ${organisationId})`,
      ),
    )

/** Sessions of a former member act for another organisation of the account, or for none. */
export const leaveOrganisation = (db: Database, accountId: string, organisationId: string) =>
  db
    .update(sessionTable)
    .set({ organisationId: lastActedFor(accountId) })
    .where(and(eq(sessionTable.accountId, accountId), eq(sessionTable.organisationId, organisationId)))

/** Records which of several organisations the account acts for. An account with a single organisation needs no record. */
export const updateActed = (db: Database, accountId: string, organisationId: string, actedAt: number) =>
  db
    .update(memberTable)
    .set({ actedAt })
    .where(
      and(
        eq(memberTable.accountId, accountId),
        eq(memberTable.organisationId, organisationId),
        sql`(SELECT count(*) FROM organisation_member WHERE account_id = ${accountId}) > 1`,
      ),
    )

export const updateLastSeen = (db: Database, tokenHash: string, lastSeenAt: number, idleExpiresAt: number) =>
  db.update(sessionTable).set({ lastSeenAt, idleExpiresAt }).where(eq(sessionTable.tokenHash, tokenHash))

/** A new visit begins after a pause: stores the end of the previous one. */
export const updateAccountSeen = (db: Database, id: string, lastSeenAt: number) =>
  db
    .update(accountTable)
    .set({
      lastSeenAt,
      previousVisitAt: sql`CASE WHEN last_seen_at < ${lastSeenAt - VISIT_PAUSE} THEN last_seen_at ELSE previous_visit_at END`,
    })
    .where(eq(accountTable.id, id))

export const deleteDeadSessions = (db: Database, now: number) =>
  db.delete(sessionTable).where(or(lt(sessionTable.expiresAt, now), lt(sessionTable.idleExpiresAt, now)))

/** Changes one row, or none if a newer choice of this browser came first. */
export const takeLanguageOrder = (db: Database, tokenHash: string, order: number) =>
  db
    .update(sessionTable)
    .set({ languageOrder: order })
    .where(and(eq(sessionTable.tokenHash, tokenHash), lt(sessionTable.languageOrder, order)))

import { eq, sql } from 'drizzle-orm'
import type { Permission } from '#src/contract/http/permissions.ts'
import { type Database, demandPermitted, demandStillValid, type Statement } from '#src/server/platform/database.ts'
import { accountTable } from '../account/account.tables.ts'
import { holdsPermission } from '../permission/permission.repository.ts'
import { deleteOtherSessions } from './devices.repository.ts'
import { pendingSignInTable } from './pending-sign-in.tables.ts'
import { sessionTable } from './session.tables.ts'

/** What was read of an account before someone was let in. */
export type Entry = { id: string; signInEpoch: number }

/** Aborts the batch when sessions of the account were ended, or its ways in changed, since the row was read. */
export const demandSameEntry = (db: Database, { id, signInEpoch }: Entry): Statement[] =>
  demandStillValid(db, sql`EXISTS (SELECT 1 FROM account WHERE id = ${id} AND sign_in_epoch = ${signInEpoch})`)

/** Aborts the batch when the session that asks for it has ended. */
export const demandOpenSession = (db: Database, { tokenHash }: { tokenHash: string }): Statement[] =>
  demandStillValid(db, sql`EXISTS (SELECT 1 FROM session WHERE token_hash = ${tokenHash})`)

/**
 * The condition of every admin write. Aborts the batch if the session has ended, or if the admin has lost the permission since the request
 * was checked. For a session that acts for a user, the admin's permission counts.
 */
export const demandPermission = (db: Database, session: { tokenHash: string }, needed: Permission): Statement[] => [
  ...demandOpenSession(db, session),
  ...demandPermitted(
    db,
    holdsPermission(
      sql`(SELECT coalesce(actor_id, account_id) FROM session WHERE token_hash = ${session.tokenHash})`,
      needed,
    ),
  ),
]

/** Ends a session and aborts the batch when it had ended before: of two that replace it one comes through. */
export const endOpenSession = (db: Database, { tokenHash }: { tokenHash: string }): Statement[] => [
  db.delete(sessionTable).where(eq(sessionTable.tokenHash, tokenHash)),
  ...demandStillValid(db, sql`changes()`),
]

/** Ends sign-ins and confirmations that are under way, also those that wait for their passkey. */
export const endEntries = (db: Database, accountId: string): Statement[] => [
  db
    .update(accountTable)
    .set({ signInEpoch: sql`${accountTable.signInEpoch} + 1` })
    .where(eq(accountTable.id, accountId)),
  db.delete(pendingSignInTable).where(eq(pendingSignInTable.accountId, accountId)),
]

/**
 * The one way to end what an account has open, and what it has open in the name of others: every session but one, and whatever
 * would become one.
 */
export const endSessions = (db: Database, accountId: string, keep = ''): Statement[] => [
  deleteOtherSessions(db, accountId, keep),
  ...endEntries(db, accountId),
]

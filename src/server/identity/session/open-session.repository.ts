import { eq, sql } from 'drizzle-orm'
import type { Permission } from '#src/contract/http/permissions.ts'
import { type Database, demandPermitted, demandStillValid, type Statement } from '#src/server/platform/database.ts'
import { accountTable } from '../account/account.tables.ts'
import { holdsPermission } from '../permission/permission.repository.ts'
import { deleteOtherSessions } from './devices.repository.ts'
import { pendingSignInTable } from './pending-sign-in.tables.ts'
import { sessionTable } from './session.tables.ts'

/** What was read of an account before a sign-in. */
export type Entry = { id: string; signInEpoch: number }

/** Aborts the batch if sessions of the account were ended, or its sign-in methods changed, since the row was read. */
export const demandSameEntry = (db: Database, { id, signInEpoch }: Entry): Statement[] =>
  demandStillValid(db, sql`EXISTS (SELECT 1 FROM account WHERE id = ${id} AND sign_in_epoch = ${signInEpoch})`)

/** Aborts the batch if the session of the request has ended. */
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

/** Ends a session, and aborts the batch if it had already ended: of two concurrent replacements one succeeds. */
export const endOpenSession = (db: Database, { tokenHash }: { tokenHash: string }): Statement[] => [
  db.delete(sessionTable).where(eq(sessionTable.tokenHash, tokenHash)),
  ...demandStillValid(db, sql`changes()`),
]

/** Ends pending sign-ins and confirmations, also those that wait for a passkey. */
export const endEntries = (db: Database, accountId: string): Statement[] => [
  db
    .update(accountTable)
    .set({ signInEpoch: sql`${accountTable.signInEpoch} + 1` })
    .where(eq(accountTable.id, accountId)),
  db.delete(pendingSignInTable).where(eq(pendingSignInTable.accountId, accountId)),
]

/** Ends all sessions of an account but one, its impersonations, and everything that would become a session. The only way to end them. */
export const endSessions = (db: Database, accountId: string, keep = ''): Statement[] => [
  deleteOtherSessions(db, accountId, keep),
  ...endEntries(db, accountId),
]

import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { accountTable } from '../account/account.tables.ts'
import { type PasskeyRow, passkeyTable } from './passkey.tables.ts'

export const listPasskeyRows = (db: Database, accountId: string) =>
  db.select().from(passkeyTable).where(eq(passkeyTable.accountId, accountId)).orderBy(asc(passkeyTable.createdAt))

export const findByCredential = (db: Database, credentialId: string) =>
  db.select().from(passkeyTable).where(eq(passkeyTable.credentialId, credentialId)).get()

export const findOwnPasskey = (db: Database, accountId: string, id: string) =>
  db
    .select()
    .from(passkeyTable)
    .where(and(eq(passkeyTable.id, id), eq(passkeyTable.accountId, accountId)))
    .get()

export const insertPasskey = (db: Database, row: typeof passkeyTable.$inferInsert) =>
  db.insert(passkeyTable).values(row)

/** Sets the account's user handle unless it has one, and returns it. */
export async function keepHandle(db: Database, accountId: string, handle: string): Promise<string> {
  const kept = await db
    .update(accountTable)
    .set({ passkeyHandle: sql`coalesce(${accountTable.passkeyHandle}, ${handle})` })
    .where(eq(accountTable.id, accountId))
    .returning({ handle: accountTable.passkeyHandle })
    .get()
  return kept?.handle ?? handle
}

/** Changes one row, or none if the passkey was used or removed meanwhile. */
export const notePasskeyUse = (
  db: Database,
  before: PasskeyRow,
  use: { counter: number; synced: boolean },
  now: number,
) =>
  db
    .update(passkeyTable)
    .set({ counter: use.counter, synced: use.synced, lastUsedAt: now })
    .where(and(eq(passkeyTable.id, before.id), eq(passkeyTable.counter, before.counter)))

export const flagPasskey = (db: Database, id: string, now: number) =>
  db.update(passkeyTable).set({ flaggedAt: now }).where(eq(passkeyTable.id, id))

export const updatePasskeyName = (db: Database, accountId: string, id: string, name: string) =>
  db
    .update(passkeyTable)
    .set({ name })
    .where(and(eq(passkeyTable.id, id), eq(passkeyTable.accountId, accountId)))

/**
 * Deletes one row, or none if it is the last sign-in method: another passkey always counts, a password or linked account only if no passkey is
 * required.
 */
export const deletePasskeyUnlessLast = (db: Database, accountId: string, id: string, isDemanded: boolean): Statement =>
  db.delete(passkeyTable).where(
    and(
      eq(passkeyTable.id, id),
      eq(passkeyTable.accountId, accountId),
      sql`(EXISTS (SELECT 1 FROM passkey other WHERE other.account_id = ${accountId} AND other.id <> ${id})
        OR (${isDemanded ? 0 : 1} = 1 AND EXISTS (
          SELECT 1 FROM account WHERE account.id = ${accountId} AND two_step_at IS NULL
            AND (password_hash IS NOT NULL OR EXISTS (SELECT 1 FROM social_identity WHERE account_id = ${accountId})))))`,
    ),
  )

/** Only if there is a passkey. */
export const updateTwoStep = (db: Database, accountId: string, since: number | null, now: number) =>
  db
    .update(accountTable)
    .set({ twoStepAt: since, updatedAt: now })
    .where(
      and(
        eq(accountTable.id, accountId),
        since === null ? undefined : sql`EXISTS (SELECT 1 FROM passkey WHERE passkey.account_id = ${accountTable.id})`,
      ),
    )

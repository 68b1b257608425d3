import { and, count, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '#src/server/platform/database.ts'
import { passkeyTable } from '../passkey/passkey.tables.ts'
import { pendingSignInTable } from './pending-sign-in.tables.ts'

export const countPasskeys = async (db: Database, accountId: string): Promise<number> =>
  (await db.select({ found: count() }).from(passkeyTable).where(eq(passkeyTable.accountId, accountId)).get())?.found ??
  0

export const insertPendingSignIn = (db: Database, row: typeof pendingSignInTable.$inferInsert) =>
  db.insert(pendingSignInTable).values(row)

const isLive = (ownerHash: string, now: number) =>
  and(eq(pendingSignInTable.ownerHash, ownerHash), gt(pendingSignInTable.expiresAt, now))

export const findPendingSignIn = (db: Database, ownerHash: string, now: number) =>
  db.select().from(pendingSignInTable).where(isLive(ownerHash, now)).get()

/** Deletes and returns the row, so that only one request gets it. */
export const takePendingSignIn = (db: Database, ownerHash: string, now: number) =>
  db.delete(pendingSignInTable).where(isLive(ownerHash, now)).returning().get()

export const deleteStalePendingSignIns = (db: Database, now: number) =>
  db.delete(pendingSignInTable).where(lt(pendingSignInTable.expiresAt, now))

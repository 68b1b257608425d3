import { eq, sql } from 'drizzle-orm'
import { hasPremium, type VersionKeeping, versionKeepingOf } from '#src/domain/service/premium.ts'
import { type Database, demand, type Statement } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { seamanTable } from './seaman.tables.ts'

// `seaman.premium_status_expiration` is the last moment of premium: orders and extensions of the domain `service` move it, each in its batch.

/** Returns the last moment of the premium of a seafarer's account in UTC ms, also if it is over; null without one. */
export async function findPremiumEnd(db: Database, accountId: string): Promise<number | null> {
  const found = db.select({ until: seamanTable.premiumStatusExpiration }).from(seamanTable)
  return (await found.where(eq(seamanTable.accountId, accountId)).get())?.until ?? null
}

/** Returns the last moment of premium while it lasts; null if a person has none now. */
export async function readPremiumUntil(
  { db, clock }: Needs<'db' | 'clock'>,
  accountId: string,
): Promise<number | null> {
  const until = await findPremiumEnd(db, accountId)
  return hasPremium(until, clock()) ? until : null
}

/** Returns the last moment of premium of a seafarer, also if it is over; null without one. */
export async function findPremiumEndOf(db: Database, seamanId: string): Promise<number | null> {
  const found = db.select({ until: seamanTable.premiumStatusExpiration }).from(seamanTable)
  return (await found.where(eq(seamanTable.id, seamanId)).get())?.until ?? null
}

/** Returns how many previous versions of a seafarer's CV are kept now, and how long. */
export const readVersionKeeping = async (
  { db, clock }: Needs<'db' | 'clock'>,
  seamanId: string,
): Promise<VersionKeeping> => versionKeepingOf(await findPremiumEndOf(db, seamanId), clock())

/** Aborts the batch unless the person has premium at an instant. */
export const demandPremium = (db: Database, accountId: string, now: number): Statement[] =>
  demand(db, sql`EXISTS (SELECT 1 FROM seaman WHERE account_id = ${accountId} AND premium_status_expiration > ${now})`)

/** Aborts the batch unless the last moment of a person's premium is the one that was read. */
export const demandPremiumEnd = (db: Database, accountId: string, until: number | null): Statement[] =>
  demand(db, sql`(SELECT premium_status_expiration FROM seaman WHERE account_id = ${accountId}) IS ${until}`)

import { eq } from 'drizzle-orm'
import { type Database, isAmong } from '#src/server/platform/database.ts'
import { accountKeyTable } from './file.tables.ts'

export const findSealedKey = async (db: Database, accountId: string): Promise<string | undefined> =>
  (await db.select().from(accountKeyTable).where(eq(accountKeyTable.accountId, accountId)).get())?.sealedKey

/** Keeps the first key of an account. Throws if the account does not exist. */
export const insertSealedKey = (db: Database, row: typeof accountKeyTable.$inferInsert) =>
  db.insert(accountKeyTable).values(row).onConflictDoNothing()

export const findSealedKeys = (db: Database, accountIds: readonly string[]) =>
  db.select().from(accountKeyTable).where(isAmong(accountKeyTable.accountId, accountIds))

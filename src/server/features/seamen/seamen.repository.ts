import { eq } from 'drizzle-orm'
import type { Database } from '#src/server/platform/database.ts'
import { seamanTable } from './seamen.tables.ts'

export const insertSeaman = (db: Database, row: typeof seamanTable.$inferInsert) => db.insert(seamanTable).values(row)

export const findSeamanId = async (db: Database, accountId: string): Promise<string | undefined> =>
  (await db.select({ id: seamanTable.id }).from(seamanTable).where(eq(seamanTable.accountId, accountId)).get())?.id

export const findSeaman = (db: Database, id: string) =>
  db.select().from(seamanTable).where(eq(seamanTable.id, id)).get()

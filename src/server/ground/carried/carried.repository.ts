import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '#src/server/platform/database.ts'
import { carriedTable } from './carried.tables.ts'

export const insertWords = (db: Database, row: typeof carriedTable.$inferInsert) => db.insert(carriedTable).values(row)

export const findWords = (db: Database, id: string, now: number) =>
  db
    .select({ sealed: carriedTable.sealed })
    .from(carriedTable)
    .where(and(eq(carriedTable.id, id), gt(carriedTable.expiresAt, now)))
    .get()

export const deleteWords = (db: Database, id: string) => db.delete(carriedTable).where(eq(carriedTable.id, id))

export const deleteStaleWords = (db: Database, now: number) =>
  db.delete(carriedTable).where(lt(carriedTable.expiresAt, now))

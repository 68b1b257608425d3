import { asc, eq } from 'drizzle-orm'
import type { Database } from '#src/server/platform/database.ts'
import { documentTable, experienceTable, seamanTable } from './seamen.tables.ts'

export const insertSeaman = (db: Database, row: typeof seamanTable.$inferInsert) => db.insert(seamanTable).values(row)

export const findSeaman = (db: Database, id: string) =>
  db.select().from(seamanTable).where(eq(seamanTable.id, id)).get()

export const findExperience = (db: Database, seamanId: string) =>
  db.select().from(experienceTable).where(eq(experienceTable.seamanId, seamanId)).orderBy(asc(experienceTable.sort))

export const findDocuments = (db: Database, seamanId: string) =>
  db.select().from(documentTable).where(eq(documentTable.seamanId, seamanId)).orderBy(asc(documentTable.sort))

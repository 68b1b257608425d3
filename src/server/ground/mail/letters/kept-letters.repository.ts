import { desc, eq, lt } from 'drizzle-orm'
import type { Database } from '#src/server/platform/database.ts'
import { keptLetterTable } from './letter.tables.ts'

const { letterId: id, recipient, subject, sentAt } = keptLetterTable

export const findKeptLetters = (db: Database, limit: number) =>
  db.select({ id, recipient, subject, sentAt }).from(keptLetterTable).orderBy(desc(sentAt)).limit(limit)

export const findKeptLetter = (db: Database, letterId: string) =>
  db.select().from(keptLetterTable).where(eq(id, letterId)).get()

export const deleteKeptLetters = (db: Database, before: number) => db.delete(keptLetterTable).where(lt(sentAt, before))

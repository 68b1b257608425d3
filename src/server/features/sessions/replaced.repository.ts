import { eq, lt } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { replacedSessionTable } from './sessions.tables.ts'

/** Notes that the browser gives a cookie back, or gets another one for it, with this very answer. */
export const noteReplaced = (db: Database, tokenHash: string, replacedAt: number) =>
  db.insert(replacedSessionTable).values({ tokenHash, replacedAt }).onConflictDoNothing()

export const findReplaced = (db: Database, tokenHash: string) =>
  db.select().from(replacedSessionTable).where(eq(replacedSessionTable.tokenHash, tokenHash)).get()

export const deleteReplaced = (db: Database, before: number) =>
  db.delete(replacedSessionTable).where(lt(replacedSessionTable.replacedAt, before))

import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { strangerTable } from './mails.tables.ts'

type Writing = { digest: string; now: number; before: number }

/** Changes one row, or none when the address was written to since `before`, or its reader wants nothing. */
export const noteWriting = (db: Database, { digest, now, before }: Writing): Statement =>
  db
    .insert(strangerTable)
    .values({ digest, writtenAt: now })
    .onConflictDoUpdate({
      target: strangerTable.digest,
      set: { writtenAt: now },
      setWhere: sql`${strangerTable.refusedAt} IS NULL AND ${strangerTable.writtenAt} < ${before}`,
    })

export const isRefused = async (db: Database, digest: string): Promise<boolean> =>
  (await db.$count(strangerTable, and(eq(strangerTable.digest, digest), isNotNull(strangerTable.refusedAt)))) > 0

/** Nothing comes to the address any more, or may come again. */
export const setRefused = (db: Database, digest: string, refusedAt: number | null) =>
  db.update(strangerTable).set({ refusedAt }).where(eq(strangerTable.digest, digest))

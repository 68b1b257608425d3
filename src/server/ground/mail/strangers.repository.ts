import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { strangerTable } from './mail.tables.ts'

/** Changes one row, or none if the address was written to before. */
export const noteWriting = (db: Database, digest: string, writtenAt: number): Statement =>
  db.insert(strangerTable).values({ digest, writtenAt }).onConflictDoNothing()

export const isRefused = async (db: Database, digest: string): Promise<boolean> =>
  (await db.$count(strangerTable, and(eq(strangerTable.digest, digest), isNotNull(strangerTable.refusedAt)))) > 0

/** Stops mail to the address, or allows it again. */
export const setRefused = (db: Database, digest: string, refusedAt: number | null) =>
  db.update(strangerTable).set({ refusedAt }).where(eq(strangerTable.digest, digest))

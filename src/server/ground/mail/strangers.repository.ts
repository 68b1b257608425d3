import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { strangerTable } from './mail.tables.ts'

/** Changes one row, or none if the address was written to before. */
export const noteWriting = (db: Database, digest: string, writtenAt: number): Statement =>
  db.insert(strangerTable).values({ digest, writtenAt }).onConflictDoNothing()

export const isRefused = async (db: Database, digest: string): Promise<boolean> =>
  (await db.$count(strangerTable, and(eq(strangerTable.digest, digest), isNotNull(strangerTable.refusedAt)))) > 0

/** Stops mail to the address. Invitations to teams are not recorded when they are written, so the row may be missing. */
export const refuseMail = (db: Database, digest: string, now: number) =>
  db
    .insert(strangerTable)
    .values({ digest, writtenAt: now, refusedAt: now })
    .onConflictDoUpdate({ target: strangerTable.digest, set: { refusedAt: now } })

/** Allows mail to the address again. */
export const allowMail = (db: Database, digest: string) =>
  db.update(strangerTable).set({ refusedAt: null }).where(eq(strangerTable.digest, digest))

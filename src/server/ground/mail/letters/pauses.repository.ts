import { and, desc, eq, isNull, ne } from 'drizzle-orm'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import type { Database } from '#src/server/platform/database.ts'
import { mailPauseTable } from './letter.tables.ts'

export type Paused = { stream: 'subscribed'; scope: string | null }
export type PauseRow = typeof mailPauseTable.$inferSelect

const isOf = ({ stream, scope }: Paused) =>
  and(eq(mailPauseTable.stream, stream), eq(mailPauseTable.scope, scope ?? ''))

/** Changes one row, or none if it is paused already. */
export const insertPause = (db: Database, { stream, scope }: Paused, at: number) =>
  db
    .insert(mailPauseTable)
    .values({ stream, scope: scope ?? '', reason: 'admin', at })
    .onConflictDoNothing()

/** Changes one row, or none if it is not paused. */
export const deletePause = (db: Database, paused: Paused) => db.delete(mailPauseTable).where(isOf(paused))

/** The pauses of a stream: of all its letters (an empty scope) and of single organisations, latest first. */
export const findPauses = (db: Database, limit: number) =>
  db.select().from(mailPauseTable).orderBy(desc(mailPauseTable.at)).limit(limit)

/** Pauses that complaints caused and of which no admin was written to. */
export const findSilentPauses = (db: Database, limit: number) =>
  db
    .select()
    .from(mailPauseTable)
    .where(and(isNull(mailPauseTable.alarmedAt), ne(mailPauseTable.reason, 'admin')))
    .limit(limit)

export const findPause = (db: Database, paused: Paused) => db.select().from(mailPauseTable).where(isOf(paused)).get()

/** Changes one row, or none if another run was faster. */
export const markAlarmed = (db: Database, { stream, scope, at }: PauseRow, now: number) =>
  db
    .update(mailPauseTable)
    .set({ alarmedAt: now })
    .where(and(isOf({ stream, scope }), eq(mailPauseTable.at, at), isNull(mailPauseTable.alarmedAt)))

/** The name of an organisation whose letters are paused. */
export const findScopeName = async (db: Database, scope: string): Promise<string | undefined> =>
  (
    await db
      .select({ name: organisationTable.name })
      .from(organisationTable)
      .where(eq(organisationTable.id, scope))
      .get()
  )?.name

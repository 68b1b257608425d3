import { and, asc, count, desc, eq, lt, sql } from 'drizzle-orm'
import type { VerificationQuery } from '#src/contract/schemas/verification.ts'
import { type Database, demand, demandOneChange, type Statement } from '#src/server/platform/database.ts'
import { seamanTable } from '../seamen/seamen.tables.ts'
import { isStaying } from '../seamen/staying-seamen.ts'
import { type VerificationRow, verificationTable } from '../seamen/verification.tables.ts'

const stays = sql.raw(isStaying('verification.seaman_id'))

/** Those in one state, the longest waiting first; of those that were answered the newest. */
export const findQueue = (db: Database, { state }: VerificationQuery, limit: number, offset: number) =>
  db
    .select({ verification: verificationTable, seaman: seamanTable })
    .from(verificationTable)
    .innerJoin(seamanTable, eq(seamanTable.id, verificationTable.seamanId))
    .where(and(eq(verificationTable.state, state), stays))
    .orderBy(state === 'pending' ? asc(verificationTable.askedAt) : desc(verificationTable.decidedAt))
    .limit(limit)
    .offset(offset)

/** Those of them who registered before one, or the last of all: a step of the whole list. */
export const findQueueBefore = (db: Database, { state }: VerificationQuery, id: string | undefined, limit: number) =>
  db
    .select({ verification: verificationTable, seaman: seamanTable })
    .from(verificationTable)
    .innerJoin(seamanTable, eq(seamanTable.id, verificationTable.seamanId))
    .where(and(eq(verificationTable.state, state), stays, id ? lt(verificationTable.seamanId, id) : undefined))
    .orderBy(desc(verificationTable.seamanId))
    .limit(limit)

export async function countQueue(db: Database, { state }: VerificationQuery): Promise<number> {
  const row = await db
    .select({ total: count() })
    .from(verificationTable)
    .where(and(eq(verificationTable.state, state), stays))
    .get()
  return row?.total ?? 0
}

/** Puts a row in the place of the one that was read; aborts the batch when somebody else was faster. */
export const replaceVerification = (
  db: Database,
  before: VerificationRow | undefined,
  after: Omit<VerificationRow, 'version'>,
): Statement[] =>
  before
    ? [
        db
          .update(verificationTable)
          .set({ ...after, version: before.version + 1 })
          .where(and(eq(verificationTable.seamanId, after.seamanId), eq(verificationTable.version, before.version))),
        ...demandOneChange(db),
      ]
    : [db.insert(verificationTable).values({ ...after, version: 1 })]

/** Aborts the batch when the CV is another one by now, or being written. */
export const demandSameCv = (db: Database, seamanId: string, version: number): Statement[] =>
  demand(
    db,
    sql`EXISTS (SELECT 1 FROM crew_card WHERE seaman_id = ${seamanId} AND cv_version = ${version} AND cv_due_at IS NULL)`,
  )

import { and, eq, sql } from 'drizzle-orm'
import { type Database, isAmong, type Statement } from '#src/server/platform/database.ts'
import { type VerificationRow, verificationTable, voyageRequestTable } from './verification.tables.ts'

export const findVerification = (db: Database, seamanId: string): Promise<VerificationRow | undefined> =>
  db.select().from(verificationTable).where(eq(verificationTable.seamanId, seamanId)).get()

/** For the batch after a write of the CV: withdraws questions to companies about removed voyages. */
export const dropGoneQuestions = (db: Database, seamanId: string, voyages: readonly { id: string }[]): Statement =>
  db
    .delete(voyageRequestTable)
    .where(
      and(
        eq(voyageRequestTable.seamanId, seamanId),
        eq(voyageRequestTable.state, 'asked'),
        sql`${voyageRequestTable.entryId} NOT IN (SELECT value FROM json_each(${JSON.stringify(voyages.map(({ id }) => id))}))`,
      ),
    )

/** Verified ones of the given seafarers; their CVs decide whether it is still valid. */
export async function findVerified(
  db: Database,
  seamanIds: readonly string[],
): Promise<ReadonlyMap<string, VerificationRow>> {
  const rows = await db
    .select()
    .from(verificationTable)
    .where(and(isAmong(verificationTable.seamanId, seamanIds), eq(verificationTable.state, 'verified')))
  return new Map(rows.map((row) => [row.seamanId, row]))
}

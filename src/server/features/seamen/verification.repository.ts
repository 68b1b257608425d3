import { and, eq } from 'drizzle-orm'
import { type Database, isAmong } from '#src/server/platform/database.ts'
import { type VerificationRow, verificationTable } from './verification.tables.ts'

export const findVerification = (db: Database, seamanId: string): Promise<VerificationRow | undefined> =>
  db.select().from(verificationTable).where(eq(verificationTable.seamanId, seamanId)).get()

/** Of those named, whom an admin has verified; whether it still holds is for their CVs to say. */
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

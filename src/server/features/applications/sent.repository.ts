import { and, eq } from 'drizzle-orm'
import type { VacancyCopy } from '#src/contract/sent/vacancy-copy.ts'
import { type Database, isAmong } from '#src/server/platform/database.ts'
import { cvSendingTable, vacancyCopyTable } from './applications.tables.ts'

/** Applications of those named for which a CV was copied, whether or not the copy is still there. */
export async function findSendings(db: Database, applicationIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ id: cvSendingTable.applicationId })
    .from(cvSendingTable)
    .where(isAmong(cvSendingTable.applicationId, applicationIds))
  return new Set(rows.map(({ id }) => id))
}

/** A vacancy in all the states that somebody applied for, by digest. */
export async function findVacancyCopies(
  db: Database,
  vacancyId: string,
  digests: readonly (string | null)[],
): Promise<ReadonlyMap<string, VacancyCopy>> {
  const asked = digests.filter((digest) => digest !== null)
  const rows = await db
    .select({ digest: vacancyCopyTable.digest, document: vacancyCopyTable.document })
    .from(vacancyCopyTable)
    .where(and(eq(vacancyCopyTable.vacancyId, vacancyId), isAmong(vacancyCopyTable.digest, asked)))
  return new Map(rows.map(({ digest, document }) => [digest, document]))
}

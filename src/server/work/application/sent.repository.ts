import { and, eq } from 'drizzle-orm'
import type { VacancyCopy } from '#src/domain/application/vacancy-copy.ts'
import { type Database, isAmong } from '#src/server/platform/database.ts'
import { vacancyCopyTable } from './application.tables.ts'

/** A vacancy in all the states that somebody applied for, by digest. */
export async function findVacancyCopies(
  db: Database,
  vacancyId: string,
  digests: readonly string[],
): Promise<ReadonlyMap<string, VacancyCopy>> {
  const rows = await db
    .select({ digest: vacancyCopyTable.digest, document: vacancyCopyTable.document })
    .from(vacancyCopyTable)
    .where(and(eq(vacancyCopyTable.vacancyId, vacancyId), isAmong(vacancyCopyTable.digest, digests)))
  return new Map(rows.map(({ digest, document }) => [digest, document]))
}

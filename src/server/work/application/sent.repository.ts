import { and, eq } from 'drizzle-orm'
import type { VacancyCopy } from '#src/domain/application/vacancy-copy.ts'
import { type Database, isAmong } from '#src/server/platform/database.ts'
import { nullIfOtherVersion } from '#src/server/platform/stored-document.ts'
import { unpackVacancy, vacancyCopyTable } from './application.tables.ts'
import { STORED_COPY } from './vacancy-copies.repository.ts'

function openVacancy(packed: ArrayBuffer | number[]): VacancyCopy | null {
  try {
    return unpackVacancy(new Uint8Array(packed))
  } catch (error) {
    return nullIfOtherVersion(error)
  }
}

/** Returns all copied states of a vacancy, by digest; null for one of another build. */
export async function findVacancyCopies(
  db: Database,
  vacancyId: string,
  digests: readonly string[],
): Promise<ReadonlyMap<string, VacancyCopy | null>> {
  const rows = await db
    .select(STORED_COPY)
    .from(vacancyCopyTable)
    .where(and(eq(vacancyCopyTable.vacancyId, vacancyId), isAmong(vacancyCopyTable.digest, digests)))
  return new Map(rows.map(({ digest, packed }) => [digest, openVacancy(packed)]))
}

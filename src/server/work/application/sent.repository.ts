import { and, eq, isNull } from 'drizzle-orm'
import type { VacancyCopy } from '#src/domain/application/vacancy-copy.ts'
import { suspensionTable } from '#src/server/people/organisation/suspension.tables.ts'
import { type Database, isAmong } from '#src/server/platform/database.ts'
import { nullIfOtherVersion } from '#src/server/platform/stored-document.ts'
import { vacancyTable } from '../vacancy/vacancy.tables.ts'
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

/** The open suspension of the company of a vacancy. */
export const findSuspensionOf = (db: Database, vacancyId: string) =>
  db
    .select({ reason: suspensionTable.reason, at: suspensionTable.suspendedAt })
    .from(vacancyTable)
    .innerJoin(suspensionTable, eq(suspensionTable.organisationId, vacancyTable.companyId))
    .where(and(eq(vacancyTable.id, vacancyId), isNull(suspensionTable.restoredAt)))
    .get()

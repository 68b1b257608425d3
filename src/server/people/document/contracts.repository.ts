import { and, asc, eq, gte } from 'drizzle-orm'
import type { ApplicationStatus } from '#src/contract/application/schemas.ts'
import { type Database, isAmong } from '#src/server/platform/database.ts'
import { applicationTable } from '#src/server/work/application/application.tables.ts'
import { vacancyTable } from '#src/server/work/vacancy/vacancy.tables.ts'
import { organisationTable } from '../organisation/organisation.tables.ts'

const MAX_CONTRACTS = 50

/** Vacancies that a seafarer applied for with joining from a day on, earliest first. @param since plain date */
export const findContracts = (
  db: Database,
  { seamanId, statuses, since }: { seamanId: string; statuses: readonly ApplicationStatus[]; since: string },
) =>
  db
    .select({
      applicationId: applicationTable.id,
      status: applicationTable.status,
      changedAt: applicationTable.updatedAt,
      vacancyId: vacancyTable.id,
      rank: vacancyTable.rank,
      vesselType: vacancyTable.vesselType,
      company: organisationTable.name,
      joinFrom: vacancyTable.joinFrom,
      joinTo: vacancyTable.joinTo,
      durationTenths: vacancyTable.durationTenths,
      durationPlusMinus: vacancyTable.durationPlusMinus,
      rotationOn: vacancyTable.rotationOn,
    })
    .from(applicationTable)
    .innerJoin(vacancyTable, eq(vacancyTable.id, applicationTable.vacancyId))
    .innerJoin(organisationTable, eq(organisationTable.id, vacancyTable.companyId))
    .where(
      and(
        eq(applicationTable.seamanId, seamanId),
        isAmong(applicationTable.status, statuses),
        gte(vacancyTable.joinTo, since),
      ),
    )
    .orderBy(asc(vacancyTable.joinFrom), asc(applicationTable.id))
    .limit(MAX_CONTRACTS)

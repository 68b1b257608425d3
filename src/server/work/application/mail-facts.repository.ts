import { eq } from 'drizzle-orm'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { seamanTable } from '#src/server/people/seaman/seaman.tables.ts'
import type { Database } from '#src/server/platform/database.ts'
import { vacancyTable } from '../vacancy/vacancy.tables.ts'
import { applicationTable } from './application.tables.ts'

/** The facts of an application's mails, read when they are sent: queue and outbox contain only ids. */
export const findApplicationFacts = (db: Database, applicationId: string) =>
  db
    .select({
      applicationId: applicationTable.id,
      vacancyId: vacancyTable.id,
      rank: vacancyTable.rank,
      vesselType: vacancyTable.vesselType,
      company: organisationTable.name,
      firstname: seamanTable.firstname,
      surname: seamanTable.surname,
      citizenship: seamanTable.citizenship,
      positionMain: seamanTable.positionMain,
      note: applicationTable.note,
    })
    .from(applicationTable)
    .innerJoin(vacancyTable, eq(vacancyTable.id, applicationTable.vacancyId))
    .innerJoin(organisationTable, eq(organisationTable.id, vacancyTable.companyId))
    .innerJoin(seamanTable, eq(seamanTable.id, applicationTable.seamanId))
    .where(eq(applicationTable.id, applicationId))
    .get()

export type ApplicationFacts = NonNullable<Awaited<ReturnType<typeof findApplicationFacts>>>

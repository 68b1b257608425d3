import { eq } from 'drizzle-orm'
import type { Database } from '#src/server/platform/database.ts'
import { companyTable } from '../companies/companies.tables.ts'
import { seamanTable } from '../seamen/seamen.tables.ts'
import { vacancyTable } from '../vacancies/vacancies.tables.ts'
import { applicationTable } from './applications.tables.ts'

/** What the mails of an application tell; read when they are sent, so that queue and outbox hold ids only. */
export const findApplicationFacts = (db: Database, applicationId: string) =>
  db
    .select({
      applicationId: applicationTable.id,
      vacancyId: vacancyTable.id,
      rank: vacancyTable.rank,
      vesselType: vacancyTable.vesselType,
      company: companyTable.name,
      firstname: seamanTable.firstname,
      surname: seamanTable.surname,
      citizenship: seamanTable.citizenship,
      positionMain: seamanTable.positionMain,
      note: applicationTable.note,
    })
    .from(applicationTable)
    .innerJoin(vacancyTable, eq(vacancyTable.id, applicationTable.vacancyId))
    .innerJoin(companyTable, eq(companyTable.id, vacancyTable.companyId))
    .innerJoin(seamanTable, eq(seamanTable.id, applicationTable.seamanId))
    .where(eq(applicationTable.id, applicationId))
    .get()

export type ApplicationFacts = NonNullable<Awaited<ReturnType<typeof findApplicationFacts>>>

import { and, count, desc, eq, sql } from 'drizzle-orm'
import { outboxTable } from '#src/server/ground/mail/mail.tables.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { isSuspended } from '#src/server/people/organisation/suspensions.repository.ts'
import type { Sending } from '#src/server/platform/cv-store.ts'
import { type Database, demandOneChange, type Statement } from '#src/server/platform/database.ts'
import { vacancyTable } from '../vacancy/vacancy.tables.ts'
import { applicationTable } from './application.tables.ts'

/** Applications of one seafarer, newest first. */
export const findOwnApplications = (db: Database, seamanId: string, limit: number, offset: number) =>
  db
    .select({
      application: applicationTable,
      vacancy: {
        rank: vacancyTable.rank,
        vesselType: vacancyTable.vesselType,
        vesselClass: vacancyTable.vesselClass,
        joinFrom: vacancyTable.joinFrom,
        status: vacancyTable.status,
        expiresAt: vacancyTable.expiresAt,
      },
      company: {
        name: organisationTable.name,
        verified: organisationTable.verified,
        suspended: sql<number>`${sql.raw(isSuspended('organisation.id'))}`,
      },
    })
    .from(applicationTable)
    .innerJoin(vacancyTable, eq(vacancyTable.id, applicationTable.vacancyId))
    .innerJoin(organisationTable, eq(organisationTable.id, vacancyTable.companyId))
    .where(eq(applicationTable.seamanId, seamanId))
    .orderBy(desc(applicationTable.createdAt), desc(applicationTable.id))
    .limit(limit)
    .offset(offset)

export async function countOwnApplications(db: Database, seamanId: string): Promise<number> {
  const row = await db
    .select({ total: count() })
    .from(applicationTable)
    .where(eq(applicationTable.seamanId, seamanId))
    .get()
  return row?.total ?? 0
}

/** One application of the seafarer; undefined for another's. */
export const findOwnApplication = (db: Database, seamanId: string, id: string) =>
  db
    .select()
    .from(applicationTable)
    .where(and(eq(applicationTable.id, id), eq(applicationTable.seamanId, seamanId)))
    .get()

/** Deletes it with its moves and unsent mails; aborts the batch if it is already gone. */
export const withdrawRow = (db: Database, { seamanId, applicationId }: Sending): Statement[] => [
  db
    .delete(applicationTable)
    .where(and(eq(applicationTable.id, applicationId), eq(applicationTable.seamanId, seamanId))),
  ...demandOneChange(db),
  db.delete(outboxTable).where(
    sql`${outboxTable.cause} IN (${`application-received:${applicationId}`}, ${`application-sent:${applicationId}`})
        OR (${outboxTable.kind} = 'application-moved' AND ${outboxTable.payload} ->> 'applicationId' = ${applicationId})`,
  ),
]

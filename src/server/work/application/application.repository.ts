import { and, eq, sql } from 'drizzle-orm'
import type { MatchRecord } from '#src/contract/application/match-schemas.ts'
import type { Application } from '#src/contract/application/schemas.ts'
import { companyTable } from '#src/server/people/company/company.tables.ts'
import { isSuspended } from '#src/server/people/organisation/suspensions.repository.ts'
import { type Database, demand, type Statement } from '#src/server/platform/database.ts'
import { vacancyTable } from '../vacancy/vacancy.tables.ts'
import { applicationTable } from './application.tables.ts'

/** The vacancy data that an application needs. */
export const findAppliedVacancy = (db: Database, id: string) =>
  db
    .select({
      status: vacancyTable.status,
      expiresAt: vacancyTable.expiresAt,
      updatedAt: vacancyTable.updatedAt,
      companyId: vacancyTable.companyId,
      suspended: sql<number>`${sql.raw(isSuspended('vacancy.company_id'))}`,
    })
    .from(vacancyTable)
    .where(eq(vacancyTable.id, id))
    .get()

export type AppliedVacancy = NonNullable<Awaited<ReturnType<typeof findAppliedVacancy>>>

export const hasApplied = async (db: Database, vacancyId: string, seamanId: string): Promise<boolean> =>
  (await db
    .select({ id: applicationTable.id })
    .from(applicationTable)
    .where(and(eq(applicationTable.vacancyId, vacancyId), eq(applicationTable.seamanId, seamanId)))
    .get()) !== undefined

/** Returns the usual hours to an answer of the company; null if not measured. */
export const findUsualHours = async (db: Database, vacancyId: string): Promise<number | null> =>
  (
    await db
      .select({ hours: companyTable.answerHours })
      .from(vacancyTable)
      .innerJoin(companyTable, eq(companyTable.id, vacancyTable.companyId))
      .where(eq(vacancyTable.id, vacancyId))
      .get()
  )?.hours ?? null

type Copies = { seamanId: string; vacancyCopy: string; gapRules: number; matchRecord: MatchRecord }

export const insertApplication = (
  db: Database,
  { id, vacancyId, note, createdAt }: Application,
  copies: Copies,
): Statement => db.insert(applicationTable).values({ ...copies, id, vacancyId, note, createdAt, updatedAt: createdAt })

/** Aborts the batch if the vacancy was closed or changed meanwhile. */
export const demandOpenVacancy = (db: Database, id: string, updatedAt: number, now: number): Statement[] =>
  demand(
    db,
    sql`(SELECT count(*) FROM vacancy WHERE id = ${id} AND status = 'published' AND updated_at = ${updatedAt}
      AND (expires_at IS NULL OR expires_at > ${now}))`,
  )

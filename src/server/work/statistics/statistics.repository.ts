import { and, between, count, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { DaySpan } from '#src/domain/statistics/periods.ts'
import type { Database } from '#src/server/platform/database.ts'
import { applicationFactTable as fact } from '../application/application.tables.ts'
import { vacancyTable as vacancy } from '../vacancy/vacancy.tables.ts'

/** A company, or one of its vacancies. */
export type Scope = { companyId: string; vacancyId: string | undefined }

const isOf = ({ companyId, vacancyId }: Scope): SQL | undefined =>
  and(eq(fact.companyId, companyId), vacancyId === undefined ? undefined : eq(fact.vacancyId, vacancyId))

/** The place of the highest stage reached; see `REACHED_STAGES`. */
const reached = sql`max(${fact.stage}, ${fact.leftStage})`
export const sumOf = (condition: SQL) => sql<number>`sum(${condition})`

/** How many applications arrived, and how many of them reached each stage. */
export const STAGE_COUNTS = {
  applied: count(),
  read: sumOf(sql`${fact.isRead}`),
  shortlisted: sumOf(sql`${reached} >= 1`),
  interview: sumOf(sql`${reached} >= 2`),
  offered: sumOf(sql`${reached} >= 3`),
  joined: sumOf(sql`${reached} >= 4`),
}

/** How many applications arrived on each day, and how far they came. */
export const countByDay = (db: Database, scope: Scope, { from, to }: DaySpan) =>
  db
    .select({ day: fact.day, ...STAGE_COUNTS })
    .from(fact)
    .where(and(isOf(scope), between(fact.day, from, to)))
    .groupBy(fact.day)

/** How many applications arrived, by the hours until their answer; null is without one. */
export const countByAnswer = (db: Database, scope: Scope, { from, to }: DaySpan, dueDay: number) =>
  db
    .select({ hours: fact.answerHours, count: count(), due: sumOf(sql`${fact.day} <= ${dueDay}`) })
    .from(fact)
    .where(and(isOf(scope), between(fact.day, from, to)))
    .groupBy(fact.answerHours)

/** How many seafarers joined, by rank and by the days since the publication. */
export const countFilled = (db: Database, scope: Scope, { from, to }: DaySpan) =>
  db
    .select({ rank: vacancy.rank, days: sql<number>`${fact.fillDays}`, count: count() })
    .from(fact)
    .innerJoin(vacancy, eq(vacancy.id, fact.vacancyId))
    .where(and(isOf(scope), isNotNull(fact.filledDay), between(fact.filledDay, from, to), isNotNull(fact.fillDays)))
    .groupBy(vacancy.rank, fact.fillDays)

/** How many vacancies were published and had not expired before an instant. */
export const countPublic = async (db: Database, companyId: string, since: number): Promise<number> =>
  db.$count(
    vacancy,
    and(
      eq(vacancy.companyId, companyId),
      isNotNull(vacancy.publishedAt),
      sql`(${vacancy.status} = 'published' OR ${vacancy.expiresAt} >= ${since})`,
    ),
  )

/** A vacancy of the company that was published. */
export const findPublished = (db: Database, companyId: string, vacancyId: string) =>
  db
    .select({
      id: vacancy.id,
      rank: vacancy.rank,
      vesselType: vacancy.vesselType,
      vesselName: vacancy.vesselName,
    })
    .from(vacancy)
    .where(and(eq(vacancy.id, vacancyId), eq(vacancy.companyId, companyId), isNotNull(vacancy.publishedAt)))
    .get()

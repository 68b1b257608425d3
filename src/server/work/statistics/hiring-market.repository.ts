import { and, between, count, eq, isNotNull, sql } from 'drizzle-orm'
import type { DaySpan } from '#src/domain/statistics/periods.ts'
import type { Database } from '#src/server/platform/database.ts'
import { applicationFactTable as fact } from '../application/application.tables.ts'
import { vacancyTable as vacancy } from '../vacancy/vacancy.tables.ts'
import { STAGE_COUNTS, sumOf } from './statistics.repository.ts'

/** What each company received, and how far it came. Reads an index as a whole: for the scheduled run. */
export const countByCompany = (db: Database, { from, to }: DaySpan) =>
  db
    .select(STAGE_COUNTS)
    .from(fact)
    .where(between(fact.day, from, to))
    .groupBy(fact.companyId)

/** Applications of each company by the hours until the answer; null is without one. */
export const countAnswersByCompany = (db: Database, { from, to }: DaySpan, dueDay: number) =>
  db
    .select({
      company: fact.companyId,
      hours: fact.answerHours,
      count: count(),
      due: sumOf(sql`${fact.day} <= ${dueDay}`),
    })
    .from(fact)
    .where(between(fact.day, from, to))
    .groupBy(fact.companyId, fact.answerHours)

/** Seafarers who joined each company, by rank and by the days since the publication. */
export const countFilledByCompany = (db: Database, { from, to }: DaySpan) =>
  db
    .select({ company: fact.companyId, rank: vacancy.rank, days: sql<number>`${fact.fillDays}`, count: count() })
    .from(fact)
    .innerJoin(vacancy, eq(vacancy.id, fact.vacancyId))
    .where(and(isNotNull(fact.filledDay), between(fact.filledDay, from, to), isNotNull(fact.fillDays)))
    .groupBy(fact.companyId, vacancy.rank, fact.fillDays)

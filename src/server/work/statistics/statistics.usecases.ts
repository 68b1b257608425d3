import type { CompanyStatistics, StatisticsQuery } from '#src/contract/statistics/schemas.ts'
import { findMedian } from '#src/domain/statistics/median.ts'
import { describePeriod, stepOf, toDayNumber } from '#src/domain/statistics/periods.ts'
import { ANSWERED_WITHIN, FUNNEL } from '#src/domain/statistics/stages.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import {
  countByAnswer,
  countByDay,
  countFilled,
  countPublic,
  findPublished,
  type Scope,
} from './statistics.repository.ts'
import { countViewsByDay } from './vacancy-views.repository.ts'

type ByDay = Awaited<ReturnType<typeof countByDay>>
type ByAnswer = Awaited<ReturnType<typeof countByAnswer>>
type ViewsByDay = Awaited<ReturnType<typeof countViewsByDay>>
type Filled = Awaited<ReturnType<typeof countFilled>>

export const DUE_DAYS = ANSWERED_WITHIN / 24

const dateOf = (day: number): string => toPlainDate(day * DAY)
const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0)

export function describeAnswers(rows: ByAnswer): CompanyStatistics['answers'] {
  const answered = rows.flatMap(({ hours, count }) => (hours === null ? [] : [{ value: hours, count }]))
  return {
    due: sum(rows, ({ due }) => due),
    inTime: sum(rows, ({ hours, due }) => (hours !== null && hours < ANSWERED_WITHIN ? due : 0)),
    hours: findMedian(answered),
  }
}

const medianOf = (rows: Filled): number | null => findMedian(rows.map(({ days, count }) => ({ value: days, count })))

export function describeFill(rows: Filled): CompanyStatistics['fill'] {
  const ranks = [...Map.groupBy(rows, ({ rank }) => rank)].map(([rank, ofRank]) => ({
    rank,
    filled: sum(ofRank, ({ count }) => count),
    days: medianOf(ofRank) ?? 0,
  }))
  return {
    filled: sum(rows, ({ count }) => count),
    days: medianOf(rows),
    ranks: ranks.toSorted((first, second) => second.filled - first.filled || first.rank.localeCompare(second.rank)),
  }
}

const describeStages = (rows: ByDay): CompanyStatistics['stages'] =>
  FUNNEL.map((stage) => ({ stage, count: sum(rows, (row) => row[stage]) }))

const describeSources = (rows: ViewsByDay): CompanyStatistics['sources'] =>
  [...Map.groupBy(rows, ({ source }) => source)]
    .map(([source, ofSource]) => ({ source, views: sum(ofSource, ({ views }) => views) }))
    .toSorted((first, second) => second.views - first.views)

function describeSteps(rows: ByDay, viewed: ViewsByDay, steps: readonly number[]): CompanyStatistics['steps'] {
  const byStep = Map.groupBy(rows, ({ day }) => stepOf(steps, day))
  const viewsByStep = Map.groupBy(viewed, ({ day }) => stepOf(steps, day))
  return steps.map((from, place) => ({
    from: dateOf(from),
    views: sum(viewsByStep.get(place) ?? [], ({ views }) => views),
    applications: sum(byStep.get(place) ?? [], ({ applied }) => applied),
  }))
}

/** Returns the figures of a company, or of one of its vacancies; throws `not-found` for another vacancy. */
export async function getStatistics(
  { db, clock }: Needs<'db' | 'clock'>,
  companyId: string,
  { period, vacancy: vacancyId }: StatisticsQuery,
): Promise<Omit<CompanyStatistics, 'market'>> {
  const today = toDayNumber(clock())
  const span = describePeriod(period, today)
  const scope: Scope = { companyId, vacancyId }
  const [vacancy, vacancies, days, daysBefore, answers, filled, views, viewsBefore] = await Promise.all([
    vacancyId === undefined ? null : findPublished(db, companyId, vacancyId),
    countPublic(db, companyId, span.from * DAY),
    countByDay(db, scope, span),
    countByDay(db, scope, span.before),
    countByAnswer(db, scope, span, today - DUE_DAYS),
    countFilled(db, scope, span),
    countViewsByDay(db, scope, span),
    countViewsByDay(db, scope, span.before),
  ])
  if (vacancy === undefined) throw new Failure('not-found')
  return {
    from: dateOf(span.from),
    to: dateOf(span.to),
    vacancy,
    vacancies,
    views: { now: sum(views, (row) => row.views), before: sum(viewsBefore, (row) => row.views) },
    applications: { now: sum(days, ({ applied }) => applied), before: sum(daysBefore, ({ applied }) => applied) },
    steps: describeSteps(days, views, span.steps),
    answers: describeAnswers(answers),
    stages: describeStages(days),
    sources: describeSources(views),
    fill: describeFill(filled),
  }
}

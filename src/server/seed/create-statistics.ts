import { toDayNumber } from '#src/domain/statistics/periods.ts'
import type { ViewSource } from '#src/domain/statistics/view-sources.ts'
import type { AppliedVacancy } from './applied-vacancy.ts'
import { createRandom, type Random } from './random.ts'
import type { ApplicationFactRow, VacancyViewRow } from './rows.ts'

type Options = { now: number; seed: number }

/** How many of a hundred views come from where. */
const SOURCES: readonly (readonly [ViewSource, number])[] = [
  ['site', 46],
  ['engine', 21],
  ['alert', 9],
  ['share', 8],
  ['direct', 7],
  ['invitation', 4],
  ['other', 3],
  ['feed', 2],
]
/** Views of a new vacancy on its first day, and of any on a later one. */
const MOST_VIEWS = 16
const LEAST_VIEWS = 3
/** Days after which the interest in a vacancy has halved. */
const HALF_LIFE = 6

const STAGES = [
  [0, 48],
  [1, 22],
  [2, 12],
  [3, 6],
  [4, 12],
] as const

const lastDay = ({ expires_at }: AppliedVacancy, now: number): number => toDayNumber(Math.min(now, expires_at ?? now))

function createViewsOf(vacancy: AppliedVacancy, { now, seed }: Options): VacancyViewRow[] {
  const random = createRandom(seed, 'views', vacancy.id)
  const first = toDayNumber(vacancy.publishedAt)
  return Array.from({ length: lastDay(vacancy, now) - first + 1 }, (_, age) => age).flatMap((age) => {
    const all = LEAST_VIEWS + MOST_VIEWS * 2 ** (-age / HALF_LIFE) * (0.5 + random.fraction())
    return SOURCES.map(([source, share]) => ({
      company_id: vacancy.company_id,
      day: first + age,
      vacancy_id: vacancy.id,
      source,
      views: Math.floor((all * share) / 100 + random.fraction()),
    })).filter(({ views }) => views > 0)
  })
}

/** Views of the demo company's vacancies. */
export const createViews = (vacancies: readonly AppliedVacancy[], options: Options): VacancyViewRow[] =>
  vacancies.filter(({ ofDemoCompany }) => ofDemoCompany).flatMap((vacancy) => createViewsOf(vacancy, options))

function createFact(vacancy: AppliedVacancy, random: Random, now: number): ApplicationFactRow {
  const [first, last] = [toDayNumber(vacancy.publishedAt), lastDay(vacancy, now)]
  const day = first + Math.floor((last - first) * random.fraction() ** 2)
  const isAnswered = random.chance(vacancy.habits.rate / 100)
  const stage = isAnswered ? random.weighted(STAGES) : 0
  const filled = stage === 4 ? Math.min(toDayNumber(now), day + random.int(4, 18)) : null
  return {
    company_id: vacancy.company_id,
    vacancy_id: vacancy.id,
    day,
    is_read: isAnswered || random.chance(0.8) ? 1 : 0,
    answer_hours: isAnswered ? Math.round(vacancy.habits.hours * (0.4 + 1.2 * random.fraction())) : null,
    stage,
    filled_day: filled,
    fill_days: filled === null ? null : filled - first,
  }
}

/** Applications for vacancies that are over, whose seafarers have deleted their accounts: only their days and stages are left. */
export const createFacts = (vacancies: readonly AppliedVacancy[], { now, seed }: Options): ApplicationFactRow[] =>
  vacancies
    .filter(({ status }) => status !== 'published')
    .flatMap((vacancy) => {
      const random = createRandom(seed, 'facts', vacancy.id)
      const count = random.int(5, 14) + (vacancy.ofDemoCompany ? 8 : 0)
      return Array.from({ length: count }, () => createFact(vacancy, random, now))
    })

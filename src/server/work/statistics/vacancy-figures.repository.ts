import type { VacancyFiguresQuery } from '#src/contract/statistics/schemas.ts'
import type { DaySpan } from '#src/domain/statistics/periods.ts'
import { DAY } from '#src/domain/time.ts'
import type { Database } from '#src/server/platform/database.ts'
import { type Present, pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { vacancyTable } from '../vacancy/vacancy.tables.ts'

const OF_VACANCY = pickColumns(vacancyTable, 'id', 'rank', 'vessel_type', 'vessel_name')
const PUBLISHED = pickColumns(vacancyTable, 'published_at')

export type FiguresRow = RowOf<typeof OF_VACANCY> &
  Present<RowOf<typeof PUBLISHED>> & {
    viewed: number
    applications: number
    answered: number
    shortlisted: number
    joined: number
    total: number
  }

// By company and days from one index; binds the company, the first and the last day, and the first instant.
export const FIGURES = `WITH received AS (
    SELECT vacancy_id, count(*) AS applications, count(answer_hours) AS answered,
      sum(max(stage, left_stage) >= 1) AS shortlisted, sum(max(stage, left_stage) >= 4) AS joined
    FROM application_fact WHERE company_id = ?1 AND day BETWEEN ?2 AND ?3 GROUP BY vacancy_id
  ), seen AS (
    SELECT vacancy_id, sum(views) AS viewed FROM vacancy_view WHERE company_id = ?1 AND day BETWEEN ?2 AND ?3 GROUP BY vacancy_id
  ), listed AS (
    SELECT ${OF_VACANCY.of('v')}, ${PUBLISHED.of('v')}, coalesce(w.viewed, 0) AS viewed,
      coalesce(r.applications, 0) AS applications, coalesce(r.answered, 0) AS answered,
      coalesce(r.shortlisted, 0) AS shortlisted, coalesce(r.joined, 0) AS joined
    FROM vacancy v LEFT JOIN received r ON r.vacancy_id = v.id LEFT JOIN seen w ON w.vacancy_id = v.id
    WHERE v.company_id = ?1 AND v.published_at IS NOT NULL
      AND (r.vacancy_id IS NOT NULL OR w.vacancy_id IS NOT NULL OR v.status = 'published' OR v.expires_at >= ?4)
  )`

const NEWEST = 'published_at DESC, id DESC'

const ORDERS: Record<VacancyFiguresQuery['sort'], string> = {
  views: `viewed DESC, ${NEWEST}`,
  applications: `applications DESC, ${NEWEST}`,
  joined: `joined DESC, ${NEWEST}`,
  newest: NEWEST,
}

type Asked = { companyId: string; span: DaySpan }

const valuesOf = ({ companyId, span: { from, to } }: Asked) => [companyId, from, to, from * DAY] as const

/** One page of the vacancies that were public or received applications in the period. */
export const findVacancyFigures = async (
  { $client: d1 }: Database,
  asked: Asked,
  { sort, limit, offset }: { sort: VacancyFiguresQuery['sort']; limit: number; offset: number },
): Promise<FiguresRow[]> =>
  (
    await d1
      .prepare(`${FIGURES} SELECT *, count(*) OVER () AS total FROM listed ORDER BY ${ORDERS[sort]} LIMIT ?5 OFFSET ?6`)
      .bind(...valuesOf(asked), limit, offset)
      .all<FiguresRow>()
  ).results

/** The same vacancies by id, after one: a step through all of them. */
export const findFiguresAfter = async (
  { $client: d1 }: Database,
  asked: Asked,
  id: string | undefined,
  limit: number,
): Promise<FiguresRow[]> =>
  (
    await d1
      .prepare(`${FIGURES} SELECT *, 0 AS total FROM listed WHERE id > ?5 ORDER BY id LIMIT ?6`)
      .bind(...valuesOf(asked), id ?? '', limit)
      .all<FiguresRow>()
  ).results

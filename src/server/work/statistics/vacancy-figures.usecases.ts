import { VACANCY_FIGURES } from '#src/contract/lists.ts'
import type { VacancyFigures, VacancyFiguresList, VacancyFiguresQuery } from '#src/contract/statistics/schemas.ts'
import { describePeriod, toDayNumber } from '#src/domain/statistics/periods.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { type FiguresRow, findVacancyFigures } from './vacancy-figures.repository.ts'

export const toVacancyFigures = (row: FiguresRow): VacancyFigures => ({
  id: row.id,
  rank: row.rank,
  vesselType: row.vessel_type,
  vesselName: row.vessel_name,
  publishedAt: row.published_at,
  views: row.viewed,
  applications: row.applications,
  answered: row.answered,
  shortlisted: row.shortlisted,
  joined: row.joined,
})

/** Returns a page of the company's vacancies with their figures. */
export async function listVacancyFigures(
  { db, clock }: Needs<'db' | 'clock'>,
  companyId: string,
  { period, sort, page }: VacancyFiguresQuery,
): Promise<VacancyFiguresList> {
  const { pageSize } = VACANCY_FIGURES
  const asked = { companyId, span: describePeriod(period, toDayNumber(clock())) }
  const rows = await findVacancyFigures(db, asked, { sort, limit: pageSize, offset: (page - 1) * pageSize })
  return { items: rows.map(toVacancyFigures), total: rows[0]?.total ?? 0, page, pageSize }
}

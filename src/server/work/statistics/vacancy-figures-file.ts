import type { VacancyFigures, VacancyFiguresQuery } from '#src/contract/statistics/schemas.ts'
import { describePeriod, toDayNumber } from '#src/domain/statistics/periods.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { vesselText } from '#src/i18n/vessel-name.ts'
import type { FileColumn, ReadStep } from '#src/server/http/list-file.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findFiguresAfter } from './vacancy-figures.repository.ts'
import { toVacancyFigures } from './vacancy-figures.usecases.ts'

const COLUMNS: readonly FileColumn<VacancyFigures>[] = [
  ['company.column.vacancy', ({ rank }, { intl }) => rankName(intl, rank)],
  ['company.career.vessel', ({ vesselType }, { intl }) => vesselText({ vesselType, vesselClass: null }, intl)],
  ['statistics.column.ship', ({ vesselName }) => vesselName],
  ['company.column.published', ({ publishedAt }) => toPlainDate(publishedAt)],
  ['statistics.views', ({ views }) => views],
  ['company.column.applications', ({ applications }) => applications],
  ['statistics.column.answered', ({ answered }) => answered],
  ['company.stage.shortlisted', ({ shortlisted }) => shortlisted],
  ['company.stage.joined', ({ joined }) => joined],
]

/** Returns the figures of all vacancies of the company in the period. */
export function vacancyFiguresFile(
  { db, clock }: Needs<'db' | 'clock'>,
  companyId: string,
  { period }: Pick<VacancyFiguresQuery, 'period'>,
) {
  const asked = { companyId, span: describePeriod(period, toDayNumber(clock())) }
  const read: ReadStep<VacancyFigures> = async (after, limit) =>
    (await findFiguresAfter(db, asked, after?.id, limit)).map(toVacancyFigures)
  return { name: `statistics-${period}`, columns: COLUMNS, read }
}

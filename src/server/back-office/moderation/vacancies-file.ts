import type { AdminVacancyQuery } from '#src/contract/moderation/schemas.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import type { FileColumn, ReadStep } from '#src/server/http/list-file.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { adminStateOf, readConditions } from './list-vacancies.usecases.ts'
import { type AdminVacancyRow, findVacanciesBefore } from './vacancies.repository.ts'

const dayOf = (at: number | null) => at && toPlainDate(at)

const COLUMNS: readonly FileColumn<AdminVacancyRow>[] = [
  ['list.reference', ({ id }) => id],
  ['admin.column.state', (row, { t }) => t(`moderation.state.${adminStateOf(row)}`)],
  ['crew.filter.rank', ({ rank }, { intl }) => rankName(intl, rank)],
  ['crew.filter.vessel', ({ vessel_type }, { t }) => t(`vessel.${vessel_type}`)],
  ['moderation.column.company', ({ company_name }) => company_name],
  ['moderation.filter.country', ({ company_country }, { formats }) => formats.country(company_country)],
  ['moderation.column.feed', ({ feed_name }) => feed_name],
  ['vacancy.detail.vessel-imo', ({ imo }) => imo],
  ['report.queue.title', ({ reports }) => reports],
  ['company.column.published', ({ published_at }) => dayOf(published_at)],
  ['moderation.column.changed', ({ updated_at }) => dayOf(updated_at)],
]

/** Vacancies of a search, the newest first. */
export async function vacanciesFile({ db }: Needs<'db'>, query: AdminVacancyQuery & { in: LocaleCode }) {
  const where = await readConditions(query, query.in)
  return {
    name: 'vacancies',
    columns: COLUMNS,
    read: ((after, limit) => findVacanciesBefore(db, where, after?.seq, limit)) satisfies ReadStep<AdminVacancyRow>,
  }
}

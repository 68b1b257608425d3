import { OWN_VACANCIES, OWN_VACANCY_STATUSES } from '#src/contract/list/lists.ts'
import type { LocaleCode } from '#src/contract/locales.ts'
import type { OwnVacancy, OwnVacancyList, OwnVacancyQuery } from '#src/contract/schemas/application.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { toPay, toPort } from '../vacancies/vacancy-card.ts'
import { readQueryWords } from '../vacancy-search/query-words.ts'
import { findOwnVacancies, type OwnRow } from './own-vacancies.repository.ts'

const toOwnVacancy = (row: OwnRow): OwnVacancy => ({
  id: row.id,
  slug: row.slug,
  rank: row.rank,
  vesselType: row.vessel_type,
  vesselClass: row.vessel_class,
  pay: toPay(row),
  joinFrom: row.join_from,
  joinTo: row.join_to,
  port: toPort(row),
  status: row.status === 'draft' && row.paused_at !== null ? 'paused' : row.status,
  publishedAt: row.published_at,
  expiresAt: row.expires_at,
  applications: row.applications,
  newApplications: row.unread,
})

/** A company's own vacancies of every status. */
export async function listOwnVacancies(
  { db }: Needs<'db'>,
  companyId: string,
  query: OwnVacancyQuery,
  locale: LocaleCode,
): Promise<OwnVacancyList> {
  const spoken = await readQueryWords(query.q, locale)
  const { rows, statuses } = await findOwnVacancies(db, companyId, query, spoken, OWN_VACANCIES.pageSize)
  const counts = new Map(statuses.map(({ value, count }) => [value, count]))
  const all = statuses.reduce((sum, { count }) => sum + count, 0)
  return {
    items: rows.map(toOwnVacancy),
    total: query.status ? (counts.get(query.status) ?? 0) : all,
    page: query.page,
    pageSize: OWN_VACANCIES.pageSize,
    facets: { status: OWN_VACANCY_STATUSES.map((value) => ({ value, count: counts.get(value) ?? 0 })) },
  }
}

import { ADMIN_VACANCIES, type AdminVacancyState } from '#src/contract/moderation/list.ts'
import type { AdminVacancy, AdminVacancyList, AdminVacancyQuery } from '#src/contract/moderation/schemas.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import type { VacancyFlag } from '#src/domain/vacancy/flags.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { stateOf } from '#src/server/work/vacancy/vacancy-moves.ts'
import { readQueryWords } from '#src/server/work/vacancy-search/query-words.ts'
import { isPublic } from '#src/server/work/vacancy-search/vacancy-detail.usecases.ts'
import { type AdminVacancyRow, findNames, findVacancyPage } from './vacancies.repository.ts'
import { type Condition, toConditions } from './vacancy-conditions.ts'

/** Exact up to this number: the last row of the last page. */
const MAX_COUNT = ADMIN_VACANCIES.maxPage * ADMIN_VACANCIES.pageSize

const OF_DRAFTS = { refuse: 'refused', 'take-down': 'taken-down', approve: 'draft' } as const

/** The status of a vacancy as admins see it. */
export function adminStateOf(
  row: Pick<AdminVacancyRow, 'status' | 'paused_at' | 'withdrawn_status' | 'decision_act'>,
): AdminVacancyState {
  const state = stateOf(row)
  if (state === 'moderation') return 'waiting'
  if (state === 'draft' || state === 'none') return OF_DRAFTS[row.decision_act ?? 'approve']
  return state
}

export const readConditions = async (query: AdminVacancyQuery, locale: LocaleCode): Promise<Condition> =>
  toConditions(query, await readQueryWords(query.q, locale))

const toVacancy = (row: AdminVacancyRow, now: number): AdminVacancy => ({
  id: row.id,
  rank: row.rank,
  vesselType: row.vessel_type,
  state: adminStateOf(row),
  isPublic: isPublic(row, now),
  company: {
    id: row.company_id,
    name: row.company_name,
    country: row.company_country,
    suspended: row.suspended === 1,
  },
  feed: row.feed_id !== null && row.feed_name !== null ? { id: row.feed_id, name: row.feed_name } : null,
  flags: JSON.parse(row.flags ?? '[]') as VacancyFlag[],
  reports: row.reports,
  publishedAt: row.published_at,
  updatedAt: row.updated_at,
})

/** Searches vacancies in every status for admins. */
export async function listVacancies(
  { db, clock }: Needs<'db' | 'clock'>,
  query: AdminVacancyQuery,
  locale: LocaleCode,
): Promise<AdminVacancyList> {
  const { pageSize } = ADMIN_VACANCIES
  const page = { limit: pageSize, offset: (query.page - 1) * pageSize, most: MAX_COUNT }
  const where = await readConditions(query, locale)
  const [{ rows, count }, names] = await Promise.all([findVacancyPage(db, query, where, page), findNames(db, query)])
  return {
    items: rows.map((row) => toVacancy(row, clock())),
    total: Math.min(count, MAX_COUNT),
    totalIsExact: count <= MAX_COUNT,
    page: query.page,
    pageSize,
    ...names,
  }
}

import type { OwnVacancy, OwnVacancyList, OwnVacancyQuery } from '#src/contract/application/schemas.ts'
import { OWN_VACANCIES, OWN_VACANCY_STATUSES } from '#src/contract/lists.ts'
import type { VacancyForm } from '#src/contract/vacancy-editor/form.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { createBlankForm } from '#src/domain/vacancy/blank-form.ts'
import { readForm } from '#src/domain/vacancy/read-form.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { readDocument } from '#src/server/platform/stored-document.ts'
import { toPay, toPort } from '../vacancy/vacancy-card.ts'
import { readQueryWords } from '../vacancy-search/query-words.ts'
import { findOwnVacancies, type OwnRow } from './own-vacancies.repository.ts'

type Facts = Pick<OwnVacancy, 'rank' | 'vesselType' | 'vesselClass' | 'pay' | 'joinFrom' | 'joinTo' | 'port'>

/** A draft of another build is listed without details. */
function readDraft(document: string): VacancyForm {
  try {
    return readDocument('vacancy-draft', document)
  } catch {
    return createBlankForm('en')
  }
}

/** Returns the readable values of a draft. */
export function readTyped(document: string, today: string): Facts {
  const { rank, ship, pay, joining } = readForm(readDraft(document), today).values
  const { min, max, currency, period } = pay
  return {
    ...{ rank, vesselType: ship.type, vesselClass: ship.class },
    pay: max === null ? null : { min: min ?? 0, max, currency, period },
    ...{ joinFrom: joining.from, joinTo: joining.to, port: joining.port },
  }
}

const readRow = (row: Exclude<OwnRow, { typed: 'new' }>): Facts => ({
  ...{ rank: row.rank, vesselType: row.vessel_type, vesselClass: row.vessel_class, pay: toPay(row) },
  ...{ joinFrom: row.join_from, joinTo: row.join_to, port: toPort(row) },
})

export const toOwnVacancy = (row: OwnRow, today: string): OwnVacancy => ({
  id: row.id,
  ...(row.typed === 'new' ? readTyped(row.document, today) : readRow(row)),
  status: row.state,
  typed: row.typed,
  decision: row.decision_act && { act: row.decision_act, reason: row.decision_reason },
  publishedAt: row.published_at,
  expiresAt: row.expires_at,
  applications: row.applications,
  newApplications: row.unread,
})

/** Returns the company's vacancies and drafts of every state. */
export async function listOwnVacancies(
  { db, clock }: Needs<'db' | 'clock'>,
  companyId: string,
  query: OwnVacancyQuery,
  locale: LocaleCode,
): Promise<OwnVacancyList> {
  const spoken = await readQueryWords(query.q, locale)
  const { rows, statuses } = await findOwnVacancies(db, { companyId, query, spoken }, OWN_VACANCIES.pageSize)
  const counts = new Map(statuses.map(({ value, count }) => [value, count]))
  const all = statuses.reduce((sum, { count }) => sum + count, 0)
  return {
    items: rows.map((row) => toOwnVacancy(row, toPlainDate(clock()))),
    total: query.status ? (counts.get(query.status) ?? 0) : all,
    page: query.page,
    pageSize: OWN_VACANCIES.pageSize,
    facets: { status: OWN_VACANCY_STATUSES.map((value) => ({ value, count: counts.get(value) ?? 0 })) },
  }
}

import type { LocaleCode } from '#src/contract/locales.ts'
import type { OwnVacancyQuery } from '#src/contract/schemas/application.ts'
import { toPlainDate } from '#src/contract/time.ts'
import { payText } from '#src/i18n/pay-text.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { vesselText } from '#src/i18n/vessel-name.ts'
import type { FileColumn, ReadStep } from '#src/server/http/list-file.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { toPay } from '../vacancies/vacancy-card.ts'
import { readQueryWords } from '../vacancy-search/query-words.ts'
import { findOwnBefore, type OwnRow } from './own-vacancies.repository.ts'

const COLUMNS: readonly FileColumn<OwnRow>[] = [
  ['company.column.vacancy', ({ rank }, { intl }) => rankName(intl, rank)],
  [
    'company.career.vessel',
    ({ vessel_type, vessel_class }, { intl }) =>
      vesselText({ vesselType: vessel_type, vesselClass: vessel_class }, intl),
  ],
  ['company.column.pay', (row, words) => payText(toPay(row), words)],
  ['company.column.joins', ({ join_from, join_to }) => `${join_from} – ${join_to}`],
  ['company.column.state', ({ status }, { t }) => t(`company.status.${status}`)],
  ['company.column.published', ({ published_at }) => published_at && toPlainDate(published_at)],
  ['company.column.applications', ({ applications }) => applications],
]

/** The company's vacancies of a search, the newest first. */
export async function ownVacanciesFile(
  { db }: Needs<'db'>,
  companyId: string,
  query: OwnVacancyQuery,
  locale: LocaleCode,
) {
  const spoken = await readQueryWords(query.q, locale)
  const read: ReadStep<OwnRow> = (after, limit) => findOwnBefore(db, { companyId, query, spoken }, after?.id, limit)
  return { name: 'vacancies', columns: COLUMNS, read }
}

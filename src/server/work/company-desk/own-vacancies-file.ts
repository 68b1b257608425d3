import type { OwnVacancy, OwnVacancyQuery } from '#src/contract/application/schemas.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { payText } from '#src/i18n/pay-text.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { vesselText } from '#src/i18n/vessel-name.ts'
import type { FileColumn, ReadStep } from '#src/server/http/list-file.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { readQueryWords } from '../vacancy-search/query-words.ts'
import { findOwnBefore } from './own-vacancies.repository.ts'
import { toOwnVacancy } from './own-vacancies.usecases.ts'

const COLUMNS: readonly FileColumn<OwnVacancy>[] = [
  ['company.column.vacancy', ({ rank }, { intl }) => rank && rankName(intl, rank)],
  [
    'company.career.vessel',
    ({ vesselType, vesselClass }, { intl }) => vesselType && vesselText({ vesselType, vesselClass }, intl),
  ],
  ['company.column.pay', ({ pay }, words) => pay && payText(pay, words)],
  ['company.column.joins', ({ joinFrom, joinTo }) => [joinFrom, joinTo].filter(Boolean).join(' – ')],
  ['company.column.state', ({ status }, { t }) => t(`company.status.${status}`)],
  ['company.column.published', ({ publishedAt }) => publishedAt && toPlainDate(publishedAt)],
  ['company.column.applications', ({ applications }) => applications],
]

/** Returns the company's vacancies of a search, newest first. */
export async function ownVacanciesFile(
  { db, clock }: Needs<'db' | 'clock'>,
  companyId: string,
  query: OwnVacancyQuery,
  locale: LocaleCode,
) {
  const spoken = await readQueryWords(query.q, locale)
  const today = toPlainDate(clock())
  const read: ReadStep<OwnVacancy> = async (after, limit) =>
    (await findOwnBefore(db, { companyId, query, spoken }, after?.id, limit)).map((row) => toOwnVacancy(row, today))
  return { name: 'vacancies', columns: COLUMNS, read }
}

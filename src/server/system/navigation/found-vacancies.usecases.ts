import { readList } from '#src/contract/http/describe-list.ts'
import { OWN_VACANCIES } from '#src/contract/lists.ts'
import { MAX_FOUND } from '#src/contract/navigation/navigation.ts'
import type { FoundItem } from '#src/contract/navigation/schemas.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { toPlainDate } from '#src/domain/time.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findOwnVacancies } from '#src/server/work/company-desk/own-vacancies.repository.ts'
import { toOwnVacancy } from '#src/server/work/company-desk/own-vacancies.usecases.ts'
import { readQueryWords } from '#src/server/work/vacancy-search/query-words.ts'
import type { Words } from './found-texts.ts'

type Asked = { query: string; locale: LocaleCode; texts: Words }

/** The company's vacancies of every state, as its list finds them. A vacancy leads to its applicants, a draft to its form. */
export async function findVacancies(
  { db, clock }: Needs<'db' | 'clock'>,
  companyId: string,
  { query, locale, texts }: Asked,
): Promise<FoundItem[]> {
  const spoken = await readQueryWords(query, locale)
  const asked = { companyId, query: { ...readList(OWN_VACANCIES, {}), q: query }, spoken }
  const { rows } = await findOwnVacancies(db, asked, MAX_FOUND)
  const today = toPlainDate(clock())
  return rows.map((row) => {
    const { id, rank, status, joinFrom, ...vessel } = toOwnVacancy(row, today)
    return {
      path: status === 'draft' ? `/vacancy/${id}/edit` : `/company/vacancy/${id}/applicants`,
      title: texts.vacancy(rank, vessel),
      detail: texts.status(status, joinFrom),
    }
  })
}

import { definePage } from '#src/app/page.ts'
import { partOf } from '#src/app/page-query.ts'
import { type OwnData, OwnVacancies } from './own-vacancies.tsx'
import { ownVacancies, vacancyDrafts } from './queries.ts'

export const ownVacanciesPage = definePage<OwnData>({
  queries: (ctx) => ({ vacancies: ownVacancies(ctx), drafts: partOf(vacancyDrafts(ctx)) }),
  head: (_data, { intl }) => ({ title: intl.t('company.vacancies.title') }),
  Component: OwnVacancies,
})

import { definePage } from '#src/app/page.ts'
import { ownVacancies } from '../application/applicants/queries.ts'
import { type OwnData, OwnVacancies } from './own-vacancies.tsx'

export const ownVacanciesPage = definePage<OwnData>({
  queries: (ctx) => ({ vacancies: ownVacancies(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('company.vacancies.title') }),
  Component: OwnVacancies,
})

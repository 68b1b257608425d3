import { definePage } from '#src/app/page.ts'
import type { OwnVacancyList } from '#src/contract/schemas/application.ts'
import { OwnVacancies } from './own-vacancies.tsx'
import { ownVacancies } from './queries.ts'

export const ownVacanciesPage = definePage<{ vacancies: OwnVacancyList }>({
  queries: (ctx) => ({ vacancies: ownVacancies(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('company.vacancies.title') }),
  Component: OwnVacancies,
})

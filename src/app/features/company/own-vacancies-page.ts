import { definePage } from '#src/app/page.ts'
import type { OwnVacancyList } from '#src/contract/schemas/application.ts'
import { readOwnQuery } from './own-query.ts'
import { OwnVacancies } from './own-vacancies.tsx'

export const ownVacanciesPage = definePage<OwnVacancyList>({
  load: ({ api, search }) => api.findOwnVacancies(readOwnQuery(search)),
  head: (_data, { intl }) => ({ title: intl.t('company.vacancies.title') }),
  Component: OwnVacancies,
})

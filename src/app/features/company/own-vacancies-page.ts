import type { OwnVacancyList } from '../../../contract/schemas/application.ts'
import { definePage } from '../../page.ts'
import { OwnVacancies } from './own-vacancies.tsx'
import { readOwnQuery } from './own-query.ts'

export const ownVacanciesPage = definePage<OwnVacancyList>({
  load: ({ api, search }) => api.findOwnVacancies(readOwnQuery(search)),
  head: (_data, { intl }) => ({ title: intl.t('company.vacancies.title') }),
  Component: OwnVacancies,
})

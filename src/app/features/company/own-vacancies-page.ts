import type { OwnVacancyList } from '../../../contract/schemas/application.ts'
import { definePage } from '../../page.ts'
import { readOwnQuery } from './own-query.ts'
import { OwnVacancies } from './own-vacancies.tsx'

export const ownVacanciesPage = definePage<OwnVacancyList>({
  load: ({ api, search }) => api.findOwnVacancies(readOwnQuery(search)),
  head: (_data, { intl }) => ({ title: intl.t('company.vacancies.title') }),
  Component: OwnVacancies,
})

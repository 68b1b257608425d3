import { declareEndpoint } from '../http/endpoint.ts'
import { declareListFile } from '../http/list-file.ts'
import { listQuerySchema } from '../http/list-schemas.ts'
import { PAGE_PERMISSIONS } from '../http/permissions.ts'
import { moderatedVacancySchema, moderationDecisionSchema } from '../vacancy-editor/schemas.ts'
import { vacancyParamsSchema } from '../vacancy-search/schemas.ts'
import { ADMIN_VACANCIES } from './list.ts'
import { adminVacancyListSchema } from './schemas.ts'

const TAG = 'Moderation'

export const readVacancies = declareEndpoint({
  method: 'get',
  path: '/server/admin/vacancy',
  tag: TAG,
  summary: 'Search vacancies in every status; those in review are listed by default, the longest waiting first',
  who: ADMIN_VACANCIES.who,
  permission: PAGE_PERMISSIONS.vacancies,
  query: listQuerySchema(ADMIN_VACANCIES),
  answer: adminVacancyListSchema,
})

export const readVacanciesFile = declareListFile(ADMIN_VACANCIES, {
  path: '/server/admin/vacancy.csv',
  tag: TAG,
  permission: PAGE_PERMISSIONS.vacancies,
  summary: 'Export the vacancies of a search as CSV',
})

export const readModerated = declareEndpoint({
  method: 'get',
  path: '/server/admin/vacancy/{id}',
  tag: TAG,
  summary: 'Get a vacancy with the reasons for its review',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.vacancies,
  params: vacancyParamsSchema,
  answer: moderatedVacancySchema,
})

export const putModeration = declareEndpoint({
  method: 'put',
  path: '/server/admin/vacancy/{id}/decision',
  tag: TAG,
  summary: 'Publish or reject a vacancy in review, or take a published one down; only the version that was shown',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.vacancies,
  params: vacancyParamsSchema,
  form: 'moderation',
  body: moderationDecisionSchema,
  answer: moderatedVacancySchema,
  idempotency: 'natural',
  errors: ['conflict'],
})

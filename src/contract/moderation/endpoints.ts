import { declareEndpoint } from '../http/endpoint.ts'
import { listQuerySchema } from '../http/list-schemas.ts'
import { PAGE_PERMISSIONS } from '../http/permissions.ts'
import { MODERATED } from '../lists.ts'
import { moderatedVacancySchema, moderationDecisionSchema, moderationListSchema } from '../vacancy-editor/schemas.ts'
import { vacancyParamsSchema } from '../vacancy-search/schemas.ts'

const TAG = 'Moderation'

export const readModerationQueue = declareEndpoint({
  method: 'get',
  path: '/server/admin/vacancy',
  tag: TAG,
  summary: 'List vacancies in review, oldest first, and decided ones',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.vacancies,
  query: listQuerySchema(MODERATED),
  answer: moderationListSchema,
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

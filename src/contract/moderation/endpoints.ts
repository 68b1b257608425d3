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
  summary: 'Vacancies that wait for a moderator, the longest waiting first, and those that were decided',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.vacancies,
  query: listQuerySchema(MODERATED),
  answer: moderationListSchema,
})

export const readModerated = declareEndpoint({
  method: 'get',
  path: '/server/admin/vacancy/{id}',
  tag: TAG,
  summary: 'A vacancy with what is to be looked at',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.vacancies,
  params: vacancyParamsSchema,
  answer: moderatedVacancySchema,
})

export const putModeration = declareEndpoint({
  method: 'put',
  path: '/server/admin/vacancy/{id}/decision',
  tag: TAG,
  summary: 'Publish a waiting vacancy, refuse it, or take a published one down; about what was seen, and once',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.vacancies,
  params: vacancyParamsSchema,
  form: 'moderation',
  body: moderationDecisionSchema,
  answer: moderatedVacancySchema,
  idempotency: 'natural',
  errors: ['conflict'],
})

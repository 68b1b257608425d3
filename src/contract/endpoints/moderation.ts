import { declareEndpoint } from '../endpoint.ts'
import { MODERATED } from '../list/lists.ts'
import { listQuerySchema } from '../schemas/list.ts'
import { moderatedVacancySchema, moderationDecisionSchema, moderationListSchema } from '../schemas/own-vacancy.ts'
import { vacancyParamsSchema } from '../schemas/vacancy.ts'

const TAG = 'Moderation'

export const readModerationQueue = declareEndpoint({
  method: 'get',
  path: '/server/admin/vacancy',
  tag: TAG,
  summary: 'Vacancies that wait for a moderator, the longest waiting first, and those that were decided',
  who: ['admin'],
  query: listQuerySchema(MODERATED),
  answer: moderationListSchema,
})

export const readModerated = declareEndpoint({
  method: 'get',
  path: '/server/admin/vacancy/{id}',
  tag: TAG,
  summary: 'A vacancy with what is to be looked at',
  who: ['admin'],
  params: vacancyParamsSchema,
  answer: moderatedVacancySchema,
})

export const putModeration = declareEndpoint({
  method: 'put',
  path: '/server/admin/vacancy/{id}/decision',
  tag: TAG,
  summary: 'Publish a waiting vacancy, refuse it, or take a published one down; about what was seen, and once',
  who: ['admin'],
  params: vacancyParamsSchema,
  form: 'moderation',
  body: moderationDecisionSchema,
  answer: moderatedVacancySchema,
  idempotency: 'natural',
  errors: ['conflict'],
})

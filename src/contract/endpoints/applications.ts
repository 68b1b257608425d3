import { z } from 'zod'
import { declareEndpoint } from '../endpoint.ts'
import {
  applicantListSchema,
  applicationInputSchema,
  applicationMoveSchema,
  applicationSchema,
  applicationStateSchema,
} from '../schemas/application.ts'
import { pageNumber } from '../schemas/paging.ts'
import { vacancyParamsSchema } from '../schemas/vacancy.ts'

const TAG = 'Applications'

const pageQuerySchema = z.object({ page: pageNumber() })

export const createApplication = declareEndpoint({
  method: 'post',
  path: '/server/vacancy/{id}/application',
  tag: TAG,
  summary: 'Apply, once per seafarer and vacancy; free, always',
  who: ['seaman'],
  params: vacancyParamsSchema,
  body: applicationInputSchema,
  answer: applicationSchema,
  status: 201,
  idempotency: 'by-key',
  errors: ['gone', 'already-applied', 'vacancy-closed'],
})

export const readApplicants = declareEndpoint({
  method: 'get',
  path: '/server/vacancy/{id}/application',
  tag: TAG,
  summary: 'Who applied, for the company that owns the vacancy',
  who: ['company'],
  params: vacancyParamsSchema,
  query: pageQuerySchema,
  answer: applicantListSchema,
})

export const putApplicationState = declareEndpoint({
  method: 'put',
  path: '/server/vacancy/{id}/application/{applicationId}/state',
  tag: TAG,
  summary: 'Move an application on or back, from where it was seen',
  who: ['company'],
  params: vacancyParamsSchema.extend({ applicationId: vacancyParamsSchema.shape.id }),
  body: applicationMoveSchema,
  answer: applicationStateSchema,
  idempotency: 'natural',
  errors: ['conflict'],
})

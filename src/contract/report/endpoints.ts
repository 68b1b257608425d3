import { declareEndpoint } from '../http/endpoint.ts'
import { reportedSchema, reportInputSchema, reportTargetParamsSchema, reportTargetSchema } from './schemas.ts'

const TAG = 'Reports'

export const readTarget = declareEndpoint({
  method: 'get',
  path: '/server/report/{kind}/{id}',
  tag: TAG,
  summary: 'Get what a report would be about, and who supervises it',
  who: 'anyone',
  params: reportTargetParamsSchema,
  answer: reportTargetSchema,
})

export const postReport = declareEndpoint({
  method: 'post',
  path: '/server/report',
  tag: TAG,
  summary: 'Report a vacancy, a company, a seafarer or an article; also as a guest',
  who: 'anyone',
  limits: ['report-account', 'report-address'],
  trap: true,
  form: 'report',
  body: reportInputSchema,
  answer: reportedSchema,
  status: 201,
  idempotency: 'natural',
  errors: ['not-found'],
})

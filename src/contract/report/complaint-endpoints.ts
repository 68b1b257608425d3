import { declareEndpoint } from '../http/endpoint.ts'
import { appealInputSchema, complaintListSchema, complaintParamsSchema, complaintSchema } from './complaint-schemas.ts'

const TAG = 'Reports'
const ACCESS = { who: ['seaman', 'company'], member: 'viewer' } as const

export const readComplaints = declareEndpoint({
  method: 'get',
  path: '/server/complaint',
  tag: TAG,
  summary: 'List decided reports against the own company, or against the caller, newest first',
  ...ACCESS,
  answer: complaintListSchema,
})

export const readComplaint = declareEndpoint({
  method: 'get',
  path: '/server/complaint/{id}',
  tag: TAG,
  summary: 'Get a decided report against the own company, or against the caller',
  ...ACCESS,
  params: complaintParamsSchema,
  answer: complaintSchema,
})

export const postAppeal = declareEndpoint({
  method: 'post',
  path: '/server/complaint/{id}/appeal',
  tag: TAG,
  summary: 'Appeal once against a decision; another administrator decides',
  who: ['seaman', 'company'],
  member: 'recruiter',
  params: complaintParamsSchema,
  form: 'appeal',
  body: appealInputSchema,
  answer: complaintSchema,
  status: 201,
  idempotency: 'natural',
  errors: ['conflict'],
})

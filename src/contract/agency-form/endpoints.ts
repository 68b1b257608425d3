import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import { limited } from '../http/text-schemas.ts'
import { filledFormSchema, formSearchSchema, offeredFormsSchema, ownFormsSchema } from './schemas.ts'

const TAG = 'Application forms'

const formParams = z.object({ id: limited(36) })

export const readOwnForms = declareEndpoint({
  method: 'get',
  path: '/server/company/form',
  tag: TAG,
  summary: 'List the company’s application forms',
  who: ['company'],
  member: 'viewer',
  answer: ownFormsSchema,
})

export const removeForm = declareEndpoint({
  method: 'post',
  path: '/server/company/form/{id}/remove',
  tag: TAG,
  summary: 'Delete a form; idempotent',
  who: ['company'],
  member: 'recruiter',
  params: formParams,
  answer: ownFormsSchema,
  idempotency: 'natural',
})

export const readOfferedForms = declareEndpoint({
  method: 'get',
  path: '/server/seaman/form',
  tag: TAG,
  summary: 'List companies’ forms that a CV can fill; companies that the seafarer applied to come first',
  who: ['seaman'],
  query: formSearchSchema,
  answer: offeredFormsSchema,
})

export const readFilledForm = declareEndpoint({
  method: 'get',
  path: '/server/seaman/form/{id}/filled',
  tag: TAG,
  summary: 'Fill a company’s form from the seafarer’s CV',
  who: ['seaman'],
  impersonation: 'never',
  limits: ['cv-file-account'],
  params: formParams,
  query: filledFormSchema,
  kind: 'stream',
})

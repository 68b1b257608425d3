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
  summary: 'The company’s own application forms',
  who: ['company'],
  member: 'viewer',
  answer: ownFormsSchema,
})

export const removeForm = declareEndpoint({
  method: 'post',
  path: '/server/company/form/{id}/remove',
  tag: TAG,
  summary: 'Take a form away; gone already, it stays gone',
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
  summary: 'Forms of companies that a CV can fill, first of those that the seafarer applied to',
  who: ['seaman'],
  query: formSearchSchema,
  answer: offeredFormsSchema,
})

export const readFilledForm = declareEndpoint({
  method: 'get',
  path: '/server/seaman/form/{id}/filled',
  tag: TAG,
  summary: 'A company’s form, filled from the own CV',
  who: ['seaman'],
  impersonation: 'never',
  limits: ['cv-file-account'],
  params: formParams,
  query: filledFormSchema,
  kind: 'stream',
})

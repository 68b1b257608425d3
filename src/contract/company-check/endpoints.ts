import { declareEndpoint } from '../http/endpoint.ts'
import { companyDetailsInputSchema, companyDetailsSchema } from './schemas.ts'

const TAG = 'Companies'

export const readDetails = declareEndpoint({
  method: 'get',
  path: '/server/company/details',
  tag: TAG,
  summary: 'What the company says of itself, what of it waits to be read, and how the check of its licence stands',
  who: ['company'],
  member: 'viewer',
  answer: companyDetailsSchema,
  errors: ['not-found'],
})

export const putDetails = declareEndpoint({
  method: 'put',
  path: '/server/company/details',
  tag: TAG,
  summary:
    'Save the details of the company; another legal name, country, licence number, issuer or expiry date takes the mark off',
  who: ['company'],
  member: 'recruiter',
  body: companyDetailsInputSchema,
  form: 'company',
  answer: companyDetailsSchema,
  idempotency: 'natural',
  errors: ['not-found', 'conflict'],
})

export const postCheck = declareEndpoint({
  method: 'post',
  path: '/server/company/check',
  tag: TAG,
  summary: 'Ask for the licence to be checked',
  who: ['company'],
  member: 'recruiter',
  answer: companyDetailsSchema,
  idempotency: 'natural',
  errors: ['not-found', 'validation-failed', 'conflict'],
})

export const readLicenceScan = declareEndpoint({
  method: 'get',
  path: '/server/company/licence/scan',
  tag: TAG,
  summary: 'The scan of the own licence: a picture as webp, or the PDF as it was sent',
  who: ['company'],
  member: 'viewer',
  impersonation: 'never',
  kind: 'stream',
  errors: ['not-found'],
})

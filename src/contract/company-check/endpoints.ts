import { declareEndpoint } from '../http/endpoint.ts'
import { appealSchema, companyDetailsInputSchema, companyDetailsSchema, licenceInputSchema } from './schemas.ts'

const TAG = 'Companies'

export const readDetails = declareEndpoint({
  method: 'get',
  path: '/server/company/details',
  tag: TAG,
  summary: 'Get the company’s details, the texts in review, and the status of its licence check',
  who: ['company'],
  member: 'viewer',
  answer: companyDetailsSchema,
  errors: ['not-found'],
})

export const putDetails = declareEndpoint({
  method: 'put',
  path: '/server/company/details',
  tag: TAG,
  summary: 'Save the company’s details except its licence; a changed legal name removes the verification',
  who: ['company'],
  member: 'recruiter',
  body: companyDetailsInputSchema,
  form: 'company',
  answer: companyDetailsSchema,
  idempotency: 'natural',
  errors: ['not-found', 'conflict'],
})

export const putLicence = declareEndpoint({
  method: 'put',
  path: '/server/company/licence',
  tag: TAG,
  summary: 'Save the licence; a changed country, number, issuer or expiry date removes the verification',
  who: ['company'],
  member: 'recruiter',
  body: licenceInputSchema,
  form: 'licence',
  answer: companyDetailsSchema,
  idempotency: 'natural',
  errors: ['not-found', 'conflict'],
})

export const postCheck = declareEndpoint({
  method: 'post',
  path: '/server/company/check',
  tag: TAG,
  summary: 'Request verification of the licence',
  who: ['company'],
  member: 'recruiter',
  answer: companyDetailsSchema,
  idempotency: 'natural',
  errors: ['not-found', 'validation-failed', 'company-suspended', 'conflict'],
})

export const readLicenceScan = declareEndpoint({
  method: 'get',
  path: '/server/company/licence/scan',
  tag: TAG,
  summary: 'Download the scan of the company’s licence: WebP, or the uploaded PDF',
  who: ['company'],
  member: 'viewer',
  impersonation: 'never',
  kind: 'stream',
  errors: ['not-found'],
})

export const postAppeal = declareEndpoint({
  method: 'post',
  path: '/server/company/licence/appeal',
  tag: TAG,
  summary: 'Appeal against a suspension, once; an admin answers',
  who: ['company'],
  member: 'recruiter',
  body: appealSchema,
  form: 'appeal',
  answer: companyDetailsSchema,
  idempotency: 'natural',
  errors: ['not-found', 'conflict'],
})

import { declareEndpoint } from '../http/endpoint.ts'
import {
  seamanTopUpInputSchema,
  startedTopUpSchema,
  topUpInputSchema,
  topUpParamsSchema,
  topUpsQuerySchema,
  topUpsSchema,
} from './schemas.ts'

const TAG = 'Top-ups'
const SEAMAN = { who: ['seaman'], impersonation: 'never' } as const
const OWNER = { who: ['company'], member: 'owner', impersonation: 'never' } as const
const START = {
  form: 'top-up',
  body: topUpInputSchema,
  answer: startedTopUpSchema,
  status: 201,
  idempotency: 'by-key',
} as const
const CANCEL = { params: topUpParamsSchema, answer: topUpsSchema, errors: ['conflict'] } as const

export const readSeamanTopUps = declareEndpoint({
  method: 'get',
  path: '/server/seaman/top-up',
  tag: TAG,
  summary: 'Open and recent payments to the balance of the seafarer',
  ...SEAMAN,
  query: topUpsQuerySchema,
  answer: topUpsSchema,
})

export const postSeamanTopUp = declareEndpoint({
  method: 'post',
  path: '/server/seaman/top-up',
  tag: TAG,
  summary: 'Start a payment to the balance of the seafarer',
  ...SEAMAN,
  ...START,
  body: seamanTopUpInputSchema,
})

export const cancelSeamanTopUp = declareEndpoint({
  method: 'post',
  path: '/server/seaman/top-up/{id}/cancellation',
  tag: TAG,
  summary: 'Cancel a payment that the seafarer no longer intends to make',
  ...SEAMAN,
  ...CANCEL,
})

export const readCompanyTopUps = declareEndpoint({
  method: 'get',
  path: '/server/company/top-up',
  tag: TAG,
  summary: 'Open and recent payments to the balance of the company',
  ...OWNER,
  query: topUpsQuerySchema,
  answer: topUpsSchema,
})

export const postCompanyTopUp = declareEndpoint({
  method: 'post',
  path: '/server/company/top-up',
  tag: TAG,
  summary: 'Start a payment to the balance of the company',
  ...OWNER,
  ...START,
})

export const cancelCompanyTopUp = declareEndpoint({
  method: 'post',
  path: '/server/company/top-up/{id}/cancellation',
  tag: TAG,
  summary: 'Cancel a payment that the company no longer intends to make',
  ...OWNER,
  ...CANCEL,
})

import { declareEndpoint } from '../http/endpoint.ts'
import { paybackInputSchema, paybackParamsSchema, paybacksSchema } from './schemas.ts'

const TAG = 'Pay-backs'
const SEAMAN = { who: ['seaman'], impersonation: 'never' } as const
const OWNER = { who: ['company'], member: 'owner', impersonation: 'never' } as const
const START = {
  form: 'payback',
  body: paybackInputSchema,
  answer: paybacksSchema,
  status: 201,
  confirmed: true,
  idempotency: 'by-key',
  errors: ['balance-too-low', 'balance-owed', 'orders-stopped', 'conflict'],
} as const
const CANCEL = { params: paybackParamsSchema, answer: paybacksSchema, errors: ['conflict'] } as const

export const readSeamanPaybacks = declareEndpoint({
  method: 'get',
  path: '/server/seaman/payback',
  tag: TAG,
  summary: 'What can be paid back of the balance of the seafarer, and open and recent pay-backs',
  ...SEAMAN,
  answer: paybacksSchema,
})

export const postSeamanPayback = declareEndpoint({
  method: 'post',
  path: '/server/seaman/payback',
  tag: TAG,
  summary: 'Pay back the balance of the seafarer in a currency, by the way it came',
  ...SEAMAN,
  ...START,
})

export const cancelSeamanPayback = declareEndpoint({
  method: 'post',
  path: '/server/seaman/payback/{id}/cancellation',
  tag: TAG,
  summary: 'Cancel a pay-back that nobody has begun to send',
  ...SEAMAN,
  ...CANCEL,
})

export const readCompanyPaybacks = declareEndpoint({
  method: 'get',
  path: '/server/company/payback',
  tag: TAG,
  summary: 'What can be paid back of the balance of the company, and open and recent pay-backs',
  ...OWNER,
  answer: paybacksSchema,
})

export const postCompanyPayback = declareEndpoint({
  method: 'post',
  path: '/server/company/payback',
  tag: TAG,
  summary: 'Pay back the balance of the company in a currency, by the way it came',
  ...OWNER,
  ...START,
})

export const cancelCompanyPayback = declareEndpoint({
  method: 'post',
  path: '/server/company/payback/{id}/cancellation',
  tag: TAG,
  summary: 'Cancel a pay-back that nobody has begun to send',
  ...OWNER,
  ...CANCEL,
})

import { declareEndpoint } from '../http/endpoint.ts'
import { balanceQuerySchema, ownBalanceSchema } from './schemas.ts'

const TAG = 'Balance'

export const readSeamanBalance = declareEndpoint({
  method: 'get',
  path: '/server/seaman/balance',
  tag: TAG,
  summary: 'The balances of the seafarer, and what changed them',
  who: ['seaman'],
  impersonation: 'never',
  query: balanceQuerySchema,
  answer: ownBalanceSchema,
})

export const readCompanyBalance = declareEndpoint({
  method: 'get',
  path: '/server/company/balance',
  tag: TAG,
  summary: 'The balances of the company, and what changed them',
  who: ['company'],
  member: 'owner',
  impersonation: 'never',
  query: balanceQuerySchema,
  answer: ownBalanceSchema,
})

import { declareEndpoint } from '../http/endpoint.ts'
import { ownBonusesSchema } from './schemas.ts'

export const readBonuses = declareEndpoint({
  method: 'get',
  path: '/server/seaman/bonus',
  tag: 'Balance',
  summary: 'The bonuses of the seafarer, what is left of them and when it ends, and what is offered',
  who: ['seaman'],
  impersonation: 'never',
  answer: ownBonusesSchema,
})

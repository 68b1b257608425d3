import { declareEndpoint, OWN_ACCOUNT } from '../http/endpoint.ts'
import { securityEventListSchema, securityEventQuerySchema } from '../session/device-schemas.ts'

export const readHistory = declareEndpoint({
  method: 'get',
  path: '/server/user/security-event',
  tag: 'Devices',
  summary: 'List the events of the account, newest first',
  ...OWN_ACCOUNT,
  query: securityEventQuerySchema,
  answer: securityEventListSchema,
})

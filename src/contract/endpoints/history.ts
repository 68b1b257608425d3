import { declareEndpoint } from '../endpoint.ts'
import { ROLES } from '../roles.ts'
import { securityEventListSchema, securityEventQuerySchema } from '../schemas/device.ts'

export const readHistory = declareEndpoint({
  method: 'get',
  path: '/server/user/security-event',
  tag: 'Devices',
  summary: 'What happened to the own account, newest first',
  who: ROLES,
  query: securityEventQuerySchema,
  answer: securityEventListSchema,
})

import { declareEndpoint } from '../http/endpoint.ts'
import { ROLES } from '../http/roles.ts'
import { securityEventListSchema, securityEventQuerySchema } from '../session/device-schemas.ts'

export const readHistory = declareEndpoint({
  method: 'get',
  path: '/server/user/security-event',
  tag: 'Devices',
  summary: 'What happened to the own account, newest first',
  who: ROLES,
  query: securityEventQuerySchema,
  answer: securityEventListSchema,
})

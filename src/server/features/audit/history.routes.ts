import { ROLES } from '../../../contract/roles.ts'
import { securityEventListSchema, securityEventQuerySchema } from '../../../contract/schemas/device.ts'
import { defineEndpoint } from '../../http/endpoint.ts'
import type { Session } from '../sessions/session.ts'
import { listHistory } from './history.usecases.ts'

const readHistory = defineEndpoint(
  {
    method: 'get',
    path: '/server/user/security-event',
    tag: 'Devices',
    summary: 'What happened to the own account, newest first',
    who: ROLES,
    query: securityEventQuerySchema,
    answer: securityEventListSchema,
  },
  async ({ services, session, query }) => listHistory(services, (session as Session).accountId, query.after),
)

export const historyEndpoints = [readHistory]

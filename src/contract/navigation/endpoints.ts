import { declareEndpoint } from '../http/endpoint.ts'
import { waitingSchema } from './schemas.ts'

/** An admin who acts for a person does not learn what waits for them, because messages are among it. */
export const readWaiting = declareEndpoint({
  method: 'get',
  path: '/server/waiting',
  tag: 'Navigation',
  summary: 'Count what waits for the caller, by entry of the navigation; an admin gets the queues of their permissions',
  who: ['seaman', 'company', 'admin'],
  member: 'viewer',
  permission: 'any',
  impersonation: 'never',
  answer: waitingSchema,
})

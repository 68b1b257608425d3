import { declareEndpoint } from '../http/endpoint.ts'
import { findQuerySchema, foundSchema, waitingSchema } from './schemas.ts'

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

export const find = declareEndpoint({
  method: 'get',
  path: '/server/find',
  tag: 'Navigation',
  summary: 'Find vacancies, people and ships of the caller by name; an admin finds what their permissions open',
  who: ['seaman', 'company', 'admin'],
  member: 'viewer',
  permission: 'any',
  impersonation: 'never',
  limits: ['find-account'],
  query: findQuerySchema,
  answer: foundSchema,
})

import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import { limited } from '../http/text-schemas.ts'
import { appliedContractsSchema, calendarStateSchema } from './schemas.ts'

const TAG = 'Papers'

export const readContracts = declareEndpoint({
  method: 'get',
  path: '/server/seaman/contract',
  tag: TAG,
  summary: 'List contracts that the seafarer applied for, with the dates until which documents must be valid',
  who: ['seaman'],
  answer: appliedContractsSchema,
  errors: ['not-found'],
})

export const readCalendarState = declareEndpoint({
  method: 'get',
  path: '/server/seaman/calendar',
  tag: TAG,
  summary: 'Get whether the calendar of expiry and joining dates has a secret address',
  who: ['seaman'],
  answer: calendarStateSchema,
  errors: ['not-found'],
})

export const postCalendar = declareEndpoint({
  method: 'post',
  path: '/server/seaman/calendar',
  tag: TAG,
  summary: 'Create a secret address for the calendar, returned only once; replaces the previous one',
  who: ['seaman'],
  impersonation: 'never',
  answer: calendarStateSchema,
  status: 201,
})

export const deleteCalendar = declareEndpoint({
  method: 'delete',
  path: '/server/seaman/calendar',
  tag: TAG,
  summary: 'Delete the address of the calendar',
  who: ['seaman'],
  answer: calendarStateSchema,
  idempotency: 'natural',
})

export const readCalendar = declareEndpoint({
  method: 'get',
  path: '/server/calendar/{secret}',
  tag: TAG,
  summary: 'Get expiry and joining dates as iCalendar, for everyone who has the secret address',
  who: 'anyone',
  limits: ['link-address'],
  params: z.object({ secret: limited(64) }),
  kind: 'stream',
})

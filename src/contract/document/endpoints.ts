import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import { limited } from '../http/text-schemas.ts'
import { appliedContractsSchema, calendarStateSchema } from './schemas.ts'

const TAG = 'Papers'

export const readContracts = declareEndpoint({
  method: 'get',
  path: '/server/seaman/contract',
  tag: TAG,
  summary: 'Contracts that the seafarer applied for, for which papers have to last',
  who: ['seaman'],
  answer: appliedContractsSchema,
  errors: ['not-found'],
})

export const readCalendarState = declareEndpoint({
  method: 'get',
  path: '/server/seaman/calendar',
  tag: TAG,
  summary: 'Whether there is a calendar of expiry and joining dates at a secret address',
  who: ['seaman'],
  answer: calendarStateSchema,
  errors: ['not-found'],
})

export const postCalendar = declareEndpoint({
  method: 'post',
  path: '/server/seaman/calendar',
  tag: TAG,
  summary: 'Make an address for the calendar, told this once; the one before ends',
  who: ['seaman'],
  impersonation: 'never',
  answer: calendarStateSchema,
  status: 201,
})

export const deleteCalendar = declareEndpoint({
  method: 'delete',
  path: '/server/seaman/calendar',
  tag: TAG,
  summary: 'End the calendar',
  who: ['seaman'],
  answer: calendarStateSchema,
  idempotency: 'natural',
})

export const readCalendar = declareEndpoint({
  method: 'get',
  path: '/server/calendar/{secret}',
  tag: TAG,
  summary: 'Expiry and joining dates as iCalendar, for whoever knows the address',
  who: 'anyone',
  limits: ['link-address'],
  params: z.object({ secret: limited(64) }),
  kind: 'stream',
})

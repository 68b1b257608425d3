import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import { ROLES } from '../http/roles.ts'
import { deviceListSchema, deviceParamsSchema } from './device-schemas.ts'

const TAG = 'Devices'

export const readDevices = declareEndpoint({
  method: 'get',
  path: '/server/user/session',
  tag: TAG,
  summary: 'Where the account is signed in',
  who: ROLES,
  impersonation: 'never',
  answer: deviceListSchema,
})

export const deleteDevice = declareEndpoint({
  method: 'delete',
  path: '/server/user/session/{id}',
  tag: TAG,
  summary: 'Sign one device out, at once',
  who: ROLES,
  confirmed: true,
  impersonation: 'never',
  params: deviceParamsSchema,
  answer: z.null(),
})

export const deleteOtherDevices = declareEndpoint({
  method: 'delete',
  path: '/server/user/session',
  tag: TAG,
  summary: 'Sign every other device out, at once',
  who: ROLES,
  confirmed: true,
  impersonation: 'never',
  answer: z.null(),
  idempotency: 'natural',
})

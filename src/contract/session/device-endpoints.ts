import { z } from 'zod'
import { declareEndpoint, OWN_ACCOUNT } from '../http/endpoint.ts'
import { deviceListSchema, deviceParamsSchema } from './device-schemas.ts'

const TAG = 'Devices'

export const readDevices = declareEndpoint({
  method: 'get',
  path: '/server/user/session',
  tag: TAG,
  summary: 'Where the account is signed in',
  ...OWN_ACCOUNT,
  impersonation: 'never',
  answer: deviceListSchema,
})

export const deleteDevice = declareEndpoint({
  method: 'delete',
  path: '/server/user/session/{id}',
  tag: TAG,
  summary: 'Sign one device out, at once',
  ...OWN_ACCOUNT,
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
  ...OWN_ACCOUNT,
  confirmed: true,
  impersonation: 'never',
  answer: z.null(),
  idempotency: 'natural',
})

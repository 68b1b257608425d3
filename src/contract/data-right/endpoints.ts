import { z } from 'zod'
import { declareEndpoint, OWN_ACCOUNT } from '../http/endpoint.ts'
import { limited } from '../http/text-schemas.ts'
import { dataStateSchema, erasureSchema } from './schemas.ts'

const TAG = 'Rights over data'

/** An admin's account is first made another role's by another admin. */
const WHO_MAY_LEAVE = ['user', 'seaman', 'company', 'training-center'] as const

export const readState = declareEndpoint({
  method: 'get',
  path: '/server/user/data',
  tag: TAG,
  summary: 'Get consents, the requested copy of the data, and whether the account is being erased',
  ...OWN_ACCOUNT,
  answer: dataStateSchema,
})

export const requestCopy = declareEndpoint({
  method: 'post',
  path: '/server/user/copy',
  tag: TAG,
  summary: 'Request a copy of all data; its link is sent by email',
  ...OWN_ACCOUNT,
  confirmed: true,
  impersonation: 'never',
  whileClosing: true,
  limits: ['export-account'],
  answer: dataStateSchema,
  idempotency: 'natural',
})

export const downloadCopy = declareEndpoint({
  method: 'get',
  path: '/server/user/copy/{secret}',
  tag: TAG,
  summary: 'Download the copy of all data, for its owner, within a day',
  ...OWN_ACCOUNT,
  confirmed: true,
  impersonation: 'never',
  params: z.object({ secret: limited(64) }),
  kind: 'stream',
})

export const forgetSource = declareEndpoint({
  method: 'post',
  path: '/server/user/source/forget',
  tag: TAG,
  summary: 'Delete how the person found the site',
  ...OWN_ACCOUNT,
  impersonation: 'never',
  whileClosing: true,
  answer: dataStateSchema,
  idempotency: 'natural',
})

export const postErasure = declareEndpoint({
  method: 'post',
  path: '/server/user/erasure',
  tag: TAG,
  summary: 'Close the account and erase it after thirty days; ends all sessions',
  who: WHO_MAY_LEAVE,
  member: 'any',
  confirmed: true,
  impersonation: 'never',
  whileClosing: true,
  limits: ['erasure-account'],
  form: 'erasure',
  body: erasureSchema,
  answer: z.object({ eraseAt: z.int() }),
  idempotency: 'natural',
})

export const deleteErasure = declareEndpoint({
  method: 'post',
  path: '/server/user/erasure/cancel',
  tag: TAG,
  summary: 'Cancel the erasure of the account; idempotent',
  who: WHO_MAY_LEAVE,
  member: 'any',
  impersonation: 'never',
  whileClosing: true,
  answer: dataStateSchema,
  idempotency: 'natural',
  errors: ['conflict'],
})

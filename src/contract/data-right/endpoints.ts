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
  summary: 'What the person agreed to, the copy they asked for, and whether the account is to be erased',
  ...OWN_ACCOUNT,
  answer: dataStateSchema,
})

export const requestCopy = declareEndpoint({
  method: 'post',
  path: '/server/user/copy',
  tag: TAG,
  summary: 'Have a copy of everything made; its link comes by mail',
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
  summary: 'The copy behind the link of the mail, for its owner, for a day',
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
  summary: 'No longer remember how the person came here',
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
  summary: 'Close the account at once and erase it after thirty days; all sessions end',
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
  summary: 'Keep the account after all; harmless when nothing is planned',
  who: WHO_MAY_LEAVE,
  member: 'any',
  impersonation: 'never',
  whileClosing: true,
  answer: dataStateSchema,
  idempotency: 'natural',
  errors: ['conflict'],
})

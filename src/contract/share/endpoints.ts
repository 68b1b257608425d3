import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import { limited } from '../http/text-schemas.ts'
import { pinInputSchema, sharedCvSchema, shareInputSchema, sharesSchema } from './schemas.ts'

const TAG = 'Shared CVs'

const secretParams = z.object({ secret: limited(64) })

export const readShares = declareEndpoint({
  method: 'get',
  path: '/server/seaman/share',
  tag: TAG,
  summary: 'The own links to the own CV, and who looked at them',
  who: ['seaman'],
  impersonation: 'never',
  answer: sharesSchema,
})

export const postShare = declareEndpoint({
  method: 'post',
  path: '/server/seaman/share',
  tag: TAG,
  summary: 'Make a link by which somebody without an account reads the own CV; its address is told for ten minutes',
  who: ['seaman'],
  impersonation: 'never',
  limits: ['share-account'],
  form: 'share',
  body: shareInputSchema,
  answer: sharesSchema,
  status: 201,
  idempotency: 'by-key',
  errors: ['conflict'],
})

export const revokeShare = declareEndpoint({
  method: 'post',
  path: '/server/seaman/share/{id}/revoke',
  tag: TAG,
  summary: 'End a link at once',
  who: ['seaman'],
  impersonation: 'never',
  params: z.object({ id: limited(36) }),
  answer: sharesSchema,
  idempotency: 'natural',
})

export const readShared = declareEndpoint({
  method: 'get',
  path: '/server/share/{secret}',
  tag: TAG,
  summary: 'The CV behind a link as it is now; what is wrong, over or revoked is not found',
  who: 'anyone',
  limits: ['share-address'],
  params: secretParams,
  answer: sharedCvSchema,
})

export const postPin = declareEndpoint({
  method: 'post',
  path: '/server/share/{secret}/pin',
  tag: TAG,
  summary: 'Give the PIN of a link; the browser is let in for an hour',
  who: 'anyone',
  limits: ['share-pin', 'share-pin-address'],
  params: secretParams,
  form: 'share',
  body: pinInputSchema,
  answer: z.null(),
  idempotency: 'natural',
})

export const postView = declareEndpoint({
  method: 'post',
  path: '/server/share/{secret}/view',
  tag: TAG,
  summary: 'The page behind a link was on somebody’s screen for two seconds',
  who: 'anyone',
  limits: ['share-view-address'],
  params: secretParams,
  answer: z.null(),
})

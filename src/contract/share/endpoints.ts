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
  summary: 'List the links to the seafarer’s CV and their views',
  who: ['seaman'],
  impersonation: 'never',
  answer: sharesSchema,
})

export const postShare = declareEndpoint({
  method: 'post',
  path: '/server/seaman/share',
  tag: TAG,
  summary: 'Create a link to the CV for people without an account; its address can be read for ten minutes',
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
  summary: 'Revoke a link',
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
  summary: 'Get the current CV of a link; 404 if the link is invalid, expired or revoked',
  who: 'anyone',
  limits: ['share-address'],
  params: secretParams,
  answer: sharedCvSchema,
})

export const postPin = declareEndpoint({
  method: 'post',
  path: '/server/share/{secret}/pin',
  tag: TAG,
  summary: 'Enter the PIN of a link; valid for an hour in this browser',
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
  summary: 'Record that the CV of a link was viewed for two seconds',
  who: 'anyone',
  limits: ['share-view-address'],
  params: secretParams,
  answer: z.null(),
})

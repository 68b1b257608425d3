import { z } from 'zod'
import { declareEndpoint, OWN_ACCOUNT } from '../http/endpoint.ts'
import {
  socialArrivalSchema,
  socialDepartureSchema,
  socialLinkSchema,
  socialReturnSchema,
  socialStartSchema,
  socialStateSchema,
} from './schemas.ts'

const TAG = 'Social accounts'

export const getState = declareEndpoint({
  method: 'get',
  path: '/server/social',
  tag: TAG,
  summary: 'List the social sign-in providers, the pending social account, and the linked ones',
  who: 'anyone',
  answer: socialStateSchema,
})

export const start = declareEndpoint({
  method: 'post',
  path: '/server/social/start',
  tag: TAG,
  summary: 'Start signing in or registering with a provider; returns the address of its page',
  who: ['guest', 'user'],
  limits: ['social-address'],
  body: socialStartSchema,
  answer: socialDepartureSchema,
  errors: ['not-found', 'unavailable'],
})

export const startLink = declareEndpoint({
  method: 'post',
  path: '/server/social/link',
  tag: TAG,
  summary: 'Start linking an account of a provider',
  ...OWN_ACCOUNT,
  confirmed: true,
  limits: ['social-address'],
  body: socialLinkSchema,
  answer: socialDepartureSchema,
  errors: ['not-found', 'conflict', 'unavailable'],
})

export const startConfirmation = declareEndpoint({
  method: 'post',
  path: '/server/social/confirm',
  tag: TAG,
  summary: 'Start confirming the identity by signing in to a linked provider again',
  ...OWN_ACCOUNT,
  limits: ['social-address'],
  body: socialStartSchema,
  answer: socialDepartureSchema,
  errors: ['not-found', 'unavailable'],
})

export const finish = declareEndpoint({
  method: 'post',
  path: '/server/social/finish',
  tag: TAG,
  summary: 'Complete a provider’s redirect: signs in, links or confirms, once',
  who: 'anyone',
  limits: ['registration-address'],
  body: socialReturnSchema,
  answer: socialArrivalSchema,
})

export const linkWaiting = declareEndpoint({
  method: 'post',
  path: '/server/social/pending/link',
  tag: TAG,
  summary: 'Link the pending social account; returns the linked ones',
  ...OWN_ACCOUNT,
  confirmed: true,
  answer: socialStateSchema,
  idempotency: 'natural',
  errors: ['not-found', 'conflict'],
})

export const forgetWaiting = declareEndpoint({
  method: 'post',
  path: '/server/social/pending/forget',
  tag: TAG,
  summary: 'Discard the pending social account',
  who: 'anyone',
  answer: z.null(),
  idempotency: 'natural',
})

export const removeLink = declareEndpoint({
  method: 'post',
  path: '/server/social/link/{id}/removal',
  tag: TAG,
  summary: 'Unlink a social account, unless it is the last sign-in method',
  ...OWN_ACCOUNT,
  confirmed: true,
  params: z.object({ id: z.uuid() }),
  answer: z.null(),
  idempotency: 'natural',
  errors: ['last-way-in'],
})

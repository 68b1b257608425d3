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
  summary: 'Which accounts elsewhere may open one here, which one waits to be used, and which are linked',
  who: 'anyone',
  answer: socialStateSchema,
})

export const start = declareEndpoint({
  method: 'post',
  path: '/server/social/start',
  tag: TAG,
  summary: 'Set out to a provider to sign in or to register; answers the address of its page',
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
  summary: 'Set out to a provider to link an account there',
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
  summary: 'Set out to a linked provider to sign in there anew, which confirms who is signed in here',
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
  summary: 'The query with which a provider sent the browser back: signs in, links or confirms, once',
  who: 'anyone',
  limits: ['registration-address'],
  body: socialReturnSchema,
  answer: socialArrivalSchema,
})

export const linkWaiting = declareEndpoint({
  method: 'post',
  path: '/server/social/pending/link',
  tag: TAG,
  summary: 'Link the account elsewhere that waits to be used; answers what is linked now',
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
  summary: 'Forget the account elsewhere that waits to be used',
  who: 'anyone',
  answer: z.null(),
  idempotency: 'natural',
})

export const removeLink = declareEndpoint({
  method: 'post',
  path: '/server/social/link/{id}/removal',
  tag: TAG,
  summary: 'Unlink an account elsewhere, unless nothing else would open this one',
  ...OWN_ACCOUNT,
  confirmed: true,
  params: z.object({ id: z.uuid() }),
  answer: z.null(),
  idempotency: 'natural',
  errors: ['last-way-in'],
})

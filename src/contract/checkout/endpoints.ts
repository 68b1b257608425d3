import { declareEndpoint } from '../http/endpoint.ts'
import { listQuerySchema } from '../http/list-schemas.ts'
import { PAGE_PERMISSIONS } from '../http/permissions.ts'
import { DISPUTES } from './list.ts'
import { arrivalQuerySchema, arrivalSchema, disputesSchema, receiptSchema } from './schemas.ts'

export const postStripeEvent = declareEndpoint({
  method: 'post',
  path: '/server/webhook/stripe',
  tag: 'Webhooks',
  summary: 'Receive an event of Stripe and bring its payment up to date',
  who: 'anyone',
  kind: 'webhook',
  signatureHeaders: ['stripe-signature'],
  answer: receiptSchema,
})

const ARRIVAL = {
  tag: 'Top-ups',
  summary: 'Bring a payment up to date when the person returns from the page of its provider',
  query: arrivalQuerySchema,
  answer: arrivalSchema,
  impersonation: 'never',
} as const

export const readSeamanArrival = declareEndpoint({
  method: 'get',
  path: '/server/seaman/top-up/arrival',
  ...ARRIVAL,
  who: ['seaman'],
})

export const readCompanyArrival = declareEndpoint({
  method: 'get',
  path: '/server/company/top-up/arrival',
  ...ARRIVAL,
  who: ['company'],
  member: 'owner',
})

export const readDisputes = declareEndpoint({
  method: 'get',
  path: '/server/admin/dispute',
  tag: 'Payments',
  summary: 'Disputes of payments: those that need evidence by their deadline',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.payments,
  impersonation: 'never',
  query: listQuerySchema(DISPUTES),
  answer: disputesSchema,
})

import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import { listQuerySchema } from '../http/list-schemas.ts'
import { PAGE_PERMISSIONS } from '../http/permissions.ts'
import { declareConfirmation, declareRefusal, proposedSchema } from '../proposal/declare-decisions.ts'
import { PAYBACKS, REFUNDS } from './list.ts'
import {
  adminPaybackParamsSchema,
  adminPaybacksSchema,
  paybackProposalInputSchema,
  paymentCountsSchema,
  proposedRefundsSchema,
  refundInputSchema,
} from './schemas.ts'

const TAG = 'Pay-backs'
const PATH = '/server/admin/payback'
const WHO = { who: ['admin'], permission: PAGE_PERMISSIONS.payments } as const
const ONE = { params: adminPaybackParamsSchema, answer: z.object({ id: z.string() }) } as const

export const readPaybacks = declareEndpoint({
  method: 'get',
  path: PATH,
  tag: TAG,
  summary: 'List money that leaves balances, with accounts to which transfers are sent',
  ...WHO,
  impersonation: 'never',
  query: listQuerySchema(PAYBACKS),
  answer: adminPaybacksSchema,
})

export const readPaymentCounts = declareEndpoint({
  method: 'get',
  path: '/server/admin/payment/count',
  tag: 'Payments',
  summary: 'How many transfers, pay-backs, proposed refunds, disputes and stopped balances need a decision',
  ...WHO,
  answer: paymentCountsSchema,
})

export const postPaybackPreparation = declareEndpoint({
  method: 'post',
  path: `${PATH}/{id}/preparation`,
  tag: TAG,
  summary: 'Begin to make a transfer; it can no longer be cancelled, and its account is shown',
  ...WHO,
  ...ONE,
  idempotency: 'natural',
  errors: ['conflict', 'balance-owed', 'orders-stopped'],
})

export const postPaybackRelease = declareEndpoint({
  method: 'post',
  path: `${PATH}/{id}/release`,
  tag: TAG,
  summary: 'Put a transfer back that was not made; it can be cancelled again',
  ...WHO,
  ...ONE,
  idempotency: 'natural',
  errors: ['conflict'],
})

export const postPaybackProposal = declareEndpoint({
  method: 'post',
  path: `${PATH}/{id}/proposal`,
  tag: TAG,
  summary: 'Propose to record that a transfer was made, or that it failed',
  ...WHO,
  confirmed: true,
  params: adminPaybackParamsSchema,
  form: 'proposal',
  body: paybackProposalInputSchema,
  answer: proposedSchema,
  status: 201,
  errors: ['conflict'],
})

export const postRefund = declareEndpoint({
  method: 'post',
  path: '/server/admin/refund',
  tag: TAG,
  summary: 'Propose to refund a payment, in full or in part, by the way it came',
  ...WHO,
  confirmed: true,
  form: 'refund',
  body: refundInputSchema,
  answer: proposedSchema,
  status: 201,
  errors: ['conflict'],
})

export const readRefunds = declareEndpoint({
  method: 'get',
  path: '/server/admin/refund',
  tag: TAG,
  summary: 'List the proposed refunds of payments and orders, the oldest first',
  ...WHO,
  impersonation: 'never',
  query: listQuerySchema(REFUNDS),
  answer: proposedRefundsSchema,
})

const PROPOSAL = { path: `${PATH}/proposal/{id}`, tag: TAG, permission: PAGE_PERMISSIONS.payments } as const

export const postPaybackConfirmation = declareConfirmation({
  ...PROPOSAL,
  summary: 'Confirm a refund, or the end of a transfer, that another admin proposed',
})

export const postPaybackRefusal = declareRefusal({
  ...PROPOSAL,
  summary: 'Decline what another admin proposed, or withdraw an own proposal',
})

import { declareEndpoint } from '../http/endpoint.ts'
import {
  orderWithdrawalSchema,
  withdrawalRequestedSchema,
  withdrawalRequestSchema,
  withdrawalSecretParamsSchema,
  withdrawnOrderParamsSchema,
} from './schemas.ts'

const TAG = 'Withdrawal from orders'
const OWN = '/server/seaman/order/{id}/withdrawal'
const LINKED = '/server/order-withdrawal/{secret}'
const SEAMAN = { who: ['seaman'], impersonation: 'never' } as const

export const readOwnWithdrawal = declareEndpoint({
  method: 'get',
  path: OWN,
  tag: TAG,
  summary: 'What a withdrawal from an own order does, or did, and until when it is possible',
  ...SEAMAN,
  params: withdrawnOrderParamsSchema,
  answer: orderWithdrawalSchema,
})

export const postOwnWithdrawal = declareEndpoint({
  method: 'post',
  path: OWN,
  tag: TAG,
  summary: 'Withdraw from an own order: what was not delivered returns, and a receipt is mailed',
  ...SEAMAN,
  params: withdrawnOrderParamsSchema,
  answer: orderWithdrawalSchema,
  idempotency: 'natural',
  errors: ['conflict'],
})

export const postWithdrawalRequest = declareEndpoint({
  method: 'post',
  path: '/server/order-withdrawal',
  tag: TAG,
  summary:
    'Request a link to withdraw from an order without signing in; the answer is the same whether the order exists or not',
  who: 'anyone',
  limits: ['withdrawal-address', 'withdrawal-recipient'],
  trap: true,
  form: 'withdrawal',
  body: withdrawalRequestSchema,
  answer: withdrawalRequestedSchema,
  errors: ['too-many-mails'],
})

export const readLinkedWithdrawal = declareEndpoint({
  method: 'get',
  path: LINKED,
  tag: TAG,
  summary: 'What a withdrawal from the order of a mailed link does',
  who: 'anyone',
  limits: ['link-address'],
  params: withdrawalSecretParamsSchema,
  answer: orderWithdrawalSchema,
  errors: ['link-expired'],
})

export const postLinkedWithdrawal = declareEndpoint({
  method: 'post',
  path: LINKED,
  tag: TAG,
  summary: 'Withdraw from the order of a mailed link, once',
  who: 'anyone',
  limits: ['link-address'],
  params: withdrawalSecretParamsSchema,
  answer: orderWithdrawalSchema,
  errors: ['link-expired', 'conflict'],
})

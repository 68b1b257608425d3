import { declareEndpoint } from '../http/endpoint.ts'
import { listQuerySchema } from '../http/list-schemas.ts'
import { PAGE_PERMISSIONS } from '../http/permissions.ts'
import {
  adjustmentInputSchema,
  adjustmentProposalsSchema,
  reversalInputSchema,
  reversalParamsSchema,
} from './adjustment-schemas.ts'
import { declareConfirmation, declareRefusal, proposedSchema } from './declare-decisions.ts'
import { ADJUSTMENTS } from './list.ts'

const TAG = 'Payments'
const PATH = '/server/admin/adjustment'
const WHO = { who: ['admin'], permission: PAGE_PERMISSIONS.payments } as const

export const readAdjustments = declareEndpoint({
  method: 'get',
  path: PATH,
  tag: TAG,
  summary: 'List the proposed corrections of balances and reversals of corrections, the oldest first',
  ...WHO,
  query: listQuerySchema(ADJUSTMENTS),
  answer: adjustmentProposalsSchema,
})

export const postAdjustment = declareEndpoint({
  method: 'post',
  path: PATH,
  tag: TAG,
  summary: 'Propose a correction of a balance',
  ...WHO,
  confirmed: true,
  form: 'proposal',
  body: adjustmentInputSchema,
  answer: proposedSchema,
  status: 201,
  errors: ['conflict', 'not-found'],
})

export const postReversal = declareEndpoint({
  method: 'post',
  path: '/server/admin/ledger/entry/{id}/reversal',
  tag: TAG,
  summary: 'Propose to reverse a correction of a balance',
  ...WHO,
  confirmed: true,
  params: reversalParamsSchema,
  form: 'proposal',
  body: reversalInputSchema,
  answer: proposedSchema,
  status: 201,
  errors: ['conflict'],
})

export const postAdjustmentConfirmation = declareConfirmation({
  path: `${PATH}/{id}`,
  tag: TAG,
  summary: 'Confirm the proposal of another admin: the correction or the reversal is entered',
  permission: PAGE_PERMISSIONS.payments,
})

export const postAdjustmentRefusal = declareRefusal({
  path: `${PATH}/{id}`,
  tag: TAG,
  summary: 'Decline the proposal of another admin, or withdraw an own one',
  permission: PAGE_PERMISSIONS.payments,
})

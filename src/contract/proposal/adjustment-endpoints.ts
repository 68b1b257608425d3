import { declareEndpoint } from '../http/endpoint.ts'
import { PAGE_PERMISSIONS } from '../http/permissions.ts'
import { adjustmentInputSchema, adjustmentProposalsSchema } from './adjustment-schemas.ts'
import { declareConfirmation, declareRefusal } from './declare-decisions.ts'

const TAG = 'Payments'
const PATH = '/server/admin/adjustment'
const WHO = { who: ['admin'], permission: PAGE_PERMISSIONS.payments } as const

export const readAdjustments = declareEndpoint({
  method: 'get',
  path: PATH,
  tag: TAG,
  summary: 'List the proposed corrections of balances',
  ...WHO,
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
  answer: adjustmentProposalsSchema,
  errors: ['conflict', 'not-found'],
})

export const postAdjustmentConfirmation = declareConfirmation({
  path: `${PATH}/{id}`,
  tag: TAG,
  summary: 'Confirm the proposal of another admin: the correction is entered',
  permission: PAGE_PERMISSIONS.payments,
  answer: adjustmentProposalsSchema,
})

export const postAdjustmentRefusal = declareRefusal({
  path: `${PATH}/{id}`,
  tag: TAG,
  summary: 'Decline the proposal of another admin, or withdraw an own one',
  permission: PAGE_PERMISSIONS.payments,
  answer: adjustmentProposalsSchema,
})

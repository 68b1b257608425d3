import { declareEndpoint } from '../http/endpoint.ts'
import { PAGE_PERMISSIONS } from '../http/permissions.ts'
import { adjustmentInputSchema, adjustmentProposalsSchema } from './adjustment-schemas.ts'
import { proposalParamsSchema } from './schemas.ts'

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

export const postAdjustmentConfirmation = declareEndpoint({
  method: 'post',
  path: `${PATH}/{id}/confirmation`,
  tag: TAG,
  summary: 'Confirm the proposal of another admin: the correction is entered',
  ...WHO,
  confirmed: true,
  params: proposalParamsSchema,
  answer: adjustmentProposalsSchema,
  errors: ['conflict', 'gone'],
})

export const postAdjustmentRefusal = declareEndpoint({
  method: 'post',
  path: `${PATH}/{id}/refusal`,
  tag: TAG,
  summary: 'Decline the proposal of another admin, or withdraw an own one',
  ...WHO,
  params: proposalParamsSchema,
  answer: adjustmentProposalsSchema,
  errors: ['conflict', 'gone'],
})

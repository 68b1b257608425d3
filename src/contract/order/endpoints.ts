import { declareEndpoint } from '../http/endpoint.ts'
import { listQuerySchema } from '../http/list-schemas.ts'
import { PAGE_PERMISSIONS } from '../http/permissions.ts'
import { declareConfirmation, declareRefusal, proposedSchema } from '../proposal/declare-decisions.ts'
import { ORDERS } from './list.ts'
import { adminOrderSchema, orderParamsSchema, ordersSchema, refundInputSchema } from './schemas.ts'

const TAG = 'Orders'
const PATH = '/server/admin/order'
const WHO = { who: ['admin'], permission: PAGE_PERMISSIONS.payments } as const

export const readOrders = declareEndpoint({
  method: 'get',
  path: PATH,
  tag: TAG,
  summary: 'List orders, the newest first',
  ...WHO,
  impersonation: 'never',
  query: listQuerySchema(ORDERS),
  answer: ordersSchema,
})

export const readOrder = declareEndpoint({
  method: 'get',
  path: `${PATH}/{id}`,
  tag: TAG,
  summary: 'An order with its lines, changes, documents and proposed refunds',
  ...WHO,
  impersonation: 'never',
  params: orderParamsSchema,
  answer: adminOrderSchema,
})

export const postRefundProposal = declareEndpoint({
  method: 'post',
  path: `${PATH}/{id}/refund`,
  tag: TAG,
  summary: 'Propose to refund an order that has ended, in full or in part, to the balance that paid it',
  ...WHO,
  confirmed: true,
  params: orderParamsSchema,
  form: 'proposal',
  body: refundInputSchema,
  answer: proposedSchema,
  status: 201,
  errors: ['conflict'],
})

const PROPOSAL = { path: `${PATH}/refund/{id}`, tag: TAG, permission: PAGE_PERMISSIONS.payments } as const

export const postRefundConfirmation = declareConfirmation({
  ...PROPOSAL,
  summary: 'Confirm a refund that another admin proposed',
})

export const postRefundRefusal = declareRefusal({
  ...PROPOSAL,
  summary: 'Decline a refund that another admin proposed, or withdraw an own proposal',
})

import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import { listQuerySchema } from '../http/list-schemas.ts'
import { PAGE_PERMISSIONS } from '../http/permissions.ts'
import { ORDERS } from './list.ts'
import { adminOrderSchema, orderParamsSchema, ordersSchema, refundInputSchema } from './schemas.ts'

const TAG = 'Orders'
const PATH = '/server/admin/order'
const WHO = { who: ['admin'], permission: PAGE_PERMISSIONS.payments } as const
const created = z.object({ id: z.string() })

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
  answer: created,
  status: 201,
  errors: ['conflict'],
})

export const postRefundConfirmation = declareEndpoint({
  method: 'post',
  path: `${PATH}/refund/{id}/confirmation`,
  tag: TAG,
  summary: 'Confirm a refund that another admin proposed',
  ...WHO,
  confirmed: true,
  params: orderParamsSchema,
  answer: created,
  errors: ['conflict', 'gone'],
})

export const postRefundRefusal = declareEndpoint({
  method: 'post',
  path: `${PATH}/refund/{id}/refusal`,
  tag: TAG,
  summary: 'Decline a refund that another admin proposed, or withdraw an own proposal',
  ...WHO,
  params: orderParamsSchema,
  answer: created,
  errors: ['conflict', 'gone'],
})

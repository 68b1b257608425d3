import { describeDomain, inOrder } from '#src/server/domain.ts'
import { compareHoldsWithOrders } from './compare-holds.repository.ts'
import { eraseBuyers } from './erased-orders.repository.ts'
import { closeErasedOrders } from './erased-orders.usecases.ts'
import { createOrderJobs } from './order.jobs.ts'
import { orderMails } from './order.mails.ts'
import { orderPersonalData } from './order.personal-data.ts'
import { refundOrder } from './refund-order.ts'

export const orderDomain = describeDomain({
  jobs: createOrderJobs,
  mails: orderMails,
  personalData: orderPersonalData,
  erasure: ({ products }) => ({ steps: [inOrder(7, closeErasedOrders(products))], rows: [inOrder(6, eraseBuyers)] }),
  actsByTwo: [refundOrder],
  ledgerChecks: [{ kind: 'order', find: ({ db, clock }, { limit }) => compareHoldsWithOrders(db, clock(), limit) }],
})

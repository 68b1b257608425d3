import { declareEndpoint } from '../http/endpoint.ts'
import {
  langQuerySchema,
  orderedServiceSchema,
  ownServiceSchema,
  ownServicesSchema,
  serviceIdSchema,
  serviceOrderInputSchema,
  serviceQuerySchema,
  serviceQuoteSchema,
  servicesQuerySchema,
  servicesSchema,
} from './schemas.ts'

const TAG = 'Services'
const SEAMAN = { who: ['seaman'], impersonation: 'never' } as const
const ORDER = '/server/seaman/service-order'

export const readServices = declareEndpoint({
  method: 'get',
  path: '/server/seaman/service',
  tag: TAG,
  summary: 'The services that are sold, with their prices in a currency',
  ...SEAMAN,
  query: servicesQuerySchema,
  answer: servicesSchema,
})

export const readService = declareEndpoint({
  method: 'get',
  path: '/server/seaman/service/{id}',
  tag: TAG,
  summary: 'A service with its price, and whether it is sold to the caller',
  ...SEAMAN,
  params: serviceIdSchema,
  query: serviceQuerySchema,
  answer: serviceQuoteSchema,
  errors: ['not-found'],
})

export const postServiceOrder = declareEndpoint({
  method: 'post',
  path: ORDER,
  tag: TAG,
  summary: 'Order a service from the balance',
  ...SEAMAN,
  form: 'service',
  body: serviceOrderInputSchema,
  answer: orderedServiceSchema,
  status: 201,
  idempotency: 'by-key',
  errors: ['not-found', 'email-not-verified', 'balance-too-low', 'balance-owed', 'orders-stopped', 'conflict'],
})

export const readServiceOrders = declareEndpoint({
  method: 'get',
  path: ORDER,
  tag: TAG,
  summary: 'The services that the seafarer ordered, the newest first',
  ...SEAMAN,
  query: langQuerySchema,
  answer: ownServicesSchema,
})

export const readServiceOrder = declareEndpoint({
  method: 'get',
  path: `${ORDER}/{id}`,
  tag: TAG,
  summary: 'A service that the seafarer ordered, with the state of each part',
  ...SEAMAN,
  params: serviceIdSchema,
  query: langQuerySchema,
  answer: ownServiceSchema,
  errors: ['not-found'],
})

export const cancelServiceOrder = declareEndpoint({
  method: 'post',
  path: `${ORDER}/{id}/cancellation`,
  tag: TAG,
  summary: 'Cancel a part of a service that was not fulfilled; its price returns',
  ...SEAMAN,
  params: serviceIdSchema,
  answer: orderedServiceSchema,
  errors: ['not-found', 'conflict'],
})

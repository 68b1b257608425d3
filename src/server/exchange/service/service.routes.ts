import * as declared from '#src/contract/service/endpoints.ts'
import type { Products } from '#src/server/exchange/order/product.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { readIdempotencyKey } from '#src/server/http/idempotency-key.ts'
import { cancelService } from './cancel-service.usecases.ts'
import { orderService } from './order-service.usecases.ts'
import { getOwnService, getOwnServices, getService, getServices } from './read-services.usecases.ts'

const list = implement(declared.readServices, async ({ services, session, query }) =>
  getServices(services, session, query),
)

const one = implement(declared.readService, async ({ services, session, params, query }) =>
  getService(services, session, params.id, { ...query, residence: query.residence ?? null }),
)

const createOrder = (products: Products) =>
  implement(declared.postServiceOrder, async ({ c, services, session, body }) => ({
    id: await orderService(services, products, session, { input: body, key: readIdempotencyKey(c) }),
  }))

const own = implement(declared.readServiceOrders, async ({ services, session, query }) =>
  getOwnServices(services, session, query.lang),
)

const ordered = implement(declared.readServiceOrder, async ({ services, session, params, query }) =>
  getOwnService(services, session, params.id, query.lang),
)

const createCancellation = (products: Products) =>
  implement(declared.cancelServiceOrder, async ({ services, session, params }) => ({
    id: await cancelService(services, products, session, params.id),
  }))

export const createServiceEndpoints = (products: Products) => [
  list,
  one,
  createOrder(products),
  own,
  ordered,
  createCancellation(products),
]

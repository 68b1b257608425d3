import * as declared from '#src/contract/order-withdrawal/endpoints.ts'
import type { Products } from '#src/server/exchange/order/product.ts'
import { readNetwork } from '#src/server/http/caller.ts'
import { defer } from '#src/server/http/context.ts'
import { implement } from '#src/server/http/endpoint.ts'
import {
  getLinkedWithdrawal,
  getOwnWithdrawal,
  withdrawLinkedOrder,
  withdrawOwnOrder,
} from './own-withdrawals.usecases.ts'
import { admitRequest, mailWithdrawalLink } from './withdrawal-links.usecases.ts'

const request = implement(declared.postWithdrawalRequest, async ({ c, services, body }) => {
  const asked = await admitRequest(services, body, readNetwork(c))
  defer(c, mailWithdrawalLink(services, asked))
  return { done: true as const }
})

export const createWithdrawalEndpoints = (products: Products) => [
  implement(declared.readOwnWithdrawal, async ({ services, session, params }) =>
    getOwnWithdrawal(services, products, session, params.id),
  ),
  implement(declared.postOwnWithdrawal, async ({ services, session, params }) =>
    withdrawOwnOrder(services, products, session, params.id),
  ),
  request,
  implement(declared.readLinkedWithdrawal, async ({ c, services, params }) =>
    getLinkedWithdrawal(services, products, { secret: params.secret, network: readNetwork(c) }),
  ),
  implement(declared.postLinkedWithdrawal, async ({ c, services, params }) =>
    withdrawLinkedOrder(services, products, { secret: params.secret, network: readNetwork(c) }),
  ),
]

import * as declared from '#src/contract/order/endpoints.ts'
import { refundOrder } from '#src/server/exchange/order/refund-order.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { implementDecisions } from '../proposal/implement-decisions.ts'
import { proposeAct } from '../proposal/propose-act.usecases.ts'
import { getOrder, getOrders, ORDER_DESK_ACTS } from './read-orders.usecases.ts'

const list = implement(declared.readOrders, async ({ services, query }) => getOrders(services, query))

const read = implement(declared.readOrder, async ({ services, session, params }) =>
  getOrder(services, session, params.id),
)

const propose = implement(declared.postRefundProposal, async ({ services, session, params, body }) => {
  const { line, amount, why, reason } = body
  const input = { reason: why, part: line === undefined ? undefined : { line, amount } }
  return { id: await proposeAct(services, refundOrder, { session }, { objectId: params.id, input, reason }) }
})

const decisions = implementDecisions(
  { confirmation: declared.postRefundConfirmation, refusal: declared.postRefundRefusal },
  ORDER_DESK_ACTS,
)

export const orderDeskEndpoints = [list, read, propose, ...decisions]

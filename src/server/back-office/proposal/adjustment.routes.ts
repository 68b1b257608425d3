import * as declared from '#src/contract/proposal/adjustment-endpoints.ts'
import type { ActsByTwo } from '#src/server/ground/audit/act-by-two.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { listAdjustments, proposeAdjustment, proposeReversal } from './adjustment-proposals.usecases.ts'
import { implementDecisions } from './implement-decisions.ts'

const list = implement(declared.readAdjustments, async ({ services, session, query }) =>
  listAdjustments(services, session, query),
)

const propose = implement(declared.postAdjustment, async ({ services, session, body }) => ({
  id: await proposeAdjustment(services, session, body),
}))

const reverse = implement(declared.postReversal, async ({ services, session, params, body }) => ({
  id: await proposeReversal(services, session, { ...params, ...body }),
}))

export const createAdjustmentEndpoints = (acts: ActsByTwo) => [
  list,
  propose,
  reverse,
  ...implementDecisions(
    { confirmation: declared.postAdjustmentConfirmation, refusal: declared.postAdjustmentRefusal },
    acts,
  ),
]

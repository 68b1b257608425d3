import * as declared from '#src/contract/proposal/adjustment-endpoints.ts'
import type { ActsByTwo } from '#src/server/ground/audit/act-by-two.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { listAdjustments, proposeAdjustment } from './adjustment-proposals.usecases.ts'
import { implementDecisions } from './implement-decisions.ts'

const list = implement(declared.readAdjustments, async ({ services, session }) => listAdjustments(services, session))

const propose = implement(declared.postAdjustment, async ({ services, session, body }) => {
  await proposeAdjustment(services, session, body)
  return listAdjustments(services, session)
})

export const createAdjustmentEndpoints = (acts: ActsByTwo) => [
  list,
  propose,
  ...implementDecisions(
    { confirmation: declared.postAdjustmentConfirmation, refusal: declared.postAdjustmentRefusal },
    acts,
    listAdjustments,
  ),
]

import * as declared from '#src/contract/proposal/adjustment-endpoints.ts'
import type { ActsByTwo } from '#src/server/ground/audit/act-by-two.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { listAdjustments, proposeAdjustment } from './adjustment-proposals.usecases.ts'
import { confirmAct, declineAct } from './decide-proposal.usecases.ts'

const list = implement(declared.readAdjustments, async ({ services, session }) => listAdjustments(services, session))

const propose = implement(declared.postAdjustment, async ({ services, session, body }) => {
  await proposeAdjustment(services, session, body)
  return listAdjustments(services, session)
})

const createConfirmation = (acts: ActsByTwo) =>
  implement(declared.postAdjustmentConfirmation, async ({ services, session, params }) => {
    await confirmAct(services, acts, { session }, params.id)
    return listAdjustments(services, session)
  })

const createRefusal = (acts: ActsByTwo) =>
  implement(declared.postAdjustmentRefusal, async ({ services, session, params }) => {
    await declineAct(services, acts, { session }, { id: params.id })
    return listAdjustments(services, session)
  })

export const createAdjustmentEndpoints = (acts: ActsByTwo) => [
  list,
  propose,
  createConfirmation(acts),
  createRefusal(acts),
]

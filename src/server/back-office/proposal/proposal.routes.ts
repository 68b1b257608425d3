import * as declared from '#src/contract/proposal/endpoints.ts'
import type { ActsByTwo } from '#src/server/ground/audit/act-by-two.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { confirmAct, declineAct } from './decide-proposal.usecases.ts'
import { listRecoveries, proposeRecovery } from './recovery-proposals.usecases.ts'

const list = implement(declared.readRecoveries, async ({ services, session }) => listRecoveries(services, session))

const propose = implement(declared.postRecovery, async ({ services, session, body }) => {
  await proposeRecovery(services, session, body)
  return listRecoveries(services, session)
})

const createConfirmation = (acts: ActsByTwo) =>
  implement(declared.postRecoveryConfirmation, async ({ services, session, params }) => {
    await confirmAct(services, acts, { session }, params.id)
    return listRecoveries(services, session)
  })

const createRefusal = (acts: ActsByTwo) =>
  implement(declared.postRecoveryRefusal, async ({ services, session, params }) => {
    await declineAct(services, acts, { session }, { id: params.id })
    return listRecoveries(services, session)
  })

export const createProposalEndpoints = (acts: ActsByTwo) => [
  list,
  propose,
  createConfirmation(acts),
  createRefusal(acts),
]

import * as declared from '#src/contract/proposal/endpoints.ts'
import type { ActsByTwo } from '#src/server/ground/audit/act-by-two.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { implementDecisions } from './implement-decisions.ts'
import { listRecoveries, proposeRecovery } from './recovery-proposals.usecases.ts'

const list = implement(declared.readRecoveries, async ({ services, session, query }) =>
  listRecoveries(services, session, query),
)

const propose = implement(declared.postRecovery, async ({ services, session, body }) => ({
  id: await proposeRecovery(services, session, body),
}))

export const createProposalEndpoints = (acts: ActsByTwo) => [
  list,
  propose,
  ...implementDecisions(
    { confirmation: declared.postRecoveryConfirmation, refusal: declared.postRecoveryRefusal },
    acts,
  ),
]

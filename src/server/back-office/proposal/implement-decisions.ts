import type { ConfirmationSpec, RefusalSpec } from '#src/contract/proposal/declare-decisions.ts'
import type { ActsByTwo } from '#src/server/ground/audit/act-by-two.ts'
import { type Endpoint, implement } from '#src/server/http/endpoint.ts'
import { confirmAct, declineAct } from './decide-proposal.usecases.ts'

type Declared = { confirmation: ConfirmationSpec; refusal: RefusalSpec }

/** Returns the calls that confirm and decline proposals of some acts. */
export function implementDecisions({ confirmation, refusal }: Declared, acts: ActsByTwo): Endpoint[] {
  const confirm = implement(confirmation, async ({ services, session, params }) => {
    await confirmAct(services, acts, { session }, params.id)
    return params
  })
  const decline = implement(refusal, async ({ services, session, params }) => {
    await declineAct(services, acts, { session }, params)
    return params
  })
  return [confirm, decline]
}

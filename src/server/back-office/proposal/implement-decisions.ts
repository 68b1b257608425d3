import type { z } from 'zod'
import type { ConfirmationSpec, RefusalSpec } from '#src/contract/proposal/declare-decisions.ts'
import type { ActsByTwo } from '#src/server/ground/audit/act-by-two.ts'
import { type Endpoint, implement } from '#src/server/http/endpoint.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { confirmAct, declineAct } from './decide-proposal.usecases.ts'

type Declared<Answer extends z.ZodType> = { confirmation: ConfirmationSpec<Answer>; refusal: RefusalSpec<Answer> }
type ReadAnswer<Answer extends z.ZodType> = (
  services: Needs<'db' | 'clock'>,
  session: Session,
  id: string,
) => z.input<Answer> | Promise<z.input<Answer>>

/** The calls that confirm and decline proposals of some acts. `read` returns the answer after the decision. */
export function implementDecisions<Answer extends z.ZodType>(
  { confirmation, refusal }: Declared<Answer>,
  acts: ActsByTwo,
  read: ReadAnswer<Answer>,
): Endpoint[] {
  const confirm = implement(confirmation as unknown as ConfirmationSpec, async ({ services, session, params }) => {
    await confirmAct(services, acts, { session }, params.id)
    return read(services, session, params.id)
  })
  const decline = implement(refusal as unknown as RefusalSpec, async ({ services, session, params }) => {
    await declineAct(services, acts, { session }, { id: params.id })
    return read(services, session, params.id)
  })
  return [confirm, decline]
}

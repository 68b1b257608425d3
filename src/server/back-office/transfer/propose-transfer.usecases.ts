import type { TransferOutcome } from '#src/contract/transfer/outcomes.ts'
import { closeTransfer, creditTransfer } from '#src/server/exchange/payment/transfer-acts.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import type { Services } from '#src/server/platform/services.ts'
import { proposeAct } from '../proposal/propose-act.usecases.ts'

type Wish = { id: string; outcome: TransferOutcome; reason: string }

/** Proposes what becomes of money that arrived. Throws `conflict` if the line was decided, or the same is proposed already. */
export const proposeTransfer = (
  services: Services,
  session: Session,
  { id, outcome, reason }: Wish,
): Promise<string> =>
  outcome === 'credited'
    ? proposeAct(services, creditTransfer, { session }, { objectId: id, input: undefined, reason })
    : proposeAct(services, closeTransfer, { session }, { objectId: id, input: outcome, reason })

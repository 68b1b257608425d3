import type { TransferOutcome } from '#src/contract/transfer/outcomes.ts'
import { recallTransfer } from '#src/server/exchange/payback/recall-act.ts'
import { closeTransfer, creditTransfer } from '#src/server/exchange/payment/transfer-acts.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import type { Services } from '#src/server/platform/services.ts'
import { proposeAct } from '../proposal/propose-act.usecases.ts'

type Wish = { id: string; outcome: TransferOutcome; reason: string }

/** Proposes what becomes of money that arrived. Throws `conflict` if the line was decided, or the same is proposed already. */
export function proposeTransfer(services: Services, session: Session, { id, outcome, reason }: Wish): Promise<string> {
  const wish = { objectId: id, reason }
  if (outcome === 'credited') return proposeAct(services, creditTransfer, { session }, { ...wish, input: undefined })
  if (outcome === 'recalled') return proposeAct(services, recallTransfer, { session }, { ...wish, input: undefined })
  return proposeAct(services, closeTransfer, { session }, { ...wish, input: outcome })
}

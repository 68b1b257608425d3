import type { PaybackProposalInput, RefundInput } from '#src/contract/refund/schemas.ts'
import { parseAmount } from '#src/domain/money/parse-amount.ts'
import { readReference } from '#src/domain/payment/creditor-reference.ts'
import { closePayback } from '#src/server/exchange/payback/payback-acts.ts'
import { refundPayment } from '#src/server/exchange/payback/refund-act.ts'
import { findByReferences } from '#src/server/exchange/payment/payment.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { createFieldFailure } from '#src/server/platform/failure.ts'
import type { Services } from '#src/server/platform/services.ts'
import { proposeAct } from '../proposal/propose-act.usecases.ts'

/** Proposes the end of a transfer. Throws `conflict` if it has ended, or the same is proposed already. */
export const proposePaybackEnd = (
  services: Services,
  session: Session,
  { id, outcome, day, reason }: PaybackProposalInput & { id: string },
): Promise<string> =>
  proposeAct(services, closePayback, { session }, { objectId: id, input: { outcome, day: day.trim() }, reason })

/** Proposes a refund of the payment with a reference. Throws messages beside the fields. */
export async function proposeRefund(
  services: Services,
  session: Session,
  { reference: typed, currency, amount: sum, reason }: RefundInput,
): Promise<string> {
  const reference = readReference(typed)
  if (!reference) throw createFieldFailure('refund', { reference: { id: 'transfer.wrong.reference' } })
  const [payment] = await findByReferences(services.db, [reference])
  if (!payment) throw createFieldFailure('refund', { reference: { id: 'transfer.wrong.unknown' } })
  const amount = parseAmount(sum, currency)
  if (!amount) throw createFieldFailure('refund', { amount: { id: 'transfer.wrong.amount' } })
  return proposeAct(services, refundPayment, { session }, { objectId: payment.id, input: amount, reason })
}

import { TRANSFERS } from '#src/contract/transfer/list.ts'
import type { TransferOutcome } from '#src/contract/transfer/outcomes.ts'
import type { Transfer, Transfers } from '#src/contract/transfer/schemas.ts'
import { BANK_PAYMENT_STATES, type BankPaymentState } from '#src/domain/payment/payment-states.ts'
import { recallTransfer } from '#src/server/exchange/payback/recall-act.ts'
import { countLines, type FoundLine, listLines } from '#src/server/exchange/payment/bank-payments.repository.ts'
import { transferActs } from '#src/server/exchange/payment/transfer-acts.ts'
import type { ActByTwo, ActsByTwo } from '#src/server/ground/audit/act-by-two.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { afterOf, listProposalsOf, type OpenProposal, toShown } from '../proposal/open-proposals.usecases.ts'

export const TRANSFER_ACTS: ActsByTwo = new Map<string, ActByTwo>(
  [...transferActs, recallTransfer].map((act) => [act.action, act]),
)

const describeProposal = (proposal: OpenProposal): Transfer['proposals'][number] => ({
  ...toShown(proposal),
  outcome: afterOf(proposal, 'transfer.state') as TransferOutcome,
})

function describeLine(
  { line, payment, hasTwin, isRecalled }: NonNullable<FoundLine>,
  proposals: readonly OpenProposal[],
): Transfer {
  const { id, day, currency, amount, payer, remittance, state, source } = line
  return {
    ...{ id, day, payer, remittance, state, source },
    amount: { currency, minor: amount },
    match: payment && {
      ...{ reference: payment.reference, state: payment.state },
      asked: { currency: payment.currency, minor: payment.asked },
      received: { currency: payment.currency, minor: payment.received },
    },
    hasTwin: hasTwin === 1,
    isRecalled: isRecalled === 1,
    proposals: proposals.filter(({ object }) => object.id === id).map(describeProposal),
  }
}

/** Returns a page of the money that arrived, with what is proposed for it. */
export async function listTransfers(
  services: Needs<'db' | 'clock'>,
  session: Session,
  { state, page }: { state: BankPaymentState; page: number },
): Promise<Transfers> {
  const { db } = services
  const { pageSize } = TRANSFERS
  const [rows, counted] = await Promise.all([
    listLines(db, state, pageSize, (page - 1) * pageSize),
    Promise.all(BANK_PAYMENT_STATES.map(async (one) => [one, await countLines(db, one)] as const)),
  ])
  const of = rows.map(({ line }) => line.id)
  const proposals = await listProposalsOf(services, TRANSFER_ACTS, { session, of })
  const counts = Object.fromEntries(counted) as Transfers['counts']
  return {
    ...{ items: rows.map((row) => describeLine(row, proposals)), total: counts[state], page, pageSize },
    counts,
  }
}

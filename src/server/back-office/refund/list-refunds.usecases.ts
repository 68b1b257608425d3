import { REFUNDS } from '#src/contract/refund/list.ts'
import type { ProposedRefund, ProposedRefunds } from '#src/contract/refund/schemas.ts'
import type { MoneyCurrency } from '#src/domain/money/amount.ts'
import { parseAmount } from '#src/domain/money/parse-amount.ts'
import { refundPayment } from '#src/server/exchange/payback/refund-act.ts'
import type { ActsByTwo } from '#src/server/ground/audit/act-by-two.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { afterOf, type OpenProposal, pageProposals, toShown } from '../proposal/open-proposals.usecases.ts'

const ONLY: ActsByTwo = new Map([[refundPayment.action, refundPayment]])

function describeRefund(proposal: OpenProposal): ProposedRefund[] {
  const amount = parseAmount(
    String(afterOf(proposal, 'payback.amount')),
    afterOf(proposal, 'payback.currency') as MoneyCurrency,
  )
  const way = afterOf(proposal, 'payback.way') === 'provider' ? 'provider' : 'transfer'
  const reference = String(afterOf(proposal, 'payback.reference'))
  return amount ? [{ ...toShown(proposal), reference, amount, way }] : []
}

/** Returns a page of the proposed refunds of payments. */
export async function listRefunds(
  services: Needs<'db' | 'clock'>,
  session: Session,
  { page }: { page: number },
): Promise<ProposedRefunds> {
  const { items, ...paging } = await pageProposals(services, ONLY, { session, page, pageSize: REFUNDS.pageSize })
  return { items: items.flatMap(describeRefund), ...paging }
}

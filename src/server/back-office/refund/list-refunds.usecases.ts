import { REFUNDS } from '#src/contract/refund/list.ts'
import type { ProposedRefund, ProposedRefunds } from '#src/contract/refund/schemas.ts'
import { type Amount, MONEY_CURRENCIES } from '#src/domain/money/amount.ts'
import { parseAmount } from '#src/domain/money/parse-amount.ts'
import { refundOrder } from '#src/server/exchange/order/refund-order.ts'
import { refundPayment } from '#src/server/exchange/payback/refund-act.ts'
import type { ActByTwo, ActsByTwo } from '#src/server/ground/audit/act-by-two.ts'
import type { AuditedPath } from '#src/server/ground/audit/admin-event.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { afterOf, type OpenProposal, pageProposals, toShown } from '../proposal/open-proposals.usecases.ts'
import { findOrderReferences } from './admin-paybacks.repository.ts'

/** Refunds of orders are decided on the page of the order, those of payments on the page of this list. */
export const LISTED_REFUNDS: ActsByTwo = new Map<string, ActByTwo>([
  [refundPayment.action, refundPayment],
  [refundOrder.action, refundOrder],
])

function amountAt(proposal: OpenProposal, sum: AuditedPath, currency: AuditedPath): Amount {
  const known = MONEY_CURRENCIES.find((one) => one === afterOf(proposal, currency))
  const amount = known && parseAmount(String(afterOf(proposal, sum)), known)
  if (!amount) throw new Failure('internal-error')
  return amount
}

const describeOrder = (proposal: OpenProposal, references: ReadonlyMap<string, string>): ProposedRefund => ({
  ...toShown(proposal),
  amount: amountAt(proposal, 'order.refund', 'order.currency'),
  of: { kind: 'order', id: proposal.object.id, reference: references.get(proposal.object.id) ?? '' },
})

const describePayment = (proposal: OpenProposal): ProposedRefund => ({
  ...toShown(proposal),
  amount: amountAt(proposal, 'payback.amount', 'payback.currency'),
  of: {
    kind: 'payment',
    reference: String(afterOf(proposal, 'payback.reference')),
    way: afterOf(proposal, 'payback.way') === 'provider' ? 'provider' : 'transfer',
  },
})

/** Returns a page of the proposed refunds of payments and orders. */
export async function listRefunds(
  services: Needs<'db' | 'clock'>,
  session: Session,
  { page }: { page: number },
): Promise<ProposedRefunds> {
  const { pageSize } = REFUNDS
  const { items, ...paging } = await pageProposals(services, LISTED_REFUNDS, { session, page, pageSize })
  const orders = items.filter(({ object }) => object.kind === 'order').map(({ object }) => object.id)
  const references = await findOrderReferences(services.db, orders)
  const describe = (one: OpenProposal) =>
    one.object.kind === 'order' ? describeOrder(one, references) : describePayment(one)
  return { items: items.map(describe), ...paging }
}

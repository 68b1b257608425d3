import { PAYBACKS, type PaybackTab } from '#src/contract/refund/list.ts'
import type { PaybackOutcome } from '#src/contract/refund/outcomes.ts'
import type { AdminPayback, AdminPaybacks, PaybackCounts, ProposedRefund } from '#src/contract/refund/schemas.ts'
import type { MoneyCurrency } from '#src/domain/money/amount.ts'
import { parseAmount } from '#src/domain/money/parse-amount.ts'
import { OPEN_PAYBACK_STATES } from '#src/domain/payment/payback-states.ts'
import { isSamePayer } from '#src/domain/payment/same-payer.ts'
import { findHolderNames } from '#src/server/exchange/billing/holders.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { listOpenProposals } from '../proposal/open-proposals.usecases.ts'
import { countLate, countPaybacks, type ListedPayback, listAdminPaybacks } from './admin-paybacks.repository.ts'
import { REFUND_ACTS } from './refund-acts.ts'

type Proposals = Awaited<ReturnType<typeof listOpenProposals>>
type Proposal = Proposals[number]

const describeProposal = ({ proposedBy, voidReason, id, reason, expiresAt, mayConfirm }: Proposal) => ({
  ...{ id, reason, expiresAt, mayConfirm },
  proposedBy: proposedBy.email,
  isVoid: voidReason !== null,
})

const afterOf = ({ difference }: Proposal, path: string): string =>
  String(difference.find((one) => one.path === path)?.after ?? '')

function describeRow({ payback, reference, payers: json, isOwing }: ListedPayback, now: number) {
  const {
    id,
    cause,
    state,
    way,
    amount,
    currency,
    holderId,
    iban,
    accountName: name,
    createdAt,
    dueAt,
    sentDay,
  } = payback
  const payers = JSON.parse(json) as string[]
  return {
    ...{ id, cause, state, way, reference, holderId, createdAt, dueAt, sentDay, payers },
    amount: { minor: amount, currency },
    // Shown only while somebody makes the transfer.
    account: way === 'transfer' && state === 'preparing' ? { iban, name } : null,
    isOtherName: name !== '' && payers.some((payer) => !isSamePayer(payer, name)),
    isOwing: isOwing === 1,
    isLate: OPEN_PAYBACK_STATES.includes(state) && dueAt < now,
  }
}

const describeEnd = (proposal: Proposal): AdminPayback['proposals'][number] => ({
  ...describeProposal(proposal),
  outcome: afterOf(proposal, 'payback.state') as PaybackOutcome,
  day: afterOf(proposal, 'payback.day'),
})

function describeRefund(proposal: Proposal): ProposedRefund[] {
  const amount = parseAmount(
    afterOf(proposal, 'payback.amount'),
    afterOf(proposal, 'payback.currency') as MoneyCurrency,
  )
  const way = afterOf(proposal, 'payback.way') === 'provider' ? 'provider' : 'transfer'
  return amount
    ? [{ ...describeProposal(proposal), reference: afterOf(proposal, 'payback.reference'), amount, way }]
    : []
}

export async function getPaybackCounts({ db, clock }: Needs<'db' | 'clock'>): Promise<PaybackCounts> {
  const [open, late] = await Promise.all([countPaybacks(db, 'open'), countLate(db, clock())])
  return { open, late }
}

/** Returns a page of the money that leaves balances, with what is proposed. */
export async function listPaybacksForAdmins(
  services: Needs<'db' | 'clock'>,
  session: Session,
  { state, page }: { state: PaybackTab; page: number },
): Promise<AdminPaybacks> {
  const { db, clock } = services
  const { pageSize } = PAYBACKS
  const [rows, total, counts, proposals] = await Promise.all([
    listAdminPaybacks(db, state, pageSize, (page - 1) * pageSize),
    countPaybacks(db, state),
    getPaybackCounts(services),
    listOpenProposals(services, REFUND_ACTS, { session }),
  ])
  const names = await findHolderNames(db, [...new Set(rows.map(({ payback }) => payback.holderId))])
  const items = rows.map((row) => ({
    ...describeRow(row, clock()),
    holder: names.get(row.payback.holderId) ?? null,
    proposals: proposals.filter(({ object }) => object.id === row.payback.id).map(describeEnd),
  }))
  const refunds = proposals.filter(({ object }) => object.kind === 'payment').flatMap(describeRefund)
  return { ...{ items, total, page, pageSize }, counts, refunds }
}

import { PAYBACKS, type PaybackTab } from '#src/contract/refund/list.ts'
import type { PaybackOutcome } from '#src/contract/refund/outcomes.ts'
import type { AdminPayback, AdminPaybacks, PaybackCounts } from '#src/contract/refund/schemas.ts'
import { OPEN_PAYBACK_STATES } from '#src/domain/payment/payback-states.ts'
import { isSamePayer } from '#src/domain/payment/same-payer.ts'
import { findHolderNames } from '#src/server/exchange/billing/holders.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { afterOf, listProposalsOf, type OpenProposal, toShown } from '../proposal/open-proposals.usecases.ts'
import { countLate, countPaybacks, type ListedPayback, listAdminPaybacks } from './admin-paybacks.repository.ts'
import { REFUND_ACTS } from './refund-acts.ts'

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
    // Shown only while an admin prepares the transfer.
    account: way === 'transfer' && state === 'preparing' ? { iban, name } : null,
    isOtherName: name !== '' && payers.some((payer) => !isSamePayer(payer, name)),
    isOwing: isOwing === 1,
    isLate: OPEN_PAYBACK_STATES.includes(state) && dueAt < now,
  }
}

const describeEnd = (proposal: OpenProposal): AdminPayback['proposals'][number] => ({
  ...toShown(proposal),
  outcome: afterOf(proposal, 'payback.state') as PaybackOutcome,
  day: String(afterOf(proposal, 'payback.day') ?? ''),
})

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
  const [rows, total, counts] = await Promise.all([
    listAdminPaybacks(db, state, pageSize, (page - 1) * pageSize),
    countPaybacks(db, state),
    getPaybackCounts(services),
  ])
  const [names, proposals] = await Promise.all([
    findHolderNames(db, [...new Set(rows.map(({ payback }) => payback.holderId))]),
    listProposalsOf(services, REFUND_ACTS, { session, of: rows.map(({ payback }) => payback.id) }),
  ])
  const items = rows.map((row) => ({
    ...describeRow(row, clock()),
    holder: names.get(row.payback.holderId) ?? null,
    proposals: proposals.filter(({ object }) => object.id === row.payback.id).map(describeEnd),
  }))
  return { ...{ items, total, page, pageSize }, counts }
}

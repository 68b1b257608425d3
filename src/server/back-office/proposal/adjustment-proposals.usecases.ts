import type {
  AdjustmentInput,
  AdjustmentProposal,
  AdjustmentProposals,
} from '#src/contract/proposal/adjustment-schemas.ts'
import { ADJUSTMENTS } from '#src/contract/proposal/list.ts'
import { isMovable } from '#src/domain/money/is-movable.ts'
import { parseAmount } from '#src/domain/money/parse-amount.ts'
import { adjustBalance, readAdjustment } from '#src/server/exchange/billing/adjust-balance.ts'
import { findOwner } from '#src/server/exchange/billing/find-balance.usecases.ts'
import { findHolderNames } from '#src/server/exchange/billing/holders.repository.ts'
import { ensureHolder } from '#src/server/exchange/billing/holders.usecases.ts'
import { getHolderOfEntry, reverseAdjustment } from '#src/server/exchange/billing/reverse-adjustment.ts'
import type { ActByTwo, ActsByTwo } from '#src/server/ground/audit/act-by-two.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { createFieldFailure } from '#src/server/platform/failure.ts'
import type { Needs, Services } from '#src/server/platform/services.ts'
import { afterOf, type OpenProposal, pageProposals, toShown } from './open-proposals.usecases.ts'
import { proposeAct } from './propose-act.usecases.ts'

const ACTS: ActsByTwo = new Map<string, ActByTwo>([
  [adjustBalance.action, adjustBalance],
  [reverseAdjustment.action, reverseAdjustment],
])

function describeAdjustment(proposal: OpenProposal, names: ReadonlyMap<string, string | null>): AdjustmentProposal {
  const { object, difference, proposedAt } = proposal
  const reverses = afterOf(proposal, 'adjustment.reverses')
  return {
    ...toShown(proposal),
    ...readAdjustment(Object.fromEntries(difference.map(({ path, after }) => [path, after]))),
    ...{ holderId: object.id, name: names.get(object.id) ?? null, proposedAt },
    reverses: typeof reverses === 'string' ? reverses : null,
  }
}

/** Returns a page of the proposed corrections of balances, and of reversals of corrections, with whose they are. */
export async function listAdjustments(
  services: Needs<'db' | 'clock'>,
  session: Session,
  { page }: { page: number },
): Promise<AdjustmentProposals> {
  const { items, ...paging } = await pageProposals(services, ACTS, { session, page, pageSize: ADJUSTMENTS.pageSize })
  const names = await findHolderNames(
    services.db,
    items.map(({ object }) => object.id),
  )
  return { items: items.map((proposal) => describeAdjustment(proposal, names)), ...paging }
}

const refuseField = (field: string, id: string) => createFieldFailure('proposal', { [field]: { id } })

/** Proposes a correction. Throws a message beside the field for an unknown holder, or text that is no amount. */
export async function proposeAdjustment(
  services: Services,
  session: Session,
  { find, account, currency, amount: typed, reason }: AdjustmentInput,
): Promise<string> {
  const amount = parseAmount(typed, currency)
  if (!amount || !isMovable(amount)) throw refuseField('amount', 'payments.wrong.amount')
  const found = await findOwner(services, find)
  const objectId = found && (found.owner ? await ensureHolder(services, found.owner) : found.holderId)
  if (!objectId) throw refuseField('find', 'payments.wrong.find')
  return proposeAct(services, adjustBalance, { session }, { objectId, input: { account, amount }, reason })
}

/** Proposes to reverse a correction. Throws `not-found` for an unknown entry, and `conflict` if it is no correction or was reversed. */
export async function proposeReversal(
  services: Services,
  session: Session,
  { id, reason }: { id: string; reason: string },
): Promise<string> {
  const objectId = await getHolderOfEntry(services, id)
  return proposeAct(services, reverseAdjustment, { session }, { objectId, input: id, reason })
}

import type { AdjustmentInput, AdjustmentProposals } from '#src/contract/proposal/adjustment-schemas.ts'
import { isMovable } from '#src/domain/money/is-movable.ts'
import { parseAmount } from '#src/domain/money/parse-amount.ts'
import { adjustBalance, readAdjustment } from '#src/server/exchange/billing/adjust-balance.ts'
import { findOwner } from '#src/server/exchange/billing/find-balance.usecases.ts'
import { findHolderNames } from '#src/server/exchange/billing/holders.repository.ts'
import { ensureHolder } from '#src/server/exchange/billing/holders.usecases.ts'
import type { ActsByTwo } from '#src/server/ground/audit/act-by-two.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { createFieldFailure } from '#src/server/platform/failure.ts'
import type { Needs, Services } from '#src/server/platform/services.ts'
import { listOpenProposals } from './open-proposals.usecases.ts'
import { proposeAct } from './propose-act.usecases.ts'

const ONLY: ActsByTwo = new Map([[adjustBalance.action, adjustBalance]])

/** Returns the proposed corrections of balances with whose they are. */
export async function listAdjustments(services: Needs<'db' | 'clock'>, session: Session): Promise<AdjustmentProposals> {
  const proposals = await listOpenProposals(services, ONLY, { session })
  const names = await findHolderNames(
    services.db,
    proposals.map(({ object }) => object.id),
  )
  const items = proposals.map(({ object, difference, proposedBy, voidReason, ...row }) => ({
    ...{ id: row.id, reason: row.reason, proposedAt: row.proposedAt, expiresAt: row.expiresAt },
    ...readAdjustment(Object.fromEntries(difference.map(({ path, after }) => [path, after]))),
    holderId: object.id,
    name: names.get(object.id) ?? null,
    proposedBy: proposedBy.email,
    isVoid: voidReason !== null,
    mayConfirm: row.mayConfirm,
  }))
  return { items }
}

const refuseField = (field: string, id: string) => createFieldFailure('proposal', { [field]: { id } })

/** Proposes a correction. Throws a message beside the field for an unknown holder, or text that is no amount. */
export async function proposeAdjustment(
  services: Services,
  session: Session,
  { find, account, currency, amount: typed, reason }: AdjustmentInput,
): Promise<void> {
  const amount = parseAmount(typed, currency)
  if (!amount || !isMovable(amount)) throw refuseField('amount', 'payments.wrong.amount')
  const found = await findOwner(services, find)
  const objectId = found && (found.owner ? await ensureHolder(services, found.owner) : found.holderId)
  if (!objectId) throw refuseField('find', 'payments.wrong.find')
  await proposeAct(services, adjustBalance, { session }, { objectId, input: { account, amount }, reason })
}

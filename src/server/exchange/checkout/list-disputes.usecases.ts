import { DISPUTES } from '#src/contract/checkout/list.ts'
import type { Disputes } from '#src/contract/checkout/schemas.ts'
import type { ListQuery } from '#src/contract/http/describe-list.ts'
import { findHolderNames } from '#src/server/exchange/billing/holders.repository.ts'
import { findProvider } from '#src/server/exchange/payment/providers/index.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { countDisputes, findDisputes } from './disputes.repository.ts'

/** A page of disputes, with the holders of their payments. */
export async function listDisputes(
  { db, config }: Needs<'db' | 'config'>,
  { state, page }: ListQuery<typeof DISPUTES>,
): Promise<Disputes> {
  const { pageSize } = DISPUTES
  const [rows, total] = await Promise.all([
    findDisputes(db, state, pageSize, (page - 1) * pageSize),
    countDisputes(db, state),
  ])
  const names = await findHolderNames(
    db,
    rows.map(({ holderId }) => holderId),
  )
  const items = rows.map(({ dispute: { currency, amount, ...dispute }, reference, holderId }) => ({
    ...{ id: dispute.id, provider: dispute.provider, state: dispute.state, reason: dispute.reason },
    ...{ dueAt: dispute.dueAt, openedAt: dispute.openedAt, reference, holderId },
    amount: { currency, minor: amount },
    holder: names.get(holderId) ?? null,
    page: findProvider(dispute.provider)?.disputePage?.(config, dispute.id) ?? '',
  }))
  return { items, total, page, pageSize }
}

import { asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { DISPUTE_LISTS } from '#src/contract/checkout/list.ts'
import { type DisputeState, ENDED_DISPUTE_STATES } from '#src/domain/payment/payment-states.ts'
import { type PaymentRow, paymentTable as payment } from '#src/server/exchange/payment/payment.tables.ts'
import type { ProviderDispute } from '#src/server/exchange/payment/providers/provider-payment.ts'
import { type Database, isAmong, type Statement } from '#src/server/platform/database.ts'
import { providerDisputeTable as dispute } from './checkout.tables.ts'

/** Records a dispute as it is now. A dispute that has ended does not open again by an answer that was read earlier. */
export const recordDispute = (
  db: Database,
  { id: paymentId, provider }: Pick<PaymentRow, 'id' | 'provider'>,
  { id, amount: { currency, minor }, reason, state, dueAt, openedAt }: ProviderDispute,
  now: number,
): Statement =>
  db
    .insert(dispute)
    .values({
      ...{ id, provider, paymentId, currency, amount: minor, reason, state, dueAt, openedAt, updatedAt: now },
    })
    .onConflictDoUpdate({
      target: dispute.id,
      set: { amount: minor, reason, state, dueAt, updatedAt: now },
      setWhere: sql`${dispute.state} NOT IN ('closed', 'won', 'lost') OR ${state} IN ('closed', 'won', 'lost')`,
    })

type DisputeList = (typeof DISPUTE_LISTS)[number]

const LISTED: Readonly<Record<DisputeList, readonly DisputeState[]>> = {
  open: ['inquiry', 'open'],
  reviewed: ['reviewed'],
  ended: ENDED_DISPUTE_STATES,
}

const isListed = (list: DisputeList): SQL => isAmong(dispute.state, LISTED[list])

/** Disputes with their payments: those that need evidence by their deadline, others the newest first. */
export const findDisputes = (db: Database, list: DisputeList, limit: number, offset: number) =>
  db
    .select({ dispute: getTableColumns(dispute), reference: payment.reference, holderId: payment.holderId })
    .from(dispute)
    .innerJoin(payment, eq(payment.id, dispute.paymentId))
    .where(isListed(list))
    .orderBy(...(list === 'open' ? [asc(dispute.dueAt)] : [desc(dispute.openedAt)]), asc(dispute.id))
    .limit(limit)
    .offset(offset)

/** A dispute with the reference of its payment. */
export const findDispute = (db: Database, id: string) =>
  db
    .select({ dispute: getTableColumns(dispute), reference: payment.reference })
    .from(dispute)
    .innerJoin(payment, eq(payment.id, dispute.paymentId))
    .where(eq(dispute.id, id))
    .get()

export const countDisputes = (db: Database, list: DisputeList): Promise<number> => db.$count(dispute, isListed(list))

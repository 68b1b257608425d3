import { and, asc, eq, isNotNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { OPEN_PAYMENT_STATES, type ProviderName } from '#src/domain/payment/payment-states.ts'
import { type PaymentRow, paymentTable as payment } from '#src/server/exchange/payment/payment.tables.ts'
import { type Database, isAmong, type Statement } from '#src/server/platform/database.ts'

/** Notes that the provider was asked and has no such payment. */
export const noteCheck = (db: Database, { id }: Pick<PaymentRow, 'id'>, now: number): Statement =>
  db.update(payment).set({ checkedAt: now }).where(eq(payment.id, id))

export const findByProviderId = (db: Database, provider: ProviderName, id: string) =>
  db
    .select()
    .from(payment)
    .where(and(eq(payment.provider, provider), eq(payment.providerId, id)))
    .get()

export const findByCheckout = (db: Database, checkoutId: string): Promise<PaymentRow | undefined> =>
  db
    .select()
    .from(payment)
    .where(and(ne(payment.provider, 'invoice'), eq(payment.checkoutId, checkoutId)))
    .get()

const isAsked = and(isAmong(payment.state, OPEN_PAYMENT_STATES), ne(payment.provider, 'invoice'))

/** Times before which payments of each kind are asked about again. */
export type Due = { created: number; unknown: number; open: number; processing: number; ended: number }

/**
 * Open payments whose provider is asked again: whose page nobody has heard of, pages that are open or past their time, and payments that the bank
 * has not confirmed.
 */
export const findDue = (db: Database, due: Due, now: number, limit: number): Promise<PaymentRow[]> => {
  const checkedBefore = (time: number) => sql`coalesce(${payment.checkedAt}, 0) <= ${time}`
  return db
    .select()
    .from(payment)
    .where(
      and(
        isAsked,
        lt(payment.createdAt, due.created),
        or(
          and(sql`${payment.checkoutId} IS NULL`, checkedBefore(due.unknown)),
          and(eq(payment.stage, 'processing'), checkedBefore(due.processing)),
          and(isNotNull(payment.checkoutId), lte(payment.expiresAt, now), checkedBefore(due.ended)),
          and(isNotNull(payment.checkoutId), checkedBefore(due.open)),
        ),
      ),
    )
    .orderBy(asc(sql`coalesce(${payment.checkedAt}, 0)`))
    .limit(limit)
}

/** The oldest payment that is unknown since before a time. */
export const findLongUnknown = (db: Database, before: number) =>
  db
    .select({ id: payment.id, reference: payment.reference })
    .from(payment)
    .where(and(isAsked, eq(payment.state, 'unknown'), lt(payment.createdAt, before)))
    .orderBy(asc(payment.createdAt))
    .limit(1)
    .get()

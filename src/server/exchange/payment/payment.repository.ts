import { and, desc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Amount } from '#src/domain/money/amount.ts'
import {
  MAX_OPEN_PAYMENTS,
  OPEN_PAYMENT_STATES,
  PAYMENT_MOVES,
  type PaymentEvent,
  type PaymentState,
} from '#src/domain/payment/payment-states.ts'
import { balanceOf, exactly } from '#src/server/exchange/billing/entries.repository.ts'
import { holderAccount } from '#src/server/exchange/billing/ledger-accounts.ts'
import { type Database, demand, demandOneChange, isAmong, type Statement } from '#src/server/platform/database.ts'
import { type PaymentRow, paymentTable as payment } from './payment.tables.ts'

export type NewPayment = Pick<
  PaymentRow,
  'id' | 'holderId' | 'accountId' | 'provider' | 'purpose' | 'reference' | 'createdAt' | 'expiresAt'
> & { asked: Amount }

const isOpen = isAmong(payment.state, OPEN_PAYMENT_STATES)

/** What the open payments of a holder in a currency may still add to the balance. */
const waitingOf = (holderId: string, { currency }: Pick<Amount, 'currency'>): SQL =>
  sql`coalesce((SELECT sum(max(asked - received, 0)) FROM ${payment}
    WHERE ${and(eq(payment.holderId, holderId), eq(payment.currency, currency), isOpen)}), 0)`

const countOpen = (holderId: string): SQL =>
  sql`(SELECT count(*) FROM ${payment} WHERE ${and(eq(payment.holderId, holderId), isOpen)})`

/** Inserts an open payment. Aborts the batch if the balance and its open payments would exceed the cap, or too many are open. */
export const insertPayment = (db: Database, { asked, ...row }: NewPayment, cap: Amount): Statement[] => [
  db.run(sql`INSERT INTO payment (id, holder_id, account_id, provider, purpose, currency, asked, state, reference, created_at, expires_at)
    SELECT ${row.id}, ${row.holderId}, ${row.accountId}, ${row.provider}, ${row.purpose}, ${asked.currency}, ${exactly(asked)}, 'waiting',
      ${row.reference}, ${row.createdAt}, ${row.expiresAt}
    WHERE ${balanceOf(holderAccount(row.holderId, 'available', asked.currency))} + ${waitingOf(row.holderId, asked)} + ${exactly(asked)}
      <= ${exactly(cap)} AND ${countOpen(row.holderId)} < ${MAX_OPEN_PAYMENTS}`),
  ...demandOneChange(db),
]

export const findPayment = (db: Database, id: string): Promise<PaymentRow | undefined> =>
  db.select().from(payment).where(eq(payment.id, id)).get()

/** Open payments of a holder, one by its id, and those that were started since a time, the newest first. */
export const listPayments = (
  db: Database,
  holderId: string,
  { since, id = '' }: { since: number; id?: string | undefined },
  limit: number,
): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payment)
    .where(and(eq(payment.holderId, holderId), or(isOpen, eq(payment.id, id), gt(payment.createdAt, since))))
    .orderBy(desc(or(isOpen, eq(payment.id, id)) as SQL), desc(payment.createdAt), desc(payment.id))
    .limit(limit)

export const listOpenPayments = (db: Database, holderId: string): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payment)
    .where(and(eq(payment.holderId, holderId), isOpen))

/** The payments of references, whatever their state. */
export const findByReferences = (db: Database, references: readonly string[]): Promise<PaymentRow[]> =>
  db.select().from(payment).where(isAmong(payment.reference, references))

/** The next state in `PAYMENT_MOVES`, null if the event is refused. */
export const nextPaymentState = (event: SQL | PaymentEvent): SQL<PaymentState> =>
  sql`(${JSON.stringify(PAYMENT_MOVES)} -> ${payment.state} ->> ${event})`

/** Moves a payment. Aborts the batch if its state does not allow the event. */
export const movePayment = (db: Database, { id }: Pick<PaymentRow, 'id'>, event: PaymentEvent): Statement[] => [
  db
    .update(payment)
    .set({ state: nextPaymentState(event), version: sql`version + 1` })
    .where(and(eq(payment.id, id), sql`${nextPaymentState(event)} IS NOT NULL`)),
  ...demandOneChange(db),
]

/** Aborts the batch if the payment has changed since it was read. */
export const demandVersion = (db: Database, { id, version }: Pick<PaymentRow, 'id' | 'version'>): Statement[] =>
  demand(db, sql`EXISTS (SELECT 1 FROM ${payment} WHERE ${payment.id} = ${id} AND ${payment.version} = ${version})`)

/** Adds what arrived in the currency of the payment. */
export const receivePayment = (db: Database, id: string, amount: Amount): Statement[] => [
  db
    .update(payment)
    .set({
      state: nextPaymentState(sql`iif(received + ${exactly(amount)} >= asked, 'full', 'part')`),
      received: sql`received + ${exactly(amount)}`,
      version: sql`version + 1`,
    })
    .where(and(eq(payment.id, id), eq(payment.currency, amount.currency))),
  ...demandOneChange(db),
]

const isUnpaid = isAmong(payment.state, ['waiting', 'part-paid'])

/** Transfers expire at their time; other payments in the state of their provider. */
const isUnpaidTransfer = and(isUnpaid, eq(payment.provider, 'invoice'))

/** Unpaid transfers that expire by a time. */
export const findExpiring = (db: Database, by: number, limit: number): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payment)
    .where(and(isUnpaidTransfer, lte(payment.expiresAt, by)))
    .limit(limit)

/** Unpaid payments that expire between two times, without those that had a reminder. */
export const findUnreminded = (
  db: Database,
  { after, by }: { after: number; by: number },
  limit: number,
): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payment)
    .where(and(isUnpaidTransfer, gt(payment.expiresAt, after), lte(payment.expiresAt, by), isNull(payment.remindedAt)))
    .limit(limit)

export const markReminded = (db: Database, id: string, now: number): Statement[] => [
  db
    .update(payment)
    .set({ remindedAt: now })
    .where(and(eq(payment.id, id), isUnpaid, isNull(payment.remindedAt))),
  ...demandOneChange(db),
]

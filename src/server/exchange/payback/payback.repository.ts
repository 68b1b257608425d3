import { and, asc, desc, eq, getTableColumns, gt, lte, ne, not, or, type SQL, sql } from 'drizzle-orm'
import { type Amount, MONEY_CURRENCIES } from '#src/domain/money/amount.ts'
import {
  OPEN_PAYBACK_STATES,
  PAYBACK_MOVES,
  type PaybackEvent,
  type PaybackState,
  UNDONE_STATES,
} from '#src/domain/payment/payback-states.ts'
import { balanceOf, exactly } from '#src/server/exchange/billing/entries.repository.ts'
import type { LedgerAccount } from '#src/server/exchange/billing/ledger-accounts.ts'
import { paymentTable } from '#src/server/exchange/payment/payment.tables.ts'
import { type Database, demand, demandOneChange, isAmong, type Statement } from '#src/server/platform/database.ts'
import { type NewPayback, type PaybackRow, paybackTable as payback } from './payback.tables.ts'
import { isCovered, isLeft } from './rests.repository.ts'

export const amountOfRow = ({ amount, currency }: Pick<PaybackRow, 'amount' | 'currency'>): Amount => ({
  minor: amount,
  currency,
})

/** Inserts a row. Aborts the batch if less is left of the payment. */
export const insertPayback = (db: Database, row: NewPayback): Statement[] => [
  ...demand(db, isLeft(row.paymentId, amountOfRow(row))),
  insertAny(db, row),
]

/** Aborts the batch if its payment does not cover the pay-back any more: a dispute or a recall took the money. */
export const demandStillCovered = (db: Database, { paymentId, currency }: PaybackRow): Statement[] =>
  demand(db, isCovered(sql`${paymentId}`, currency))

/** Aborts the batch unless that is so. */
export const demandUncovered = (db: Database, { paymentId, currency }: PaybackRow): Statement[] =>
  demand(db, sql`NOT (${isCovered(sql`${paymentId}`, currency)})`)

/** Pay-backs whose transfer has not begun, and that their payment does not cover any more, the latest first. */
export async function findUncovered(db: Database, limit: number): Promise<PaybackRow[]> {
  const found = await Promise.all(
    MONEY_CURRENCIES.map((currency) =>
      db
        .select()
        .from(payback)
        .where(
          and(
            eq(payback.state, 'waiting'),
            eq(payback.currency, currency),
            not(isCovered(sql`${payback.paymentId}`, currency)),
          ),
        )
        .orderBy(desc(payback.createdAt), desc(payback.id))
        .limit(limit),
    ),
  )
  return found.flat()
}

/** Inserts a row about money that has left already. */
export const insertAny = (db: Database, { amount, ...row }: NewPayback): Statement =>
  db.insert(payback).values({ ...row, amount: exactly({ minor: amount }) as never })

const isOpen = isAmong(payback.state, OPEN_PAYBACK_STATES)

/** Aborts the batch while the holder has asked for a currency and something of it is open. */
export const demandNoneOpen = (db: Database, holderId: string, currency: Amount['currency']): Statement[] =>
  demand(
    db,
    sql`NOT EXISTS (SELECT 1 FROM ${payback} WHERE ${and(
      eq(payback.holderId, holderId),
      eq(payback.currency, currency),
      eq(payback.cause, 'balance'),
      isOpen,
    )})`,
  )

/** The currencies that the holder has asked for, and of which something is open. */
export async function findOpenCurrencies(db: Database, holderId: string): Promise<Set<Amount['currency']>> {
  const rows = await db
    .selectDistinct({ currency: payback.currency })
    .from(payback)
    .where(and(eq(payback.holderId, holderId), eq(payback.cause, 'balance'), isOpen))
  return new Set(rows.map(({ currency }) => currency))
}

export const findPayback = (db: Database, id: string): Promise<PaybackRow | undefined> =>
  db.select().from(payback).where(eq(payback.id, id)).get()

export const findByProviderId = (db: Database, providerId: string): Promise<PaybackRow | undefined> =>
  db.select().from(payback).where(eq(payback.providerId, providerId)).get()

/** Open rows of a holder, and those since a time, the newest first. */
export const listPaybacks = (db: Database, holderId: string, since: number, limit: number) =>
  db
    .select({ payback: getTableColumns(payback), reference: paymentTable.reference })
    .from(payback)
    .innerJoin(paymentTable, eq(paymentTable.id, payback.paymentId))
    .where(and(eq(payback.holderId, holderId), or(isOpen, gt(payback.createdAt, since))))
    .orderBy(desc(payback.createdAt), desc(payback.id))
    .limit(limit)

/** The next state in `PAYBACK_MOVES`, null if the event is refused. */
const nextState = (event: PaybackEvent): SQL<PaybackState> =>
  sql`(${JSON.stringify(PAYBACK_MOVES)} -> ${payback.state} ->> ${event})`

export type Seen = Pick<PaybackRow, 'id' | 'version'>

const isAsSeen = ({ id, version }: Seen) => and(eq(payback.id, id), eq(payback.version, version))

/** Aborts the batch unless the row is as it was read. */
export const demandSeen = (db: Database, seen: Seen): Statement[] =>
  demand(db, sql`EXISTS (SELECT 1 FROM ${payback} WHERE ${isAsSeen(seen)})`)

type Change = Partial<Pick<PaybackRow, 'providerId' | 'sentDay' | 'askedAt' | 'lookedAt'>>

/** Moves a row. Aborts the batch if it has changed since it was read, or if its state does not allow the event. */
export const movePayback = (
  db: Database,
  seen: Seen,
  { event, now, ...change }: Change & { event: PaybackEvent; now: number },
): Statement[] => [
  db
    .update(payback)
    .set({
      ...change,
      state: nextState(event),
      endedAt: sql`iif(${nextState(event)} IN (SELECT value FROM json_each(${JSON.stringify(OPEN_PAYBACK_STATES)})), NULL, CAST(${now} AS INTEGER))`,
      version: sql`version + 1`,
    })
    .where(and(isAsSeen(seen), sql`${nextState(event)} IS NOT NULL`)),
  ...demandOneChange(db),
]

/** Notes that the state was looked up at the provider. */
export const noteLook = (db: Database, id: string, lookedAt: number): Statement =>
  db.update(payback).set({ lookedAt }).where(eq(payback.id, id))

/** Whether another row of the same request was paid back, or still can be. */
const hasOther = ({ id, requestId }: PaybackRow): SQL<number> =>
  sql<number>`EXISTS (SELECT 1 FROM ${payback} WHERE ${and(
    eq(payback.requestId, requestId),
    ne(payback.id, id),
    not(isAmong(payback.state, UNDONE_STATES)),
  )})`

export async function isLastOfRequest(db: Database, row: PaybackRow): Promise<boolean> {
  const found = await db
    .select({ other: hasOther(row) })
    .from(payback)
    .where(eq(payback.id, row.id))
    .get()
  return found?.other === 0
}

/** Aborts the batch unless that is still so. */
export const demandLast = (db: Database, row: PaybackRow, isLast: boolean): Statement[] =>
  demand(db, sql`${hasOther(row)} = ${isLast ? 0 : 1}`)

/** Rows that go through a provider and were not looked up since a time, the oldest first. */
export const findAtProvider = (
  db: Database,
  { states, since }: { states: readonly PaybackState[]; since: number },
  limit: number,
): Promise<PaybackRow[]> =>
  db
    .select()
    .from(payback)
    .where(
      and(
        eq(payback.way, 'provider'),
        isAmong(payback.state, states),
        lte(sql`coalesce(${payback.lookedAt}, ${payback.askedAt}, 0)`, since),
      ),
    )
    .orderBy(asc(payback.createdAt), asc(payback.id))
    .limit(limit)

/** How often a payment and what was paid back of it changed: the version of the object that admins refund. */
const changesOf = (paymentId: string): SQL<number> =>
  sql<number>`(SELECT p.version + (SELECT coalesce(sum(r.version), 0) FROM payback r WHERE r.payment_id = p.id) FROM payment p WHERE p.id = ${paymentId})`

export async function countChanges(db: Database, paymentId: string): Promise<number> {
  const row = await db
    .select({ count: changesOf(paymentId) })
    .from(paymentTable)
    .where(eq(paymentTable.id, paymentId))
    .get()
  return row?.count ?? 0
}

/** Aborts the batch if something was paid back since. */
export const demandSameChanges = (db: Database, paymentId: string, version: number): Statement[] =>
  demand(db, sql`${changesOf(paymentId)} = ${version}`)

/** The id by which a line of a statement is recalled once. */
export const recallIdOf = (lineId: string): string => `recall:${lineId}`

/** Aborts the batch unless a line is credited, as it was read, and not recalled. */
export const demandNotRecalled = (db: Database, { id, version }: Seen): Statement[] =>
  demand(
    db,
    sql`EXISTS (SELECT 1 FROM bank_payment WHERE id = ${id} AND version = ${version} AND state = 'credited')
      AND NOT EXISTS (SELECT 1 FROM ${payback} WHERE ${eq(payback.providerId, recallIdOf(id))})`,
  )

/** Aborts the batch unless an account of the ledger is empty. */
export const demandEmpty = (db: Database, account: LedgerAccount): Statement[] =>
  demand(db, sql`${balanceOf(account)} = 0`)

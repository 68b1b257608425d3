import { and, asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { BankPaymentState } from '#src/domain/payment/payment-states.ts'
import { type Database, demand, demandOneChange, isAmong, type Statement } from '#src/server/platform/database.ts'
import { type BankPaymentRow, bankPaymentTable as line, paymentTable as payment } from './payment.tables.ts'

export type NewBankPayment = Pick<
  BankPaymentRow,
  'id' | 'lineHash' | 'day' | 'currency' | 'amount' | 'payer' | 'remittance' | 'paymentId' | 'source' | 'addedAt'
>

/** A bound value has at most two megabytes. */
const LINES_PER_STATEMENT = 500

/** Inserts lines, without those that are known. They are bound as JSON values, because a statement binds at most a hundred. */
export const insertLines = (db: Database, rows: readonly NewBankPayment[]): Statement[] =>
  rows.length <= LINES_PER_STATEMENT
    ? [insertSome(db, rows)]
    : [insertSome(db, rows.slice(0, LINES_PER_STATEMENT)), ...insertLines(db, rows.slice(LINES_PER_STATEMENT))]

const insertSome = (db: Database, rows: readonly NewBankPayment[]): Statement =>
  db.run(sql`INSERT INTO bank_payment (id, line_hash, day, currency, amount, payer, remittance, payment_id, source, added_at)
    SELECT value ->> 'id', value ->> 'lineHash', value ->> 'day', value ->> 'currency', value ->> 'amount',
      iif(${isErased(sql`value ->> 'paymentId'`)}, '', value ->> 'payer'), iif(${isErased(sql`value ->> 'paymentId'`)}, '', value ->> 'remittance'),
      value ->> 'paymentId', value ->> 'source', value ->> 'addedAt'
    FROM json_each(${JSON.stringify(rows)})
    WHERE NOT EXISTS (SELECT 1 FROM bank_payment known WHERE known.line_hash = value ->> 'lineHash')`)

/** Whether the account or organisation that started a payment is erased: nothing is kept about who paid then. */
const isErased = (paymentId: SQL): SQL => sql`EXISTS (SELECT 1 FROM payment p JOIN ledger_holder h ON h.id = p.holder_id
  WHERE p.id = ${paymentId} AND h.account_id IS NULL AND h.organisation_id IS NULL)`

/** Aborts the batch unless all lines were inserted: another statement may have had some of them meanwhile. */
export const demandStored = (db: Database, rows: readonly Pick<NewBankPayment, 'id'>[]): Statement[] => {
  const ids = rows.map(({ id }) => id)
  return demand(db, sql`(SELECT count(*) FROM ${line} WHERE ${isAmong(line.id, ids)}) = ${ids.length}`)
}

export async function findKnown(db: Database, hashes: readonly string[]): Promise<Set<string>> {
  const rows = await db.select({ hash: line.lineHash }).from(line).where(isAmong(line.lineHash, hashes))
  return new Set(rows.map(({ hash }) => hash))
}

/** How far apart two dates of the same transaction may be: of its order, its booking and its value. */
const DAYS_APART = 5

/**
 * Another line of the same amount and currency, perhaps the same money: of the same day, or within a few days if one of them was typed, or both
 * are for the same payment.
 */
const hasTwin = sql<number>`EXISTS (SELECT 1 FROM bank_payment twin WHERE twin.amount = bank_payment.amount
  AND twin.day BETWEEN date(bank_payment.day, ${`-${DAYS_APART} days`}) AND date(bank_payment.day, ${`+${DAYS_APART} days`})
  AND twin.currency = bank_payment.currency AND twin.id <> bank_payment.id
  AND (twin.day = bank_payment.day OR twin.source <> bank_payment.source OR twin.payment_id = bank_payment.payment_id))`

/** Whether two admins confirmed that the bank took it back. */
const isRecalled = sql<number>`EXISTS (SELECT 1 FROM payback WHERE payback.provider_id = 'recall:' || bank_payment.id)`

const selectLines = (db: Database) =>
  db
    .select({ line: getTableColumns(line), payment: getTableColumns(payment), hasTwin, isRecalled })
    .from(line)
    .leftJoin(payment, eq(payment.id, line.paymentId))

export type FoundLine = Awaited<ReturnType<typeof findLine>>

export const findLine = async (db: Database, id: string) => selectLines(db).where(eq(line.id, id)).get()

/** Lines of a state: open ones, the oldest first, and decided ones, the newest first. */
export const listLines = (db: Database, state: BankPaymentState, limit: number, offset: number) =>
  selectLines(db)
    .where(eq(line.state, state))
    .orderBy(...(state === 'new' ? [asc(line.day), asc(line.id)] : [desc(line.decidedAt), desc(line.id)]))
    .limit(limit)
    .offset(offset)

export const countLines = (db: Database, state: BankPaymentState): Promise<number> =>
  db.$count(line, eq(line.state, state))

type Seen = { id: string; version: number }

const isNewAt = ({ id, version }: Seen): SQL | undefined =>
  and(eq(line.id, id), eq(line.version, version), eq(line.state, 'new'))

/** Aborts the batch unless the line is open and unchanged since it was read. */
export const demandNewLine = (db: Database, seen: Seen): Statement[] =>
  demand(db, sql`EXISTS (SELECT 1 FROM ${line} WHERE ${isNewAt(seen)})`)

/** Assigns a line to a payment. */
export const assignLine = (db: Database, seen: Seen, paymentId: string): Statement[] => [
  db
    .update(line)
    .set({
      ...{ paymentId, version: sql`version + 1` },
      payer: sql`iif(${isErased(sql`${paymentId}`)}, '', payer)`,
      remittance: sql`iif(${isErased(sql`${paymentId}`)}, '', remittance)`,
    })
    .where(isNewAt(seen)),
  ...demandOneChange(db),
]

export const decideLine = (
  db: Database,
  seen: Seen,
  { state, now }: { state: Exclude<BankPaymentState, 'new'>; now: number },
): Statement[] => [
  db.update(line).set({ state, decidedAt: now, version: sql`version + 1` }).where(isNewAt(seen)),
  ...demandOneChange(db),
]

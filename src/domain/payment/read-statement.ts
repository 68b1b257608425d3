import { type DateOrder, learnOrder } from '../cv-import/dates.ts'
import { type Amount, isNegative, isPositive, isZero, type MoneyCurrency, negate } from '../money/amount.ts'
import { isMovable } from '../money/is-movable.ts'
import { toDecimal } from '../money/to-decimal.ts'
import { cutText } from '../text/text.ts'
import { MAX_PAYER, MAX_REMITTANCE } from '../text/text-limits.ts'
import { findReferences } from './creditor-reference.ts'
import {
  findCurrency,
  isRowNumber,
  isUnbooked,
  readAmount,
  readCurrency,
  readDate,
  readSide,
} from './statement-cells.ts'
import { type ColumnNames, type FoundColumns, findColumns, findTwice, listMissing } from './statement-columns.ts'
import type { StatementColumn } from './statement-names.ts'

export const MAX_STATEMENT_ROWS = 5000

/** `dates` is needed where no date proves the order; `currency` where the statement names none. */
export type StatementOptions = {
  columns?: ColumnNames
  currency?: MoneyCurrency
  dates?: 'day-first' | 'month-first'
  /** The last plain date that can be meant: a later one is wrong. */
  latest?: string
}

/** A payment that came in. `key` is the same for the same payment in another statement; `row` counts from 1 below the header. */
export type StatementPayment = {
  row: number
  key: string
  date: string
  amount: Amount
  text: string
  payer: string
  references: readonly string[]
}

/** Why a row was not read: what is wrong, and the cell. `side` is neither debit nor credit, or both; `status` was not booked. */
export type StatementProblem = {
  row: number
  problem: 'date' | 'date-order' | 'amount' | 'currency' | 'side' | 'status'
  cell: string
}

export type Statement = { payments: StatementPayment[]; problems: StatementProblem[]; outgoing: number }
export type StatementFailure =
  | { failure: 'columns'; missing: readonly StatementColumn[] }
  | { failure: 'twice'; column: string }
  | { failure: 'no-rows' | 'too-many-rows' }

type Failed = Omit<StatementProblem, 'row'>
type Reading = { columns: FoundColumns; options: StatementOptions; order: DateOrder }

const cellOf = (cells: readonly string[], at: number | undefined): string => (at === undefined ? '' : (cells[at] ?? ''))

const withSign = (amount: Amount, side: 1 | -1): Amount => (isNegative(amount) === side < 0 ? amount : negate(amount))

function readSides(cells: readonly string[], { columns }: Reading, currency: MoneyCurrency): Amount | Failed {
  const [creditCell, debitCell] = [cellOf(cells, columns.credit), cellOf(cells, columns.debit)]
  const [credit, debit] = [readAmount(creditCell, currency), readAmount(debitCell, currency)]
  if (!credit) return { problem: 'amount', cell: creditCell }
  if (!debit) return { problem: 'amount', cell: debitCell }
  if (isZero(debit)) return isZero(credit) ? { problem: 'amount', cell: creditCell || debitCell } : credit
  return isZero(credit) ? withSign(debit, -1) : { problem: 'side', cell: `${creditCell} ${debitCell}` }
}

function readMoney(cells: readonly string[], reading: Reading): Amount | Failed {
  const { columns, options } = reading
  const cell = cellOf(cells, columns.amount)
  const code =
    cellOf(cells, columns.currency).trim() || columns.headerCurrency || findCurrency(cell) || options.currency
  const currency = readCurrency(code ?? '')
  if (!currency) return { problem: 'currency', cell: code ?? '' }
  if (columns.amount === undefined) return readSides(cells, reading, currency)
  const amount = readAmount(cell, currency)
  if (!amount || isZero(amount)) return { problem: 'amount', cell }
  if (columns.side === undefined) return amount
  const side = readSide(cellOf(cells, columns.side))
  // A negative credit is money that was taken back: only a person can say what it means.
  if (!side || (side === 1 && isNegative(amount))) return { problem: 'side', cell: cellOf(cells, columns.side) }
  return withSign(amount, side)
}

const writeSum = (amount: Amount): string => `${toDecimal(amount)} ${amount.currency}`

/** The key of the only payment with this id of the bank and this amount in a statement. */
export const keyOfBankId = (id: string, amount: Amount): string => JSON.stringify([id, writeSum(amount), 1])

/**
 * Returns the keys of the payments of one statement. With an id of the bank, a repeated row is the same payment, and rows with the id that differ
 * are counted. Without an id, equal rows are counted: each is a payment.
 */
function createKeys(): (found: Pick<Transaction, 'id' | 'date' | 'amount' | 'payer' | 'text'>) => string {
  const seen = new Map<string, string[]>()
  return ({ id, date, amount, payer, text }) => {
    const [sum, cells] = [writeSum(amount), JSON.stringify([date, payer, text])]
    const parts = id ? [id, sum] : [date, sum, payer, text]
    const name = JSON.stringify(parts)
    const rows = seen.get(name) ?? []
    const place = id ? rows.indexOf(cells) : -1
    if (place === -1) rows.push(cells)
    seen.set(name, rows)
    return JSON.stringify([...parts, place === -1 ? rows.length : place + 1])
  }
}

type Transaction = Omit<StatementPayment, 'row' | 'key'> & { id: string }

function readRow(cells: readonly string[], reading: Reading): Transaction | Failed {
  const { columns, order, options } = reading
  const dateCell = cellOf(cells, columns.date)
  const day = readDate(dateCell, order)
  if ('problem' in day) return { ...day, cell: dateCell }
  if (options.latest !== undefined && day.date > options.latest) return { problem: 'date', cell: dateCell }
  const amount = readMoney(cells, reading)
  if ('problem' in amount) return amount
  if (!isMovable(amount)) return { problem: 'amount', cell: cellOf(cells, columns.amount ?? columns.credit) }
  const status = cellOf(cells, columns.status)
  if (isUnbooked(status)) return { problem: 'status', cell: status }
  const text = columns.text.map((at) => cellOf(cells, at).trim())
  const whole = [...new Set(text)].filter(Boolean).join(' ')
  return {
    date: day.date,
    amount,
    text: cutText(whole, MAX_REMITTANCE),
    payer: cutText(cellOf(cells, columns.payer).trim(), MAX_PAYER),
    references: findReferences(whole),
    id: isRowNumber(cellOf(cells, columns.id).trim()) ? '' : cellOf(cells, columns.id).trim(),
  }
}

/**
 * Reads the rows of a bank statement, the first of which is the header. Payments that went out are only counted. A row that is not read is a
 * problem of its own and does not prevent others.
 */
export function readStatement(
  [header = [], ...rows]: readonly (readonly string[])[],
  options: StatementOptions = {},
): Statement | StatementFailure {
  const columns = findColumns(header, options.columns)
  const missing = listMissing(columns)
  if (missing.length > 0) return { failure: 'columns', missing }
  const column = findTwice(header, columns)
  if (column !== undefined) return { failure: 'twice', column }
  if (rows.length === 0) return { failure: 'no-rows' }
  if (rows.length > MAX_STATEMENT_ROWS) return { failure: 'too-many-rows' }
  const { dates } = options
  const order = dates
    ? { '.': dates, '/': dates, '-': dates }
    : learnOrder(rows.map((row) => cellOf(row, columns.date)))
  const createKey = createKeys()
  const statement: Statement = { payments: [], problems: [], outgoing: 0 }
  for (const [index, cells] of rows.entries()) {
    const found = readRow(cells, { columns, options, order })
    const row = index + 1
    if ('problem' in found) statement.problems.push({ row, ...found, cell: cutText(found.cell.trim(), MAX_PAYER) })
    else if (!isPositive(found.amount)) statement.outgoing += 1
    else {
      const { id: _, ...payment } = found
      statement.payments.push({ row, key: createKey(found), ...payment })
    }
  }
  return statement
}

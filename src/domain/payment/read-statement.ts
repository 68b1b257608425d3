import { type DateOrder, learnOrder } from '../cv-import/dates.ts'
import { cutText } from '../text/text.ts'
import type { Currency } from '../vocabulary/currencies.ts'
import { findReferences } from './creditor-reference.ts'
import { findCurrency, readCurrency, readDate, readMinor, readSide } from './statement-cells.ts'
import { type ColumnNames, type FoundColumns, findColumns, listMissing } from './statement-columns.ts'
import type { StatementColumn } from './statement-names.ts'

export const MAX_STATEMENT_ROWS = 5000
const MAX_REMITTANCE = 500
const MAX_PAYER = 140

/** `dates` is needed where no date proves the order; `currency` where the statement names none. */
export type StatementOptions = { columns?: ColumnNames; currency?: Currency; dates?: 'day-first' | 'month-first' }

/** A payment that came in. `key` is the same for the same payment in another statement; `row` counts from 1 below the header. */
export type StatementPayment = {
  row: number
  key: string
  date: string
  minor: number
  currency: Currency
  text: string
  payer: string
  references: readonly string[]
}

/** Why a row was not read: what is wrong, and the cell. `side` is neither debit nor credit, or both. */
export type StatementProblem = {
  row: number
  problem: 'date' | 'date-order' | 'amount' | 'currency' | 'side'
  cell: string
}

export type Statement = { payments: StatementPayment[]; problems: StatementProblem[]; outgoing: number }
export type StatementFailure =
  | { failure: 'columns'; missing: readonly StatementColumn[] }
  | { failure: 'no-rows' | 'too-many-rows' }

type Sum = { minor: number; currency: Currency }
type Failed = Omit<StatementProblem, 'row'>
type Reading = { columns: FoundColumns; options: StatementOptions; order: DateOrder }

const cellOf = (cells: readonly string[], at: number | undefined): string => (at === undefined ? '' : (cells[at] ?? ''))

function readSides(cells: readonly string[], { columns }: Reading, currency: Currency): Sum | Failed {
  const [creditCell, debitCell] = [cellOf(cells, columns.credit), cellOf(cells, columns.debit)]
  const [credit, debit] = [readMinor(creditCell, currency), readMinor(debitCell, currency)]
  if (credit === undefined) return { problem: 'amount', cell: creditCell }
  if (debit === undefined) return { problem: 'amount', cell: debitCell }
  if (!credit && !debit) return { problem: 'amount', cell: creditCell || debitCell }
  if (credit && debit) return { problem: 'side', cell: `${creditCell} ${debitCell}` }
  return { minor: credit || -Math.abs(debit ?? 0), currency }
}

function readAmount(cells: readonly string[], reading: Reading): Sum | Failed {
  const { columns, options } = reading
  const cell = cellOf(cells, columns.amount)
  const code =
    cellOf(cells, columns.currency).trim() || columns.headerCurrency || findCurrency(cell) || options.currency
  const currency = readCurrency(code ?? '')
  if (!currency) return { problem: 'currency', cell: code ?? '' }
  if (columns.amount === undefined) return readSides(cells, reading, currency)
  const minor = readMinor(cell, currency)
  if (!minor) return { problem: 'amount', cell }
  if (columns.side === undefined) return { minor, currency }
  const side = readSide(cellOf(cells, columns.side))
  return side ? { minor: side * Math.abs(minor), currency } : { problem: 'side', cell: cellOf(cells, columns.side) }
}

/** The same payment may be in several statements, and equal payments may be in one: those are counted. */
function createKeys(): (parts: readonly (string | number)[]) => string {
  const seen = new Map<string, number>()
  return (parts) => {
    const text = JSON.stringify(parts)
    const count = (seen.get(text) ?? 0) + 1
    seen.set(text, count)
    return JSON.stringify([...parts, count])
  }
}

type Transaction = Omit<StatementPayment, 'row' | 'key'> & { id: string }

function readRow(cells: readonly string[], reading: Reading): Transaction | Failed {
  const { columns, order } = reading
  const dateCell = cellOf(cells, columns.date)
  const day = readDate(dateCell, order)
  if ('problem' in day) return { ...day, cell: dateCell }
  const sum = readAmount(cells, reading)
  if ('problem' in sum) return sum
  const text = columns.text.map((at) => cellOf(cells, at).trim())
  const whole = [...new Set(text)].filter(Boolean).join(' ')
  return {
    date: day.date,
    ...sum,
    text: cutText(whole, MAX_REMITTANCE),
    payer: cutText(cellOf(cells, columns.payer).trim(), MAX_PAYER),
    references: findReferences(whole),
    id: cellOf(cells, columns.id).trim(),
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
    else if (found.minor < 0) statement.outgoing += 1
    else {
      const { id, ...payment } = found
      const { date, minor, currency, payer, text } = payment
      const key = createKey(id ? [id, minor, currency] : [date, minor, currency, payer, text])
      statement.payments.push({ row, key, ...payment })
    }
  }
  return statement
}

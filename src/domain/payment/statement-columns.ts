import { foldLabel } from '../cv-import/fold-label.ts'
import { memoize } from '../memoize.ts'
import type { MoneyCurrency } from '../money/amount.ts'
import { readCurrency } from './statement-cells.ts'
import { COLUMN_NAMES, type StatementColumn } from './statement-names.ts'

const COLUMNS = Object.keys(COLUMN_NAMES) as readonly StatementColumn[]

/** Names of columns of a bank that are not among the known ones; each replaces those known for its column. */
export type ColumnNames = Readonly<Partial<Record<StatementColumn, string>>>

/** Indexes of columns; a text may be in several. `headerCurrency` is the currency in the name of an amount, such as “Amount (EUR)”. */
export type FoundColumns = Readonly<Partial<Record<Exclude<StatementColumn, 'text'>, number>>> & {
  text: readonly number[]
  headerCurrency?: MoneyCurrency
}

const foldName = (name: string): string => foldLabel(name).replace(/\s?\/\s?/g, '/')
const foldKnown = memoize((column) => COLUMN_NAMES[column as StatementColumn].map(foldName))

/** Separates the currency at the end of a folded name. */
function splitCurrency(name: string): { name: string; currency?: MoneyCurrency } {
  const [, before, code = ''] = /^(.{1,60}) (\S{3})$/.exec(name) ?? []
  const currency = readCurrency(code)
  return before && currency ? { name: before, currency } : { name }
}

/** Returns the columns of a header. */
export function findColumns(header: readonly string[], named: ColumnNames = {}): FoundColumns {
  const labels = header.map((cell) => splitCurrency(foldName(cell)))
  const findAll = (column: StatementColumn): number[] => {
    const own = named[column]
    const names = own === undefined ? foldKnown(column) : [splitCurrency(foldName(own)).name]
    return names.map((name) => labels.findIndex((label) => label.name === name)).filter((at) => at !== -1)
  }
  const single = COLUMNS.flatMap((column) => {
    const [at] = column === 'text' ? [] : findAll(column)
    return at === undefined ? [] : [[column, at] as const]
  })
  const columns: FoundColumns = { ...Object.fromEntries(single), text: findAll('text').sort((a, b) => a - b) }
  const headerCurrency = labels[columns.amount ?? columns.credit ?? -1]?.currency
  return headerCurrency ? { ...columns, headerCurrency } : columns
}

/** Columns that a statement needs and does not have. */
export function listMissing(columns: FoundColumns): StatementColumn[] {
  const missing: StatementColumn[] = []
  if (columns.date === undefined) missing.push('date')
  if (columns.amount === undefined && columns.credit === undefined) missing.push('amount')
  if (columns.text.length === 0) missing.push('text')
  return missing
}

import { foldLabel } from '../cv-import/fold-label.ts'
import { memoize } from '../memoize.ts'
import type { MoneyCurrency } from '../money/amount.ts'
import { readCurrency } from './statement-cells.ts'
import { ACCOUNT_AMOUNTS, ACCOUNT_CURRENCIES, COLUMN_NAMES, type StatementColumn } from './statement-names.ts'

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

const areFolded = (names: readonly string[]) => new Set(names.map(foldName))
const ofAccount = memoize(() => ({ amounts: areFolded(ACCOUNT_AMOUNTS), currencies: areFolded(ACCOUNT_CURRENCIES) }))

type Label = ReturnType<typeof splitCurrency>

/** Whether the currency is that of the transaction, and the amount is in that of the account, or the other way round. */
function isForeign(labels: readonly Label[], amount: number | undefined, currency: number | undefined): boolean {
  const { amounts, currencies } = ofAccount('')
  const [of, named] = [labels[amount ?? -1]?.name ?? '', labels[currency ?? -1]?.name ?? '']
  return currency !== undefined && amounts.has(of) && !currencies.has(named)
}

/** Columns that decide how much money it is: two of the same name leave open which one counts. */
const SINGLE = ['amount', 'credit', 'debit', 'side', 'currency'] as const

/** The name of a column that occurs twice, as it is written; undefined if none does. */
export function findTwice(header: readonly string[], columns: FoundColumns): string | undefined {
  const names = header.map((cell) => splitCurrency(foldName(cell)).name)
  const at = SINGLE.map((column) => columns[column]).find(
    (one) => one !== undefined && names.indexOf(names[one] as string, one + 1) !== -1,
  )
  return at === undefined ? undefined : header[at]?.trim()
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
  const columns: { -readonly [Name in keyof FoundColumns]: FoundColumns[Name] } = {
    ...Object.fromEntries(single),
    text: findAll('text').sort((a, b) => a - b),
  }
  if (isForeign(labels, columns.amount, columns.currency)) delete columns.currency
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

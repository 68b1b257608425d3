import { type Amount, type MoneyCurrency, subtract, sumOf } from './amount.ts'
import { withoutPercent } from './rate.ts'

/** The totals of a document: what is paid, the tax in it, and the rest. */
export type Totals = { net: Amount; tax: Amount; gross: Amount }

/**
 * Returns the totals of lines whose prices include tax, in percent. Tax is rounded once, on the sum: rounded per line, parts of a document
 * would not add up to the whole.
 */
export function totalsOf(lines: readonly Amount[], percent: string, currency: MoneyCurrency): Totals {
  const gross = sumOf(lines, currency)
  const net = withoutPercent(gross, percent)
  return { net, tax: subtract(gross, net), gross }
}

const difference = (one: Totals, other: Totals): Totals => ({
  net: subtract(one.net, other.net),
  tax: subtract(one.tax, other.tax),
  gross: subtract(one.gross, other.gross),
})

/**
 * Returns the totals of a credit note: what was charged for the lines that remained before it, less what is charged for those that remain
 * after it. All credit notes of an invoice therefore add up to the invoice, to the last unit.
 */
export const creditTotals = (
  { before, after }: { before: readonly Amount[]; after: readonly Amount[] },
  percent: string,
  currency: MoneyCurrency,
): Totals => difference(totalsOf(before, percent, currency), totalsOf(after, percent, currency))

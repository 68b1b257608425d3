import { type Amount, add, type MoneyCurrency, subtract, sumOf } from './amount.ts'
import { multiplyByRate, type Rate } from './rate.ts'

/** The totals of a document: the sum of its lines, the tax on that sum, and both. */
export type Totals = { net: Amount; tax: Amount; gross: Amount }

/** Returns the totals of lines. Tax is rounded once, on the sum: rounded per line, parts of a document would not add up to the whole. */
export function totalsOf(lines: readonly Amount[], rate: Rate, currency: MoneyCurrency): Totals {
  const net = sumOf(lines, currency)
  const tax = multiplyByRate(net, rate)
  return { net, tax, gross: add(net, tax) }
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
  rate: Rate,
  currency: MoneyCurrency,
): Totals => difference(totalsOf(before, rate, currency), totalsOf(after, rate, currency))

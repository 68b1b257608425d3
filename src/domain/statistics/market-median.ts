import { findMedian } from './median.ts'

/** So many companies are behind each shown figure: besides the reader's own, at least five. */
export const LEAST_COMPANIES = 6

/** Returns the median over companies, rounded to whole units; null if too few companies have the figure. */
export function findMarketMedian(ofCompanies: readonly (number | null)[]): number | null {
  const values = ofCompanies.filter((value) => value !== null)
  if (values.length < LEAST_COMPANIES) return null
  const median = findMedian(values.map((value) => ({ value, count: 1 })))
  return median === null ? null : Math.round(median)
}

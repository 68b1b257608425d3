import { DAY } from '#src/domain/time.ts'

const PAY_STEP = Math.log(1.05)
/** Fine pay buckets per coarse one: a range needs about a dozen terms of each kind. */
export const PAY_COARSE = 12
export const LONGEST_MONTHS = 24

/** Slugs use hyphens, index terms underscores, so that typed words never match a term. A term is one token: it cannot express phrases. */
export const createTerm = (kind: string, value: string | number): string =>
  `${kind}_${String(value)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '_')}`

/** The last step contains everything above about 190,000 USD a month. */
export const HIGHEST_PAY_BUCKET = 155

/** Returns the 5 % step of a pay in USD minor units a month. */
export const findPayBucket = (payUsd: number): number =>
  Math.min(HIGHEST_PAY_BUCKET, Math.floor(Math.log(Math.max(1, payUsd / 10_000)) / PAY_STEP))

export const findWeek = (date: string): number => Math.floor(Date.parse(date) / DAY / 7)

/** Returns the calendar months between two dates as YYYYMM, at most `limit`. */
export function listMonths(from: string, to: string, limit = LONGEST_MONTHS): string[] {
  let year = Number(from.slice(0, 4))
  let month = Number(from.slice(5, 7))
  const months: string[] = []
  while (months.length < limit) {
    const text = `${year}-${String(month).padStart(2, '0')}`
    if (text > to.slice(0, 7)) break
    months.push(text.replace('-', ''))
    month += 1
    if (month > 12) {
      month = 1
      year += 1
    }
  }
  return months
}
